import { __, sprintf } from '@wordpress/i18n';
import { DiscountCountdown } from '../../components/discount-countdown/discount-countdown';
import { ProductStepCard } from './product-step-card/product-step-card';
import { useTrackedView } from '../../components/tracking/use-tracked-view';
import { LinkButton } from '../../components/ui/action';
import { Card } from '../../components/ui/card';
import { formatNumber } from '../../lib/locale';
import type { SideCardView } from './use-side-card';

/** Beside a step: the product that goes with it, or what can be saved. */
export function SideCard({ view }: { view: SideCardView }) {
	if (view.kind === 'discount') {
		return <DiscountCard view={view} />;
	}
	const { title, features, icon, disclaimer, label, href, onFollow } = view;
	return (
		<ProductStepCard
			title={title}
			features={features}
			icon={icon}
			disclaimer={disclaimer}
			ctaLink={href}
			ctaText={label}
			onCta={onFollow}
		/>
	);
}

function DiscountCard({ view }: { view: Extract<SideCardView, { kind: 'discount' }> }) {
	const { percent, end, href, onFollow } = view;
	useTrackedView('jetpack_recommendations_upsell_card_display', { discount: percent });
	return (
		<Card
			level={2}
			title={
				percent
					? /* translators: %s: a number: how many percent are saved */
						sprintf(__('Save up to %s%% in the first year', 'site-dashboard'), formatNumber(percent))
					: __('More for your site', 'site-dashboard')
			}
		>
			<p>{__('Browse suggestions for sites like yours, with prices.', 'site-dashboard')}</p>
			{end !== null && <DiscountCountdown end={end} />}
			<LinkButton label={__('Review suggestions', 'site-dashboard')} href={href} onClick={onFollow} />
		</Card>
	);
}
