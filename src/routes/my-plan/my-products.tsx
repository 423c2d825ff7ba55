import { __ } from '@wordpress/i18n';
import { Badge } from '../../components/ui/badge';
import { Card, CardGrid } from '../../components/ui/card';
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
			<CardGrid>
				{products.map(({ id, name, iconUrl, description, isNew, date }) => (
					<Card
						key={id}
						title={name}
						badge={isNew && <Badge>{__('New', 'site-dashboard')}</Badge>}
						control={<Image src={iconUrl} alt="" width={32} height={32} />}
					>
						<p className={styles.text}>{description}</p>
						{date && <Quiet>{date}</Quiet>}
					</Card>
				))}
			</CardGrid>
		</Section>
	);
}
