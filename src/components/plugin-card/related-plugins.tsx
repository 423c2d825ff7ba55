import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/urls';
import { selectPluginState } from '../../state/plugins/slice';
import { selectCan } from '../../state/user/slice';
import { useIsPromotionVisible } from '../promotion/use-promotion';
import { CardGrid } from '../ui/card';
import { CardBoundary } from '../ui/card-boundary';
import { Section } from '../ui/section';
import { PluginCard } from './plugin-card';

/** The plugin that makes pages faster (DASH-020, DASH-021). */
function BoostCard() {
	const { boost } = useLearnMoreLinks();
	return (
		<PluginCard
			/* translators: %s: product name */
			pluginName={sprintf(__('%s Boost', 'site-dashboard'), PRODUCT_NAME)}
			pluginSlug="jetpack-boost"
			pluginFiles={BOOST_FILES}
			pluginLink="admin.php?page=jetpack-boost"
			icon="M13 3.5L5.5 13.5H12l-1 7 7.5-10H12z"
			text={__('Speeds up your pages so fewer visitors leave.', 'site-dashboard')}
			learnMoreUrl={boost}
		/>
	);
}

const CRM_ICON =
	'M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM3 19.5c0-3.5 2.5-5.5 6-5.5s6 2 6 5.5M15.5 5a3 3 0 010 6M17 14c2.5.5 4 2.4 4 5.5';

/** The plugin that keeps track of customers (DASH-020, DASH-021). */
function CrmCard() {
	const { crm } = useLearnMoreLinks();
	return (
		<PluginCard
			/* translators: %s: product name */
			pluginName={sprintf(__('%s CRM', 'site-dashboard'), PRODUCT_NAME)}
			pluginSlug="zero-bs-crm"
			pluginFiles={CRM_FILES}
			pluginLink="admin.php?page=zerobscrm-dash"
			icon={CRM_ICON}
			text={__('Manage customers, quotes and invoices on your site.', 'site-dashboard')}
			learnMoreUrl={crm}
		/>
	);
}

/** Both, as cards of a grid: on the dashboard and on My Plan (DASH-020, DASH-110). */
export function RelatedPluginCards() {
	return (
		<>
			<CardBoundary title={__('Boost', 'site-dashboard')}>
				<BoostCard />
			</CardBoundary>
			<CardBoundary title={__('CRM', 'site-dashboard')}>
				<CrmCard />
			</CardBoundary>
		</>
	);
}

/** Both under a heading of their own, which goes where they do not show. */
export function RelatedPluginsSection({ title }: { title: string }) {
	if (!useHasRelatedPlugins()) {
		return null;
	}
	return (
		<Section title={title}>
			<CardGrid>
				<RelatedPluginCards />
			</CardGrid>
		</Section>
	);
}

const useLearnMoreLinks = () => ({
	boost: useAppSelector((state) => selectRedirect(state, 'stats-nudges-boost-learn')),
	crm: useAppSelector((state) => selectRedirect(state, 'stats-nudges-crm-learn')),
});

/** DASH-117. */
const BOOST_FILES = ['jetpack-boost/jetpack-boost.php', 'jetpack-boost-dev/jetpack-boost.php'];
const CRM_FILES = ['zero-bs-crm/ZeroBSCRM.php'];

/** Some of their cards show; without promotions, only active ones do. */
function useHasRelatedPlugins(): boolean {
	const isOffered = useIsPromotionVisible({});
	return useAppSelector(
		(state) =>
			selectCan(state, 'manage_plugins') &&
			(isOffered || [BOOST_FILES, CRM_FILES].some((files) => selectPluginState(state, files) === 'active')),
	);
}
