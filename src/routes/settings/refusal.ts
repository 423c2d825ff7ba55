import { __, sprintf } from '@wordpress/i18n';
import type { ApiFailure } from '../../rest-api/errors';
import { itemOptions } from './groups/describe';
import type { SettingsGroup, SettingsItem } from './groups/group';
import { problemText } from './items/use-item';

/** Why a form wasn't saved, as it says beside each field that was refused; else the reason for the whole. */
export function refusalText({ items }: SettingsGroup, reason: string, failure: ApiFailure): string {
	const refused = items.filter((item) => itemOptions(item).some((name) => name in failure.params));
	const reasons = refused.map((item) => reasonOf(item, failure)).join(' ');
	/* translators: %s: why it failed, a sentence */
	return sprintf(__('Error updating settings. %s', 'site-dashboard'), reasons || reason);
}

function reasonOf(item: SettingsItem, failure: ApiFailure): string {
	const texts = itemOptions(item)
		.filter((name) => name in failure.params)
		.map((name) => problemText(failure, name, 'keptText' in item ? item.keptText : undefined));
	const label = 'label' in item ? item.label?.() : '';
	return [label, texts.join(' ')].filter(Boolean).join(': ');
}
