import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME } from '../../lib/product';
import { CardGrid } from '../ui/card';
import { CardBoundary } from '../ui/card-boundary';
import { Section } from '../ui/section';
import { PluginCard } from './plugin-card';
import { useLearnMoreLinks } from './use-learn-more-links';
import { BOOST_FILES, CRM_FILES, useHasRelatedPlugins } from './use-related-plugins';

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
			text={__('Makes your pages appear sooner, so that fewer visitors turn away.', 'site-dashboard')}
			learnMoreUrl={boost}
		/>
	);
}

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
			text={__('Keeps your customers, quotes and invoices together, on your own site.', 'site-dashboard')}
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
