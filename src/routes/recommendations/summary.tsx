import { __, sprintf } from '@wordpress/i18n';
import { LinkButton } from '../../components/ui/action';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Section } from '../../components/ui/section';
import { MutedText } from '../../components/ui/text';
import { PRODUCT_NAMES } from '../../lib/catalog/product-names';
import type { Onboarding } from '../../state/recommendations/onboarding';
import { paths } from '../../lib/paths';
import styles from './recommendations.module.css';
import { NotSaved } from './step-frame';
import { FeatureRow, ManagedRow, ResourceRow } from './summary-row';
import { broughtBy } from './summary-rows';
import { SummarySideCards } from './summary-side-cards';
import { hrefOf } from './targets';
import { useSummary } from './use-summary';

/** Names of what was bought, as the sections have them (facts 17.3). */
const PLAN_NAMES: Readonly<Record<Onboarding, () => string>> = {
	JETPACK_COMPLETE: () => __('Complete', 'site-dashboard'),
	JETPACK_SECURITY: () => __('Security', 'site-dashboard'),
	JETPACK_BACKUP: () => PRODUCT_NAMES.backup,
	JETPACK_ANTI_SPAM: () => PRODUCT_NAMES['anti-spam'],
	JETPACK_VIDEOPRESS: () => PRODUCT_NAMES.videopress,
	JETPACK_SEARCH: () => __('Search', 'site-dashboard'),
	JETPACK_SCAN: () => __('Scan', 'site-dashboard'),
};

/** The end of the flow: enabled, skipped, and further reading (REC-036 to REC-040). */
export function Summary() {
	const { view, siteName, onboardings, enabled, skipped, resources } = useSummary();
	return (
		<div className={styles.step}>
			<div className={styles.main}>
				<ScreenHeading>
					{
						/* translators: %s: name of the site */
						sprintf(__("Nice work! Let's recap what we enabled for %s.", 'site-dashboard'), siteName)
					}
				</ScreenHeading>
				{view.failure && <NotSaved reason={view.failure} onRetry={view.onRetry} />}
				{onboardings.map((name) => (
					<PlanSection key={name} name={name} />
				))}
				{enabled.length + skipped.length > 0 && (
					<Section title={__('Recommendations enabled', 'site-dashboard')}>
						{enabled.length > 0 ? (
							<ul className={styles.rows} role="list">
								{enabled.map((feature) => (
									<FeatureRow key={feature} feature={feature} />
								))}
							</ul>
						) : (
							<MutedText>{__('You haven’t turned on any recommendations.', 'site-dashboard')}</MutedText>
						)}
					</Section>
				)}
				{skipped.length > 0 && (
					<Section title={__('Recommendations skipped', 'site-dashboard')}>
						<ul className={styles.rows} role="list">
							{skipped.map((feature) => (
								<FeatureRow key={feature} feature={feature} />
							))}
						</ul>
					</Section>
				)}
				{resources.length > 0 && (
					<Section title={__('Resources', 'site-dashboard')}>
						<ul className={styles.rows} role="list">
							{resources.map((step) => (
								<ResourceRow key={step} step={step} />
							))}
						</ul>
					</Section>
				)}
				{onboardings.length + enabled.length + skipped.length + resources.length === 0 && (
					<MutedText>
						{__('Nothing here yet. Features you turn on or skip are listed here.', 'site-dashboard')}
					</MutedText>
				)}
				<Actions />
			</div>
			<div className={styles.side}>
				<SummarySideCards />
			</div>
		</div>
	);
}

function Actions() {
	return (
		<p className={styles.actions}>
			<LinkButton
				kind="primary"
				label={__('Go to the dashboard', 'site-dashboard')}
				href={paths.dashboard.href()}
			/>
			<a href={hrefOf('site-type-question')}>{__('View recommendations', 'site-dashboard')}</a>
		</p>
	);
}

function PlanSection({ name }: { name: Onboarding }) {
	/* translators: %s: name of a plan or product */
	const title = sprintf(__('Part of your %s plan', 'site-dashboard'), PLAN_NAMES[name]());
	return (
		<Section title={title}>
			<ul className={styles.rows} role="list">
				{broughtBy(name).map((step) => (
					<ManagedRow key={step} step={step} />
				))}
			</ul>
		</Section>
	);
}
