import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { heading, openRecommendations, storedSteps } from '../support/recommendations';
import { app as inApp } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const DASHBOARD = 'Jetpack At A Glance Dashboard';
const QUESTION = 'Tell us more about Example Site?';
const SUMMARY = /^Nice work!/;
const MONITOR = 'Get an alert when your site goes down';
const RELATED_POSTS = 'Give readers a reason to stay';
const SEEN = { viewedRecommendations: ['site-type-question'] };
const off = { monitor: false, 'related-posts': false, photon: false, 'photon-cdn': false, publicize: false };
const at = (recommendationsStep: string, recommendationsData: Record<string, unknown> = {}, more = {}) => ({
	before: async (site: TestSite) => {
		await site.setFacts({ recommendationsStep, recommendationsData, ...more });
		await site.setSwitches(off);
	},
});
const goTo = (hash: string) => act(() => void (window.location.hash = hash));

describe('recommendations', () => {
	it('are available only if the host offers them [REC-001]', async () => {
		const { site } = await openApp({
			hash: '#/recommendations/monitor',
			before: (running) => running.page({ siteData: { showRecommendations: false } }),
		});
		await heading(DASHBOARD);
		expect(window.location.hash).toBe('#/dashboard');
		expect(storedSteps(site)).toEqual([]);
	});

	it('redirect users who can’t manage modules to the dashboard [REC-001]', async () => {
		await openApp({ hash: '#/recommendations', as: 'editor' });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});

	it.each([
		['', '#/recommendations/site-type', QUESTION],
		['welcome__scan', '#/recommendations/welcome-scan', 'Welcome to Scan'],
		['of-another-version', '#/recommendations/summary', SUMMARY],
	])(
		'with stored step %p, open %s [REC-002, REC-003, REC-004, REC-005, REC-102]',
		async (step, hash, title) => {
			await openRecommendations(at(step, SEEN));
			expect(await heading(title)).toBeInTheDocument();
			expect(window.location.hash).toBe(hash);
		},
	);

	it('redirect unknown paths to the dashboard [REC-005]', async () => {
		await openApp({ hash: '#/recommendations/welcome__scan' });
		await heading(DASHBOARD);
		expect(window.location.hash).toBe('#/dashboard');
	});

	it.each([
		['recommendations/data', '#/recommendations', QUESTION],
		['rewind', '#/recommendations/summary', SUMMARY],
	])('show only a loading state until %s loads, at %s [REC-006, REC-043]', async (path, hash, title) => {
		let release = async () => {};
		await openApp({ hash, before: (site) => void (release = site.hold('GET', path)) });
		await settled();
		expect(screen.getByText('Loading recommendations')).toBeVisible();
		expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
		expect(inApp().queryByRole('region')).not.toBeInTheDocument();
		await release();
		expect(await heading(title)).toBeInTheDocument();
		expect(screen.queryByText('Loading recommendations')).not.toBeInTheDocument();
	});

	it('show why the answers failed to load, and continue after a retry', async () => {
		const { site, user } = await openApp({
			hash: '#/recommendations',
			before: (running) =>
				running.fail('GET', 'recommendations/conditional', 403, { code: 'x', message: 'Not today.' }),
		});
		await heading('Recommendations');
		expect(await screen.findByText('Not today.')).toBeVisible();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await heading(QUESTION)).toBeInTheDocument();
	});

	it('work without everything else, and don’t refetch it at each step [REC-020]', async () => {
		const rest = ['site', 'plugins', 'rewind', 'intro-offers', 'recommendations/upsell'];
		const { site } = await openRecommendations({
			before: (running) => {
				running.page({ siteTitle: ' ' });
				[...rest, 'recommendations/product-suggestions'].forEach((path) => running.fail('GET', path, 403));
			},
		});
		expect(await heading('Tell us more about 127.0.0.1:4400?')).toBeInTheDocument();
		expect(site.callsTo('GET', 'plugins')).toHaveLength(1);
		goTo('#/recommendations/monitor');
		expect(await heading(MONITOR)).toHaveFocus();
		await settled();
		expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
		expect(site.callsTo('GET', 'plugins')).toHaveLength(1);
	});

	it('work for an administrator without an account, minus the steps that need one [REC-086]', async () => {
		const { user } = await openRecommendations({ as: 'admin2', ...at('not-started') });
		await heading(QUESTION);
		expect(inApp().queryByRole('link', { name: 'Review suggestions' })).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		expect(await heading(RELATED_POSTS)).toBeInTheDocument();
	});
});
