import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import type { PartnerCoupon } from '../../state/coupon/slice';
import { ConnectButton } from '../connect-button/connect-button';
import { TermsNotice } from '../connect-button/terms-notice';
import { Button } from '../ui/button';
import { CheckList } from '../ui/check-list';
import { Image } from '../ui/image';
import { MutedText } from '../ui/text';
import styles from './coupon-offer.module.css';
import type { CouponView } from './use-coupon';

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
