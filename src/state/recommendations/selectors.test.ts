import { openStore } from '../../../tests/support/open-piece';
import type { AppDispatch } from '../app-thunk';
import { loadConditionalRecommendations, loadProductSuggestions, loadRecommendationsData } from './remotes';
import { loadPlugins } from '../plugins/slice';
import { loadPurchases } from '../purchases/slice';
import { loadRewind } from '../rewind/slice';
import { loadSite } from '../site/slice';
import type { AppStore } from '../store';
import { applies } from './flow';
import {
	selectAnswers,
	selectCurrentStep,
	selectFlowContext,
	selectIsFlowKnown,
	selectIsNew,
	selectIsWithoutUpgrade,
	selectRecommendationsCount,
} from './selectors';
import type { Step } from './steps';
import { prepareFlow, saveChanges, viewStep } from './thunks';

type Load = (dispatch: AppDispatch) => Promise<unknown>;

const loadPlan = (dispatch: AppDispatch) => Promise.all([dispatch(loadSite()), dispatch(loadPurchases())]);

describe('what the flow is decided by', () => {
	const LOADS: Record<string, Load> = {
		'recommendations/data': (dispatch) => dispatch(loadRecommendationsData()),
		'recommendations/conditional': (dispatch) => dispatch(loadConditionalRecommendations()),
		site: (dispatch) => dispatch(loadSite()),
		'site/purchases': (dispatch) => dispatch(loadPurchases()),
		rewind: (dispatch) => dispatch(loadRewind()),
		plugins: (dispatch) => dispatch(loadPlugins()),
	};
	const NAMES = Object.keys(LOADS);
	const without = (name: string) => NAMES.filter((other) => other !== name);
	const load = ({ dispatch }: AppStore, names: string[]) =>
		Promise.all(names.map((name) => LOADS[name]?.(dispatch)));

	it.each(NAMES)(
		'isn’t known without %s, but when it fails, unless it’s the answers, and nothing more is waited for [REC-006]',
		async (name) => {
			const { store, site } = await openStore();
			await load(store, without(name));
			expect(selectIsFlowKnown(store.getState())).toBe(false);
			site.fail('GET', name, 403);
			await load(store, [name]);
			expect(selectIsFlowKnown(store.getState())).toBe(!name.startsWith('recommendations/'));
		},
	);

	it('doesn’t include the plugins for users who can’t install any', async () => {
		const { store } = await openStore({
			before: (site) => site.page({ userData: { currentUser: { permissions: { manage_plugins: false } } } }),
		});
		await load(store, without('plugins'));
		expect(selectIsFlowKnown(store.getState())).toBe(true);
	});

	it('includes the plugins that are installed, active or not', async () => {
		const { store, site } = await openStore();
		await site.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		await site.post('plugins', { slug: 'woocommerce' });
		await load(store, ['plugins']);
		expect(selectFlowContext(store.getState()).installed).toEqual(['woocommerce', 'boost']);
	});
});

describe('a new recommendation', () => {
	const isNew = async (step: Step, conditionalRecommendations: string[], viewed: string[] = []) => {
		const { store } = await openStore({
			before: (site) =>
				site.setFacts({ conditionalRecommendations, recommendationsData: { viewedRecommendations: viewed } }),
		});
		await store.dispatch(loadRecommendationsData());
		await store.dispatch(loadConditionalRecommendations());
		return selectIsNew(store.getState(), step);
	};

	it.each(['publicize', 'protect', 'anti-spam', 'videopress', 'backup-plan', 'boost'] as const)(
		'can be %s, until it’s viewed [REC-014, REC-117]',
		async (step) => {
			expect(await isNew(step, [step])).toBe(true);
			expect(await isNew(step, [step], [step])).toBe(false);
		},
	);

	it('is none that isn’t listed, nor a step of every site [REC-014]', async () => {
		expect(await isNew('boost', ['protect'])).toBe(false);
		expect(await isNew('monitor', ['monitor'])).toBe(false);
		expect(await isNew('welcome__scan', ['welcome__scan'])).toBe(false);
	});
});

describe('a free site', () => {
	it.each([
		// The slug jetpack_free without a product: everything is offered.
		['plan-free', true, true],
		// The slug is the same, but there is a product; the class still is free.
		['product-videopress', false, true],
		['plan-personal', false, false],
	])(
		'%s has suggestions: %p, VaultPress steps: %p [REC-116, REC-081, REC-082]',
		async (scenario, ...offered) => {
			const { store } = await openStore({ scenario: [scenario] });
			const { dispatch } = store;
			await Promise.all([
				loadPlan(dispatch),
				dispatch(loadProductSuggestions()),
				dispatch(loadRecommendationsData()),
				dispatch(loadConditionalRecommendations()),
			]);
			const context = selectFlowContext(store.getState());
			expect(selectIsWithoutUpgrade(store.getState())).toBe(offered[0]);
			const offers = [applies('product-suggestions', context), applies('vaultpress-backup', context)];
			expect(offers).toEqual(offered);
		},
	);
});

describe('recommendations badge', () => {
	const open = async (facts: object, scenario = ['connected']) => {
		const { store, site } = await openStore({ scenario, before: (running) => running.setFacts(facts) });
		const count = () => selectRecommendationsCount(store.getState());
		const load = async () => {
			await store.dispatch(loadRecommendationsData());
			await store.dispatch(loadConditionalRecommendations());
		};
		return { store, site, count, load };
	};

	const NEW = { conditionalRecommendations: ['publicize', 'boost', 'protect'] };

	it('counts new recommendations, from the page first and then from loaded data [SHELL-050, REC-117]', async () => {
		const { store, count, load } = await open({
			...NEW,
			recommendationsData: { viewedRecommendations: ['protect'] },
		});
		expect(count()).toBe(2);
		await load();
		expect(count()).toBe(2);
		store.dispatch(viewStep('boost'));
		expect(count()).toBe(1);
	});

	it('no longer counts features enabled elsewhere as new, which it stores once [SHELL-050]', async () => {
		const facts = { conditionalRecommendations: ['boost', 'protect', 'anti-spam'] };
		const { store, site, count, load } = await open(facts);
		await site.post('plugins', { slug: 'jetpack-boost', status: 'active' });
		await load();
		await Promise.all([
			store.dispatch(loadPlugins()),
			loadPlan(store.dispatch),
			store.dispatch(loadRewind()),
		]);
		store.dispatch(prepareFlow());
		await store.dispatch(saveChanges());
		expect(selectAnswers(store.getState()).viewed).toEqual(['boost']);
		expect([count(), selectCurrentStep(store.getState())]).toEqual([2, 'protect']);
		const again = (await openStore({ site })).store;
		expect(selectRecommendationsCount(again.getState())).toBe(2);
	});

	it('includes all steps of a new purchase before its onboarding starts, but not once it was viewed [SHELL-050]', async () => {
		for (const [onboardingViewed, purchased] of [
			[[], expect.any(Number) as number],
			[['JETPACK_COMPLETE'], 3],
		] as const) {
			const facts = { ...NEW, recommendationsData: { onboardingViewed } };
			const { store, count, load } = await open(facts, ['plan-complete']);
			await load();
			expect(count()).toBe(3);
			await store.dispatch(loadPurchases());
			expect(count()).toEqual(purchased);
			expect(count() > 3).toBe(purchased !== 3);
		}
	});

	it.each([
		['welcome__search', 3],
		['monitor', 1],
		['site-accelerator', 0],
		['agency', 0],
	])('counts the steps after %s during an onboarding: %i [SHELL-050]', async (recommendationsStep, left) => {
		const { count, load, site } = await open({
			...NEW,
			recommendationsStep,
			recommendationsData: {
				onboardingActive: 'JETPACK_SEARCH',
				onboardingHasStarted: true,
				onboardingTotalSteps: '4',
			},
		});
		await site.setSwitches({ monitor: false });
		await load();
		expect(count()).toBe(left);
	});
});
