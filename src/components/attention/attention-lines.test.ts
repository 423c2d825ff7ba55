import type { AttentionItem } from './attention-items';
import { toLine } from './attention-lines';

const LINKS = {
	threats: '#/security',
	credentials: '#/c',
	antiSpamKey: '#/security',
	owner: '#/connect-user',
	license: '#/license/activation',
	purchases: '/provider/purchases',
	overrides: '/provider/overrides',
} as const;
const handlers = { onRetry: () => {}, isRetrying: false, onRenew: () => {} };
const line = (item: object) => toLine(item as AttentionItem, LINKS, handlers);
const bought = (product_name: string) => ({ product_name, expiry_date: '2026-03-01T00:00:00+00:00' });

it.each([
	[{ kind: 'lapsed', purchases: [bought('Boost')], lost: [] }, 'Boost expired on March 1, 2026.'],
	[
		{ kind: 'lapsed', purchases: [bought('Security')], lost: ['backups', 'scan'] },
		'Security expired on March 1, 2026. Backups and scans have stopped.',
	],
	[
		{ kind: 'lapsed', purchases: [bought('Search'), bought('Backup')], lost: ['backups'] },
		'Search and Backup have expired. Backups have stopped.',
	],
	[
		{ kind: 'lapsed', purchases: [bought('Scan')], lost: ['scan'] },
		'Scan expired on March 1, 2026. Scans have stopped.',
	],
	[{ kind: 'threats', count: 1 }, '1 threat found on your site.'],
	[{ kind: 'threats', count: 1000 }, '1,000 threats found on your site.'],
	[{ kind: 'license', count: 2 }, 'You have 2 unused licenses.'],
	[
		{ kind: 'failed', sources: ['backups', 'scan', 'spam', 'purchases'] },
		'Couldn’t check backups, threats, spam protection, and purchases.',
	],
])('says %j', (item, text) => {
	expect(line(item).text).toBe(text);
});

it('leads to the provider’s purchases to renew, in a new tab', () => {
	expect(line({ kind: 'lapsed', purchases: [bought('Boost')], lost: [] }).action).toMatchObject({
		label: 'Renew',
		href: '/provider/purchases',
		isExternal: true,
	});
	expect(line({ kind: 'license', count: 1 }).action).toMatchObject({ href: '#/license/activation' });
});
