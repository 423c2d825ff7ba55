import { loadPurchases } from '../remotes';
import { selectRecommendationsCount } from './selectors';
import { loadConditionalRecommendations, loadRecommendationsData } from '../late-remotes';
import { viewStep } from './thunks';
import { openStore } from '../../../tests/support/open-piece';

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

describe('recommendations badge', () => {
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

	it('is 0 when nothing is new [SHELL-050]', async () => {
		const { count, load } = await open({});
		expect(count()).toBe(0);
		await load();
		expect(count()).toBe(0);
	});

	it('includes all steps of a new purchase before its onboarding starts [SHELL-050]', async () => {
		const { store, count, load } = await open(NEW, ['plan-complete']);
		await load();
		expect(count()).toBe(3);
		await store.dispatch(loadPurchases());
		expect(count()).toBeGreaterThan(3);
	});

	it('ignores a purchase whose onboarding was already viewed [SHELL-050]', async () => {
		const { store, count, load } = await open(
			{ ...NEW, recommendationsData: { onboardingViewed: ['JETPACK_COMPLETE'] } },
			['plan-complete'],
		);
		await load();
		await store.dispatch(loadPurchases());
		expect(count()).toBe(3);
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
