import type { UserState } from '../user/slice';
import type { UserPreview } from './actions';

export type PreviewRole =
	'admin_master' | 'admin_secondary' | 'editor' | 'author' | 'contributor' | 'subscriber';

/** The permissions that a role decides on; view_stats, publish_posts and connect_user are left alone (DEV-014). */
const DECIDED = [
	'admin_page',
	'connect',
	'disconnect',
	'edit_posts',
	'manage_modules',
	'manage_options',
	'manage_plugins',
] as const satisfies ReadonlyArray<keyof UserState['permissions']>;

type Decided = (typeof DECIDED)[number];

const only = (...given: Decided[]): Partial<Record<Decided, boolean>> =>
	Object.fromEntries(DECIDED.map((name) => [name, given.includes(name)]));

const WRITER: UserPreview = { isMaster: false, permissions: only('admin_page', 'edit_posts') };

/** What each role is in the preview (ROLE-001 to ROLE-004). A real user's permissions are the host's word. */
const PRESETS: Record<PreviewRole, UserPreview> = {
	admin_master: { isMaster: true, isConnected: true, permissions: only(...DECIDED) },
	admin_secondary: { isMaster: false, permissions: only(...DECIDED) },
	editor: WRITER,
	author: WRITER,
	contributor: WRITER,
	subscriber: { isMaster: false, permissions: only('admin_page') },
};

export const presetOf = (role: PreviewRole): UserPreview => PRESETS[role];
