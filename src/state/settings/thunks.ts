import type { Client } from '../../rest-api/client';
import type { Settings } from '../../rest-api/contract/settings';
import { ApiError } from '../../rest-api/errors';
import * as api from '../../rest-api/settings';
import { createAppThunk } from '../app-thunk';
import type { RootState } from '../store';
import { settingsReceived, type RunningModules } from './actions';

/**
 * Changes options and switches modules, then asks the host what it has stored: a success of the host does
 * not prove a change (trap 11). Rejected with kind `unchanged` when a switch stayed as it was.
 * An option that is under way already is not sent again.
 */
export const updateSettings = createAppThunk<void, Settings>(
	'settings/update',
	async (values, { client, dispatch, getState }) => {
		await api.updateSettings(client, values);
		let stored = await storedSettings(client);
		const stubborn = stored && stubbornOptions(values, stored, getState());
		if (stubborn?.length) {
			await writeTwice(client, stubborn);
			stored = await storedSettings(client);
		}
		// Unable to read back: the host said yes, so its word is taken.
		const before = getState().settings.values;
		const known = stored ?? { ...before, ...values };
		dispatch(settingsReceived({ values: known, running: runningModules(getState()) }));
		const kept = Object.keys(values).find((name) => wasKept(values[name], before[name], known[name]));
		if (kept) {
			throw new ApiError({ kind: 'unchanged', call: `POST settings (${kept})` });
		}
	},
	(values, state) => !Object.keys(values).some((name) => name in state.settings.pending),
);

/** Hosts may write a text in their own way (blanks, line breaks); one that stayed as it was did not take the new one. */
function wasKept(wanted: unknown, before: unknown, stored: unknown): boolean {
	if (typeof wanted === 'string' && typeof before === 'string') {
		const bare = (text: string) => text.replace(/[\s,;]+/g, '');
		return stored === before && bare(wanted) !== bare(before);
	}
	return typeof wanted === 'boolean' && stored !== wanted;
}

const storedSettings = (client: Client): Promise<Settings | null> =>
	api.getSettings(client).catch(() => null);

/** Options that are on by default and were never written refuse the first "off" in silence (host contract 6). */
const stubbornOptions = (wanted: Settings, stored: Settings, state: RootState) =>
	Object.keys(wanted).filter(
		(name) => wanted[name] === false && stored[name] === true && !(name in state.modules.bySlug),
	);

async function writeTwice(client: Client, names: string[]): Promise<void> {
	const all = (value: boolean) => Object.fromEntries(names.map((name) => [name, value]));
	await api.updateSettings(client, all(true));
	await api.updateSettings(client, all(false));
}

function runningModules({ connection }: RootState): RunningModules {
	if (connection.status.offlineMode.isActive) {
		return 'without-connection';
	}
	return connection.status.isActive ? 'all' : 'none';
}
