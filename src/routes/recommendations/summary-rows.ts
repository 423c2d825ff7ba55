import { createSelector } from 'reselect';
import { selectHasConnectedOwner } from '../../state/connection/slice';
import { selectAdminUrl } from '../../state/page/urls';
import { selectPluginState } from '../../state/plugins/slice';
import {
	isActivated,
	FEATURES,
	type ActivatedStep,
	type Feature,
	type Step,
} from '../../state/recommendations/steps';
import { onboardingFlow, shownOnboardings, type Onboarding } from '../../state/recommendations/onboarding';
import {
	selectAnswers,
	selectConditional,
	selectIsFeatureActive,
} from '../../state/recommendations/selectors';
import { selectSession } from '../../state/recommendations/slice';
import type { RootState } from '../../state/root-state';
import { selectCloudUrl } from './targets';

const OF_PRODUCT: Partial<Record<Onboarding, ActivatedStep>> = {
	JETPACK_BACKUP: 'backup-activated',
	JETPACK_ANTI_SPAM: 'antispam-activated',
	JETPACK_VIDEOPRESS: 'videopress-activated',
	JETPACK_SEARCH: 'search-activated',
	JETPACK_SCAN: 'scan-activated',
};

/** The activated steps of a bundle, or the one of a product (REC-113). */
export function broughtBy(onboarding: Onboarding): ActivatedStep[] {
	const own = OF_PRODUCT[onboarding];
	return own ? [own] : onboardingFlow(onboarding).filter(isActivated);
}

export const selectShownOnboardings = createSelector([selectAnswers], ({ onboarding }) =>
	shownOnboardings(onboarding.viewed),
);

const AKISMET = ['akismet/akismet.php'];
const VIDEOPRESS = ['videopress/jetpack-videopress.php'];

/** The page that manages an active feature; undefined where its plugin doesn't run (facts 17.5). */
export function selectManageHref(state: RootState, step: ActivatedStep): string | undefined {
	switch (step) {
		case 'backup-activated':
			return selectCloudUrl(state, 'backup');
		case 'scan-activated':
			return selectCloudUrl(state, 'scan');
		case 'search-activated':
			return selectAdminUrl(state, 'admin.php?page=jetpack-search-configure');
		case 'antispam-activated':
			return selectPluginState(state, AKISMET) === 'active'
				? selectAdminUrl(state, 'admin.php?page=akismet-key-config')
				: undefined;
		case 'videopress-activated':
			return selectPluginState(state, VIDEOPRESS) === 'active'
				? selectAdminUrl(state, 'admin.php?page=jetpack-videopress')
				: undefined;
	}
}

/** The summary lists the feature at all (facts 17.5). */
function isConsidered(state: RootState, feature: Feature): boolean {
	switch (feature) {
		case 'woocommerce':
			return selectAnswers(state).siteType.isStore;
		case 'monitor':
			return selectHasConnectedOwner(state);
		case 'protect':
		case 'publicize':
		case 'videopress':
		case 'boost':
			return selectConditional(state).includes(feature) || selectIsFeatureActive(state, feature);
		default:
			return true;
	}
}

const isOn = (state: RootState, feature: Feature) =>
	selectIsFeatureActive(state, feature) || selectSession(state).installing.includes(feature);

/** Active features, and those that are being installed (REC-115). */
export const selectEnabled = (state: RootState): Feature[] =>
	FEATURES.filter((feature) => isConsidered(state, feature) && isOn(state, feature));

/** Those that were skipped, or could not be enabled just now, and are not on (REC-115). */
export const selectSkipped = (state: RootState): Feature[] =>
	FEATURES.filter(
		(feature) =>
			isConsidered(state, feature) &&
			!isOn(state, feature) &&
			(selectAnswers(state).skipped.includes(feature) || selectSession(state).featureFailures[feature]),
	);

const RESOURCES = ['agency', 'anti-spam', 'backup-plan'] as const satisfies readonly Step[];
export type SummaryResource = (typeof RESOURCES)[number];

/** Resources for agencies, and those that something on the site has given rise to (facts 17.5). */
export const selectResources = (state: RootState): SummaryResource[] =>
	RESOURCES.filter((step) =>
		step === 'agency' ? selectAnswers(state).siteType.isAgency : selectConditional(state).includes(step),
	);
