import fc from 'fast-check';
import type { RecommendationsData } from '../../rest-api/recommendations';
import { applyChange, migrate, readAnswers, type Change } from './answers';
import { STEPS } from './steps';

const lists = (data: RecommendationsData) => {
	const { viewed, selected, skipped } = readAnswers(data);
	return { viewed, selected, skipped };
};

describe('stored answers', () => {
	it('use the old names if the new ones are missing [REC-056]', () => {
		const old = { 'site-type-business': true, 'site-type-other': true };
		expect(migrate(old)).toEqual({ ...old, 'site-type-agency': true, 'site-type-personal': true });
		expect(readAnswers(old).siteType).toEqual({ isAgency: true, isStore: false, isPersonal: true });
	});

	it('never let an old name overwrite a new one [REC-057]', () => {
		const both = {
			'site-type-business': true,
			'site-type-agency': false,
			'site-type-other': false,
			'site-type-personal': true,
		};
		expect(migrate(both)).toBe(both);
		expect(readAnswers(both).siteType).toEqual({ isAgency: false, isStore: false, isPersonal: true });
	});

	it('are all read [REC-053, REC-054]', () => {
		expect(
			readAnswers({
				'site-type-store': '1',
				selectedRecommendations: ['monitor'],
				skippedRecommendations: ['boost'],
				viewedRecommendations: ['monitor', 'boost'],
				onboardingActive: 'JETPACK_SCAN',
				onboardingViewed: ['JETPACK_SCAN'],
				onboardingHasStarted: true,
				onboardingTotalSteps: '3',
			}),
		).toEqual({
			siteType: { isAgency: false, isStore: true, isPersonal: false },
			selected: ['monitor'],
			skipped: ['boost'],
			viewed: ['monitor', 'boost'],
			onboarding: { active: 'JETPACK_SCAN', viewed: ['JETPACK_SCAN'], hasStarted: true, totalSteps: 3 },
		});
	});

	it('tolerate missing, unknown and contradictory values', () => {
		expect(readAnswers({})).toMatchObject({ viewed: [], selected: [], skipped: [] });
		const unknown = {
			onboardingActive: 'JETPACK_HOSTING',
			onboardingViewed: ['JETPACK_HOSTING'],
			onboardingTotalSteps: '-1',
			onboardingHasStarted: 'maybe',
			viewedRecommendations: 'monitor',
		};
		const none = { active: null, viewed: [], hasStarted: false, totalSteps: null };
		expect(readAnswers(unknown).onboarding).toEqual(none);
		const both = {
			selectedRecommendations: ['boost', 'boost'],
			skippedRecommendations: ['boost', 'monitor'],
		};
		expect(lists(both)).toEqual({ viewed: [], selected: ['boost'], skipped: ['monitor'] });
	});
});

describe('decision', () => {
	const before = {
		selectedRecommendations: ['monitor'],
		skippedRecommendations: ['boost'],
		viewedRecommendations: ['monitor', 'boost'],
		'of-another-version': 'kept',
	};

	it.each<[Change, object]>([
		[
			{ kind: 'selected', step: 'boost' },
			{ selectedRecommendations: ['monitor', 'boost'], skippedRecommendations: [] },
		],
		[
			{ kind: 'skipped', step: 'monitor' },
			{ selectedRecommendations: [], skippedRecommendations: ['boost', 'monitor'] },
		],
		[{ kind: 'viewed', step: 'agency' }, { viewedRecommendations: ['monitor', 'boost', 'agency'] }],
	])(
		'leaves a step selected, skipped or neither, and viewed: %j changes %j [REC-067, REC-068, REC-069]',
		(change, changed) => {
			expect(applyChange(before, change)).toEqual({ ...before, ...changed });
		},
	);

	it.each(['selected', 'skipped'] as const)(
		'marks an unseen step as viewed: %s [REC-067, REC-068]',
		(kind) => {
			expect(applyChange({}, { kind, step: 'boost' }).viewedRecommendations).toEqual(['boost']);
		},
	);

	it('never selects and skips the same step, and changes nothing when repeated', () => {
		const kind = fc.constantFrom('selected', 'skipped', 'viewed');
		const change = fc.record({ kind, step: fc.constantFrom(...STEPS) }) as fc.Arbitrary<Change>;
		fc.assert(
			fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
				const data = changes.reduce(applyChange, {} as RecommendationsData);
				const { selected, skipped } = lists(data);
				expect(selected.filter((each) => skipped.includes(each))).toEqual([]);
				const last = changes.at(-1);
				expect(last ? lists(applyChange(data, last)) : lists(data)).toEqual(lists(data));
			}),
		);
	});
});

describe('onboarding', () => {
	it('stores its step count as text, because hosts refuse numbers [REC-111]', () => {
		const change: Change = { kind: 'onboarding', active: null, viewed: ['JETPACK_SCAN'], totalSteps: 3 };
		expect(applyChange({ onboardingHasStarted: true }, change)).toEqual({
			onboardingActive: null,
			onboardingViewed: ['JETPACK_SCAN'],
			onboardingHasStarted: false,
			onboardingTotalSteps: '3',
		});
	});

	it('stays active once started, and is inactive once ended [REC-058, REC-060]', () => {
		const started = applyChange({ onboardingActive: 'JETPACK_SCAN' }, { kind: 'onboarding-started' });
		expect(readAnswers(started).onboarding).toMatchObject({ active: 'JETPACK_SCAN', hasStarted: true });
		expect(applyChange(started, { kind: 'onboarding-ended' })).toMatchObject({ onboardingActive: null });
	});
});
