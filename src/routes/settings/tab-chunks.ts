import type { SettingsTab, TabId } from './tab-modules';

type TabChunk = () => Promise<{ TAB: SettingsTab }>;

/** The description of each tab, in the order of the navigation; each is a chunk of its own. */
export const TAB_CHUNKS: Record<TabId, TabChunk> = {
	security: () => import(/* webpackChunkName: "settings-security" */ './groups/security'),
	performance: () => import(/* webpackChunkName: "settings-performance" */ './groups/performance'),
	writing: () => import(/* webpackChunkName: "settings-writing" */ './groups/writing'),
	sharing: () => import(/* webpackChunkName: "settings-sharing" */ './groups/sharing'),
	discussion: () => import(/* webpackChunkName: "settings-discussion" */ './groups/discussion'),
	newsletter: () => import(/* webpackChunkName: "settings-newsletter" */ './groups/newsletter'),
	traffic: () => import(/* webpackChunkName: "settings-traffic" */ './groups/traffic'),
	privacy: () => import(/* webpackChunkName: "settings-privacy" */ './groups/privacy'),
	tools: () => import(/* webpackChunkName: "settings-tools" */ './groups/tools'),
};

export const TAB_IDS = Object.keys(TAB_CHUNKS) as TabId[];

export const loadAllTabs = async (): Promise<SettingsTab[]> =>
	(await Promise.all(TAB_IDS.map((id) => TAB_CHUNKS[id]()))).map(({ TAB }) => TAB);
