import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { CardLinks } from '../service-card/service-card';
import { TrackedLink } from '../tracking/tracked-link';
import { Banner } from '../ui/banner';
import { Card } from '../ui/card';
import { Quiet } from '../ui/text';
import { useSupportCard, type SupportOffer } from './use-support-card';

/** Where to find help, and who gives it (DASH-026, DASH-134). */
export function SupportCard() {
	const { helper, links, banner, page } = useSupportCard();
	return (
		<Card title={__('Help and support', 'site-dashboard')} level={2}>
			<Quiet>
				{helper === null
					? __('Read how things work, or ask the people who know.', 'site-dashboard')
					: sprintf(
							/* translators: %s: who helps, such as the name of the product */
							__(
								'Your plan includes help from the people behind %s. You are answered first.',
								'site-dashboard',
							),
							helper === 'product' ? PRODUCT_NAME : PROVIDER_NAME,
						)}
			</Quiet>
			<CardLinks>
				<TrackedLink
					href={links.gettingStarted}
					isExternal
					click={{ target: 'support-card', button: 'getting-started', page }}
				>
					{__('Getting started', 'site-dashboard')}
				</TrackedLink>
				<TrackedLink
					href={links.search}
					isExternal
					click={{ target: 'support-card', button: 'support-search', page }}
				>
					{__('Search the support site', 'site-dashboard')}
				</TrackedLink>
			</CardLinks>
			<Offer banner={banner} />
		</Card>
	);
}

function Offer({ banner }: { banner: SupportOffer }) {
	switch (banner.offer) {
		case 'none':
			return null;
		case 'upgrade':
			return (
				<Banner
					isQuiet
					title={__('Get answers sooner', 'site-dashboard')}
					action={{
						label: __('Upgrade', 'site-dashboard'),
						href: banner.href,
						isExternal: true,
						onClick: banner.onFollow,
					}}
				>
					{__('Sites with a paid plan are helped first.', 'site-dashboard')}
				</Banner>
			);
		case 'connect':
			return (
				<Banner
					isQuiet
					title={__('Connect your account to upgrade support', 'site-dashboard')}
					action={{
						label: __('Connect', 'site-dashboard'),
						href: banner.href,
						onClick: banner.onFollow,
					}}
				>
					{__('Sites with a paid plan are helped first.', 'site-dashboard')}
				</Banner>
			);
	}
}
