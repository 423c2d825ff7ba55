import { loadPurchases } from '../../src/state/remotes';
import { selectRecommendationsCount } from '../../src/state/recommendations/selectors';
import { loadConditionalRecommendations, loadRecommendationsData } from '../../src/state/late-remotes';
import { viewStep } from '../../src/state/recommendations/thunks';
import { closeApps } from '../support/open-app';
import { openStore } from '../support/open-piece';

afterEach(closeApps);

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

describe('the count beside the recommendations', () => {
	it('is that of the new ones: first what the page was printed with, then what is known [SHELL-050, REC-117]', async () => {
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

	it('is that of all steps of what was just bought, before its introduction has begun [SHELL-050]', async () => {
		const { store, count, load } = await open(NEW, ['plan-complete']);
		await load();
		expect(count()).toBe(3);
		await store.dispatch(loadPurchases());
		expect(count()).toBeGreaterThan(3);
	});

	it('is not that of what was bought and is introduced already [SHELL-050]', async () => {
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
	])(
		'is that of the steps after %s while an onboarding runs: %i [SHELL-050]',
		async (recommendationsStep, left) => {
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
		},
	);
});
