import { __, sprintf } from '@wordpress/i18n';
import type { NoticeTone } from '../../components/ui/notice';
import { PRODUCT_NAME } from '../../lib/product';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectRedirect, selectStateNotices } from '../../state/page/selectors';
import { stateNoticeDismissed } from '../../state/page/slice';

interface StateMessage {
	tone: NoticeTone;
	text: string;
	/** Name of a link out. */
	link?: { name: string; label: string };
}

/** NOTICE-070 to NOTICE-072; an unknown code is shown as it is (NOTICE-083). */
function messageFor(code: string): StateMessage {
	switch (code) {
		case 'already_authorized':
			return {
				tone: 'is-success',
				/* translators: %s: product name */
				text: sprintf(__('Your %s is already connected.', 'site-dashboard'), PRODUCT_NAME),
			};
		case 'authorized':
			return {
				tone: 'is-success',
				text: sprintf(
					/* translators: %s: product name */
					__("You're fueled up and ready to go, %s is now active.", 'site-dashboard'),
					PRODUCT_NAME,
				),
			};
		case 'linked':
			return { tone: 'is-success', text: __("You're fueled up and ready to go.", 'site-dashboard') };
		default:
			return { tone: 'is-info', text: code };
	}
}

/** NOTICE-056, NOTICE-057; any other code is shown as it is (NOTICE-067). */
function errorFor(code: string): StateMessage {
	if (code !== 'access_denied') {
		return { tone: 'is-error', text: code };
	}
	return {
		tone: 'is-info',
		text: sprintf(
			/* translators: %s: product name */
			__(
				'The connection was not completed. %s needs it for its free security and traffic features; connect whenever you like. Would you tell us why you stopped?',
				'site-dashboard',
			),
			PRODUCT_NAME,
		),
		link: { name: 'jetpack-cancelled-connection', label: __('Answer two questions', 'site-dashboard') },
	};
}

/** The message code wins over the error code (NOTICE-082); the description belongs to the error (NOTICE-068). */
export function useStateNotice() {
	const dispatch = useAppDispatch();
	const { errorCode, errorDescription, messageCode } = useAppSelector(selectStateNotices);
	const message = messageCode ? messageFor(messageCode) : errorCode ? errorFor(errorCode) : null;
	const href = useAppSelector((state) => (message?.link ? selectRedirect(state, message.link.name) : ''));
	if (!message) {
		return null;
	}
	return {
		tone: message.tone,
		text: message.text,
		link: message.link && { href, label: message.link.label },
		description: messageCode ? '' : errorDescription,
		onDismiss: () => dispatch(stateNoticeDismissed()),
	};
}
