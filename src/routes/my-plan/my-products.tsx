import { __ } from '@wordpress/i18n';
import { Badge } from '../../components/ui/badge';
import { Image } from '../../components/ui/image';
import { Section } from '../../components/ui/section';
import { Quiet } from '../../components/ui/text';
import styles from './my-plan.module.css';
import { useMyProducts } from './use-my-products';

/** What was bought besides the plan (PLAN-003, PLAN-064). */
export function MyProducts() {
	const products = useMyProducts();
	if (products.length === 0) {
		return null;
	}
	return (
		<Section title={__('My Products', 'site-dashboard')}>
			<ul className={styles.products} role="list">
				{products.map(({ id, name, iconUrl, description, isNew, date }) => (
					<li key={id} className={styles.product}>
						<Image src={iconUrl} alt="" width={32} height={32} />
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
		</Section>
	);
}
