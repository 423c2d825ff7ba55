import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { pageLocale } from '../../lib/locale';
import { tweetCard, type SharedPage } from '../../lib/seo/previews';
import { Avatar } from '../ui/avatar';
import { Image } from '../ui/image';
import styles from './seo-previews.module.css';

/** In px. */
const PICTURE = 96;

/** A sample of a tweet that shares the page, of today: no host tells of real ones (TRAF-041). */
export function TweetPreview({ page }: { page: SharedPage }) {
	const [now] = useState(() => Date.now());
	return (
		<div className={styles.tweet}>
			<Avatar src="" />
			<div className={styles.card}>
				<span>
					<bdi className={styles.heading}>{__('Account name', 'site-dashboard')}</bdi>{' '}
					<span className={styles.address}>
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
	const { title, description, address } = tweetCard(page);
	return (
		<div className={styles.shared}>
			{page.image && <Image src={page.image} alt="" width={PICTURE} height={PICTURE} />}
			<div className={styles.card}>
				<bdi className={styles.heading}>{title}</bdi>
				<bdi>{description}</bdi>
				<bdi className={styles.address}>{address}</bdi>
			</div>
		</div>
	);
}
