import { useState } from 'react';
import { downloadText } from '../../../lib/download';
import { makeSettingsFile, type SettingRules } from '../../../lib/settings-file';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectHasUnsavedSettings } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { trackClick } from '../../../state/tracking/thunks';
import { exportedSettings, knownSettings, type KnownSettings } from './known-settings';
import { siteOf } from './site-of';
import { useLoadKnown } from './use-known';

export const rulesOf = (known: KnownSettings): SettingRules =>
	new Map([...known].map(([name, { rule }]) => [name, rule]));

/** Saves the settings, as the host has them now, as a file. */
export function useExport() {
	const dispatch = useAppDispatch();
	const loadKnown = useLoadKnown();
	const hasEdits = useAppSelector(selectHasUnsavedSettings);
	const [isBusy, setIsBusy] = useState(false);
	const [failure, setFailure] = useState('');
	return {
		isBusy,
		/** Empty when it worked. */
		failure,
		/** Something was typed that the file will lack. */
		hasEdits,
		async onExport() {
			dispatch(trackClick({ target: 'export-settings' }));
			setIsBusy(true);
			const known = await loadKnown();
			setIsBusy(false);
			setFailure('failure' in known ? known.failure : '');
			if ('state' in known) {
				download(known.state, knownSettings(known.state, known.tabs));
			}
		},
	};
}

function download(state: RootState, known: KnownSettings): void {
	const site = siteOf(state);
	const date = new Date().toISOString();
	const text = makeSettingsFile(
		{ site, version: state.page.version, date },
		state.settings.values,
		rulesOf(exportedSettings(known)),
	);
	const name = site.replace(/^https?:\/\//, '').replace(/[^a-z0-9.-]+/gi, '-');
	downloadText(`settings-${name}-${date.slice(0, 10)}.json`, text, 'application/json');
}
