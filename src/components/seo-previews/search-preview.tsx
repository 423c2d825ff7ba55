import { searchPreview, type SharedPage } from '../../lib/seo/previews';
import styles from './seo-previews.module.css';

/** A page as a search engine lists it. */
export function SearchPreview({ page }: { page: Pick<SharedPage, 'url' | 'title' | 'description'> }) {
	const { title, address, description } = searchPreview(page);
	return (
		<div className={styles.card}>
			<bdi className={styles.heading}>{title}</bdi>
			<bdi className={styles.address} dir="ltr">
				{address}
			</bdi>
			<bdi>{description}</bdi>
		</div>
	);
}
