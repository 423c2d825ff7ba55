import type { UserState } from '../../../state/user/slice';
import type { UserPreview } from '../../../state/events';
import { selectPlanSlug } from '../../../state/site/slice';
import { selectRewindState } from '../../../state/rewind/slice';
import { selectScan } from '../../../state/scan/slice';
import type { RootState } from '../../../state/root-state';
import type { previewRewind, previewScan } from '../../../state/preview/thunks';

export type PreviewRole =
	'admin_master' | 'admin_secondary' | 'editor' | 'author' | 'contributor' | 'subscriber';

/**
 * The permissions a role decides on; view_stats, publish_posts and connect_user stay as they are (DEV-014).
 */
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

/** Permissions of each role in the preview (ROLE-001 to ROLE-004). A real user's come from the host. */
const PRESETS: Record<PreviewRole, UserPreview> = {
	admin_master: { isMaster: true, isConnected: true, permissions: only(...DECIDED) },
	admin_secondary: { isMaster: false, permissions: only(...DECIDED) },
	editor: WRITER,
	author: WRITER,
	contributor: WRITER,
	subscriber: { isMaster: false, permissions: only('admin_page') },
};

export const presetOf = (role: PreviewRole): UserPreview => PRESETS[role];

/** The developer card's choices, as the page has them now (DEV-013). */
export interface Preview {
	planSlug: string;
	isAdmin: boolean;
	isConnectionOwner: boolean;
	canEditPosts: boolean;
	canViewStats: boolean;
	isUserLinked: boolean;
	/** Undefined while the host has not said. */
	threatCount: number | undefined;
	rewindState: Parameters<typeof previewRewind>[0] | undefined;
	scanState: Parameters<typeof previewScan>[0]['scanState'] | undefined;
}

export function selectPreview(state: RootState): Preview {
	const { isConnected, isMaster, permissions } = state.user;
	const scan = selectScan(state);
	const known = scan.status === 'ready' ? scan.data : undefined;
	return {
		planSlug: selectPlanSlug(state),
		isAdmin: permissions.manage_modules,
		isConnectionOwner: isMaster,
		canEditPosts: permissions.edit_posts,
		canViewStats: permissions.view_stats,
		isUserLinked: isConnected,
		threatCount: known?.threats.length,
		rewindState: selectRewindState(state),
		scanState: known?.state,
	};
}

/** The role that the user has now, as far as the card tells roles apart. */
export function roleOf({ isAdmin, isConnectionOwner, canEditPosts }: Preview): PreviewRole {
	if (isAdmin) {
		return isConnectionOwner ? 'admin_master' : 'admin_secondary';
	}
	return canEditPosts ? 'editor' : 'subscriber';
}
