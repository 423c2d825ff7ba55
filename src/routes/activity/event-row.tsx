import { __ } from '@wordpress/i18n';
import { memo, type Ref, useState } from 'react';
import { hostNow } from '../../lib/clock';
import { Badge } from '../../components/ui/badge';
import { ExternalLink, VisuallyHidden } from '../../components/ui/text';
import { useAge } from '../../components/ui/use-age';
import { formatTime } from '../../lib/locale';
import type { ActivityEntry, ActivityLink } from '../../rest-api/activity';
import { useAppSelector } from '../../state/hooks';
import { selectAdminUrl } from '../../state/page/urls';
import styles from './activity.module.css';

/** A stretch of an event's text, and what it's about. */
interface Part {
	text: string;
	link: ActivityLink | null;
}

/** Half of a character that takes two units, where a text was cut. */
const CUT = /^[\udc00-\udfff]|[\ud800-\udbff]$/;

/** An event's text in parts: those with a link and those between. Links within others are left out. */
export function partsOf({ text, links }: Pick<ActivityEntry, 'text' | 'links'>): Part[] {
	const parts: Part[] = [];
	let at = 0;
	for (const link of [...links].sort((one, other) => one.from - other.from)) {
		const { from, to } = link;
		const isWithin = Number.isInteger(from) && Number.isInteger(to) && from >= at && to <= text.length;
		if (isWithin && from < to && hrefOf(link) !== '' && !CUT.test(text.slice(from, to))) {
			parts.push({ text: text.slice(at, from), link: null }, { text: text.slice(from, to), link });
			at = to;
		}
	}
	return [...parts, { text: text.slice(at), link: null }].filter((part) => part.text !== '');
}

/** A URL below the admin URL, or on the Web; empty without one. */
export function hrefOf({ type, id, slug, url }: ActivityLink): string {
	const name = /^[\w.-]+$/.test(slug) ? encodeURIComponent(slug) : '';
	const number = /^[1-9]\d*$/.test(id) ? id : '';
	switch (type) {
		case 'post':
			return number && `post.php?post=${number}&action=edit`;
		case 'user':
			return number && `user-edit.php?user_id=${number}`;
		case 'comment':
			return number && `comment.php?action=editcomment&c=${number}`;
		case 'plugin':
			return name && `plugins.php?s=${name}`;
		case 'theme':
			return name && `themes.php?theme=${name}`;
		default:
			return url;
	}
}

interface EventRowProps {
	entry: ActivityEntry;
	ref?: Ref<HTMLLIElement>;
}

/** One event: what happened, to what, who did it, and when. */
export const EventRow = memo(function EventRow({ entry, ref }: EventRowProps) {
	const { summary, text, status, time } = entry;
	return (
		<li className={styles.row} ref={ref} tabIndex={-1}>
			<div className={styles.words}>
				<p className={styles.name}>
					<bdi>{summary || text}</bdi>
					{status && <StatusBadge status={status} />}
				</p>
				{summary && text && (
					<p>
						<bdi>
							{partsOf(entry).map(({ text: words, link }, index) => (
								<PartOfText key={index} text={words} link={link} />
							))}
						</bdi>
					</p>
				)}
				<Actor {...entry.actor} />
			</div>
			{time !== null && <Time time={time} />}
		</li>
	);
});

function StatusBadge({ status }: { status: 'error' | 'warning' }) {
	return status === 'error' ? (
		<Badge tone="alarm">{__('Needs attention', 'site-dashboard')}</Badge>
	) : (
		<Badge tone="warning">{__('Warning', 'site-dashboard')}</Badge>
	);
}

function PartOfText({ text, link }: Part) {
	const href = link ? hrefOf(link) : '';
	const adminUrl = useAppSelector((state) => selectAdminUrl(state, href));
	if (!href) {
		return text;
	}
	// Those on the Web may lead anywhere; the others are pages of this site.
	return href === link?.url ? <ExternalLink href={href}>{text}</ExternalLink> : <a href={adminUrl}>{text}</a>;
}

function Actor({ name, is_cli, is_happiness, is_mcp_agent }: ActivityEntry['actor']) {
	return (
		name && (
			<p className={styles.quiet}>
				<bdi>{name}</bdi>
				{is_cli && <Badge>{__('Command line', 'site-dashboard')}</Badge>}
				{is_happiness && <Badge>{__('Support', 'site-dashboard')}</Badge>}
				{is_mcp_agent && <Badge>{__('AI agent', 'site-dashboard')}</Badge>}
			</p>
		)
	);
}

/** Up to a week ago in words, the exact time on hover and for screen readers; before, the time itself. */
function Time({ time }: { time: number }) {
	const age = useAge(time);
	const iso = new Date(time).toISOString();
	const exact = formatTime(iso);
	const [opened] = useState(hostNow);
	const isRecent = opened - time < WEEK;
	return (
		<time className={styles.time} dateTime={iso} title={isRecent ? exact : undefined}>
			{isRecent ? (
				<>
					<span>{age}</span> <VisuallyHidden>({exact})</VisuallyHidden>
				</>
			) : (
				exact
			)}
		</time>
	);
}

const WEEK = 7 * 24 * 60 * 60 * 1000;
