import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { codeDetails } from '../../../state/notices/tell';
import {
	selectAdminUrl,
	selectPage,
	selectRedirect,
	selectStateNotices,
} from '../../../state/page/selectors';
import { stateNoticeDismissed } from '../../../state/page/slice';
import type { RootState } from '../../../state/store';
import { codeMessage, errorMessage, type StateMessage } from './state-messages';

/** The message code wins over the error code (NOTICE-082); the description belongs to the error (NOTICE-068). */
export function useStateNotice() {
	const dispatch = useAppDispatch();
	const { errorCode, errorDescription, messageCode } = useAppSelector(selectStateNotices);
	const page = useAppSelector(selectPage);
	const { version, site } = page;
	const message = messageCode
		? codeMessage(messageCode, { version, isAtomic: site.isAtomicPlatform || site.isAtomicSite })
		: errorCode
			? errorMessage(errorCode)
			: null;
	const href = useAppSelector((state) => linkAddress(state, message?.link));
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

function linkAddress(state: RootState, link: StateMessage['link']): string {
	if (!link) {
		return '';
	}
	return 'redirect' in link ? selectRedirect(state, link.redirect) : selectAdminUrl(state, link.adminPage);
}
