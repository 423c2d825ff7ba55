import { createSelector } from 'reselect';
import { selectVaultPressPlugin } from '../../components/vaultpress/use-vaultpress';
import { planClassOf } from '../../lib/catalogue/plan-class';
import { selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';
import { selectHasModule, selectIsOverriddenInactive } from '../../state/modules/selectors';
import { selectSite as selectSiteFacts } from '../../state/page/selectors';
import { selectPluginState } from '../../state/plugins/selectors';
import { selectRewindState } from '../../state/rewind/selectors';
import { selectHasFeature, selectPlanSlug } from '../../state/site/selectors';
import type { RootState } from '../../state/store';
import { gridOf, hasServices } from './grid';
import { selectIsOnItsWay, type Source } from './loads';

const AKISMET = 'akismet/akismet.php';
const MODULES = ['videopress', 'wordads', 'google-analytics', 'publicize'];

const selectPlanClass = (state: RootState) =>
	selectIsOffline(state) ? 'offline' : planClassOf(selectPlanSlug(state));

/** Joined, so that the same modules are the same value. */
const selectHiddenModules = (state: RootState) =>
	MODULES.filter((slug) => !selectHasModule(state, slug) || selectIsOverriddenInactive(state, slug)).join(
		' ',
	);

const selectGrid = createSelector(
	[
		selectPlanClass,
		(state: RootState) => !selectIsOffline(state) && selectHasFeature(state, 'instant-search'),
		(state: RootState) => (selectIsOnItsWay(state, 'rewind') ? 'waiting' : selectRewindState(state)),
		(state: RootState) => selectSiteFacts(state).showBackups,
		(state: RootState) => selectVaultPressPlugin(state) === 'active',
		(state: RootState) => selectPluginState(state, [AKISMET]) === 'active',
		selectHiddenModules,
		(state: RootState) => selectIsOnItsWay(state, 'plugins'),
	],
	(
		planClass,
		hasInstantSearch,
		rewind,
		showsBackups,
		isVaultPressActive,
		isSpamPluginActive,
		hidden,
		arePluginsAwaited,
	) =>
		gridOf({
			planClass,
			hasInstantSearch,
			rewind,
			showsBackups,
			isVaultPressActive,
			isSpamPluginActive,
			hiddenModules: hidden.split(' '),
			arePluginsAwaited,
		}),
);

/** What the cards of a plan are made of: those that differ with backups and plugins, and those that don't. */
const OF_EVERY_PLAN: readonly Source[] = ['features'];
const OF_PAID_PLANS: readonly Source[] = ['features', 'rewind', 'plugins'];

/** The cards of this site's plan, in order; null where there are only placeholders. */
export const useFeatureGrid = () => ({
	tiles: useAppSelector(selectGrid),
	sources: useAppSelector((state) => (hasServices(selectPlanClass(state)) ? OF_PAID_PLANS : OF_EVERY_PLAN)),
});
