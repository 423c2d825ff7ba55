import { useState } from 'react';
import { makeSettingsFile } from '../../../lib/settings-file';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectHasUnsavedSettings } from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import { trackClick } from '../../../state/tracking/thunks/track';
import { exportedSettings, knownSettings, type KnownSettings, useLoadKnown } from './known-settings';

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
	const { values, rules } = exportedSettings(state, known);
	const names = Object.fromEntries(
		Object.values(state.modules.bySlug).map(({ module: slug, name }) => [slug, name]),
	);
	const text = makeSettingsFile({ site, version: state.page.currentVersion, date, names }, values, rules);
	const name = site.replace(/^https?:\/\//, '').replace(/[^a-z0-9.-]+/gi, '-');
	downloadText(`settings-${name}-${date.slice(0, 10)}.json`, text, 'application/json');
}

/** URL of the site, for the file and to know one from another; a site below a domain has its path. */
export const siteOf = ({ page }: RootState): string =>
	`${window.location.protocol}//${page.rawUrl.replaceAll('::', '/')}`;

/** Compares sites, by whatever protocol. */
export const isSameSite = (one: string, other: string): boolean => bare(one) === bare(other);

const bare = (url: string) =>
	url
		.replace(/^https?:\/\//i, '')
		.split('/')
		.filter(Boolean)
		.join('/')
		.toLowerCase();

/** Milliseconds until the browser has surely taken the text over. */
const RELEASE = 60_000;

/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type: string): void {
	const url = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), RELEASE);
}
