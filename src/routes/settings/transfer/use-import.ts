import { useMemo, useState } from 'react';
import { formatTime } from '../../../lib/locale';
import {
	compareSettings,
	MAX_FILE_SIZE,
	readSettingsFile,
	type SettingsFile,
} from '../../../lib/settings-file';
import { joinedSwitches, translated, valuesInForce } from '../../../rest-api/stored-forms';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import type { RootState } from '../../../state/root-state';
import { selectHost } from '../../../state/settings/forms';
import { trackClick } from '../../../state/tracking/thunks/track';
import type { SettingsTab } from '../tab-modules';
import type { SettingsItem } from '../groups/group';
import { itemNames } from '../described';
import { type Changed, importSettings } from '../../../state/settings/thunks/apply';
import { isSameSite, siteOf } from './use-export';
import {
	type ChosenFileProblem,
	fileProblemText,
	foreignName,
	joinedText,
	lineProblemText,
	namedReason,
} from './texts';
import { importedSettings, knownSettings, rulesOf, useLoadKnown } from './known-settings';
import { valueTexts } from './value-texts';
import { removedSetting } from '../removed-settings';

/** A setting that the file holds another value for. */
export interface ImportRow {
	name: string;
	label: string;
	location: string;
	from: string;
	to: string;
	/** Empty if it can be changed. */
	reason: string;
	isChosen: boolean;
}

export interface ImportPreview {
	/** The file's own site, made fit to be shown; may be empty. */
	site: string;
	date: string;
	version: string;
	isOtherSite: boolean;
	isOtherVersion: boolean;
	rows: ImportRow[];
	sameCount: number;
	leftOut: Array<{ key: string; label: string; reason: string }>;
}

interface Chosen {
	file: SettingsFile;
	tabs: SettingsTab[];
	/** Names that are ticked. */
	names: ReadonlySet<string>;
	/** Names that this site can't turn off alone. */
	joined: readonly string[];
}

/** The outcome of an import, with labels of the settings that failed. */
export interface Imported extends Changed {
	failed: Array<{ name: string; label: string; reason: string }>;
}

type Step =
	| { step: 'choose'; failure: string; isBack?: boolean }
	| { step: 'reading' }
	| { step: 'preview' | 'applying'; chosen: Chosen }
	| { step: 'done'; imported: Imported };

/** Everything about the file, compared with what is stored now. */
function previewOf(state: RootState, { file, tabs, names, joined }: Chosen): ImportPreview {
	const known = knownSettings(state, tabs);
	const stored = valuesInForce(selectHost(state));
	const { differences, problems, sameCount } = compareSettings(file, stored, rulesOf(known));
	const rows = differences.flatMap(({ name, from, to }) => {
		const setting = known.get(name);
		if (!setting) {
			return [];
		}
		const [fromText, toText] = valueTexts(setting, from, to);
		const { label, location, reason } = setting;
		const isChosen = names.has(name) && reason === '';
		return [{ name, label, location, from: fromText, to: toText, reason, isChosen }];
	});
	return {
		site: file.site && foreignName(file.site),
		date: formatTime(file.date) ?? '',
		version: file.version && foreignName(file.version),
		isOtherSite: !isSameSite(file.site, siteOf(state)),
		isOtherVersion: file.version !== state.page.currentVersion,
		rows,
		sameCount,
		leftOut: [
			...problems.map(({ name, problem }) => [name, lineProblemText(state, problem, name)] as const),
			...joined.map((name) => [name, joinedText()] as const),
		].map(([name, reason]) => ({
			key: name,
			label: known.get(name)?.label ?? missingName(name, tabs, file),
			reason,
		})),
	};
}

/** Of another site nothing is ticked at first: not everything that fits there fits here. */
function chosenAtFirst(state: RootState, read: SettingsFile, tabs: SettingsTab[]): Chosen {
	const known = knownSettings(state, tabs);
	const host = selectHost(state);
	const own = { ...read, settings: translated(read.settings, host) };
	const joined = joinedSwitches(read.settings, host);
	const { problems } = compareSettings(own, state.settings.values, rulesOf(known));
	const unfit = new Set(problems.map(({ name }) => name));
	const file = { ...own, settings: importedSettings(own.settings, known, unfit) };
	const { isOtherSite, rows } = previewOf(state, { file, tabs, names: new Set(), joined });
	const open = rows.filter(({ reason }) => !reason).map(({ name }) => name);
	return { file, tabs, names: new Set(isOtherSite ? [] : open), joined };
}

export function useImport() {
	const dispatch = useAppDispatch();
	const store = useAppStore();
	const loadKnown = useLoadKnown();
	const values = useAppSelector((state) => state.settings.values);
	const modules = useAppSelector((state) => state.modules.bySlug);
	const [current, setCurrent] = useState<Step>({ step: 'choose', failure: '' });
	const chosen = 'chosen' in current ? current.chosen : null;
	const preview = useMemo(
		// The stored values may change under it, as in another tab.
		() => (chosen && values && modules ? previewOf(store.getState(), chosen) : null),
		[store, chosen, values, modules],
	);
	const ticked = preview?.rows.filter(({ isChosen }) => isChosen) ?? [];

	const choose = (names: Iterable<string>) =>
		current.step === 'preview' &&
		setCurrent({ step: 'preview', chosen: { ...current.chosen, names: new Set(names) } });

	return {
		step: current.step,
		failure: current.step === 'choose' ? current.failure : '',
		isBack: current.step === 'choose' && current.isBack === true,
		preview,
		tickedCount: ticked.length,
		imported: current.step === 'done' ? current.imported : null,
		async onFiles(files: readonly File[]) {
			dispatch(trackClick({ target: 'import-settings' }));
			setCurrent({ step: 'reading' });
			const read = await readFiles(files);
			if ('problem' in read) {
				setCurrent({ step: 'choose', failure: fileProblemText(read.problem) });
				return;
			}
			const known = await loadKnown();
			if ('failure' in known) {
				setCurrent({ step: 'choose', failure: known.failure });
				return;
			}
			setCurrent({ step: 'preview', chosen: chosenAtFirst(known.state, read.file, known.tabs) });
		},
		onTick(name: string, isTicked: boolean) {
			const others = ticked.map((row) => row.name).filter((other) => other !== name);
			choose(isTicked ? [...others, name] : others);
		},
		onTickAll: (isTicked: boolean) =>
			choose(isTicked ? (preview?.rows ?? []).filter(({ reason }) => !reason).map(({ name }) => name) : []),
		async onApply() {
			if (!chosen || ticked.length === 0) {
				return;
			}
			setCurrent({ step: 'applying', chosen });
			const wanted = ticked.map(({ name }) => [name, chosen.file.settings.get(name)] as const);
			const labels = new Map(ticked.map(({ name, label }) => [name, label]));
			const changed = await dispatch(importSettings(Object.fromEntries(wanted)));
			setCurrent({ step: 'done', imported: { ...changed, failed: labeled(changed, labels) } });
		},
		onClose: () => setCurrent({ step: 'choose', failure: '', isBack: true }),
	};
}

function labeled({ failed }: Changed, labels: ReadonlyMap<string, string>): Imported['failed'] {
	return failed.map(({ name, reason }) => {
		const label = labels.get(name) ?? name;
		return { name, label, reason: namedReason(reason, name, label) };
	});
}

/** Types that systems give JSON files; many give none. */
const TYPES = ['', 'application/json', 'text/json', 'text/plain'];

/** Reads what was chosen or dropped; never throws. Its size is looked at before its content. */
async function readFiles(
	files: readonly File[],
): Promise<{ file: SettingsFile } | { problem: ChosenFileProblem }> {
	const [chosen, ...others] = files;
	if (!chosen) {
		return { problem: 'unreadable' };
	}
	if (others.length > 0) {
		return { problem: 'several' };
	}
	if (!/\.json$/i.test(chosen.name) || !TYPES.includes(chosen.type)) {
		return { problem: 'type' };
	}
	if (chosen.size > MAX_FILE_SIZE) {
		return { problem: 'too-large' };
	}
	const bytes = await chosen.arrayBuffer().catch(() => null);
	if (!bytes) {
		return { problem: 'unreadable' };
	}
	try {
		return readSettingsFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		return { problem: 'not-text' };
	}
}

const labelOf = (item: SettingsItem) => item.label?.() ?? '';

/** The name of a setting that this site lacks; if nothing here knows it, the file's own site's. */
function missingName(name: string, tabs: readonly SettingsTab[], file: SettingsFile): string {
	const items = tabs.flatMap(({ groups }) => groups.flatMap((group) => group.items));
	const item = items.find((each) => itemNames(each).includes(name) && labelOf(each) !== '');
	const label = removedSetting(name)?.label() || (item && labelOf(item));
	return label || foreignName(file.names.get(name) ?? name);
}
