import type { RewindStatus, ScanStatus } from '../../rest-api/contract/backup-scan';
import { selectRewindState } from '../rewind/selectors';
import { selectScan } from '../scan/slice';
import { selectPlanSlug } from '../site/selectors';
import type { RootState } from '../store';
import type { PreviewRole } from './roles';

/** What the developer card changes, as the page has it now (DEV-013). */
export interface Preview {
	planSlug: string;
	isAdmin: boolean;
	isConnectionOwner: boolean;
	canEditPosts: boolean;
	canViewStats: boolean;
	isUserLinked: boolean;
	/** Undefined while the host has not said. */
	threatCount: number | undefined;
	rewindState: RewindStatus['state'] | undefined;
	scanState: ScanStatus['state'] | undefined;
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
