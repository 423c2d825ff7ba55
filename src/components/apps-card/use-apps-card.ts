import { useLocation } from 'react-router-dom';
import { pageLocale } from '../../lib/locale';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/selectors';
import { deviceOf } from './device';

/** How to get the app on this device (DASH-032). */
export type AppsOffer =
	/** `badgeUrl`: the store's own sign in the reader's language; empty where ours is in that language anyway. */
	| { device: 'ios' | 'android'; badgeUrl: string }
	/** A code for the phone to read. */
	| { device: 'other' };

/** The stores draw their signs in many languages. */
const BADGES = {
	ios: 'https://linkmaker.itunes.apple.com/assets/shared/badges/{locale}/appstore-lrg.svg',
	android: 'https://play.google.com/intl/en_us/badges/images/generic/{locale}_badge_web_generic.png',
};

export function useAppsCard() {
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
