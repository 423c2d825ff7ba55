import { createSelector } from 'reselect';
import type { RootState } from '../store';

const selectItems = (state: RootState) => state.notices.items;

/** What shows now; notices for the next screen wait. */
export const selectNotices = createSelector([selectItems], (items) =>
	items.filter((notice) => !notice.displayOnNextPage),
);

/** Whether the user put it away for good, as the host remembers (NOTICE-027). */
export const selectIsPutAway = (state: RootState, id: string) => state.notices.putAway[id] === true;
