import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useMemo } from 'react';
import { PRODUCT_NAME } from '../../lib/product';
import { plainText } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectAdminUrl, selectPage, selectStateNotices } from '../../state/page/selectors';
import { stateNoticeDismissed } from '../../state/page/slice';
import { track, trackClick } from '../../state/tracking/thunks';
import { readArticle } from './read-article';

export function useRelease() {
	const dispatch = useAppDispatch();
	const { messageContent } = useAppSelector(selectStateNotices);
	const { version } = useAppSelector(selectPage);
	const editorUrl = useAppSelector((state) => selectAdminUrl(state, 'post-new.php'));
	const blocks = useMemo(() => readArticle(messageContent.release_post_content), [messageContent]);
	useEffect(() => {
		// EVT-010.
		dispatch(track('jetpack_warm_welcome_view', { version }));
	}, [dispatch, version]);
	const click = (target: string) => dispatch(trackClick({ target, version }));
	return {
		title:
			plainText(messageContent.release_post_title) ||
			/* translators: 1: product name, 2: version number */
			sprintf(__('New in %1$s %2$s', 'site-dashboard'), PRODUCT_NAME, version),
		image: messageContent.release_post_featured_image,
		blocks,
		editorUrl,
		onOpenEditor: () => click('warm_welcome_view_editor'),
		onClose: () => {
			click('warm_welcome_dismiss');
			dispatch(stateNoticeDismissed());
		},
	};
}
