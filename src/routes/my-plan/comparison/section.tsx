import { __ } from '@wordpress/i18n';
import { useIsPromotionVisible } from '../../../components/promotion/use-promotion';
import { lazyPart } from '../../../components/ui/lazy-part';
import { LazyInView } from '../../../components/ui/lazy-in-view';
import { Section } from '../../../components/ui/section';

/** Height in px until it is there. */
const HEIGHT = 480;

const Comparison = lazyPart(
	() => import(/* webpackChunkName: "plan-comparison" */ './comparison').then((part) => part.Comparison),
	{ height: HEIGHT },
);

const RULES = { isForSale: true };

/**
 * The next plan's additions; not for users who can't buy, or if promotions are off (NOTICE-013, NOTICE-014).
 */
export function ComparisonSection() {
	if (!useIsPromotionVisible(RULES)) {
		return null;
	}
	return (
		<Section title={__('Compare plans', 'site-dashboard')}>
			<LazyInView height={HEIGHT}>
				<Comparison />
			</LazyInView>
		</Section>
	);
}
