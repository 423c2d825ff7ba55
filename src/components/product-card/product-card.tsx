import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import { useId } from 'react';
import { type Offer as PriceOffer, perMonth } from '../../lib/prices';
import { Price } from '../price/price';
import { LinkButton } from '../ui/action';
import { Badge } from '../ui/badge';
import { CheckList } from '../ui/check-list';
import { Image } from '../ui/image';
import { ExternalLink, MutedText } from '../ui/text';
import styles from './product-card.module.css';

/** Everything that a product card can say (PROD-011); what is optional and missing leaves no gap. */
export interface ProductCardContent {
	title: string;
	productSlug: string;
	/** Price of a month; null while it is not known. */
	price: number | null;
	currencyCode: string;
	checkoutText: string;
	checkoutUrl: string;
	/** URL of the icon beside the title. */
	icon?: string;
	description?: string;
	features?: readonly string[];
	/** Small print, with a link where it has one. */
	disclaimer?: DisclaimerContent;
	/** Shown only where it differs from the price (PROD-018). */
	discountedPrice?: number | null;
	/** The term that it's for. */
	first?: PriceOffer['first'];
	/** The legend of the price; by default the price's own. */
	billingDescription?: string;
	/** A word above the title that sets the card apart. */
	callToAction?: string;
	/** Of several cards one is primary; the default. */
	priority?: 'primary' | 'secondary';
	/** The site owns it: where it's used, in place of price and checkout. */
	owned?: { label: string; href: string; isExternal?: boolean };
	/** URL of a large illustration beside everything. */
	illustrationPath?: string;
}

/** An offer as cards show it: by the month, whatever the provider calls the term (PROD-007). */
export const cardPrice = (offer: PriceOffer) => ({
	currencyCode: offer.currency,
	price: perMonth(offer, offer.full),
	discountedPrice: perMonth(offer, offer.final),
	first: offer.first,
	billingDescription: __('per month, paid yearly', 'site-dashboard'),
});

interface ProductCardProps {
	product: ProductCardContent;
	onCheckout?: () => void;
	onDisclaimer?: () => void;
}

/** A product, its price, and the way to buy it. */
export function ProductCard({ product, onCheckout, onDisclaimer }: ProductCardProps) {
	const { title, priority = 'primary', illustrationPath } = product;
	const kind = priority === 'primary' ? 'primary' : 'secondary';
	const id = useId();
	return (
		<section
			className={classNames(styles.card, styles[priority])}
			aria-labelledby={id}
			data-product={product.productSlug}
		>
			<div className={styles.content}>
				{product.callToAction && <Badge tone="good">{product.callToAction}</Badge>}
				<div className={styles.header}>
					{product.icon && <Image src={product.icon} alt="" width={32} height={32} isDrawing />}
					<h2 className={styles.title} id={id}>
						{title}
					</h2>
					{product.owned && <Badge tone="good">{__('Active', 'site-dashboard')}</Badge>}
				</div>
				{product.description && (
					<p>
						<bdi>{product.description}</bdi>
					</p>
				)}
				{product.features && product.features.length > 0 && <CheckList items={product.features} />}
				{product.owned ? (
					<LinkButton kind={kind} {...product.owned} />
				) : (
					<Offer product={product} kind={kind} onCheckout={onCheckout} />
				)}
				<Disclaimer disclaimer={product.disclaimer} onFollow={onDisclaimer} />
			</div>
			{illustrationPath && (
				<div className={styles.illustration}>
					<Image src={illustrationPath} alt="" width={320} height={240} isDrawing />
				</div>
			)}
		</section>
	);
}

/** The price, and the way to buy it. */
function Offer({
	product,
	kind,
	onCheckout,
}: Omit<ProductCardProps, 'onDisclaimer'> & { kind: 'primary' | 'secondary' }) {
	return (
		<>
			<Price
				price={product.price}
				offPrice={product.discountedPrice}
				currency={product.currencyCode}
				legend={product.billingDescription}
				first={product.first}
			/>
			<LinkButton kind={kind} label={product.checkoutText} href={product.checkoutUrl} onClick={onCheckout} />
		</>
	);
}

/** Small print about a product, with a link where it has one; an empty text shows nothing. */
export interface DisclaimerContent {
	text: string;
	url?: string;
	link_text?: string;
}

interface DisclaimerProps {
	disclaimer: DisclaimerContent | undefined;
	onFollow?: () => void;
}

export function Disclaimer({ disclaimer, onFollow }: DisclaimerProps) {
	if (!disclaimer?.text) {
		return null;
	}
	const { text, url, link_text } = disclaimer;
	return (
		<MutedText>
			<bdi>{text}</bdi>{' '}
			{url && link_text && (
				<ExternalLink href={url} onClick={onFollow}>
					{link_text}
				</ExternalLink>
			)}
		</MutedText>
	);
}
