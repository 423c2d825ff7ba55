import type { ComponentType } from 'react';

/** An option that is switched on and off; saved at once (SET-039). */
interface ToggleOption {
	kind: 'toggle';
	name: string;
	label: () => string;
}

/** A text of one entry a line; waits for Save (SET-039). */
interface LinesOption {
	kind: 'lines';
	name: string;
	label: () => string;
	help: () => string;
	/** Why the host kept the old text, where that is known. */
	keptText?: () => string;
}

export type SettingsOption = ToggleOption | LinesOption;

/**
 * One card of the settings, described: rendering, search, saving and permissions are derived from it. A new setting
 * is one entry here.
 */
export interface SettingsGroup {
	id: string;
	title: () => string;
	/** The module whose switch heads the card; a host without it has no such card. */
	module: string;
	toggleLabel: () => string;
	description: () => string;
	/** Asks to connect an account; the feature needs a connected owner (SEC-021, SEC-022, SEC-036). */
	connectPrompt?: () => string;
	options: readonly SettingsOption[];
	/** A part that is like no other, shown above the options. */
	Extra?: ComponentType;
}
