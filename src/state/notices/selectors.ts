import type { RootState } from '../store';

export const selectNotices = (state: RootState) => state.notices.items;

/** Whether the user put it away for good, as the host remembers (NOTICE-027). */
export const selectIsPutAway = (state: RootState, id: string) => state.notices.putAway[id] === true;
