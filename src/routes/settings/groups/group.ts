import type { ComponentType } from 'react';
import type { EventProperties } from '../../../lib/analytics';
import type { Settings } from '../../../rest-api/contract/settings';
import type { AppThunk } from '../../../state/app-thunk';
import type { SaveWay } from '../../../state/settings/save';
import type { AppDispatch, LazySlice, RootState } from '../../../state/store';

interface Abortable {
	abort: () => void;
}

/** Texts are functions, so that they are translated when they are shown. */
type Text = () => string;

interface ItemBase {
	/** Whether it is on the card at all; without it, always. */
	isShown?: (state: RootState) => boolean;
	/** Why it cannot be changed now and who can; empty when it can. Asked after the frame's own reasons. */
	blockedBy?: (state: RootState) => string;
	/** More words that a search finds it by. */
	words?: Text;
	/** Stands under the control before it; what belongs to the switch of its module does so by itself. */
	isNested?: boolean;
}

interface ControlBase extends ItemBase {
	label: Text;
	help?: Text;
	/** Redirect name of the page that says more about this one control. */
	support?: string;
}

/** The switch of a module; saved at once. */
export interface ModuleItem extends ControlBase {
	kind: 'module';
	module: string;
	/** What is sent in place of the switch alone (PERF-010). */
	values?: (isOn: boolean) => Settings;
	/**
	 * What is stored when the host refuses to switch it on, before it is asked once more; null: nothing is tried. The same
	 * object each time.
	 */
	rescue?: (state: RootState) => Settings | null;
}

/** An option that is on or off; saved at once (SET-039). */
export interface ToggleItem extends ControlBase {
	kind: 'toggle';
	option: string;
	/** The module that the option belongs to; the toggle is off while that is off. */
	module?: string;
	/** Disabled while the module is off. Without it, the toggle switches the module on with it (SET-041). */
	needsModule?: boolean;
	/** The host stores the opposite of what the toggle shows (WRITE-016). */
	isInverted?: boolean;
	/** Shows off, whatever is stored: what it needs is not there (SEC-032). */
	showsOff?: (state: RootState) => boolean;
	/** As of modules. */
	rescue?: (state: RootState) => Settings | null;
	/** Whether switching it off switches its module off too (SET-023, SET-042). */
	alsoOff?: (state: RootState) => boolean;
}

/** What a field does that waits for Save (SET-039). Disabled while its module is off. */
interface FieldBase extends ControlBase {
	option: string;
	module?: string;
	/** Why the host kept the old text, where that is known. */
	keptText?: Text;
}

/** One line of text. */
export interface TextItem extends FieldBase {
	kind: 'text';
	placeholder?: Text;
	type?: 'text' | 'url';
	/** How a stored text that nobody edits is shown, such as a code as its tag. */
	shown?: (stored: string) => string;
	/** What a typed text means; gets what is stored. */
	meant?: (typed: string, stored: string) => string;
	/** Completes a typed text, once the field is left. */
	complete?: (typed: string) => string;
	/** Something gentle about what was typed; never blocks. Empty: nothing. */
	hint?: (text: string) => string;
}

/** Several lines of text. */
export interface LinesItem extends FieldBase {
	kind: 'lines';
	rows?: number;
	/** Left to right in every language: lists of addresses, files. */
	isCode?: boolean;
	hint?: (text: string) => string;
}

interface Choice {
	value: string;
	label: Text;
	help?: Text;
	/** Whether it can be chosen now; without it, always. */
	isOffered?: (state: RootState) => boolean;
}

/** One of several values. Without `choices`, those of the module's option (SET-047). */
export interface ChoiceItem extends FieldBase {
	kind: 'select' | 'radio';
	choices?: readonly Choice[];
	/** For a choice that is made of several settings: what is chosen, seen through unsaved edits. */
	read?: (get: (name: string) => unknown) => string;
	/** The other way round: the settings that make up a choice. */
	write?: (value: string) => Settings;
	/** The names that `write` may set; those that it leaves out go back to what is stored. */
	covers?: readonly string[];
}

/** A link, whose click is recorded. */
export interface LinkItem extends ItemBase {
	kind: 'link';
	id: string;
	label: Text;
	/** Name of a link out, which opens a new tab. */
	redirect?: string;
	/** The part of that page; empty without. */
	anchor?: string;
	/** Otherwise an address of this site, in the same tab. */
	href?: (state: RootState) => string;
	click: EventProperties;
}

/** A sentence of its own between controls. */
export interface NoteItem extends ItemBase {
	kind: 'note';
	id: string;
	text: (state: RootState) => string;
}

/** Begins a part of a long card. */
export interface HeadingItem extends ItemBase {
	kind: 'heading';
	id: string;
	label: Text;
}

/** A part like no other. */
export interface ViewItem extends ItemBase {
	kind: 'view';
	/** The name of the option that it saves by itself, if there is one. */
	id: string;
	View: ComponentType<{ group: SettingsGroup }>;
	/** Options that it edits as drafts, for the card's Save. */
	options?: readonly string[];
	/** Labels of its controls, for the search. */
	label?: Text;
}

export type FieldItem = TextItem | LinesItem | ChoiceItem;
/** What has a label and can be changed. */
export type ControlItem = ModuleItem | ToggleItem | FieldItem;
export type SettingsItem = ModuleItem | ToggleItem | FieldItem | LinkItem | NoteItem | HeadingItem | ViewItem;

/** What has to be there for a card to work: a site that is online, an owner, an account of the reader's own. */
export type Need = 'online' | 'owner' | 'account';

/** A feature of the plan, and what shows while the plan lacks it (SET-046). */
export interface PlanGate {
	hasFeature: (state: RootState) => boolean;
	/** Still being fetched: no banner yet. */
	isUnknown?: (state: RootState) => boolean;
	Banner: ComponentType;
	/** The card's content stays beside the banner. */
	keepsContent?: boolean;
}

/**
 * One card of the settings, described: rendering, search, saving and permissions are derived from it. A new setting
 * is one entry here (docs/settings.md).
 */
export interface SettingsGroup {
	/** Also its address: `?at=<id>`. */
	id: string;
	title: Text;
	description?: Text;
	/** Synonyms and other words that a search finds it by. */
	words?: Text;
	/** The same from the store, such as what a plugin says of itself. */
	moreWords?: (state: RootState) => string;
	/** The module that the whole card is about: its override and what it needs hold for every control. */
	module?: string;
	/** Other modules of the card. The card is here when any of its modules is, unless `isHere` says otherwise. */
	modules?: readonly string[];
	isHere?: (state: RootState) => boolean;
	/** Who sees it; without it, those who manage modules (ROLE-008). */
	allow?: (state: RootState) => boolean;
	/** What it needs, strongest first; without one, the card fades, and says why (SET-031, SET-032, SET-045). */
	needs?: readonly Need[];
	/** Why nothing on it can be changed, for a reason of its own; empty when it can. Asked after the others. */
	blockedBy?: (state: RootState) => string;
	/** Asks to connect: without an owner, or without an account of one's own, on an online site (SEC-040). */
	connect?: { needs: 'owner' | 'account'; text: Text };
	gate?: PlanGate;
	/** Its content folds; the name is the feature of the event that is recorded when it opens. */
	fold?: { feature: string; startsOpen?: (state: RootState) => boolean };
	/** Asks for what the card shows, once it is on the screen; `when`: as soon as that holds. `run` is to be stable. */
	load?: { run: (dispatch: AppDispatch) => Abortable; when?: (state: RootState) => boolean };
	/** Redirect name of the page that says more. */
	support?: string;
	/** Whether it has a Save button; without it, a card with fields has one (SET-040). */
	hasSave?: (state: RootState) => boolean;
	/** How its form is saved, where something is recorded besides. */
	save?: (options: readonly string[], way: SaveWay) => AppThunk<Promise<boolean>>;
	/** Why what was edited cannot be saved yet; empty when it can. */
	saveBlockedBy?: (state: RootState) => string;
	items: readonly SettingsItem[];
	/** Draws the whole card, where no description fits. Search and permissions still come from here. */
	View?: ComponentType<{ group: SettingsGroup }>;
}

export type TabId = 'security' | 'performance' | 'writing' | 'sharing' | 'discussion' | 'traffic' | 'privacy';

/** One tab. Each is a chunk of its own, which exports it as `TAB`. */
export interface SettingsTab {
	id: TabId;
	/** Its name, as in the navigation; the heading of its part of the search results. */
	title: Text;
	/** The screen's heading; without it, the name. */
	heading?: Text;
	/** The modules of which one has to be there. */
	modules?: readonly string[];
	/** In place of `modules`, where more decides. */
	isHere?: (state: RootState) => boolean;
	/** What those who manage no modules read when none of its cards is for them. */
	emptyText?: Text;
	groups: readonly SettingsGroup[];
	/** Asks for what `moreWords` read, when something is searched; to be stable. */
	searchLoad?: (dispatch: AppDispatch) => Abortable;
	/** Slices that come with it. */
	slices?: readonly LazySlice[];
}
