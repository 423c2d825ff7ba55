import type { ComponentType } from 'react';
import type { EventProperties } from '../../../lib/analytics';
import type { Settings } from '../../../rest-api/settings';
import type { AppDispatch } from '../../../state/app-thunk';
import type { Load } from '../../../state/hooks';
import type { RootState } from '../../../state/root-state';
import { selectIsSettingSaving } from '../../../state/settings/slice';
import type { TAB_MODULES } from '../tab-modules';

/** Texts are functions, so that they are translated when they are shown. */
type Text = () => string;

interface ItemBase {
	/** This host stores it in this way; where not, it isn't exported and imported either. */
	isHere?: (state: RootState) => boolean;
	/** On the card at all; without it, always. */
	isShown?: (state: RootState) => boolean;
	/** Says why it can't be changed now and who can; empty when it can. Asked after the frame's own reasons. */
	blockedBy?: (state: RootState) => string;
	/** Keywords that a search finds it by. */
	keywords?: Text;
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
export interface ModuleItem extends ControlBase {
	kind: 'module';
	module: string;
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
	/** Switching it off switches its module off too (SET-023, SET-042). */
	alsoOff?: (state: RootState) => boolean;
}

/** A field that waits for Save (SET-039). Disabled while its module is off. */
interface FieldBase extends ControlBase {
	option: string;
	module?: string;
	/** Stored not as a text, but as a number, or as a list with an entry a line. */
	storedAs?: 'number' | 'list';
	/** The host's reason for keeping the old text, where that's known. */
	keptText?: (sent: string) => string;
}

/** One line of text. */
export interface TextItem extends FieldBase {
	kind: 'text';
	placeholder?: Text;
	type?: 'url' | 'code' | 'number';
	/** Shows a stored text that nobody edits in another way, such as a code as its tag. */
	shown?: (stored: string) => string;
	/** The value that a typed text stands for; gets what's stored. */
	meant?: (typed: string, stored: string) => string | number;
	/** Completes a typed text, once the field is left. */
	complete?: (typed: string) => string;
	/** Something gentle about what was typed; never blocks. Empty: nothing. */
	hint?: (text: string) => string;
	/** As in several lines. */
	isUnfit?: (text: string) => boolean;
}

/** Several lines of text; if they're unfit, they aren't sent, and `keptText` says why. */
export interface LinesItem extends FieldBase {
	kind: 'lines';
	rows?: number;
	/** Left to right in every language: lists of IP addresses, files. */
	isCode?: boolean;
	/** As in a line of text. */
	complete?: (typed: string) => string;
	hint?: (text: string) => string;
	isUnfit?: (text: string) => boolean;
	/** Saved together with an edit, as the switch that puts it in force. */
	alsoSaves?: (state: RootState) => Settings;
}

interface Choice {
	value: string;
	label: Text;
	help?: Text;
	/** Can be chosen now; without it, always. */
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
	/** Disabled while the module is off, though it has a `write`. */
	needsModule?: boolean;
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
	/** Otherwise a URL of this site, in the same tab. */
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

export interface ItemViewProps {
	group: SettingsGroup;
	/** Id of the text that says why it can't be changed; without it, it can. */
	disabledBy?: string;
}

/** A part like no other. */
export interface ViewItem extends ItemBase {
	kind: 'view';
	/** The name of the option it saves, if there is one. */
	id: string;
	View: ComponentType<ItemViewProps>;
	/** The module that has to be on for it. */
	module?: string;
	/** Options that it edits as drafts, which wait for Save. */
	options?: readonly string[];
	/** As in a line of text. */
	complete?: (typed: string) => string;
	/** Labels of its controls, for the search. */
	label?: Text;
}

export type FieldItem = TextItem | LinesItem | ChoiceItem;
/** Has a label and can be changed. */
export type ControlItem = ModuleItem | ToggleItem | FieldItem;
export type SettingsItem = ModuleItem | ToggleItem | FieldItem | LinkItem | NoteItem | HeadingItem | ViewItem;

/** Required besides what the host says of the module: a site that's online, or an own account. */
type Requirement = 'online' | 'account';

/** A feature of the plan, and what shows while the plan lacks it (SET-046). */
export interface PlanUpsell {
	hasFeature: (state: RootState) => boolean;
	/** Still being fetched: no banner yet. */
	isUnknown?: (state: RootState) => boolean;
	Banner: ComponentType;
	/** The card's content stays beside the banner. */
	keepsContent?: boolean;
	/** The content says itself that the plan's features couldn't be loaded. */
	saysFailure?: boolean;
}

/**
 * One card of the settings, described: rendering, search, saving and permissions follow from it. A new
 * setting is one entry here (docs/settings.md).
 */
export interface SettingsGroup {
	/** Also its URL: `?at=<id>`. */
	id: string;
	title: Text;
	description?: Text;
	/** Synonyms and other keywords that a search finds it by. */
	keywords?: Text;
	/** The same from the store, such as what a plugin says of itself. */
	storedKeywords?: (state: RootState) => string;
	/** The module that the whole card is about: its override and what it needs hold for every control. */
	module?: string;
	/** Other modules of the card, which shows if any is there, unless `isHere` says otherwise. */
	modules?: readonly string[];
	isHere?: (state: RootState) => boolean;
	/** Users who see it; without it, those who manage modules (ROLE-008). */
	allow?: (state: RootState) => boolean;
	/** Without one of these, the card is grayed out and says why (SET-031, SET-032, SET-045). */
	requires?: readonly Requirement[];
	/** The card's own reason why nothing on it can be changed; empty when it can. Asked after the others. */
	blockedBy?: (state: RootState) => string;
	/** Asks to connect: without an owner, or without an account of one's own, on an online site (SEC-040). */
	connect?: { needs: 'owner' | 'account'; isDue?: (state: RootState) => boolean; text: Text };
	upsell?: PlanUpsell;
	/** Its content collapses; the name is the feature of the event that is recorded when it opens. */
	collapsible?: { feature: string; startsOpen?: (state: RootState) => boolean };
	/** Loads what the card shows once it's on the screen; `when`: once that's true. `run` must be stable. */
	load?: { run: Load; when?: (state: RootState) => boolean };
	/** Redirect name of the page that says more. */
	support?: string;
	/** Runs when its edits are about to be saved, or were. */
	beforeSave?: (dispatch: AppDispatch) => void;
	afterSave?: (dispatch: AppDispatch) => void;
	/** Says why the edits can't be saved yet; empty when they can. */
	saveBlockedBy?: (state: RootState) => string;
	items: readonly SettingsItem[];
	/** Renders the whole card if no description fits. Search and permissions still come from here. */
	View?: ComponentType<{ group: SettingsGroup }>;
}

export type TabId = keyof typeof TAB_MODULES | 'privacy' | 'tools';

/** One tab. Each is a chunk of its own, which exports it as `TAB`. */
export interface SettingsTab {
	id: TabId;
	/** Its name, as in the navigation; the heading of its part of the search results. */
	title: Text;
	/** The second, quiet line of the screen's heading. */
	slogan?: Text;
	/** Has so many cards that the page begins with an index of them. */
	hasIndex?: boolean;
	/** The modules of which one has to be there. */
	modules?: readonly string[];
	/** In place of `modules`, where more decides. */
	isHere?: (state: RootState) => boolean;
	/** The new place of `?at=` if this host has that card or control on another tab. */
	movedTo?: (state: RootState, at: string) => string | undefined;
	/** Shown to users who manage no modules when none of its cards is for them. */
	emptyText?: Text;
	groups: readonly SettingsGroup[];
	/** Asks for what `storedKeywords` read, when something is searched; to be stable. */
	searchLoad?: Load;
}

export const isField = (item: SettingsItem): item is FieldItem =>
	['text', 'lines', 'select', 'radio'].includes(item.kind);

/** The name of an item: the URL of its control, and its key in lists. */
export function itemId(item: SettingsItem): string {
	if ('option' in item) {
		return item.option;
	}
	return 'id' in item ? item.id : item.module;
}

/** Every module of a card: its own first. */
export const groupModules = ({ module, modules = [] }: SettingsGroup): readonly string[] =>
	module ? [module, ...modules] : modules;

/** An item's module, its options, or the id of a part like no other. */
export const itemNames = (item: SettingsItem): readonly string[] =>
	('covers' in item && item.covers) || ('options' in item && item.options) || [itemId(item)];

/** The options of one item that wait for Save; switches have none. */
export const itemOptions = (item: SettingsItem): readonly string[] =>
	item.kind === 'view' ? (item.options ?? []) : isField(item) ? itemNames(item) : [];

/** The options of the card that wait for Save. */
export const formOptions = (group: SettingsGroup): string[] =>
	group.items.flatMap((item) => [...itemOptions(item)]);

const namesByGroup = new WeakMap<SettingsGroup, readonly string[]>();

/** Something on the card is being saved. The names are listed once: each control asks on each keystroke. */
export function selectIsCardSaving(state: RootState, group: SettingsGroup): boolean {
	const names = namesByGroup.get(group) ?? [...groupModules(group), ...group.items.flatMap(itemNames)];
	namesByGroup.set(group, names);
	return names.some((name) => selectIsSettingSaving(state, name));
}
