import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { heading, openRecommendations, stored, storedSteps } from '../support/recommendations';
import { app as inApp } from '../support/screens';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const QUESTION = 'Tell us more about Example Site?';
const SUMMARY = /^Nice work!/;
const MONITOR = 'Get an alert when your site goes down';
const off = { monitor: false, 'related-posts': false, photon: false, 'photon-cdn': false, publicize: false };
const at = (step: string, data: Record<string, unknown> = {}) => ({
	before: async (site: TestSite) => {
		await site.setFacts({ recommendationsStep: step, recommendationsData: data });
		await site.setSwitches(off);
	},
});
/** Holds the answer to that one path until it is released. */
function hold(path: string) {
	let now = () => {};
	const held = new Promise<void>((resolve) => (now = resolve));
	const before = (site: TestSite) =>
		site.intercept((request) =>
			new URL(request.url).pathname.endsWith(`/v4/${path}`)
				? held.then(() => site.host.fetch(request))
				: null,
		);
	return { before, now: () => now() };
}
const SEEN = { viewedRecommendations: ['site-type-question'] };

describe('recommendations', () => {
	it('are available only if the host offers them [REC-001]', async () => {
		for (const hash of ['#/recommendations', '#/recommendations/monitor']) {
			const { site, close } = await openApp({
				hash,
				before: (running) =>
					running.editPage((state) =>
						Object.assign(state.siteData as object, { showRecommendations: false }),
					),
			});
			await heading('Jetpack At A Glance Dashboard');
			expect(window.location.hash).toBe('#/dashboard');
			expect(storedSteps(site)).toEqual([]);
			act(() => close());
		}
	});

	it('redirect users who can’t manage modules to the dashboard [REC-001]', async () => {
		await openApp({ hash: '#/recommendations', as: 'editor' });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
	});

	it.each([
		['not-started', '#/recommendations/site-type', QUESTION],
		['site-type-question', '#/recommendations/site-type', QUESTION],
		['', '#/recommendations/site-type', QUESTION],
		['monitor', '#/recommendations/monitor', MONITOR],
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
		await heading('Jetpack At A Glance Dashboard');
		expect(window.location.hash).toBe('#/dashboard');
	});

	it.each([
		['recommendations/data', '#/recommendations'],
		['recommendations/conditional', '#/recommendations'],
		['site', '#/recommendations'],
		['site/purchases', '#/recommendations'],
		['plugins', '#/recommendations'],
		['rewind', '#/recommendations'],
		['site', '#/recommendations/summary'],
		['rewind', '#/recommendations/summary'],
	])('show only a loading state until %s loads, at %s [REC-006, REC-043]', async (path, hash) => {
		const release = hold(path);
		await openApp({ hash, before: release.before });
		expect(await screen.findByText('Loading recommendations')).toBeVisible();
		await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
		expect(screen.getByText('Loading recommendations')).toBeVisible();
		expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
		expect(inApp().queryByRole('region')).not.toBeInTheDocument();
		await act(async () => release.now());
		expect(await heading(hash.endsWith('summary') ? SUMMARY : QUESTION)).toBeInTheDocument();
		expect(screen.queryByText('Loading recommendations')).not.toBeInTheDocument();
	});

	it.each([
		'site/features',
		'site/products',
		'site/discount',
		'intro-offers',
		'recommendations/product-suggestions',
		'recommendations/upsell',
	])('don’t wait for %s, which decides no step', async (path) => {
		const release = hold(path);
		await openRecommendations({ before: release.before });
		expect(await heading(QUESTION)).toBeInTheDocument();
		await act(async () => release.now());
	});

	it.each(['recommendations/data', 'recommendations/conditional'])(
		'show why %s failed, and continue after a retry',
		async (path) => {
			const { site, user } = await openApp({
				hash: '#/recommendations',
				before: (running) => running.fail('GET', path, 403, { code: 'x', message: 'Not today.' }),
			});
			await heading('Recommendations');
			expect(await screen.findByText('Not today.')).toBeVisible();
			site.recover();
			await user.click(screen.getByRole('button', { name: 'Try again' }));
			expect(await heading(QUESTION)).toBeInTheDocument();
		},
	);

	it.each([
		'site',
		'site/purchases',
		'site/features',
		'site/products',
		'site/discount',
		'plugins',
		'rewind',
		'recommendations/product-suggestions',
		'recommendations/upsell',
		'intro-offers',
	])('work without %s when it fails', async (path) => {
		await openRecommendations({ before: (site) => site.fail('GET', path, 403) });
		expect(await heading(QUESTION)).toBeInTheDocument();
	});

	it('don’t refetch failed data at each step', async () => {
		const { site } = await openRecommendations({ before: (running) => running.fail('GET', 'plugins', 500) });
		await heading(QUESTION);
		await waitFor(() => expect(site.callsTo('GET', 'plugins')).toHaveLength(1));
		act(() => void (window.location.hash = '#/recommendations/monitor'));
		expect(await heading(MONITOR)).toHaveFocus();
		await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
		expect(await heading(MONITOR)).toHaveFocus();
		expect(site.callsTo('GET', 'plugins')).toHaveLength(1);
	});

	it('work for an administrator without an account, minus the steps that need one [REC-086]', async () => {
		const { user } = await openRecommendations({ as: 'admin2', ...at('not-started') });
		await heading(QUESTION);
		expect(inApp().queryByRole('link', { name: 'Review suggestions' })).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		expect(await heading('Give readers a reason to stay')).toBeInTheDocument();
	});

	it('link to two places for help [REC-008]', async () => {
		await openRecommendations();
		for (const [name, source] of [
			['Getting started', 'jetpack-support-getting-started'],
			['Search our support site', 'jetpack-support'],
		]) {
			const link = inApp().getByRole('link', { name: new RegExp(`^${name}`) });
			expect(link).toHaveAttribute('href', expect.stringContaining(`source=${source}&site=`));
			expect(link).toHaveAttribute('target', '_blank');
		}
	});
});

describe('site type question', () => {
	it('shows 14% and three optional answers [REC-019, REC-020, REC-022, REC-009]', async () => {
		const { site, user } = await openRecommendations(at('not-started'));
		await heading(QUESTION);
		expect(screen.getByRole('progressbar', { name: /^Step 1 of \d$/ })).toHaveAttribute('value', '14');
		expect(within(screen.getByRole('group')).getAllByRole('checkbox')).toHaveLength(3);
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		await heading(MONITOR);
		expect(stored(site)).toMatchObject({
			'site-type-agency': false,
			'site-type-store': false,
			'site-type-personal': false,
		});
	});

	it('stores the answers and goes to the matching steps [REC-021, REC-023, EVT-026]', async () => {
		const { site, user, events } = await openRecommendations(at('not-started'));
		await heading(QUESTION);
		await user.click(screen.getByRole('checkbox', { name: /client/ }));
		await user.click(screen.getByRole('checkbox', { name: /a store/ }));
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		await heading('Manage all your clients’ sites in one place');
		expect(window.location.hash).toBe('#/recommendations/agency');
		expect(stored(site)).toMatchObject({
			'site-type-agency': true,
			'site-type-store': true,
			'site-type-personal': false,
		});
		expect(await events()).toContainEqual([
			'jetpack_recommendations_site_type_answered',
			expect.objectContaining({ personal: false, builder: true, store: true }),
		]);
		await user.click(screen.getByRole('link', { name: 'Not now' }));
		await heading('Open your store with WooCommerce');
	});

	it('stays and shows why when answers can’t be stored, without losing them [REC-023]', async () => {
		const { site, user } = await openRecommendations(at('not-started'));
		await heading(QUESTION);
		site.fail('POST', 'recommendations/data', 500, { code: 'x', message: 'Full.' });
		await user.click(screen.getByRole('checkbox', { name: /personal/ }));
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		expect(
			await screen.findByText(
				'We couldn’t save your progress. Your site had an internal error. Try again in a moment.',
			),
		).toBeVisible();
		expect(screen.getByRole('checkbox', { name: /personal/ })).toBeChecked();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		await heading(MONITOR);
		expect(stored(site)).toMatchObject({ 'site-type-personal': true });
	});

	it('doesn’t pull back users who left while the answers were pending', async () => {
		const { site, user } = await openRecommendations(at('not-started'));
		await heading(QUESTION);
		const held = hold('recommendations/data');
		held.before(site);
		await user.click(screen.getByRole('button', { name: 'Continue' }));
		act(() => void (window.location.hash = '#/my-plan'));
		await heading('My Plan');
		act(held.now);
		await settled();
		expect(window.location.hash).toBe('#/my-plan');
	});

	it('shows the address of a site without a title [REC-020]', async () => {
		await openRecommendations({
			before: (site) => site.editPage((state) => Object.assign(state, { siteTitle: ' ' })),
		});
		expect(await heading('Tell us more about 127.0.0.1:4400?')).toBeInTheDocument();
	});
});

describe('focus after a step change', () => {
	it('moves to the heading of the next step', async () => {
		const { user } = await openRecommendations(at('monitor', SEEN));
		await heading(MONITOR);
		screen.getByRole('link', { name: 'Not now' }).focus();
		await user.keyboard('{Enter}');
		const next = await heading('Give readers a reason to stay');
		await waitFor(() => expect(next).toHaveFocus());
	});

	it.each(['#/recommendations/site-type', '#/recommendations'])(
		'moves once everything loads, unless the user moved it meanwhile: %s',
		async (hash) => {
			for (const hasMoved of [false, true]) {
				const release = hold('recommendations/conditional');
				const { user, close } = await openApp({ hash: '#/dashboard', before: release.before });
				await heading('Jetpack At A Glance Dashboard');
				act(() => void (window.location.hash = hash));
				expect(await screen.findByText('Loading recommendations')).toBeVisible();
				if (hasMoved) {
					await user.tab();
				}
				const before = document.activeElement;
				await act(async () => release.now());
				const question = await heading(QUESTION);
				await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
				expect(hasMoved ? before : question).toHaveFocus();
				act(() => close());
			}
		},
	);
});
