import type { RecommendationsAnswer, RecommendationsData } from '../../rest-api/recommendations';
import { isOnboarding, type Onboarding } from './onboarding';
import type { Step } from './steps';

/** Every part may be left open (REC-021, REC-022). */
export interface SiteType {
	isAgency: boolean;
	isStore: boolean;
	isPersonal: boolean;
}

/** The stored map as the flow wants it (REC-053, REC-054). */
export interface Answers {
	siteType: SiteType;
	/** Names of steps; hosts may know more than this app does. */
	viewed: readonly string[];
	selected: readonly string[];
	skipped: readonly string[];
	onboarding: {
		active: Onboarding | null;
		viewed: readonly Onboarding[];
		hasStarted: boolean;
		/** Steps of the active one; null when nobody counted. */
		totalSteps: number | null;
	};
}

/** Something to be remembered. */
export type Change =
	| { kind: 'selected' | 'skipped' | 'viewed'; step: Step }
	| { kind: 'site-type'; siteType: SiteType }
	| {
			kind: 'onboarding';
			active: Onboarding | null;
			viewed: Onboarding[];
			totalSteps: number | null;
	  }
	| { kind: 'onboarding-started' | 'onboarding-ended' };

/** Names that older versions stored, and those of today (REC-056). */
const RENAMED = [
	['site-type-business', 'site-type-agency'],
	['site-type-other', 'site-type-personal'],
] as const;

/** The map with today's names; a new name that is there is not overwritten (REC-057). */
export function migrate(data: RecommendationsData): RecommendationsData {
	const missing = RENAMED.filter(([before, now]) => before in data && !(now in data));
	return missing.length
		? { ...data, ...Object.fromEntries(missing.map(([before, now]) => [now, data[before] ?? null])) }
		: data;
}

const texts = (answer: RecommendationsAnswer | undefined): string[] =>
	Array.isArray(answer) ? [...new Set(answer)] : [];

const isOn = (answer: RecommendationsAnswer | undefined) =>
	answer === true || answer === '1' || answer === 'true';

/** Hosts refuse numbers in the map (host-contract 5.7): the count is stored as text. */
function countOf(answer: RecommendationsAnswer | undefined): number | null {
	const count = typeof answer === 'string' && /^\d{1,3}$/.test(answer) ? Number(answer) : 0;
	return count > 0 ? count : null;
}

/** Reads the stored map; what is missing, contradictory or unknown is as if nobody had answered. */
export function readAnswers(stored: RecommendationsData): Answers {
	const data = migrate(stored);
	const selected = texts(data.selectedRecommendations);
	const active = data.onboardingActive;
	return {
		siteType: {
			isAgency: isOn(data['site-type-agency']),
			isStore: isOn(data['site-type-store']),
			isPersonal: isOn(data['site-type-personal']),
		},
		viewed: texts(data.viewedRecommendations),
		selected,
		skipped: texts(data.skippedRecommendations).filter((step) => !selected.includes(step)),
		onboarding: {
			active: isOnboarding(active) ? active : null,
			viewed: texts(data.onboardingViewed).filter(isOnboarding),
			hasStarted: isOn(data.onboardingHasStarted),
			totalSteps: countOf(data.onboardingTotalSteps),
		},
	};
}

const withItem = (list: readonly string[], item: string) =>
	list.includes(item) ? [...list] : [...list, item];
const withoutItem = (list: readonly string[], item: string) => list.filter((each) => each !== item);

/** The map after a change; what this app does not know stays as it is. */
export function applyChange(stored: RecommendationsData, change: Change): RecommendationsData {
	const data = migrate(stored);
	switch (change.kind) {
		case 'selected':
		case 'skipped':
		case 'viewed':
			return { ...data, ...stepLists(data, change.kind, change.step) };
		case 'site-type':
			return {
				...data,
				'site-type-agency': change.siteType.isAgency,
				'site-type-store': change.siteType.isStore,
				'site-type-personal': change.siteType.isPersonal,
			};
		case 'onboarding':
			return {
				...data,
				onboardingActive: change.active,
				onboardingViewed: change.viewed,
				...(change.totalSteps === null
					? {}
					: { onboardingHasStarted: false, onboardingTotalSteps: String(change.totalSteps) }),
			};
		case 'onboarding-started':
			return { ...data, onboardingHasStarted: true };
		case 'onboarding-ended':
			return { ...data, onboardingActive: null };
	}
}

/** REC-067 to REC-069: a decision replaces the opposite one and ends "new"; viewing changes nothing else. */
function stepLists(
	data: RecommendationsData,
	kind: 'selected' | 'skipped' | 'viewed',
	step: Step,
): RecommendationsData {
	const { viewed, selected, skipped } = readAnswers(data);
	if (kind === 'viewed') {
		return { viewedRecommendations: withItem(viewed, step) };
	}
	const isSelected = kind === 'selected';
	return {
		selectedRecommendations: isSelected ? withItem(selected, step) : withoutItem(selected, step),
		skippedRecommendations: isSelected ? withoutItem(skipped, step) : withItem(skipped, step),
		viewedRecommendations: withItem(viewed, step),
	};
}
