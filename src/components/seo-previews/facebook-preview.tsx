import { facebookPreview, type SharedPage } from '../../lib/seo/previews';
import { Image } from '../ui/image';
import styles from './seo-previews.module.css';

/** A page as it is shared on Facebook. */
export function FacebookPreview({ page }: { page: SharedPage }) {
	const { title, description, address } = facebookPreview(page);
	return (
		<div className={styles.card}>
			{page.image && <Image src={page.image} alt="" width={158} height={158} />}
			<bdi className={styles.address}>{address}</bdi>
			<bdi className={styles.heading}>{title}</bdi>
			<bdi>{description}</bdi>
		</div>
	);
}
