import type { ScreenModule } from '../table';
import type { TabId } from './groups/group';
import { TAB_CHUNKS } from './tab-chunks';

/** The frame and the description of one tab, fetched together. */
export const loadTab = (id: TabId) => async (): Promise<ScreenModule> => {
	const [{ tabScreen, prefetchTab }, { TAB }] = await Promise.all([
		import(/* webpackChunkName: "route-settings" */ './frame'),
		TAB_CHUNKS[id](),
	]);
	return { Screen: tabScreen(TAB), prefetch: prefetchTab(TAB) };
};

/** All settings: the frame and the tab that comes first; the frame fetches the others. */
export async function loadAllSettings(): Promise<ScreenModule> {
	const [{ allScreen, prefetchTab }, { TAB }] = await Promise.all([
		import(/* webpackChunkName: "route-settings" */ './frame'),
		TAB_CHUNKS.security(),
	]);
	return { Screen: allScreen(TAB), prefetch: prefetchTab(TAB) };
}
