import { waitFor } from '@testing-library/react';
import { openStore } from '../../../tests/support/open-piece';
import { stored, storedSteps } from '../../../tests/support/recommendations';
import { TestSite } from '../../../tests/support/test-site';
import type { AppDispatch } from '../app-thunk';
import { loadConditionalRecommendations, loadRecommendationsData } from './remotes';
import { loadPlugins } from '../plugins/slice';
import { loadPurchases } from '../purchases/slice';
import { loadRewind } from '../rewind/slice';
import { loadSite } from '../site/slice';
import { selectAnswers, selectCurrentStep, selectIsFeatureActive } from './selectors';
import { selectSession } from './slice';
import type { Feature } from './steps';
import { chooseStep, enableFeature, enterStep, prepareFlow, saveChanges, skipStep, viewStep } from './thunks';

/** All that the flow is decided by. */
const loadFlow = (dispatch: AppDispatch) =>
	Promise.all([
		dispatch(loadRecommendationsData()),
		dispatch(loadConditionalRecommendations()),
		dispatch(loadPlugins()),
		dispatch(loadSite()),
		dispatch(loadPurchases()),
		dispatch(loadRewind()),
	]);

/** Everything a step could turn on is off. */
const NAMES = ['monitor', 'related-posts', 'photon', 'photon-cdn', 'tiled-gallery', 'publicize'];
const OFF = Object.fromEntries(NAMES.map((name) => [name, false]));

interface Given {
	data?: Record<string, unknown>;
	facts?: object;
	scenario?: string[];
	before?: (site: TestSite) => unknown;
}

async function open({ data = {}, facts, scenario, before }: Given = {}) {
	const opened = await openStore({
		scenario,
		before: async (site) => {
			await site.setFacts({ recommendationsData: data, ...facts });
			await site.setSwitches(OFF);
			await before?.(site);
		},
	});
	const { dispatch, getState } = opened.store;
	await Promise.all([dispatch(loadRecommendationsData()), dispatch(loadPlugins())]);
	const posts = (path: string) => opened.site.callsTo('POST', path).map(({ body }) => body);
	return { ...opened, dispatch, state: getState, posts };
}

const PLUGINS = {
	woocommerce: 'woocommerce',
	'creative-mail': 'creative-mail-by-constant-contact',
	protect: 'jetpack-protect',
	videopress: 'videopress',
	boost: 'jetpack-boost',
} as const;
const SETTINGS: Partial<Record<Feature, object>> = {
	monitor: { monitor: true },
	'related-posts': { 'related-posts': true },
	'site-accelerator': { photon: true, 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true },
	publicize: { publicize: true },
};

describe('enabling a feature', () => {
	it.each(Object.entries(PLUGINS) as Array<[Feature, string]>)(
		'installs %s once as %s, finds it in the list, and selects it [REC-064, REC-065, REC-066, REC-067, REC-072, REC-073, REC-074, REC-107, SET-038]',
		async (feature, slug) => {
			const { site, dispatch, state, posts } = await open({ data: { skippedRecommendations: [feature] } });
			const listed = site.callsTo('GET', 'plugins').length;
			const work = dispatch(enableFeature(feature));
			expect(selectSession(state()).installing).toEqual([feature]);
			await dispatch(enableFeature(feature));
			expect(selectIsFeatureActive(state(), feature)).toBe(false);
			await work;
			expect(posts('plugins')).toEqual([{ slug, status: 'active', source: 'recommendations' }]);
			expect(site.callsTo('GET', 'plugins').length).toBeGreaterThan(listed);
			expect(selectSession(state()).installing).toEqual([]);
			expect(selectIsFeatureActive(state(), feature)).toBe(true);
			const decided = { selectedRecommendations: [feature], skippedRecommendations: [] };
			await waitFor(() => expect(stored(site)).toMatchObject(decided));
		},
	);

	it.each(Object.entries(SETTINGS) as Array<[Feature, object]>)(
		'turns on %s by %j, and selects it [REC-064, REC-105, REC-107]',
		async (feature, sent) => {
			const { site, dispatch, state, posts } = await open();
			expect(selectIsFeatureActive(state(), feature)).toBe(false);
			await dispatch(enableFeature(feature));
			expect(posts('settings')).toEqual([sent]);
			expect(selectIsFeatureActive(state(), feature)).toBe(true);
			await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual([feature]));
		},
	);

	it.each<[string, object]>([
		['photon-cdn', { photon: true, tiled_galleries: true, 'tiled-gallery': true }],
		['photon', { 'photon-cdn': true, tiled_galleries: true, 'tiled-gallery': true }],
		['tiled-gallery', { photon: true, 'photon-cdn': true }],
	])(
		'leaves out %s when an administrator forces it off, and still counts as enabled [REC-105, REC-107]',
		async (part, sent) => {
			const { dispatch, state, posts } = await open({ facts: { overrides: { [part]: 'inactive' } } });
			await dispatch(enableFeature('site-accelerator'));
			expect(posts('settings')).toEqual([sent]);
			expect(selectIsFeatureActive(state(), 'site-accelerator')).toBe(true);
		},
	);

	it.each([
		[{ photon: true, 'photon-cdn': true }, true],
		[{ photon: true, 'photon-cdn': false }, false],
		[{ photon: false, 'photon-cdn': true, 'tiled-gallery': true }, false],
	])('counts the accelerator with %j as enabled: %p [REC-107]', async (switches, isActive) => {
		const { state } = await open({ before: (site) => site.setSwitches(switches) });
		expect(selectIsFeatureActive(state(), 'site-accelerator')).toBe(isActive);
	});

	it.each<[Feature, string, number, object, object]>([
		['boost', 'plugins', 500, { code: 'no_space', message: 'Full.' }, { code: 'no_space' }],
		['monitor', 'settings', 500, { code: 'no_space', message: 'Full.' }, { code: 'no_space' }],
		// The host reports success, but doesn't save the change.
		['monitor', 'settings', 200, { code: 'success' }, { kind: 'unchanged' }],
	])(
		'keeps why %s failed by %s (%i), and selects it only once it works [REC-064, REC-066, REC-107]',
		async (feature, path, status, body, failure) => {
			const { site, dispatch, state, posts } = await open({ data: { skippedRecommendations: [feature] } });
			site.fail('POST', path, status, body);
			await dispatch(enableFeature(feature));
			const featureFailures = { [feature]: failure };
			expect(selectSession(state())).toMatchObject({ installing: [], featureFailures });
			expect(posts('recommendations/data')).toEqual([]);
			expect(selectAnswers(state())).toMatchObject({ selected: [], skipped: [feature] });
			site.recover();
			await dispatch(enableFeature(feature));
			expect(selectSession(state()).featureFailures).toEqual({});
			await waitFor(() => expect(stored(site)?.selectedRecommendations).toEqual([feature]));
		},
	);

	it('accepts a plugin that was installed elsewhere in the meantime [REC-107]', async () => {
		const { site, dispatch, state } = await open();
		await site.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		await dispatch(enableFeature('boost'));
		expect(selectIsFeatureActive(state(), 'boost')).toBe(true);
		expect(selectSession(state()).featureFailures).toEqual({});
	});
});

describe('saving decisions', () => {
	it('keeps those that couldn’t be stored, and sends them with the next one [REC-070]', async () => {
		const { site, dispatch, state } = await open();
		site.fail('POST', 'recommendations/data', 500, { code: 'x', message: 'Full.' });
		expect(await dispatch(skipStep('monitor'))).toBe(false);
		expect(selectSession(state()).changesFailure).toMatchObject({ code: 'x' });
		expect(selectAnswers(state()).skipped).toEqual(['monitor']);
		site.recover();
		expect(await dispatch(skipStep('related-posts'))).toBe(true);
		expect(selectSession(state()).changesFailure).toBeNull();
		expect(stored(site)?.skippedRecommendations).toEqual(['monitor', 'related-posts']);
	});

	it('keeps what another tab stored in the meantime [REC-070]', async () => {
		const { site, dispatch } = await open();
		await dispatch(skipStep('monitor'));
		const other = { skippedRecommendations: ['boost'], 'of-another-version': ['kept'] };
		await site.setFacts({ recommendationsData: other });
		await dispatch(skipStep('related-posts'));
		expect(stored(site)).toMatchObject({ ...other, skippedRecommendations: ['boost', 'related-posts'] });
	});

	it('records that a step is viewed, and stores it once [REC-062, REC-063, EVT-026]', async () => {
		const { dispatch, events, posts } = await open();
		dispatch(viewStep('monitor'));
		await dispatch(saveChanges());
		dispatch(viewStep('monitor'));
		await dispatch(saveChanges());
		expect(posts('recommendations/data')).toHaveLength(1);
		const feature = expect.objectContaining({ feature: 'monitor' }) as object;
		const view = ['jetpack_recommendations_recommendation_viewed', feature];
		expect(events()).toEqual([view, view]);
	});
});

describe('storing the step', () => {
	it('sends only the last of several while the first is pending [REC-061]', async () => {
		const { site, dispatch, state } = await open();
		const release = site.hold('POST', 'recommendations/step');
		dispatch(enterStep('monitor'));
		dispatch(enterStep('related-posts'));
		dispatch(enterStep('site-accelerator'));
		await waitFor(() => expect(storedSteps(site)).toEqual(['monitor']));
		await release();
		await waitFor(() => expect(selectSession(state()).step).toBe('site-accelerator'));
		expect(storedSteps(site)).toEqual(['monitor', 'site-accelerator']);
	});

	it('isn’t needed for the one that the host has [REC-061]', async () => {
		const { site, dispatch, state } = await open({ facts: { recommendationsStep: 'monitor' } });
		dispatch(enterStep('monitor'));
		expect(selectSession(state()).step).toBe('monitor');
		expect(storedSteps(site)).toEqual([]);
	});
});

describe('a running onboarding', () => {
	const data = {
		onboardingActive: 'JETPACK_SCAN',
		onboardingViewed: ['JETPACK_SCAN'],
		onboardingHasStarted: true,
	};
	const prepare = async (given: Given) => {
		const opened = await open({ data, ...given });
		const { dispatch } = opened;
		await loadFlow(dispatch);
		dispatch(prepareFlow());
		expect(selectSession(opened.state()).isPrepared).toBe(true);
		await dispatch(saveChanges());
		return opened;
	};

	it.each(['onboarding-scan', 'onboarding-complete'])(
		'is kept with the purchase %s [REC-059]',
		async (scenario) => {
			const { state } = await prepare({ scenario: [scenario] });
			const isSame = scenario === 'onboarding-scan';
			expect(selectAnswers(state()).onboarding).toMatchObject({
				active: isSame ? 'JETPACK_SCAN' : 'JETPACK_COMPLETE',
				hasStarted: isSame,
			});
		},
	);

	it('is forgotten once the purchase is gone [REC-112]', async () => {
		const { site } = await prepare({ scenario: ['connected'] });
		expect(stored(site)).toMatchObject({ onboardingActive: null, onboardingViewed: [] });
	});

	it('isn’t forgotten when purchases fail to load [REC-059]', async () => {
		const { site, state } = await prepare({
			scenario: ['onboarding-scan'],
			before: (running) => running.fail('GET', 'site/purchases', 403),
		});
		expect(stored(site)).toBeUndefined();
		const kept = { active: 'JETPACK_SCAN', viewed: ['JETPACK_SCAN'] };
		expect(selectAnswers(state()).onboarding).toMatchObject(kept);
	});

	it('that no version has is left out [REC-071]', async () => {
		const { site, state } = await prepare({
			data: { onboardingActive: 'JETPACK_HOSTING', onboardingViewed: ['JETPACK_HOSTING'] },
		});
		expect(selectAnswers(state()).onboarding).toMatchObject({ active: null, viewed: [] });
		expect(stored(site)).toBeUndefined();
	});
});

it('both of two tabs keep their decisions and end the introduction, once per purchase [REC-058, REC-059, REC-060, REC-096]', async () => {
	const site = await TestSite.start(['onboarding-scan']);
	await site.setFacts({ recommendationsData: { viewedRecommendations: ['site-type-question'] } });
	const openTab = async () => {
		const { dispatch, getState } = (await openStore({ site })).store;
		await loadFlow(dispatch);
		dispatch(prepareFlow());
		const saved = async () => expect(await dispatch(saveChanges())).toBe(true);
		await saved();
		return { dispatch, state: getState, saved };
	};
	const [one, two] = [await openTab(), await openTab()];
	for (const { dispatch, state, saved } of [one, two]) {
		expect(selectCurrentStep(state())).toBe('welcome__scan');
		dispatch(enterStep('welcome__scan'));
		dispatch(viewStep('welcome__scan'));
		await saved();
	}
	await one.dispatch(skipStep('monitor'));
	await two.dispatch(chooseStep('site-accelerator'));
	await one.dispatch(skipStep('boost'));
	one.dispatch(enterStep('summary'));
	one.dispatch(viewStep('summary'));
	await one.saved();
	await two.dispatch(skipStep('related-posts'));

	const three = (await openTab()).state();
	expect(selectAnswers(three)).toMatchObject({
		selected: ['site-accelerator'],
		skipped: ['monitor', 'boost', 'related-posts'],
		onboarding: { active: null, viewed: ['JETPACK_SCAN'], hasStarted: true },
	});
	expect([...selectAnswers(three).viewed].sort()).toEqual([
		...['boost', 'monitor', 'related-posts', 'site-accelerator', 'site-type-question', 'summary'],
		'welcome__scan',
	]);
	expect(selectCurrentStep(three)).toBe('summary');
	// The tab that was left behind has learned that the introduction is over.
	expect(selectAnswers(two.state()).onboarding.active).toBeNull();
});
