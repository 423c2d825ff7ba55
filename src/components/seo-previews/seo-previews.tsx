import { __ } from '@wordpress/i18n';
import type { SharedPage } from '../../lib/seo/previews';
import { FacebookPreview } from './facebook-preview';
import { SearchPreview } from './search-preview';
import styles from './seo-previews.module.css';
import { TweetPreview } from './tweet-preview';

/** How a page looks in a search, on Facebook and on Twitter (TRAF-018). */
export function SeoPreviews({ page }: { page: SharedPage }) {
	return (
		<div className={styles.previews}>
			<figure className={styles.preview}>
				<figcaption>{__('Google search', 'site-dashboard')}</figcaption>
				<SearchPreview page={page} />
			</figure>
			<figure className={styles.preview}>
				<figcaption>{__('Facebook', 'site-dashboard')}</figcaption>
				<FacebookPreview page={page} />
			</figure>
			<figure className={styles.preview}>
				<figcaption>{__('Twitter', 'site-dashboard')}</figcaption>
				<TweetPreview page={page} />
			</figure>
		</div>
	);
}
