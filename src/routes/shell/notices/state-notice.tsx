import { Notice } from '../../../components/ui/notice';
import { NoticeDetails } from '../../../components/ui/notice-details';
import { ExternalLink } from '../../../components/ui/text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { codeDetails } from '../../../state/failure-text';
import { selectPage, selectStateNotices, stateNoticeDismissed } from '../../../state/page/slice';
import { selectAdminUrl, selectRedirect } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
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
