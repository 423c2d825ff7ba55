import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon';
import { PRODUCT_NAME } from '../../lib/product';
import styles from './feature-search.module.css';
import { useFeatureSearch } from './use-feature-search';

/** The box that narrows the settings to what matches (SHELL-065 to SHELL-070). */
export function FeatureSearch() {
	const { term, setTerm } = useFeatureSearch();
	/* translators: %s: product name */
	const label = sprintf(__('Search for a %s feature.', 'site-dashboard'), PRODUCT_NAME);
	return (
		<div className={styles.search} role="search">
			<Icon name="search" size={20} />
			<input
				type="search"
				className={styles.field}
				aria-label={label}
				placeholder={label}
				value={term}
				onChange={(event) => setTerm(event.target.value)}
			/>
		</div>
	);
}
