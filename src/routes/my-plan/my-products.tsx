import { __ } from '@wordpress/i18n';
import { Badge } from '../../components/ui/badge';
import { Image } from '../../components/ui/image';
import { Section } from '../../components/ui/section';
import { Quiet } from '../../components/ui/text';
import styles from './my-plan.module.css';
import { useMyProducts, useOtherPurchases, type ProductView } from './use-my-products';

/** What was bought besides the plan (PLAN-003, PLAN-064). */
export function MyProducts() {
	const products = useMyProducts();
	return products.length > 0 ? (
		<Section title={__('My Products', 'site-dashboard')}>
			<Purchases list={products} />
		</Section>
	) : null;
}

/** What was bought and is neither the plan of the site nor a product. */
export function OtherPurchases() {
	const others = useOtherPurchases();
	return others.length > 0 ? (
		<Section title={__('Other purchases', 'site-dashboard')}>
			<Purchases list={others} />
		</Section>
	) : null;
}

function Purchases({ list }: { list: readonly ProductView[] }) {
	return (
		<ul className={styles.products} role="list">
			{list.map(({ id, name, iconUrl, description, isNew, date }) => (
				<li key={id} className={styles.product}>
					{iconUrl && <Image src={iconUrl} alt="" width={32} height={32} />}
					<div className={styles.texts}>
						<div className={styles.head}>
							<h3 className={styles.title}>{name}</h3>
							{isNew && <Badge>{__('New', 'site-dashboard')}</Badge>}
						</div>
						{description && <p>{description}</p>}
						{date && <Quiet>{date}</Quiet>}
					</div>
				</li>
			))}
		</ul>
	);
}
