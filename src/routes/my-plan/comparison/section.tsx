import { __ } from '@wordpress/i18n';
import { useIsPromotionVisible } from '../../../components/promotion/use-promotion';
import { lazyPart } from '../../../components/ui/lazy-part';
import { NearView } from '../../../components/ui/near-view';
import { Section } from '../../../components/ui/section';

/** Height in px until it is there. */
const HEIGHT = 480;

const Comparison = lazyPart(
	() => import(/* webpackChunkName: "plan-comparison" */ './comparison').then((part) => part.Comparison),
	{ height: HEIGHT },
);

const RULES = { isForSale: true };

/** What the next plan would add to this one; not for users who cannot buy, and not where nothing is promoted (NOTICE-013, NOTICE-014). */
export function ComparisonSection() {
	if (!useIsPromotionVisible(RULES)) {
		return null;
	}
	return (
		<Section title={__('What the next plan adds', 'site-dashboard')}>
			<NearView height={HEIGHT}>
				<Comparison />
			</NearView>
		</Section>
	);
}
