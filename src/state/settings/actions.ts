import { createAction } from '@reduxjs/toolkit';
import type { Settings } from '../../rest-api/contract/settings';

/** Which modules run at all: offline only those that need no connection, unconnected none (host contract 5.2). */
export type RunningModules = 'all' | 'without-connection' | 'none';

/** The host said what it has stored. */
export const settingsReceived = createAction<{ values: Settings; running: RunningModules }>(
	'settings/received',
);
