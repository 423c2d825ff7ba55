import { act, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../tests/support/open-app';
import {
	button,
	facts,
	heading,
	link,
	openRecommendations,
	stored,
	storedSteps,
} from '../../../tests/support/recommendations';
import { app as inApp, hasRegion } from '../../../tests/support/screens';
import { settled } from '../../../tests/support/settled';

const DASHBOARD = 'Jetpack At A Glance Dashboard';
const QUESTION = 'Tell us more about Example Site?';
const SUMMARY = /^Nice work!/;
const MONITOR = 'Get an alert when your site goes down';
const FASTER = 'Make your pages load faster';
const SEEN = { viewedRecommendations: ['site-type-question'] };
const goTo = (hash: string) => act(() => void (window.location.hash = hash));
const at = (recommendationsStep: string, data = {}) => facts(data, { recommendationsStep });
const bar = () => screen.getByRole('progressbar');

describe('recommendations', () => {
	it('open at the stored step, or resume at the last one, also after a reload [REC-002, REC-003, REC-004, REC-005, REC-102, REC-103]', async () => {
		const { site, reopen } = await openRecommendations(at('', SEEN));
		await heading(QUESTION);
		expect(window.location.hash).toBe('#/recommendations/site-type');
		for (const [recommendationsStep, hash, title] of [
			['welcome__scan', '#/recommendations/welcome-scan', 'Welcome to Scan'],
			['of-another-version', '#/recommendations/summary', SUMMARY],
		] as const) {
			await site.setFacts({ recommendationsStep, recommendationsData: SEEN });
			await reopen('#/recommendations');
			await heading(title);
			expect(window.location.hash).toBe(hash);
		}
		goTo('#/recommendations/site-accelerator');
		await heading(FASTER);
		goTo('#/dashboard');
		await heading(DASHBOARD);
		goTo('#/recommendations');
		await heading(FASTER);
		await reopen('#/recommendations');
		await heading(FASTER);
	});

	it('show only a loading state until they’re known [REC-006, REC-043]', async () => {
		let release = async () => {};
		await openApp({
			hash: '#/recommendations/summary',
			before: (site) => void (release = site.hold('GET', 'rewind')),
		});
		expect(screen.getByText('Loading recommendations')).toBeVisible();
		expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
		expect(inApp().queryByRole('region')).not.toBeInTheDocument();
		await release();
		expect(await heading(SUMMARY)).toBeInTheDocument();
		expect(screen.queryByText('Loading recommendations')).not.toBeInTheDocument();
	});

	it('show why the answers failed to load, and continue after a retry', async () => {
		const body = { code: 'x', message: 'Not today.' };
		const { site, user } = await openRecommendations({
			before: (running) => running.fail('GET', 'recommendations/conditional', 403, body),
		});
		await heading('Recommendations');
		expect(screen.getByText('Not today.')).toBeVisible();
		site.recover();
		await user.click(button('Try again'));
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
		expect(inApp().queryByRole('link', { name: 'Review suggestions' })).not.toBeInTheDocument();
		await user.click(button('Continue'));
		expect(await heading('Give readers a reason to stay')).toBeInTheDocument();
	});
});

describe('the first question', () => {
	it('asks for the sort of site, saves the answers, and leads through the matching steps [REC-008, REC-009, REC-016, REC-019, REC-020, REC-021, REC-022, REC-023, REC-068, EVT-016, EVT-025, EVT-026]', async () => {
		const { site, user, events } = await openRecommendations(at('not-started'));
		await heading(QUESTION);
		expect(screen.getByRole('progressbar', { name: /^Step 1 of \d$/ })).toHaveAttribute('value', '14');
		expect(within(screen.getByRole('group')).getAllByRole('checkbox')).toHaveLength(3);
		for (const [name, source] of [
			['Getting started', 'jetpack-support-getting-started'],
			['Search our support site', 'jetpack-support'],
		] as const) {
			const help = link(new RegExp(`^${name}`));
			expect(help).toHaveAttribute('href', expect.stringContaining(`source=${source}&site=`));
			expect(help).toHaveAttribute('target', '_blank');
		}

		site.fail('POST', 'recommendations/data', 500, { code: 'x', message: 'Full.' });
		await user.click(screen.getByRole('checkbox', { name: /client/ }));
		await user.click(screen.getByRole('checkbox', { name: /a store/ }));
		await user.click(button('Continue'));
		const failure = 'We couldn’t save your progress. Your site had an internal error. Try again in a moment.';
		expect(await screen.findByText(failure)).toBeVisible();
		expect(screen.getByRole('checkbox', { name: /client/ })).toBeChecked();
		site.recover();
		await user.click(button('Continue'));
		await heading('Manage all your clients’ sites in one place');
		expect(stored(site)).toMatchObject({
			'site-type-agency': true,
			'site-type-store': true,
			'site-type-personal': false,
		});
		const answered = { personal: false, builder: true, store: true };
		expect(await events()).toContainEqual([
			'jetpack_recommendations_site_type_answered',
			expect.objectContaining(answered),
		]);

		await user.click(link('Not now'));
		await heading('Open your store with WooCommerce');
		link('Not now').focus();
		await user.keyboard('{Enter}');
		const monitor = await heading(MONITOR);
		await waitFor(() => expect(monitor).toHaveFocus());
		await waitFor(() => expect(stored(site)?.skippedRecommendations).toEqual(['agency', 'woocommerce']));
		for (const [name, feature] of [
			['resource_skip', 'agency'],
			['feature_decide_later', 'woocommerce'],
		] as const) {
			expect(await events()).toContainEqual([
				`jetpack_recommended_${name}_click`,
				expect.objectContaining({ feature }),
			]);
		}
	});

	it('continues without an answer, and reads those of older versions [REC-022, REC-056, REC-057]', async () => {
		const older = { 'site-type-business': false, 'site-type-other': true };
		const { site, user } = await openRecommendations(at('not-started', older));
		const boxes = [/client/, /a store/, /personal/].map((name) =>
			screen.getByRole<HTMLInputElement>('checkbox', { name }),
		);
		expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true]);
		await user.click(boxes[2] as HTMLElement);
		await user.click(button('Continue'));
		await heading(MONITOR);
		const names = ['site-type-agency', 'site-type-store', 'site-type-personal'];
		expect(names.map((name) => stored(site)?.[name])).toEqual([false, false, false]);
	});

	it('doesn’t pull back users who left while the answers were pending', async () => {
		const { site, user } = await openRecommendations(at('not-started'));
		await heading(QUESTION);
		const release = site.hold('POST', 'recommendations/data');
		await user.click(button('Continue'));
		goTo('#/my-plan');
		await heading('My Plan');
		const saved = site.callsTo('POST', 'recommendations/data').length;
		await release();
		await settled();
		expect(saved).toBeGreaterThan(0);
		expect(window.location.hash).toBe('#/my-plan');
	});

	it.each([false, true])('has the focus once it’s loaded, unless the user moved it: %p', async (hasMoved) => {
		const { site, user } = await openApp();
		await heading(DASHBOARD);
		const release = site.hold('GET', 'recommendations/conditional');
		goTo('#/recommendations');
		expect(await screen.findByText('Loading recommendations')).toBeVisible();
		if (hasMoved) {
			await user.tab();
		}
		const before = document.activeElement;
		await release();
		const question = await heading(QUESTION);
		await settled();
		expect(hasMoved ? before : question).toHaveFocus();
	});
});

const here = () => window.location.hash.replace('#/recommendations/', '');

it('onboarding leads through the steps of a purchase, then of the next one, and keeps its place [REC-059, REC-060, REC-092, REC-095, REC-096, REC-101, REC-103, REC-109, REC-111]', async () => {
	const { site, user, reopen } = await openRecommendations({
		scenario: ['onboarding-backup', 'onboarding-search'],
		before: (running) => facts().before(running),
	});
	await heading('Welcome to VaultPress Backup');
	const steps = ['welcome-backup', 'monitor', 'site-accelerator'];
	await waitFor(() =>
		expect(stored(site)).toMatchObject({
			onboardingActive: 'JETPACK_BACKUP',
			onboardingViewed: ['JETPACK_BACKUP'],
			onboardingHasStarted: true,
			onboardingTotalSteps: String(steps.length),
		}),
	);
	expect(storedSteps(site)).toEqual(['welcome__backup']);
	for (const [index, step] of steps.entries()) {
		const expectHere = async () => {
			await waitFor(() => expect(here()).toBe(step));
			await settled();
			expect(inApp().getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
			expect(bar()).toHaveAttribute('value', String(50 * index));
		};
		await expectHere();
		if (step === 'monitor') {
			await user.click(button('Turn on downtime monitoring'));
			expect(await screen.findByText('Feature Enabled')).toBeVisible();
			await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual(['monitor']));
			await reopen('#/recommendations');
			await expectHere();
			expect(screen.getByText('Feature Enabled')).toBeVisible();
		}
		await user.click(link(/^(Next|Not now|Get started)$/));
	}
	await heading(SUMMARY);
	expect(hasRegion('Part of your VaultPress Backup plan')).toBe(true);
	await waitFor(() =>
		expect(stored(site)).toMatchObject({
			onboardingActive: 'JETPACK_SEARCH',
			onboardingViewed: ['JETPACK_BACKUP', 'JETPACK_SEARCH'],
			onboardingHasStarted: false,
		}),
	);
	// Looking at the summary again doesn't use it up; the way in leads to it, now and after a reload.
	goTo('#/dashboard');
	await heading(DASHBOARD);
	goTo('#/recommendations/summary');
	await heading(SUMMARY);
	goTo('#/recommendations');
	await heading('Welcome to Search');
	await waitFor(() => expect(stored(site)).toMatchObject({ onboardingHasStarted: true }));
	await reopen('#/recommendations');
	await heading('Welcome to Search');
	goTo('#/recommendations/summary');
	await heading(SUMMARY);
	await waitFor(() => expect(stored(site)).toMatchObject({ onboardingActive: null }));
});
