import { createAction } from '@reduxjs/toolkit';
import type { UserState } from '../user/slice';

/** What the developer card changes of a user; what is left out stays. */
export interface UserPreview {
	isMaster?: boolean;
	isConnected?: boolean;
	permissions?: Partial<UserState['permissions']>;
}

/** The developer card makes the page look as for another user; the host does not hear of it (DEV-012). */
export const userPreviewed = createAction<UserPreview>('preview/user');

/** The same for another plan, by its slug. */
export const planPreviewed = createAction<string>('preview/plan');
