import type { ComponentType } from 'react';
import type { EventProperties } from '../../../lib/analytics';
import type { Settings } from '../../../rest-api/settings';
import type { AppDispatch } from '../../../state/app-thunk';
import type { Load } from '../../../state/hooks';
import type { RootState } from '../../../state/root-state';
import type { Upsell } from '../upgrade-to';

/** Texts are functions, so that they are translated when they are shown. */
type Text = () => string;
type Is = (state: RootState) => boolean;

interface ItemBase {
	/** This host stores it in this way; where not, it isn't exported and imported either. */
	isHere?: Is;
	/** On the card at all; without it, always. */
	isShown?: Is;
	/** Says why it can't be changed now and who can; empty when it can. Asked after the frame's own reasons. */
	blockedBy?: (state: RootState) => string;
	/** The module that it belongs to. A toggle is off while that is off; anything else is disabled. */
	module?: string;
	/** The options that it edits as drafts, which wait for Save, if that isn't its `option` alone. */
	options?: readonly string[];
	/** What it, or its controls, are called; a search finds it by that, and by its keywords. */
	label?: Text;
	keywords?: Text;
	/** Completes a typed text, once the field is left. */
	complete?: (typed: string) => string;
	/** Under the control before it; what belongs to its module's switch is there anyway. */
	isNested?: boolean;
}

interface ControlBase extends ItemBase {
	label: Text;
	help?: Text;
	/** Redirect name of the page that says more about this one control. */
	support?: string;
}

/** The switch of a module; saved at once. */
export type ModuleItem = ControlBase & { kind: 'module'; module: string };

interface OptionBase<Value> extends ControlBase {
	option: string;
	/** What it shows, where that isn't what is stored or edited. */
	read?: (state: RootState) => Value;
	/** The other way round; what it leaves out of its options goes back to what is stored. */
	write?: (value: Value, state: RootState) => Settings;
	/** Not as a text; a list has an entry a line. */
	storedAs?: 'number' | 'list';
}

/** An option that is on or off; saved at once (SET-039). */
export interface ToggleItem extends OptionBase<boolean> {
	kind: 'toggle';
	/** Disabled while the module is off. Without it, the toggle switches the module on with it (SET-041). */
	needsModule?: boolean;
	/** Switching it off switches its module off too (SET-023, SET-042). */
	alsoOff?: Is;
}

/** One line of text, or several; waits for Save (SET-039). */
export interface TextItem extends OptionBase<string> {
	kind: 'text';
	/** Several lines, so many of them in sight. */
	rows?: number;
	placeholder?: Text;
	/** URLs, code and numbers read from left to right in every language. */
	type?: 'url' | 'code' | 'number';
	/** Something gentle about what was typed; never blocks. Empty: nothing. */
	hint?: (text: string) => string;
	/** It isn't sent, and `keptText` says why. */
	isUnfit?: (text: string) => boolean;
	/** The host's reason for keeping the old text, where that's known. */
	keptText?: (sent: string) => string;
}

/** One of several values. Without `choices`, those of the module's option (SET-047). */
export interface ChoiceItem extends OptionBase<string> {
	kind: 'select' | 'radio';
	choices?: ReadonlyArray<{ value: string; label: Text; help?: Text }>;
}

/** A link, whose click is recorded. */
export interface LinkItem extends ItemBase {
	kind: 'link';
	id: string;
	label: Text;
	/** Name of a link out, which opens a new tab; with `#`, of a part of that page. */
	redirect?: string;
	/** Otherwise a URL of this site, in the same tab. */
	href?: (state: RootState) => string;
	click: EventProperties;
}

/** A sentence of its own between controls, or the beginning of a part of a long card. */
type WordsItem = ItemBase & { id: string } & (
		{ kind: 'note'; text: (state: RootState) => string } | { kind: 'heading'; label: Text }
	);

/** Id of the text that says why it can't be changed; without it, it can. */
export type ItemViewProps = { disabledBy?: string };

/** A part like no other. */
interface ViewItem extends ItemBase {
	kind: 'view';
	/** The name of the option it saves, if there is one. */
	id: string;
	View: ComponentType<ItemViewProps>;
}

export type FieldItem = TextItem | ChoiceItem;
export type SwitchItem = ModuleItem | ToggleItem;
export type SettingsItem = SwitchItem | FieldItem | LinkItem | WordsItem | ViewItem;

/**
 * One card of the settings, described: rendering, search, saving and permissions follow from it. A new
 * setting is one entry here (docs/settings.md).
 */
export interface SettingsGroup {
	/** Also its URL: `?at=<id>`. */
	id: string;
	title: Text;
	description?: Text;
	/** Synonyms and other keywords that a search finds it by; also what a plugin says of itself. */
	keywords?: (state: RootState) => string;
	/** The module that the whole card is about: its override and what it needs hold for every control. */
	module?: string;
	/** Other modules of the card, which shows if any is there, unless `isHere` says otherwise. */
	modules?: readonly string[];
	isHere?: Is;
	/** Users who see it; without it, those who manage modules (ROLE-008). */
	allow?: Is;
	/** Without it, the card is grayed out and says why (SET-031, SET-032, SET-045). */
	requires?: 'online' | 'account';
	/** Asks to connect on an online site: without an owner, an account, or what its module needs (SEC-040). */
	connect?: { needs: 'owner' | 'account' | 'module'; text: Text };
	upsell?: Upsell;
	/** Its content can be hidden. */
	isCollapsible?: boolean;
	/** Loads what the card shows once it's on the screen; `when`: once that's true. `run` must be stable. */
	load?: { run: Load; when?: Is };
	/** Redirect name of the page that says more. */
	support?: string;
	/** Runs before its edits are saved: what else is saved with them, and what follows. */
	onSave?: (dispatch: AppDispatch, state: RootState) => { also?: Settings; after?: () => void };
	/** Says why the edits can't be saved yet; empty when they can. */
	saveBlockedBy?: (state: RootState) => string;
	items: readonly SettingsItem[];
}
