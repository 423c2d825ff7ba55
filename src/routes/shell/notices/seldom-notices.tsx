import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { ExternalLink } from '../../../components/ui/text';
import { paidTwice } from '../../../lib/catalog/paid-twice';
import { paths } from '../../../lib/paths';
import { PRODUCT_NAME } from '../../../lib/product';
import { readJson, writeJson } from '../../../lib/storage';
import { codeDetails } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage, selectStateNotices, stateNoticeDismissed } from '../../../state/page/slice';
import { selectAdminUrl, selectRedirect } from '../../../state/page/urls';
import { selectPurchases } from '../../../state/purchases/slice';
import type { RootState } from '../../../state/root-state';
import { selectUser } from '../../../state/user/slice';
import { codeMessage, errorMessage, type StateMessage } from './state-messages';

/** A redirect's message about a connection attempt. Shown once. */
export function StateNotice() {
	const view = useStateNotice();
	if (!view) {
		return null;
	}
	const { tone, text, link, description, details, onDismiss } = view;
	return (
		<div role={tone === 'is-error' ? 'alert' : 'status'}>
			<Notice tone={tone} onDismiss={onDismiss}>
				<p>
					<span>{text}</span>{' '}
					{link &&
						(link.isHere ? (
							<a href={link.href}>{link.label}</a>
						) : (
							<ExternalLink href={link.href}>{link.label}</ExternalLink>
						))}
				</p>
				{description && <p>{description}</p>}
				{details && <NoticeDetails text={details} />}
			</Notice>
		</div>
	);
}

/** The message code wins over the error code (NOTICE-082); the description is the error's (NOTICE-068). */
function useStateNotice() {
	const dispatch = useAppDispatch();
	const { errorCode, errorDescription, messageCode } = useAppSelector(selectStateNotices);
	const page = useAppSelector(selectPage);
	const { currentVersion: version, site } = page;
	const message = messageCode
		? codeMessage(messageCode, { version, isAtomic: site.isAtomicPlatform || site.isAtomicSite })
		: errorCode
			? errorMessage(errorCode)
			: null;
	const href = useAppSelector((state) => linkUrl(state, message?.link));
	if (!message) {
		return null;
	}
	return {
		tone: message.tone,
		text: message.text,
		link: message.link && { href, label: message.link.label, isHere: 'adminPage' in message.link },
		description: messageCode ? '' : errorDescription,
		details: message.tone === 'is-error' ? codeDetails(messageCode || errorCode, page) : '',
		onDismiss: () => dispatch(stateNoticeDismissed()),
	};
}

function linkUrl(state: RootState, link: StateMessage['link']): string {
	if (!link) {
		return '';
	}
	return 'redirect' in link ? selectRedirect(state, link.redirect) : selectAdminUrl(state, link.adminPage);
}

/** The user asked for a screen, such as `/newsletter`, that only the host's own page has. */
export function MissingScreenNotice({ screen }: { screen: string }) {
	const href = useAppSelector((state) => selectAdminUrl(state, `${selectPage(state).hostPage}#${screen}`));
	return (
		<Notice tone="is-info">
			<p role="status">
				{__('That page isn’t part of this dashboard.', 'site-dashboard')}{' '}
				<a href={href}>
					{
						/* translators: %s: product name */
						sprintf(__('Open it in %s', 'site-dashboard'), PRODUCT_NAME)
					}
				</a>
			</p>
		</Notice>
	);
}

const PREFIX = 'site-dashboard-update-seen';

/** The product was updated: where to see what changed, until it's dismissed in this browser. */
export function UpdateNotice() {
	const { rawUrl, currentVersion: version } = useAppSelector(selectPage);
	const { id } = useAppSelector(selectUser);
	const key = `${PREFIX} ${rawUrl} ${id ?? ''}`;
	const [isSeen, setIsSeen] = useState(() => readJson('local', key) === version);
	if (isSeen) {
		return null;
	}
	const dismiss = () => {
		writeJson('local', key, version);
		setIsSeen(true);
	};
	return (
		<Notice tone="is-info" onDismiss={dismiss}>
			<p>
				{
					/* translators: 1: product name, 2: version number */
					sprintf(__('%1$s was updated to %2$s.', 'site-dashboard'), PRODUCT_NAME, version)
				}{' '}
				<Link to={paths.features.to({ show: 'new' })} onClick={dismiss}>
					{__('View changes', 'site-dashboard')}
				</Link>
			</p>
		</Notice>
	);
}

/** Backups are paid for twice; the plans wait for an answer meanwhile (PLAN-021, PLAN-078). */
export function PlansWarning() {
	const purchases = useAppSelector(selectPurchases);
	const warning = purchases.status === 'ready' ? paidTwice(purchases.data) : null;
	if (!warning) {
		return null;
	}
	const text = warning.isRealTime
		? /* translators: 1: name of a plan, 2: name of a product */
			__(
				'Your %1$s plan already includes real-time backups. Consider removing %2$s, which you pay for separately.',
				'site-dashboard',
			)
		: /* translators: 1: name of a plan, 2: name of a product */
			__(
				'Your %1$s plan already includes daily backups. Consider removing %2$s, which you pay for separately.',
				'site-dashboard',
			);
	return (
		<div role="alert">
			<Notice tone="is-warning">{sprintf(text, warning.plan, warning.product)}</Notice>
		</div>
	);
}
