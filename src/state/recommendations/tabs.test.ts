import { loadPlugins } from '../plugins/slice';
import { loadPurchases } from '../purchases/slice';
import { loadRewind } from '../rewind/slice';
import { loadSite } from '../site/slice';
import {
	selectAnswers,
	selectConditional,
	selectCurrentStep,
	selectIsFeatureActive,
	selectIsFlowKnown,
	selectIsNew,
	selectRecommendationsCount,
	selectStoredStep,
	selectSuggestions,
	selectUpsell,
} from './selectors';
import { enableFeature, enterStep, prepareFlow, saveChanges, chooseStep, skipStep, viewStep } from './thunks';
import { discountSeen, selectSession } from './slice';
import {
	loadConditionalRecommendations,
	loadProductSuggestions,
	loadRecommendationsData,
	loadUpsell,
} from './remotes';
import { openStore } from '../../../tests/support/open-piece';
import { TestSite } from '../../../tests/support/test-site';

/** A tab with the recommendations, without what shows them. */
async function openTab(site: TestSite) {
	const { store } = await openStore({ site });
	const { dispatch, getState } = store;
	await Promise.all([
		dispatch(loadRecommendationsData()),
		dispatch(loadConditionalRecommendations()),
		dispatch(loadPlugins()),
		dispatch(loadSite()),
		dispatch(loadPurchases()),
		dispatch(loadRewind()),
		dispatch(loadProductSuggestions()),
		dispatch(loadUpsell()),
	]);
	expect(selectIsFlowKnown(getState())).toBe(true);
	dispatch(prepareFlow());
	const saved = async () => {
		expect(await dispatch(saveChanges())).toBe(true);
	};
	await saved();
	return { dispatch, state: getState, saved };
}

const start = async (scenario: string, facts: object = {}) => {
	const site = await TestSite.start([scenario]);
	await site.setFacts(facts);
	return site;
};

describe('recommendations flow in two tabs', () => {
	it('keeps the decisions of both tabs, and ends in both, once per purchase [REC-058, REC-059, REC-060, REC-096]', async () => {
		const site = await start('onboarding-scan', {
			recommendationsData: { viewedRecommendations: ['site-type-question'] },
		});
		const [one, two] = [await openTab(site), await openTab(site)];
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

		const three = await openTab(site);
		expect(selectAnswers(three.state())).toMatchObject({
			selected: ['site-accelerator'],
			skipped: ['monitor', 'boost', 'related-posts'],
			onboarding: { active: null, viewed: ['JETPACK_SCAN'], hasStarted: true },
		});
		expect([...selectAnswers(three.state()).viewed].sort()).toEqual([
			...['boost', 'monitor', 'related-posts', 'site-accelerator', 'site-type-question', 'summary'],
			'welcome__scan',
		]);
		expect(selectCurrentStep(three.state())).toBe('summary');
		// The tab that was left behind has learned that the introduction is over.
		expect(selectAnswers(two.state()).onboarding.active).toBeNull();
	});

	it('uses the last decision when both tabs decide the same step', async () => {
		const site = await start('connected');
		const [one, two] = [await openTab(site), await openTab(site)];
		await one.dispatch(skipStep('monitor'));
		await two.dispatch(chooseStep('monitor'));
		one.dispatch(viewStep('agency'));
		await one.saved();
		const { state } = await openTab(site);
		expect(selectAnswers(state())).toMatchObject({ selected: ['monitor'], skipped: [] });
	});

	it('installs a plugin once, and both tabs show it as active', async () => {
		const site = await start('connected');
		const [one, two] = [await openTab(site), await openTab(site)];
		const installs: number[] = [];
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('/v4/plugins')
				? site.host.fetch(request).then((answer) => {
						installs.push(answer.status);
						return answer;
					})
				: null,
		);
		await Promise.all([one.dispatch(enableFeature('boost')), two.dispatch(enableFeature('boost'))]);
		// Both asked; the host did it once, and reported to the other that it's done.
		expect(installs.filter((status) => status === 200)).toHaveLength(1);
		expect(installs).toContain(404);
		for (const { state } of [one, two]) {
			expect(selectIsFeatureActive(state(), 'boost')).toBe(true);
			expect(selectSession(state())).toMatchObject({ installing: [], featureFailures: {} });
		}
	});
});

describe('recommendations state', () => {
	it('holds the step, upsell, suggestions, new steps, discount and installs [REC-055]', async () => {
		const site = await start('connected', {
			recommendationsStep: 'monitor',
			conditionalRecommendations: ['boost', 'protect'],
			recommendationsData: { viewedRecommendations: ['protect'] },
		});
		const { dispatch, state } = await openTab(site);
		expect(selectStoredStep(state())).toEqual({ step: null, hostStep: 'monitor' });
		expect(selectUpsell(state())).toMatchObject({ status: 'ready', data: { hide_upsell: false } });
		expect(selectSuggestions(state()).map(({ slug }) => slug)).toContain('jetpack_backup_t1_yearly');
		expect(selectConditional(state())).toEqual(['boost', 'protect']);
		expect([selectIsNew(state(), 'boost'), selectIsNew(state(), 'protect')]).toEqual([true, false]);
		expect(selectRecommendationsCount(state())).toBe(1);

		expect(selectSession(state()).discountSeenAt).toBeNull();
		dispatch(discountSeen('monitor'));
		dispatch(discountSeen('boost'));
		expect(selectSession(state()).discountSeenAt).toBe('monitor');

		const work = dispatch(enableFeature('boost'));
		expect(selectSession(state()).installing).toEqual(['boost']);
		await work;
		expect(selectSession(state()).installing).toEqual([]);
	});

	it('counts only features enabled elsewhere as viewed, so they’re no longer new [SHELL-050]', async () => {
		const site = await start('connected', { conditionalRecommendations: ['boost', 'protect', 'anti-spam'] });
		await site.signIn('admin');
		await site.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		const { state } = await openTab(site);
		expect(selectAnswers(state()).viewed).toEqual(['boost']);
		expect(selectRecommendationsCount(state())).toBe(2);
		expect(selectCurrentStep(state())).toBe('protect');
		const again = await openTab(site);
		expect(selectRecommendationsCount(again.state())).toBe(2);
	});
});
