import classNames from 'classnames';
import { pageLocale } from '../../lib/locale';
import { tweetCard, type SharedPage } from '../../lib/seo/previews';
import { tweetMedia, tweetParts, type Tweet, type TweetMedia } from '../../lib/seo/tweet';
import { Avatar } from '../ui/avatar';
import { Image } from '../ui/image';
import { ExternalLink } from '../ui/text';
import styles from './seo-previews.module.css';

/** A tweet with its pictures and the card of the page that it shares. */
export function TweetPreview({ tweet }: { tweet: Tweet }) {
	const { name, screenName, profileImage, date, card } = tweet;
	return (
		<div className={styles.tweet}>
			<Avatar src={profileImage} />
			<div className={styles.card}>
				<span>
					<bdi className={styles.heading}>{name}</bdi>{' '}
					<span className={styles.address}>
						<bdi>{screenName}</bdi> · <time dateTime={new Date(date).toISOString()}>{shortDay(date)}</time>
					</span>
				</span>
				<p className={styles.text}>
					{tweetParts(tweet).map(({ text, url }, index) =>
						url ? (
							<ExternalLink key={index} href={url}>
								{text}
							</ExternalLink>
						) : (
							text
						),
					)}
				</p>
				{tweetMedia(tweet.media).map((media) => (
					<Media key={media.url} media={media} />
				))}
				{card && <Card page={card} />}
			</div>
		</div>
	);
}

const shortDay = (date: number) =>
	new Intl.DateTimeFormat(pageLocale(), { month: 'short', day: 'numeric' }).format(date);

function Media({ media: { type, url, alt } }: { media: TweetMedia }) {
	return type.startsWith('video/') ? (
		<video className={styles.media} src={url} aria-label={alt} controls preload="none" muted />
	) : (
		<Image src={url} alt={alt} width={240} height={135} />
	);
}

function Card({ page }: { page: SharedPage }) {
	const { title, description, address, isLarge } = tweetCard(page);
	const size = isLarge ? 240 : 96;
	return (
		<div className={classNames(styles.shared, isLarge && styles.large)}>
			{page.image && <Image src={page.image} alt="" width={size} height={isLarge ? 125 : size} />}
			<div className={styles.card}>
				<bdi className={styles.heading}>{title}</bdi>
				<bdi>{description}</bdi>
				<bdi className={styles.address}>{address}</bdi>
			</div>
		</div>
	);
}
