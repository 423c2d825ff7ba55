import { lazyPart } from '../ui/lazy-part';

/** The offer of a card of the dashboard; its code comes with the answer that the site doesn't have it. */
export const CardOffer = lazyPart(
	() => import(/* webpackChunkName: "offers" */ './upgrade-banner').then((chunk) => chunk.UpgradeBanner),
	{ height: 'var(--jpd-control)', narrow: 88 },
);
