import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { pageLocale } from '../../../../lib/locale';
import { facebookPreview, searchPreview, type SharedPage, tweetCard } from '../../../../lib/seo/previews';
import { Avatar } from '../../../../components/ui/avatar';
import { Image } from '../../../../components/ui/image';
import styles from './seo-previews.module.css';

/** Previews of a page in a search, on Facebook and on Twitter (TRAF-018). */
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

/** A page as a search engine lists it. */
function SearchPreview({ page }: { page: Pick<SharedPage, 'url' | 'title' | 'description'> }) {
	const { title, displayUrl, description } = searchPreview(page);
	return (
		<div className={styles.card}>
			<bdi className={styles.heading}>{title}</bdi>
			<bdi className={styles.url} dir="ltr">
				{displayUrl}
			</bdi>
			<bdi>{description}</bdi>
		</div>
	);
}

/** In px. */
const PICTURE = 96;

/** A sample of a tweet that shares the page, of today: no host knows real ones (TRAF-041). */
function TweetPreview({ page }: { page: SharedPage }) {
	const [now] = useState(() => Date.now());
	return (
		<div className={styles.tweet}>
			<Avatar src="" />
			<div className={styles.card}>
				<span>
					<bdi className={styles.heading}>{__('Account name', 'site-dashboard')}</bdi>{' '}
					<span className={styles.url}>
						<bdi>{__('@account', 'site-dashboard')}</bdi> ·{' '}
						<time dateTime={new Date(now).toISOString()}>{shortDay(now)}</time>
					</span>
				</span>
				<Card page={page} />
			</div>
		</div>
	);
}

const shortDay = (date: number) =>
	new Intl.DateTimeFormat(pageLocale(), { month: 'short', day: 'numeric' }).format(date);

function Card({ page }: { page: SharedPage }) {
	const { title, description, displayUrl } = tweetCard(page);
	return (
		<div className={styles.shared}>
			{page.image && <Image src={page.image} alt="" width={PICTURE} height={PICTURE} />}
			<div className={styles.card}>
				<bdi className={styles.heading}>{title}</bdi>
				<bdi>{description}</bdi>
				<bdi className={styles.url}>{displayUrl}</bdi>
			</div>
		</div>
	);
}

/** A page as it is shared on Facebook. */
export function FacebookPreview({ page }: { page: SharedPage }) {
	const { title, description, displayUrl } = facebookPreview(page);
	return (
		<div className={styles.card}>
			{page.image && <Image src={page.image} alt="" width={158} height={158} />}
			<bdi className={styles.url}>{displayUrl}</bdi>
			<bdi className={styles.heading}>{title}</bdi>
			<bdi>{description}</bdi>
		</div>
	);
}
