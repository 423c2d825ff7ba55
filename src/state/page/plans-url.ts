import { selectHasConnectedOwner } from '../connection/selectors';
import type { RootState } from '../store';
import { selectRedirect } from './selectors';

/** The page of plans for this site, with its right to buy where it has one (SHELL-047 to SHELL-049). */
export function selectPlansUrl(state: RootState): string {
	const { purchaseToken } = state.page;
	return selectRedirect(
		state,
		selectHasConnectedOwner(state) ? 'jetpack-plans' : 'jetpack-nav-site-only-plans',
		purchaseToken ? { query: `purchasetoken=${purchaseToken}` } : {},
	);
}
