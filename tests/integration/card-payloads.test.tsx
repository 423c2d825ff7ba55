import { screen } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived, cards } from '../support/screens';

const wrap = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });
const ODD = '<b>x</b>🧑‍🚀';

/** What no host should send to the cards, but one may. */
const PAYLOADS: Record<string, unknown> = {
	rewind: wrap({ state: 'active', reason: 5, credentials: {}, last_backup: ODD }),
	scan: wrap({ state: ODD, reason: null, threats: [null, ODD], credentials: false, most_recent: [] }),
	'module/vaultpress/data': { code: 'success', message: ODD, data: [] },
	'module/akismet/data': ODD,
	'module/protect/data': { [ODD]: 1e308 },
	plugins: { 'jetpack-boost/jetpack-boost.php': { Name: null, active: ODD }, x: 0 },
	'site/features': wrap({ active: [ODD, 5, null], available: ODD }),
	'site/purchases': wrap([{ ID: ODD, product_slug: 3, product_name: ODD, active: {}, expiry_date: ODD }, 0]),
	'module/stats/data': { general: { stats: { views: ODD } }, day: { data: [[ODD, 5], 0] } },
};

it('malformed payloads don’t break a card or the page', async () => {
	const scenario = ['vaultpress-ok', 'stats-on', 'protect-on'];
	const { site, reopen, rest } = await openApp({ scenario });
	await arrived();
	const all = cards();
	const read = new Set<string>();
	site.intercept((request) => {
		const path = new URL(request.url).pathname.split('/jetpack/v4/')[1] ?? '';
		return path in PAYLOADS && read.add(path) ? Response.json(PAYLOADS[path]) : null;
	});
	await reopen();
	await rest();
	expect([...read].sort()).toEqual(Object.keys(PAYLOADS).sort());
	// Active backups bring one more: Activity.
	expect(cards()).toEqual(expect.arrayContaining(all));
	expect(screen.queryByText('Something went wrong on this page.')).not.toBeInTheDocument();
	expect(screen.queryByText('This card couldn’t load.')).not.toBeInTheDocument();
	expect(screen.queryByText(/NaN|undefined|\[object/)).not.toBeInTheDocument();
	expect(document.querySelector('.jpd-root b')).toBeNull();
});
