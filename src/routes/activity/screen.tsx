import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConnectPrompt } from '../../components/connect-button/connect-link';
import { Button } from '../../components/ui/button';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Sentence } from '../../components/ui/sentence';
import { Skeleton } from '../../components/ui/skeleton';
import { ErrorMessage, ExternalLink, MutedText } from '../../components/ui/text';
import { formatNumber } from '../../lib/locale';
import { paths } from '../../lib/paths';
import { PROVIDER_NAME } from '../../lib/product';
import { PAGE_SIZE } from '../../rest-api/activity';
import type { ApiFailure } from '../../rest-api/client/errors';
import type { AppDispatch } from '../../state/app-thunk';
import { selectIsOffline } from '../../state/connection/slice';
import { failureText } from '../../state/failure-text';
import { type Prefetch, useAppSelector, useLoad } from '../../state/hooks';
import { selectHasActivity } from '../../state/page/slice';
import { selectRedirect } from '../../state/page/urls';
import { isSettled } from '../../state/remote';
import { loadSiteFeatures, selectHasFeature, selectSiteFeatures } from '../../state/site/slice';
import type { RootState } from '../../state/root-state';
import { selectIsCurrentUserLinked } from '../../state/user/slice';
import styles from './activity.module.css';
import { EventRow } from './event-row';
import { FilterBar, isFiltered, NO_FILTER, queryOf, useFilter } from './filter-bar';
import { useLog } from './use-log';

/** Events of the site, when they happened, and who caused them. */
export function Screen() {
	const place = useAppSelector(selectPlace);
	return (
		<>
			<ScreenHeading>{__('Site activity', 'site-dashboard')}</ScreenHeading>
			{place === 'here' ? <Log /> : <Elsewhere place={place} />}
		</>
	);
}

type Place = 'here' | 'offline' | 'provider' | 'after-connecting';

/** The place of the log: hosts without its calls leave it to the provider, others ask as the user. */
function selectPlace(state: RootState): Place {
	if (selectIsOffline(state)) {
		return 'offline';
	}
	if (!selectHasActivity(state)) {
		return 'provider';
	}
	return selectIsCurrentUserLinked(state) ? 'here' : 'after-connecting';
}

/** The same, for a host that says so only when it's asked. */
function placeAfter({ kind, code }: ApiFailure): Place {
	if (kind.startsWith('not-found')) {
		return 'provider';
	}
	return code === 'activity_log_user_not_connected' ? 'after-connecting' : 'here';
}

function Elsewhere({ place }: { place: Place }) {
	const url = useAppSelector((state) => selectRedirect(state, 'calypso-activity-log'));
	switch (place) {
		case 'offline':
			return <MutedText>{__('Unavailable in Offline Mode.', 'site-dashboard')}</MutedText>;
		case 'after-connecting':
			return (
				<div className={styles.state}>
					<ConnectPrompt
						text={__('Connect your account to view site activity.', 'site-dashboard')}
						feature={__('Site activity', 'site-dashboard')}
					/>
				</div>
			);
		default:
			return (
				<div className={styles.state}>
					<MutedText>
						{sprintf(
							/* translators: %s: provider name */
							__('Your site’s activity log is on %s.', 'site-dashboard'),
							PROVIDER_NAME,
						)}
					</MutedText>
					<ExternalLink href={url}>{__('View site activity', 'site-dashboard')}</ExternalLink>
				</div>
			);
	}
}

const loadFeatures = (dispatch: AppDispatch) => dispatch(loadSiteFeatures());
export const prefetch: Prefetch = (dispatch, state) =>
	selectPlace(state) === 'here' && loadFeatures(dispatch);

/** About what some events take, in px. */
const LIST_HEIGHT = 480;

/** Without the plan for it, hosts answer the newest events, whatever they're asked for (quirk 31). */
const selectIsLimited = (state: RootState) =>
	selectSiteFeatures(state).status === 'ready' && !selectHasFeature(state, 'full-activity-log');

function Log() {
	const { filter, onFilter, onClear } = useFilter();
	useLoad(loadFeatures, true);
	const isLimited = useAppSelector(selectIsLimited);
	const isPlanKnown = useAppSelector((state) => isSettled(selectSiteFeatures(state)));
	const [cleared, setCleared] = useState(0);
	const log = useLog(queryOf(isLimited ? NO_FILTER : filter), isPlanKnown);
	const place = log.failure ? placeAfter(log.failure) : 'here';
	if (place !== 'here') {
		return <Elsewhere place={place} />;
	}
	if (!isPlanKnown) {
		return <Skeleton height={LIST_HEIGHT} />;
	}
	return (
		<>
			{!isLimited && <FilterBar key={cleared} filter={filter} onFilter={onFilter} />}
			<p role="status" className={styles.count}>
				{log.entries.length > 0 && countText(log.entries.length, isLimited ? null : log.total)}
			</p>
			<Events
				log={log}
				isFiltered={!isLimited && isFiltered(filter)}
				isLimited={isLimited}
				onClear={() => {
					onClear();
					setCleared(cleared + 1);
				}}
			/>
		</>
	);
}

function countText(count: number, total: number | null): string {
	return total !== null && total > count
		? sprintf(
				/* translators: 1: number of events shown, 2: number of events in all */
				_n('Showing %1$s of %2$s event', 'Showing %1$s of %2$s events', total, 'site-dashboard'),
				formatNumber(count),
				formatNumber(total),
			)
		: /* translators: %s: number of events */
			sprintf(_n('%s event', '%s events', count, 'site-dashboard'), formatNumber(count));
}

interface EventsProps {
	log: ReturnType<typeof useLog>;
	isFiltered: boolean;
	isLimited: boolean;
	onClear: () => void;
}

function Events({ log, isFiltered, isLimited, onClear }: EventsProps) {
	const { entries, failure, isBusy, onRetry } = log;
	if (entries.length > 0) {
		return (
			<>
				<List log={log} isLimited={isLimited} />
				{failure && <ErrorMessage text={failureText(failure)} onRetry={onRetry} />}
				{isLimited && <Limit />}
			</>
		);
	}
	if (isBusy) {
		return <Skeleton height={LIST_HEIGHT} />;
	}
	if (failure) {
		return <ErrorMessage text={failureText(failure)} onRetry={onRetry} />;
	}
	return isFiltered ? (
		<div className={styles.state}>
			<MutedText>{__('No events match these filters.', 'site-dashboard')}</MutedText>
			<Button onClick={onClear}>{__('Clear filters', 'site-dashboard')}</Button>
		</div>
	) : (
		<MutedText>
			{__('No events yet. They show up here a few minutes after something changes.', 'site-dashboard')}
		</MutedText>
	);
}

function List({
	log: { entries, hasMore, failure, isBusy, onMore },
	isLimited,
}: Omit<EventsProps, 'isFiltered' | 'onClear'>) {
	/** The number of events when more were asked for: the focus goes to the first one after them. */
	const [asked, setAsked] = useState<number | null>(null);
	const next = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (asked !== null && entries.length > asked) {
			next.current?.focus();
		}
	}, [asked, entries.length]);
	return (
		<>
			<ul role="list" className={styles.list}>
				{entries.map((entry, index) => (
					<EventRow key={entry.id} entry={entry} ref={index === asked ? next : undefined} />
				))}
			</ul>
			{hasMore && !isLimited && !failure && (
				<Button
					isBusy={isBusy}
					onClick={() => {
						setAsked(entries.length);
						onMore();
					}}
				>
					{__('Load more', 'site-dashboard')}
				</Button>
			)}
		</>
	);
}

/** Says what the plan leaves out. */
function Limit() {
	return (
		<MutedText>
			<Sentence
				text={sprintf(
					/* translators: %s: number of events */
					__(
						'Your plan shows your latest %s events. <link>Upgrade</link> to see and filter older ones.',
						'site-dashboard',
					),
					formatNumber(PAGE_SIZE),
				)}
				marks={{ link: (words) => <Link to={paths.plans.path}>{words}</Link> }}
			/>
		</MutedText>
	);
}
