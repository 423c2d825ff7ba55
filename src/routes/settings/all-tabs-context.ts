import { createContext } from 'react';
import type { SettingsTab } from './groups/group';

/**
 * Fetches the descriptions of all tabs, for a part of one tab that is about all of them: it cannot import them, as one of
 * them imports it.
 */
export const AllTabsContext = createContext<() => Promise<SettingsTab[]>>(() => Promise.resolve([]));
