import type { Permission } from '../../rest-api/contract/connection';
import type { RootState } from '../store';

export const selectUser = (state: RootState) => state.user;

/** Whether the host gave the user this permission; the host checks it again at every call. */
export const selectCan = (state: RootState, permission: Permission) => state.user.permissions[permission];

/** ROLE-007. */
export const selectCanManageModules = (state: RootState) => selectCan(state, 'manage_modules');

/** ROLE-007. */
export const selectCanEditPosts = (state: RootState) => selectCan(state, 'edit_posts');

/** A subscriber is a user who cannot edit posts (ROLE-010). */
export const selectIsSubscriber = (state: RootState) => !selectCanEditPosts(state);

/** The user has an account at the provider, linked to this site (CONN-004). */
export const selectIsCurrentUserLinked = (state: RootState) => state.user.isConnected;

/** The first user who connected, and nobody else (CONN-004, CONN-007). */
export const selectIsConnectionOwner = (state: RootState) => state.user.isMaster;
