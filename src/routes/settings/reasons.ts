import { __, sprintf } from '@wordpress/i18n';
import {
	blockReason,
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
import { isField, itemNames } from './described';
import type { SettingsGroup, SettingsItem } from './groups/group';
import { selectCanManageModules } from '../../state/user/slice';

/** Says why something can't be changed now, and who can. */
export interface Reason {
	text: string;
	/** An override has a page with more about it. What's only about the control leaves an import free. */
	about: 'override' | 'control' | 'all';
}

const because = (text: string, about: Reason['about'] = 'all'): Reason | null =>
	text ? { text, about } : null;

/**
 * The reason why nothing on a card can be changed, said at its top (SET-031 to SET-034, SET-045); or, apart
 * from that, why this one control of it can't. Null if it can.
 */
export const selectReason = (state: RootState, group: SettingsGroup, item?: SettingsItem): Reason | null =>
	item ? reasonOfItem(state, group, item) : reasonOfCard(state, group);

function reasonOfCard(state: RootState, { module: own, requires }: SettingsGroup): Reason | null {
	const module = selectModuleInForce(state, own);
	const block = module ? selectModuleBlock(state, module) : null;
	if (block === 'override-inactive' || block === 'override-managed') {
		return because(blockReason(block), 'override');
	}
	// As the host says of its module, or we of a card without one.
	const needsSite = requires === 'online' || (module && selectModule(state, module)?.requires_connection);
	if (needsSite && !selectIsSiteConnected(state)) {
		return because(blockReason(selectIsOffline(state) ? 'offline' : 'needs-site'));
	}
	if (block && block !== 'override-active') {
		return because(blockReason(block));
	}
	if (requires === 'account' && !state.user.isConnected) {
		/* translators: %s: provider name */
		const ask = sprintf(__('Connect your %s account first.', 'site-dashboard'), PROVIDER_NAME);
		return because(selectConnectReason(state) || ask);
	}
	return null;
}

function reasonOfItem(state: RootState, group: SettingsGroup, item: SettingsItem): Reason | null {
	const slug = selectOwnModule(state, item);
	const block = slug ? selectModuleBlock(state, slug) : null;
	const isOverridden = block?.startsWith('override');
	if (block && isOverridden && item.kind === 'module') {
		return because(blockReason(block), 'override');
	}
	if (slug && slug !== group.module && block && block !== 'override-active') {
		return because(isOverridden ? namedOverride(state, slug) : blockReason(block));
	}
	const waits = slug && waitsForModule(item, slug) && !selectIsModuleActive(state, slug);
	return (
		because(item.blockedBy?.(state) ?? '') ??
		because(waits ? turnOnFirst(state, group, slug) : encodingProblem(state, item), 'control')
	);
}

/** The module that the item needs on this site. */
export const selectOwnModule = (state: RootState, item: SettingsItem): string | undefined =>
	selectModuleInForce(state, item.module);

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

/** A field that sets the module itself doesn't wait for it, nor does a toggle that takes it along. */
const waitsForModule = (item: SettingsItem, slug: string) =>
	item.kind === 'toggle'
		? item.needsModule
		: item.kind === 'view' || (isField(item) && !itemNames(item).includes(slug));

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
	const name = own ? own.label?.() : module === slug ? title() : selectModule(state, slug)?.name;
	/* translators: %s: label of a switch, or name of a feature */
	return sprintf(__('Turn on “%s” first.', 'site-dashboard'), name ?? slug);
}

/** A host that stores something else in an option loses this control and no other. */
function encodingProblem(state: RootState, item: SettingsItem): string {
	if (!('option' in item)) {
		return '';
	}
	const encoding = selectSettingEncoding(state, item.option);
	const isList = 'storedAs' in item && item.storedAs === 'list';
	const isFit = isList
		? encoding === 'list'
		: encoding === 'flag' || (encoding === 'text' && item.kind !== 'toggle');
	return isFit ? '' : __('This value can’t be shown here.', 'site-dashboard');
}

/** The reason for those who only write; empty for those who manage modules (WRITE-043, ROLE-008). */
export const managersOnly = (state: RootState): string =>
	selectCanManageModules(state) ? '' : __('Only an administrator can change this.', 'site-dashboard');
