import { __, _n, sprintf } from '@wordpress/i18n';
import { paths } from '../../../lib/paths';
import { formatDay, formatList, formatNumber } from '../../../lib/locale';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../lib/product';
import { selectSite } from '../../../state/page/slice';
import { selectAdminUrl, selectRedirect } from '../../../state/page/urls';
import type { Lapsed } from '../../../state/purchases/lapsed';
import type { RootState } from '../../../state/root-state';
import type { Action } from '../../../components/ui/action';
import { type AttentionItem, type AttentionSource, type AttentionTone, toneOf } from './attention-items';

/** One thing that needs attention: a sentence and an action. */
export interface AttentionLine {
	kind: AttentionItem['kind'];
	tone: AttentionTone;
	text: string;
	/** None for what only takes time. */
	action?: Action;
}

/** Links to the places that deal with each thing. */
export const selectAttentionLinks = (state: RootState) => ({
	threats: selectSite(state).isAtomicSite ? paths.security.href() : selectRedirect(state, 'calypso-scanner'),
	olderThreats: selectRedirect(state, 'vaultpress-dashboard'),
	backups: selectRedirect(
		state,
		selectSite(state).isWoASite ? 'calypso-backups' : 'my-jetpack-manage-backup',
	),
	credentials: selectRedirect(state, 'jetpack-scan-dash-credentials'),
	antiSpamKey: paths.security.href(),
	owner: paths.connectUser.href(),
	license: paths.licenseActivation.href(),
	purchases: selectRedirect(state, 'calypso-purchases'),
	updates: selectAdminUrl(state, 'plugins.php?plugin_status=upgrade'),
	overrides: selectRedirect(state, 'jetpack-support-module-overrides'),
});
type Links = ReturnType<typeof selectAttentionLinks>;

/** Clicks that lead nowhere, or lead away. */
interface AttentionHandlers {
	onRetry: () => void;
	isRetrying: boolean;
	/** Before the browser leaves for what may change the purchases. */
	onRenew: () => void;
}

/** The sentence and the action for one thing. */
export function toLine(item: AttentionItem, links: Links, handlers: AttentionHandlers): AttentionLine {
	return {
		kind: item.kind,
		tone: toneOf(item),
		text: sentence(item),
		action: action(item, links, handlers),
	};
}

function sentence(item: AttentionItem): string {
	switch (item.kind) {
		case 'threats':
			return sprintf(
				/* translators: %s: a number */
				_n('%s threat found on your site.', '%s threats found on your site.', item.count, 'site-dashboard'),
				formatNumber(item.count),
			);
		case 'credentials':
			return __('Add your server credentials to finish setting up backups and scans.', 'site-dashboard');
		case 'old-backup':
			/* translators: %s: a date */
			return sprintf(__('No backup since %s.', 'site-dashboard'), dayOf(item.last));
		case 'lapsed':
			return `${ended(item)} ${consequence(item)}`.trim();
		case 'anti-spam-key':
			return __('Your Akismet key is no longer valid, so spam isn’t blocked.', 'site-dashboard');
		case 'silent':
			return item.text;
		case 'failed':
			return sprintf(
				/* translators: %s: a list, such as “backups, scans and plugin updates” */
				__('We couldn’t check your %s.', 'site-dashboard'),
				formatList(item.sources.map(sourceName)),
			);
		case 'no-owner':
			return sprintf(
				/* translators: 1: provider name, 2: product name */
				__('No %1$s account is connected. Some %2$s features need one.', 'site-dashboard'),
				PROVIDER_NAME,
				PRODUCT_NAME,
			);
		case 'license':
			return sprintf(
				/* translators: %s: a number */
				_n('You have %s unused license.', 'You have %s unused licenses.', item.count, 'site-dashboard'),
				formatNumber(item.count),
			);
		case 'expiry':
			return sprintf(
				/* translators: 1: name of a product, 2: a date */
				__('%1$s is due for renewal on %2$s.', 'site-dashboard'),
				item.product,
				dayOf(item.expiry),
			);
		case 'protection-off':
			return __('A site administrator turned off brute force protection.', 'site-dashboard');
		case 'updates':
			return sprintf(
				/* translators: %s: a number */
				_n('%s plugin has an update.', '%s plugins have updates.', item.count, 'site-dashboard'),
				formatNumber(item.count),
			);
		case 'migration':
			return item.percent === null
				? __('Your site is being moved to another host.', 'site-dashboard')
				: sprintf(
						/* translators: %s: a number, percent */
						__('Your site is being moved to another host: %s%% done.', 'site-dashboard'),
						formatNumber(Math.round(item.percent)),
					);
	}
}

const dayOf = (time: string) => formatDay(time.slice(0, 10)) ?? time;

function ended({ purchases }: Lapsed): string {
	const [first] = purchases;
	return purchases.length === 1 && first
		? sprintf(
				/* translators: 1: name of a product, 2: a date */
				__('%1$s expired on %2$s.', 'site-dashboard'),
				first.product_name,
				dayOf(first.expiry_date),
			)
		: sprintf(
				/* translators: %s: a list of names of products */
				__('%s have expired.', 'site-dashboard'),
				formatList(purchases.map(({ product_name: name }) => name)),
			);
}

function consequence({ lost }: Lapsed): string {
	const hasScan = lost.includes('scan');
	if (lost.includes('backups')) {
		return hasScan
			? __('Backups and scans have stopped.', 'site-dashboard')
			: __('Backups have stopped.', 'site-dashboard');
	}
	return hasScan ? __('Scans have stopped.', 'site-dashboard') : '';
}

function sourceName(source: AttentionSource): string {
	switch (source) {
		case 'backups':
			return __('backups', 'site-dashboard');
		case 'scan':
			return __('scans', 'site-dashboard');
		case 'spam':
			return __('spam protection', 'site-dashboard');
		case 'purchases':
			return __('purchases', 'site-dashboard');
		case 'updates':
			return __('plugin updates', 'site-dashboard');
	}
}

const leadTo = (label: string, href: string): Action => ({ label, href, isExternal: !href.startsWith('#') });

function action(item: AttentionItem, links: Links, handlers: AttentionHandlers): Action | undefined {
	switch (item.kind) {
		case 'lapsed':
			return {
				label: __('Renew', 'site-dashboard'),
				href: links.purchases,
				isExternal: true,
				onClick: handlers.onRenew,
			};
		case 'anti-spam-key':
			return leadTo(__('Change the key', 'site-dashboard'), links.antiSpamKey);
		case 'silent':
		case 'failed':
			return {
				label: __('Try again', 'site-dashboard'),
				onClick: handlers.onRetry,
				isBusy: handlers.isRetrying,
			};
		case 'threats':
			return leadTo(
				__('Review threats', 'site-dashboard'),
				item.isOlder ? links.olderThreats : links.threats,
			);
		case 'credentials':
			return leadTo(__('Add credentials', 'site-dashboard'), links.credentials);
		case 'old-backup':
			return leadTo(__('View backups', 'site-dashboard'), links.backups);
		case 'no-owner':
			return leadTo(__('Connect your account', 'site-dashboard'), links.owner);
		case 'license':
			return leadTo(__('Activate a license', 'site-dashboard'), links.license);
		case 'expiry':
			return leadTo(__('Manage purchases', 'site-dashboard'), links.purchases);
		case 'protection-off':
			return leadTo(__('Learn more', 'site-dashboard'), links.overrides);
		case 'updates':
			return leadTo(__('Update plugins', 'site-dashboard'), links.updates);
		case 'migration':
			return undefined;
	}
}
