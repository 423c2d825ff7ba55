import { __, sprintf } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { Avatar } from '../../../components/ui/avatar';
import { formatPhpDate } from '../../../lib/php-date';
import { shallowEqual, useAppSelector } from '../../../state/hooks';
import { selectSite, selectSiteTitle } from '../../../state/page/slice';
import type { RootState } from '../../../state/root-state';
import { selectDraft, selectFieldText } from '../../../state/settings/slice';
import { selectUser } from '../../../state/user/slice';
import { isFlagOn } from '../../../lib/flags';
import styles from './newsletter.module.css';

/** An example: emails come from the provider. */
const ADDRESS = 'donotreply@wordpress.com';

/** Hosts that don't hold one of these always show it. */
const selectHasPart = (state: RootState, name: string) =>
	!(name in state.settings.values) || isFlagOn(selectDraft(state, name));

/** The email as it would be with what's typed and chosen now. */
function selectEmail(state: RootState) {
	return {
		sender: selectFieldText(state, 'jetpack_subscriptions_from_name').trim() || selectSiteTitle(state),
		replies: selectFieldText(state, 'jetpack_subscriptions_reply_to'),
		hasImage: isFlagOn(selectDraft(state, 'wpcom_featured_image_in_email')),
		hasAvatar: selectHasPart(state, 'jetpack_gravatar_in_email'),
		hasAuthor: selectHasPart(state, 'jetpack_author_in_email'),
		hasDate: selectHasPart(state, 'jetpack_post_date_in_email'),
		isExcerpt: isFlagOn(selectDraft(state, 'wpcom_subscription_emails_use_excerpt')),
		author: selectUser(state).username,
		avatar: selectUser(state).gravatar,
		dateFormat: selectSite(state).dateFormat,
	};
}

type Email = ReturnType<typeof selectEmail>;

/** An example of an email, which follows every change before it's saved. */
export function EmailPreview() {
	const id = useId();
	const email = useAppSelector(selectEmail, shallowEqual);
	return (
		<figure className={styles.preview} aria-labelledby={id}>
			<figcaption id={id} className={styles.caption}>
				<strong>{__('Email preview', 'site-dashboard')}</strong>
			</figcaption>
			<div className={styles.email}>
				<Head email={email} />
				<Body email={email} />
			</div>
		</figure>
	);
}

/** The title of a sample post; shown in the SEO previews as well. */
const sampleTitle = () => __('A weekend at the beach', 'site-dashboard');

function Head({ email: { sender, replies } }: { email: Email }) {
	return (
		<dl className={styles.head}>
			<dt>{__('From', 'site-dashboard')}</dt>
			<dd>
				<bdi className={styles.sender}>{sender}</bdi> <bdi dir="ltr">&lt;{ADDRESS}&gt;</bdi>
			</dd>
			<dt>{__('Replies', 'site-dashboard')}</dt>
			<dd>{repliesText(replies)}</dd>
			<dt>{__('Subject', 'site-dashboard')}</dt>
			<dd>{sampleTitle()}</dd>
		</dl>
	);
}

function repliesText(replies: string): string {
	if (replies === 'author') {
		return __('Sent to the post’s author', 'site-dashboard');
	}
	return replies === 'no-reply'
		? __('Not accepted', 'site-dashboard')
		: __('Published as comments', 'site-dashboard');
}

function Body({ email }: { email: Email }) {
	return (
		<div className={styles.post}>
			<strong className={styles.title}>{sampleTitle()}</strong>
			<Byline email={email} />
			{email.hasImage && <span className={styles.image}>{__('Featured image', 'site-dashboard')}</span>}
			<p>{__('We left at dawn, and the road to the coast was ours alone.', 'site-dashboard')}</p>
			{email.isExcerpt ? (
				<span className={styles.more}>{__('Continue reading', 'site-dashboard')}</span>
			) : (
				<>
					<p>{__('By noon we had found a bay without a single footprint in the sand.', 'site-dashboard')}</p>
					<p>{__('We stayed until the last light was gone.', 'site-dashboard')}</p>
				</>
			)}
		</div>
	);
}

function Byline({ email: { hasAvatar, hasAuthor, hasDate, author, avatar, dateFormat } }: { email: Email }) {
	const [today] = useState(() => new Date().toISOString().slice(0, 10));
	if (!hasAvatar && !hasAuthor && !hasDate) {
		return null;
	}
	return (
		<div className={styles.byline}>
			{hasAvatar && (
				<span
					role="img"
					/* translators: %s: name of a user */
					aria-label={sprintf(__('%s’s avatar', 'site-dashboard'), author)}
				>
					<Avatar src={avatar} />
				</span>
			)}
			<span className={styles.names}>
				{hasAuthor && <bdi className={styles.sender}>{author}</bdi>}
				{hasDate && <time dateTime={today}>{formatPhpDate(today, dateFormat)}</time>}
			</span>
		</div>
	);
}
