import { __, sprintf } from '@wordpress/i18n';
import { blockReason } from '../../components/module-toggle/block-reason';
import { PROVIDER_NAME } from '../../lib/product';
import { selectHasConnectedOwner, selectIsOffline } from '../../state/connection/selectors';
import {
	selectIsModuleActive,
	selectModule,
	selectModuleBlock,
	type ModuleBlock,
} from '../../state/modules/selectors';
import { selectSettingForm } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';
import { isField } from './groups/describe';
import type { Need, SettingsGroup, SettingsItem } from './groups/group';

/** Why something cannot be changed now, and who can; empty when it can. */
export interface Reason {
	text: string;
	/** Where it says more; empty when nowhere. */
	link: 'overrides' | '';
}

const NONE: Reason = { text: '', link: '' };
const reason = (text: string): Reason => ({ text, link: '' });
const isOverride = (block: ModuleBlock | null) => block?.startsWith('override') ?? false;

/** What a card needs and lacks, strongest first (SET-031 to SET-034, SET-045). */
function missingNeed(state: RootState, needs: readonly Need[]): Need | null {
	const isOffline = selectIsOffline(state);
	const isMissing = (need: Need) => {
		if (need === 'online') {
			return isOffline;
		}
		return need === 'owner' ? !selectHasConnectedOwner(state) : !state.user.isConnected;
	};
	return needs.find(isMissing) ?? null;
}

/** Why nothing on the card can be changed; said once, at the top of the card. */
export function selectGroupReason(state: RootState, group: SettingsGroup): Reason {
	const block = group.module ? selectModuleBlock(state, group.module) : null;
	if (block === 'override-inactive' || block === 'override-managed') {
		return { text: blockReason(block), link: 'overrides' };
	}
	const need = missingNeed(state, group.needs ?? []);
	if (need === 'online') {
		return reason(blockReason('offline'));
	}
	if (need === 'owner') {
		return reason(blockReason('needs-owner'));
	}
	if (need === 'account') {
		/* translators: %s: provider name */
		return reason(sprintf(__('Connect your own account at %s first.', 'site-dashboard'), PROVIDER_NAME));
	}
	if (block && !isOverride(block)) {
		return reason(blockReason(block));
	}
	const own = group.blockedBy?.(state);
	return own ? reason(own) : NONE;
}

/**
 * Why this one control cannot be changed, whatever else is chosen on the card: not for a module that could be switched on
 * just as well.
 */
export function selectItemBlock(state: RootState, group: SettingsGroup, item: SettingsItem): Reason {
	const slug = 'module' in item ? item.module : undefined;
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

/** Why this one control cannot be changed, apart from what holds for the whole card. */
export function selectItemReason(state: RootState, group: SettingsGroup, item: SettingsItem): Reason {
	const block = selectItemBlock(state, group, item);
	if (block.text) {
		return block;
	}
	const slug = 'module' in item ? item.module : undefined;
	if (slug && waitsForModule(item) && !selectIsModuleActive(state, slug)) {
		return reason(switchOnFirst(state, slug));
	}
	return reason('option' in item ? formProblem(state, item) : '');
}

const waitsForModule = (item: SettingsItem) =>
	(isField(item) && !('write' in item && item.write)) || (item.kind === 'toggle' && item.needsModule);

/** SET-030. */
function namedOverride(state: RootState, slug: string): string {
	/* translators: %s: name of a feature */
	return sprintf(
		__('%s has been disabled by a site administrator.', 'site-dashboard'),
		selectModule(state, slug)?.name ?? slug,
	);
}

function switchOnFirst(state: RootState, slug: string): string {
	/* translators: %s: name of a feature */
	return sprintf(__('Switch %s on first.', 'site-dashboard'), selectModule(state, slug)?.name ?? slug);
}

/** A host that lacks an option, or stores something else in it, loses this control and no other. */
function formProblem(state: RootState, item: Extract<SettingsItem, { option: string }>): string {
	const form = selectSettingForm(state, item.option);
	if (form === 'missing') {
		return __('This site does not offer this setting. An update of the plugin may add it.', 'site-dashboard');
	}
	const isFit = item.kind === 'toggle' ? form === 'flag' : form === 'flag' || form === 'text';
	return isFit ? '' : __('The site stores something here that cannot be shown.', 'site-dashboard');
}
