import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { safeUrl, withoutParameters } from '../../lib/links';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import { selectCoupon, selectCouponStep, selectIsSiteConnected } from '../../state/connection/slice';
import { COUPON_PARAMETER, type PartnerCoupon, selectSnoozedAt, wasSnoozed } from '../../state/coupon/slice';
import { redeemCoupon, snoozeCoupon, trackCouponView } from '../../state/coupon/thunks';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPage } from '../../state/page/slice';
import { ConnectButton } from '../connect-button/connect-button';
import { TermsNotice } from '../connect-button/terms-notice';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { CheckList } from '../ui/check-list';
import { Image } from '../ui/image';
import { MutedText } from '../ui/text';
import styles from './coupon-card.module.css';

/** A partner's coupon on the dashboard (DASH-025, COUPON-010, COUPON-020). */
export function CouponCard() {
	const view = useCoupon();
	if (view.step === 'hidden') {
		return null;
	}
	return (
		<div className={styles.card}>
			<Card title={couponTitle(view)} level={2}>
				<CouponOffer view={view} />
			</Card>
		</div>
	);
}

type Connect = Extract<CouponView, { step: 'connect' }>;
type Redeem = Extract<CouponView, { step: 'redeem' }>;

/** The coupon's product, and the way to it (COUPON-005 to COUPON-011). */
export function CouponOffer({ view }: { view: Connect | Redeem }) {
	const { coupon, logoUrl } = view;
	const { product } = coupon;
	return (
		<div className={styles.offer}>
			<Partner coupon={coupon} logoUrl={logoUrl} />
			<p>{sentence(view)}</p>
			{product.description && (
				<MutedText>
					<bdi>{product.description}</bdi>
				</MutedText>
			)}
			{product.features.length > 0 && <CheckList items={[...new Set(product.features)]} />}
			{view.step === 'connect' ? <ConnectAction view={view} /> : <RedeemAction view={view} />}
		</div>
	);
}

function sentence(view: Connect | Redeem): string {
	const { partner, product } = view.coupon;
	return view.step === 'connect'
		? sprintf(
				view.isSiteConnected
					? /* translators: 1: name of a partner, 2: name of a product, 3: provider name */
						__('%1$s sent you a coupon for %2$s. Connect your %3$s account to redeem it.', 'site-dashboard')
					: /* translators: 1: name of a partner, 2: name of a product, 3: provider name */
						__('%1$s sent you a coupon for %2$s. Connect your site to %3$s to redeem it.', 'site-dashboard'),
				partner.name,
				product.title,
				PROVIDER_NAME,
			)
		: sprintf(
				/* translators: 1: name of a partner, 2: name of a product */
				__('%1$s sent you a coupon for %2$s.', 'site-dashboard'),
				partner.name,
				product.title,
			);
}

function Partner({ coupon: { partner }, logoUrl }: { coupon: PartnerCoupon; logoUrl: string }) {
	const { width, height } = partner.logo;
	return (
		<div className={styles.partner}>
			{logoUrl && width && height ? (
				<Image src={logoUrl} alt={partner.name} width={width} height={height} />
			) : (
				partner.name
			)}
		</div>
	);
}

function ConnectAction({ view: { coupon, onSnooze } }: { view: Connect }) {
	/* translators: %s: name of a product */
	const label = sprintf(__('Set up & redeem %s', 'site-dashboard'), coupon.product.title);
	return (
		<>
			<div className={styles.actions}>
				<ConnectButton label={label} kind="primary" />
				{onSnooze && <Later onSnooze={onSnooze} />}
			</div>
			<TermsNotice action={label} />
		</>
	);
}

function RedeemAction({ view: { coupon, isBusy, onRedeem, onSnooze } }: { view: Redeem }) {
	return (
		<div className={styles.actions}>
			<Button kind="primary" isBusy={isBusy} onClick={onRedeem}>
				{
					/* translators: %s: name of a product */
					sprintf(__('Redeem %s', 'site-dashboard'), coupon.product.title)
				}
			</Button>
			<Later onSnooze={onSnooze} />
		</div>
	);
}

function Later({ onSnooze }: { onSnooze: () => void }) {
	return (
		<Button kind="tertiary" onClick={onSnooze}>
			{__('Remind me later', 'site-dashboard')}
		</Button>
	);
}

/** COUPON-005, COUPON-010. */
export function couponTitle(view: Exclude<CouponView, { step: 'hidden' }>): string {
	return view.step === 'connect'
		? /* translators: 1: product name, 2: name of a partner */
			sprintf(__('Welcome to %1$s %2$s traveler!', 'site-dashboard'), PRODUCT_NAME, view.coupon.partner.name)
		: /* translators: %s: name of a product */
			sprintf(__('One free year of %s', 'site-dashboard'), view.coupon.product.title);
}

type CouponView =
	| { step: 'hidden' }
	| {
			step: 'connect';
			coupon: PartnerCoupon;
			logoUrl: string;
			isSiteConnected: boolean;
			/** Leaves a screen that isn't the only one (COUPON-024). */
			onSnooze: (() => void) | undefined;
	  }
	| {
			step: 'redeem';
			coupon: PartnerCoupon;
			logoUrl: string;
			isBusy: boolean;
			onRedeem: () => void;
			onSnooze: () => void;
	  };

/** The next step of a partner's coupon. A page opened for it (`isAskedFor`) ignores an earlier dismissal. */
export function useCoupon({ isAskedFor = false } = {}): CouponView {
	const step = useAppSelector(selectCouponStep);
	const coupon = useAppSelector(selectCoupon);
	const { pluginBaseUrl } = useAppSelector(selectPage);
	const isSiteConnected = useAppSelector(selectIsSiteConnected);
	const isSnoozed = useIsSnoozed(isAskedFor);
	const redeeming = useRedeeming(step === 'redeem' && !isSnoozed);
	if (!coupon || !step || (isSiteConnected && isSnoozed)) {
		return { step: 'hidden' };
	}
	const logoUrl = absoluteLogoUrl(coupon.partner.logo.src, pluginBaseUrl);
	if (step === 'connect') {
		const onSnooze = isAskedFor && isSiteConnected ? redeeming.onSnooze : undefined;
		return { step, coupon, logoUrl, isSiteConnected, onSnooze };
	}
	return { step, coupon, logoUrl, ...redeeming };
}

/** The browser tells a tab what the others store. */
function onStorage(listen: () => void): () => void {
	window.addEventListener('storage', listen);
	return () => window.removeEventListener('storage', listen);
}

/** Snoozed on this page, or in this browser less than three days ago, another tab included. */
function useIsSnoozed(isAskedFor: boolean): boolean {
	const here = useAppSelector(selectSnoozedAt);
	const isKept = useSyncExternalStore(onStorage, wasSnoozed);
	return here !== null || (isKept && !isAskedFor);
}

function useRedeeming(isOffered: boolean) {
	const dispatch = useAppDispatch();
	const [isBusy, setIsBusy] = useState(false);

	useEffect(() => {
		if (isOffered) {
			dispatch(trackCouponView());
		}
	}, [dispatch, isOffered]);

	// The page can come back from the browser's memory as it was left: with a button that waits for nothing.
	useEffect(() => {
		const stop = () => setIsBusy(false);
		window.addEventListener('pageshow', stop);
		return () => window.removeEventListener('pageshow', stop);
	}, []);

	return {
		isBusy,
		onRedeem: () => {
			setIsBusy(true);
			dispatch(redeemCoupon());
		},
		onSnooze: () => {
			// So that the same page, loaded again, does not ask again.
			const url = withoutParameters(window.location.href, [COUPON_PARAMETER]);
			window.history.replaceState(window.history.state, '', url);
			dispatch(snoozeCoupon());
		},
	};
}

/** Hosts give a path below the plugin's URL; empty when there is nothing to show. */
function absoluteLogoUrl(src: string, pluginBaseUrl: string): string {
	const url = /^https?:/.test(src) || !src ? src : `${pluginBaseUrl}/${src.replace(/^\//, '')}`;
	return safeUrl(url) ?? '';
}
