import classNames from 'classnames';
import { useId } from 'react';
import { Price } from '../price/price';
import { LinkButton } from '../ui/action';
import { Badge } from '../ui/badge';
import { CheckList } from '../ui/check-list';
import { Image } from '../ui/image';
import { Disclaimer, type DisclaimerContent } from './disclaimer';
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
	/** Address of the picture beside the title. */
	icon?: string;
	description?: string;
	features?: readonly string[];
	/** Small print, with a link where it has one. */
	disclaimer?: DisclaimerContent;
	/** Shown only where it differs from the price (PROD-018). */
	discountedPrice?: number | null;
	/** What the price is for; the price's own legend without it. */
	billingDescription?: string;
	/** A word above the title that sets the card apart. */
	callToAction?: string;
	/** Of several cards one is primary; the default. */
	priority?: 'primary' | 'secondary';
	/** Address of a large picture beside everything. */
	illustrationPath?: string;
}

interface ProductCardProps {
	product: ProductCardContent;
	onCheckout?: () => void;
	onDisclaimer?: () => void;
}

/** What a product is, what it costs, and the way to buy it. */
export function ProductCard({ product, onCheckout, onDisclaimer }: ProductCardProps) {
	const { title, priority = 'primary', illustrationPath } = product;
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
					{product.icon && <Image src={product.icon} alt="" width={32} height={32} />}
					<h2 className={styles.title} id={id}>
						{title}
					</h2>
				</div>
				{product.description && <p>{product.description}</p>}
				{product.features && product.features.length > 0 && <CheckList items={product.features} />}
				<Price
					price={product.price}
					offPrice={product.discountedPrice}
					currency={product.currencyCode}
					legend={product.billingDescription}
				/>
				<LinkButton
					kind={priority === 'primary' ? 'primary' : 'plain'}
					label={product.checkoutText}
					href={product.checkoutUrl}
					onClick={onCheckout}
				/>
				<Disclaimer disclaimer={product.disclaimer} onFollow={onDisclaimer} />
			</div>
			{illustrationPath && (
				<div className={styles.illustration}>
					<Image src={illustrationPath} alt="" width={320} height={240} />
				</div>
			)}
		</section>
	);
}
