import { __, sprintf } from '@wordpress/i18n';
import {
	blockReason,
	type ModuleBlock,
	selectConnectReason,
	selectIsModuleActive,
	selectModule,
	selectModuleBlock,
} from '../../state/modules/slice';
import { PROVIDER_NAME } from '../../lib/product';
import { selectIsOffline, selectIsSiteConnected } from '../../state/connection/slice';
import { selectIsStoredHere, selectModuleInForce } from '../../state/settings/forms';
import { selectSettingEncoding } from '../../state/settings/slice';
import type { RootState } from '../../state/root-state';
import { isField, itemNames, type SettingsGroup, type SettingsItem } from './groups/group';

/** Says why something can't be changed now, and who can; empty when it can. */
export interface Reason {
	text: string;
	/** A page with more about it; may be empty. */
	link: 'overrides' | '';
}

const NONE: Reason = { text: '', link: '' };
const reason = (text: string): Reason => ({ text, link: '' });
const isOverride = (block: ModuleBlock | null) => block?.startsWith('override') ?? false;

/** The card needs an online site, as the host says of its module or we of a card without one. */
const needsOnline = (state: RootState, { requires = [] }: SettingsGroup, module: string | undefined) =>
	requires.includes('online') || (module && selectModule(state, module)?.requires_connection);

/** The reason why nothing on the card can be changed, said at its top (SET-031 to SET-034, SET-045). */
export function selectGroupReason(state: RootState, group: SettingsGroup): Reason {
	const module = selectModuleInForce(state, group.module);
	const block = module ? selectModuleBlock(state, module) : null;
	if (block === 'override-inactive' || block === 'override-managed') {
		return { text: blockReason(block), link: 'overrides' };
	}
	if (!selectIsSiteConnected(state) && needsOnline(state, group, module)) {
		return reason(blockReason(selectIsOffline(state) ? 'offline' : 'needs-site'));
	}
	if (block && !isOverride(block)) {
		return reason(blockReason(block));
	}
	if (group.requires?.includes('account') && !state.user.isConnected) {
		/* translators: %s: provider name */
		const ask = sprintf(__('Connect your %s account first.', 'site-dashboard'), PROVIDER_NAME);
		return reason(selectConnectReason(state) || ask);
	}
	const own = group.blockedBy?.(state);
	return own ? reason(own) : NONE;
}

/**
 * The reason why this one control is disabled, whatever else is chosen on the card: not for a module that
 * could be turned on as well.
 */
export function selectItemBlock(state: RootState, group: SettingsGroup, item: SettingsItem): Reason {
	const slug = selectOwnModule(state, item);
	const block = slug ? selectModuleBlock(state, slug) : null;
	const isOwnModule = slug === group.module;
	if (item.kind === 'module' && block && isOverride(block)) {
		return { text: blockReason(block), link: 'overrides' };
	}
	if (slug && !isOwnModule && block && block !== 'override-active') {
		return reason(isOverride(block) ? namedOverride(state, slug) : blockReason(block));
	}
	return reason(item.blockedBy?.(state) ?? '');
}

/** The reason why this one control can't be changed, apart from what holds for the whole card. */
export function selectItemReason(state: RootState, group: SettingsGroup, item: SettingsItem): Reason {
	const block = selectItemBlock(state, group, item);
	if (block.text) {
		return block;
	}
	const slug = selectOwnModule(state, item);
	if (slug && waitsForModule(item) && !selectIsModuleActive(state, slug)) {
		return reason(turnOnFirst(state, group, slug));
	}
	return reason('option' in item ? encodingProblem(state, item) : '');
}

/** The module that the item needs on this site. */
export const selectOwnModule = (state: RootState, item: SettingsItem): string | undefined =>
	selectModuleInForce(state, 'module' in item ? item.module : undefined);

/** The item is on the card, on this site and for this user. */
export const selectIsItemShown = (state: RootState, item: SettingsItem): boolean =>
	selectIsOffered(state, item) && (item.isHere?.(state) ?? true) && (item.isShown?.(state) ?? true);

/** The host has the module or the option. A choice of several options has none of its own. */
function selectIsOffered(state: RootState, item: SettingsItem): boolean {
	if (item.kind === 'module') {
		return item.module in state.modules.bySlug;
	}
	return !('option' in item) || itemNames(item).every((name) => selectIsStoredHere(state, name));
}

/** The reasons of all items of a card, in their order; what isn't shown has none. */
export const selectItemReasons = (state: RootState, group: SettingsGroup): Reason[] =>
	group.items.map((item) => (selectIsItemShown(state, item) ? selectItemReason(state, group, item) : NONE));

export const isSameReasons = (one: readonly Reason[], other: readonly Reason[]) =>
	one.every(({ text, link }, index) => text === other[index]?.text && link === other[index].link);

const waitsForModule = (item: SettingsItem) =>
	item.kind === 'view' ||
	(isField(item) && !('write' in item && item.write)) ||
	('needsModule' in item && item.needsModule);

/** SET-030. */
function namedOverride(state: RootState, slug: string): string {
	/* translators: %s: name of a feature */
	return sprintf(
		__('%s has been disabled by a site administrator.', 'site-dashboard'),
		selectModule(state, slug)?.name ?? slug,
	);
}

/** Names what's on the page: the switch on the card, else the card, else the host's name for the feature. */
function turnOnFirst(state: RootState, { items, module, title }: SettingsGroup, slug: string): string {
	const own = items.find((item) => item.kind === 'module' && item.module === slug);
	const name =
		own && 'label' in own ? own.label?.() : module === slug ? title() : selectModule(state, slug)?.name;
	/* translators: %s: label of a switch, or name of a feature */
	return sprintf(__('Turn on “%s” first.', 'site-dashboard'), name ?? slug);
}

/** A host that stores something else in an option loses this control and no other. */
function encodingProblem(state: RootState, item: Extract<SettingsItem, { option: string }>): string {
	const encoding = selectSettingEncoding(state, item.option);
	const isList = 'storedAs' in item && item.storedAs === 'list';
	const isFit = isList
		? encoding === 'list'
		: encoding === 'flag' || (encoding === 'text' && item.kind !== 'toggle');
	return isFit ? '' : __('This value can’t be shown here.', 'site-dashboard');
}
