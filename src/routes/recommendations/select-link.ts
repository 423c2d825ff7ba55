import { selectRedirect } from '../../state/page/selectors';
import type { RootState } from '../../state/store';

/** An address is taken as it is, anything else is the name of a redirect (reference facts 17.4). */
export const selectLink = (state: RootState, link: string): string =>
	link.startsWith('https://') ? link : selectRedirect(state, link);
