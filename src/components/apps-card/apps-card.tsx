import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pageLocale } from '../../lib/locale';
import { PRODUCT_NAME } from '../../lib/product';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/urls';
import { TrackedLink } from '../tracking/tracked-link';
import { Card } from '../ui/card';
import { AppPitch, deviceOf } from './app-pitch';
import styles from './apps-card.module.css';

/** The mobile app: the store's badge on a phone, a QR code elsewhere (DASH-026, DASH-032 to DASH-034). */
export function AppsCard() {
	const { offer, href, page } = useAppsCard();
	return (
		<Card
			/* translators: %s: product name */
			title={sprintf(__('%s mobile app', 'site-dashboard'), PRODUCT_NAME)}
			level={2}
		>
			<AppPitch
				iconSize={25}
				device={offer.device}
				text={__('Publish, reply to comments, and manage your site from your phone.', 'site-dashboard')}
			>
				{offer.device === 'other' ? (
					<TrackedLink href={href} isExternal click={{ target: 'jetpack-apps-link', page }}>
						{__('Get the app', 'site-dashboard')}
					</TrackedLink>
				) : (
					<TrackedLink
						className={styles.badge}
						href={href}
						isExternal
						click={{ target: 'apps-card', button: 'apps-download', page, store: offer.device }}
					>
						<StoreBadge store={offer.device} badgeUrl={offer.badgeUrl} />
					</TrackedLink>
				)}
			</AppPitch>
		</Card>
	);
}

/** The way to get the app on this device (DASH-032). */
type AppsOffer =
	/** `badgeUrl`: the store's own badge in the user's language; empty if ours is in that language. */
	| { device: 'ios' | 'android'; badgeUrl: string }
	/** A code for the phone to read. */
	| { device: 'other' };

/** The stores have their badges in many languages. */
const BADGES = {
	ios: 'https://linkmaker.itunes.apple.com/assets/shared/badges/{locale}/appstore-lrg.svg',
	android: 'https://play.google.com/intl/en_us/badges/images/generic/{locale}_badge_web_generic.png',
};

function useAppsCard() {
	const { pathname: page } = useLocation();
	const href = useAppSelector((state) => selectRedirect(state, 'jetpack-plugin-dashboard-apps-card'));
	return { offer: offerFor(pageLocale()), href, page };
}

function offerFor(locale: string): AppsOffer {
	const device = deviceOf(navigator.userAgent);
	if (device === 'other') {
		return { device };
	}
	const language = locale.toLowerCase();
	const isEnglish = /^en(-|$)/.test(language);
	return { device, badgeUrl: isEnglish ? '' : BADGES[device].replace('{locale}', language) };
}

interface StoreBadgeProps {
	store: 'ios' | 'android';
	/** The store's own sign; empty: ours is shown. */
	badgeUrl: string;
}

/** The sign of a store; ours takes the place of one that cannot be fetched (DASH-034). */
function StoreBadge({ store, badgeUrl }: StoreBadgeProps) {
	const [isBroken, setIsBroken] = useState(false);
	const words =
		store === 'ios'
			? __('Download on the App Store', 'site-dashboard')
			: __('Get it on Google Play', 'site-dashboard');
	if (!badgeUrl || isBroken) {
		return <span className={styles.store}>{words}</span>;
	}
	return (
		<img
			src={badgeUrl}
			alt={words}
			width={120}
			height={40}
			referrerPolicy="no-referrer"
			onError={() => setIsBroken(true)}
		/>
	);
}
