import { selectIsSiteConnected } from '../connection/selectors';
import type { RootState } from '../store';
import { selectIsCurrentUserLinked } from '../user/selectors';

/** The provider can ask Google for users with an account of their own, on a connected site (TRAF-063, TRAF-088). */
export const selectCanAskGoogle = (state: RootState) =>
	selectIsSiteConnected(state) && selectIsCurrentUserLinked(state);
