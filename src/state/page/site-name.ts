import { inOwnLetters } from '../../lib/domain';
import type { RootState } from '../root-state';

/** The site's domain, with its path, as people know it. */
export const selectSiteDomain = ({ page }: RootState): string =>
	inOwnLetters(page.rawUrl.replaceAll('::', '/'));

/** The site's name, or its domain if it has none. */
export const selectSiteName = (state: RootState): string =>
	state.page.siteTitle.trim() || selectSiteDomain(state);
