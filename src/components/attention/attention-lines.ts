import { __, _n, sprintf } from '@wordpress/i18n';
import { formatDay, formatNumber } from '../../lib/locale';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../lib/product';
import type { AttentionItem } from '../../state/attention/selectors';
import { selectRedirect, selectSite } from '../../state/page/selectors';
import type { RootState } from '../../state/store';
import type { Action } from '../ui/action';

/** One thing to see to: a sentence and an action. */
export interface AttentionLine {
	kind: AttentionItem['kind'];
	text: string;
	action: Action;
}

/** Where each thing is seen to. */
export const selectAttentionLinks = (state: RootState) => ({
	threats: selectSite(state).isAtomicSite ? '#/security' : selectRedirect(state, 'calypso-scanner'),
	credentials: selectRedirect(state, 'jetpack-scan-dash-credentials'),
	owner: '#/connect-user',
	licence: '#/license/activation',
	purchases: selectRedirect(state, 'calypso-purchases'),
	overrides: selectRedirect(state, 'jetpack-support-module-overrides'),
});
type Links = ReturnType<typeof selectAttentionLinks>;

/** The sentence and the action for one thing. */
export function toLine(item: AttentionItem, links: Links): AttentionLine {
	return { kind: item.kind, text: sentence(item), action: action(item, links) };
}

function sentence(item: AttentionItem): string {
	switch (item.kind) {
		case 'threats':
			return sprintf(
				/* translators: %s: a number */
				_n(
					'%s threat was found on your site.',
					'%s threats were found on your site.',
					item.count,
					'site-dashboard',
				),
				formatNumber(item.count),
			);
		case 'credentials':
			return __('Backups and scans wait for the credentials of your server.', 'site-dashboard');
		case 'no-owner':
			return sprintf(
				/* translators: 1: product name, 2: provider name */
				__('Nobody has connected an account at %2$s, which some features of %1$s need.', 'site-dashboard'),
				PRODUCT_NAME,
				PROVIDER_NAME,
			);
		case 'licence':
			return sprintf(
				/* translators: %s: a number */
				_n(
					'You have %s license that is not in use.',
					'You have %s licenses that are not in use.',
					item.count,
					'site-dashboard',
				),
				formatNumber(item.count),
			);
		case 'expiry':
			return sprintf(
				/* translators: 1: name of a product, 2: a date */
				__('%1$s ends or renews on %2$s.', 'site-dashboard'),
				item.product,
				formatDay(item.expiry.slice(0, 10)) ?? item.expiry,
			);
		case 'protection-off':
			return __('Brute force protection has been switched off by a site administrator.', 'site-dashboard');
	}
}

const leadTo = (label: string, href: string): Action => ({ label, href, isExternal: !href.startsWith('#') });

function action(item: AttentionItem, links: Links): Action {
	switch (item.kind) {
		case 'threats':
			return leadTo(__('See and fix', 'site-dashboard'), links.threats);
		case 'credentials':
			return leadTo(__('Enter credentials', 'site-dashboard'), links.credentials);
		case 'no-owner':
			return leadTo(__('Connect your account', 'site-dashboard'), links.owner);
		case 'licence':
			return leadTo(__('Activate a license', 'site-dashboard'), links.licence);
		case 'expiry':
			return leadTo(__('Manage purchases', 'site-dashboard'), links.purchases);
		case 'protection-off':
			return leadTo(__('Learn more', 'site-dashboard'), links.overrides);
	}
}
