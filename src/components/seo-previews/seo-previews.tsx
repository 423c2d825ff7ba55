import { __ } from '@wordpress/i18n';
import type { SharedPage } from '../../lib/seo/previews';
import type { Tweet } from '../../lib/seo/tweet';
import { FacebookPreview } from './facebook-preview';
import { SearchPreview } from './search-preview';
import styles from './seo-previews.module.css';
import { TweetPreview } from './tweet-preview';

interface SeoPreviewsProps {
	page: SharedPage;
	/** The tweet that shares it; without one, a sample. */
	tweet?: Tweet;
}

/** How a page looks in a search, on Facebook and on Twitter (TRAF-018). */
export function SeoPreviews({ page, tweet = sampleTweet(page) }: SeoPreviewsProps) {
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
				<TweetPreview tweet={tweet} />
			</figure>
		</div>
	);
}

const sampleTweet = (page: SharedPage): Tweet => ({
	text: '',
	media: [],
	card: { ...page, type: 'summary' },
	date: Date.now(),
	name: __('Account name', 'site-dashboard'),
	screenName: __('@account', 'site-dashboard'),
	profileImage: '',
	urls: [],
});
