import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import { PRODUCT_NAME } from '../../lib/product';
import { Banner } from '../ui/banner';
import { Failure } from '../ui/text';
import { useAgenciesCard } from './use-agencies-card';

/** For people with several sites: cheaper plans for those who care for the sites of others (DASH-027 to DASH-031). `discount` in percent. */
export function AgenciesCard({ discount }: { discount: number }) {
	const { isVisible, href, failure, onFollow, onDismiss } = useAgenciesCard();
	if (!isVisible) {
		return null;
	}
	return (
		<div>
			<Banner
				title={__('Do you take care of sites for others?', 'site-dashboard')}
				action={{ label: __('Learn more', 'site-dashboard'), href, isExternal: true, onClick: onFollow }}
				onDismiss={onDismiss}
			>
				{sprintf(
					/* translators: 1: product name, 2: a number, percent */
					__('As a %1$s partner you pay %2$s%% less for your clients’ plans.', 'site-dashboard'),
					PRODUCT_NAME,
					formatNumber(discount),
				)}
			</Banner>
			{failure && <Failure text={failure} />}
		</div>
	);
}
