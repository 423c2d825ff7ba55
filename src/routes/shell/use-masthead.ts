import { shallowEqual } from 'react-redux';
import { lazyCommand } from '../../state/lazy-command';
import {
	selectSandboxDomain,
	selectHasConnectedOwner,
	selectIsOffline,
	selectSiteConnectionStatus,
} from '../../state/connection/selectors';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsModuleActive } from '../../state/modules/selectors';
import { selectSite } from '../../state/page/selectors';
import type { RootState } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { selectCan, selectCanEditPosts, selectUser } from '../../state/user/selectors';
import { PATHS } from '../paths';

const loadTest = () =>
	import(/* webpackChunkName: "connection-commands" */ '../../state/connection/commands').then(
		({ testConnection }) => testConnection(),
	);

/**
 * Whether the Dashboard and Settings buttons show (SHELL-035 to SHELL-041): on provider-hosted sites alone, to users who
 * edit posts, once the connection stands.
 */
function selectHasButtons(state: RootState, path: string): boolean {
	if (
		!selectSite(state).isWoASite ||
		path === '' ||
		path.startsWith(PATHS.setup) ||
		!selectCanEditPosts(state)
	) {
		return false;
	}
	if (selectSiteConnectionStatus(state) === false) {
		return false;
	}
	return (
		selectCan(state, 'manage_options') ||
		(selectHasConnectedOwner(state) &&
			selectUser(state).isConnected &&
			['post-by-email', 'publicize'].some((slug) => selectIsModuleActive(state, slug)))
	);
}

const selectMasthead = (state: RootState, path: string) => ({
	isOffline: selectIsOffline(state),
	sandboxDomain: selectSandboxDomain(state),
	hasButtons: selectHasButtons(state, path),
});

export function useMasthead(path: string) {
	const dispatch = useAppDispatch();
	return {
		...useAppSelector((state) => selectMasthead(state, path), shallowEqual),
		onTest: () => void dispatch(lazyCommand(loadTest)),
		onClick: (target: 'logo' | 'nav_dashboard' | 'nav_settings') =>
			dispatch(trackClick({ target: 'masthead', path: target })),
	};
}
