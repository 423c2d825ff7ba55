import * as api from '../../rest-api/notices';
import type { AppThunk } from '../app-thunk';
import { noticePutAway } from './slice';

/** Notices that hosts remember; they refuse every other id. */
export type KeptNoticeId = 'welcome' | 'feedback_dash_request';

/** Puts a notice away, here and, for good, at the host (NOTICE-027). */
export const putNoticeAway =
	(id: KeptNoticeId): AppThunk<Promise<void>> =>
	async (dispatch, _getState, { client }) => {
		dispatch(noticePutAway(id));
		// A host that cannot be reached shows it again on the next page: nothing to say now.
		await api.dismissNotice(client, id).catch(() => {});
	};
