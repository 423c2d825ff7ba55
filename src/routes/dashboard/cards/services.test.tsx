import { screen } from '@testing-library/react';
import { featuresOf, planOf } from '../../../../tests/support/provider';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { cardText, openCards } from '../../../../tests/support/open-cards';
import type { TestSite } from '../../../../tests/support/test-site';
import { BackupsCard } from './backups';
import { ScanCard } from './scan';
import { SearchCard } from './search';
import { SpamCard } from './spam';

const TITLES = ['Backups', 'Scan', 'Spam protection', 'Search'];
const BOUGHT = ['plan-complete', 'akismet-valid', 'rewind-active', 'scan-idle', 'search-on'];

it.each<[string, string[], OpenOptions]>([
	['a site without them', TITLES, { before: featuresOf() }],
	['a site with all of them', [], { scenario: BOUGHT }],
	['an offline site', [], { scenario: ['offline-constant'] }],
])('%s has “Paid” links to the plans on %j [DASH-123, DASH-044]', async (_, sold, options) => {
	await openCards(
		<>
			<BackupsCard />
			<ScanCard />
			<SpamCard />
			<SearchCard />
		</>,
		options,
	);
	TITLES.forEach((name) => expect(screen.getByRole('region', { name })).toBeInTheDocument());
	const links = screen.queryAllByRole('link', { name: /^Paid/ });
	expect(links.map((link) => link.textContent)).toEqual(
		sold.map((title) => `Paid plansPaid plans for ${title}`),
	);
	for (const link of links) {
		expect(link).toHaveAttribute('href', expect.stringMatching(/^#?\/plans$/));
	}
});

const DATA = 'module/vaultpress/data';
const fails = (status: number, code: string) => (site: TestSite) =>
	site.fail('GET', DATA, status, { code, message: 'No word from it.' });
const lacks = featuresOf();
const KEY = /^(Backups|Scan)Action needed.*registration key.*\[registration key → [^ ]*page=vaultpress\]/;
const FAILED = /^(Backups|Scan)(?!Active|Secure|Set up).*\[Try again →/;
const SILENT = /^(Backups|Scan)VaultPress is active on your site\..*\[View .* → [^ ]*page=vaultpress\]/;
const SOLD = /\[Upgrade →/;
const INSTALLED = /\[(Activate|Install)|Upgrade|Active\b/;

it.each<[string, string, Array<(site: TestSite) => unknown>, says: RegExp, not: RegExp]>([
	['not registered', 'unregistered', [], KEY, INSTALLED],
	['not registered, not in the plan', 'unregistered', [lacks], KEY, INSTALLED],
	['its call failed', 'ok', [fails(500, 'x')], FAILED, INSTALLED],
	['its call failed, not in the plan', 'ok', [fails(500, 'x'), lacks], FAILED, INSTALLED],
	['an answer without sense', 'ok', [fails(200, 'odd')], FAILED, INSTALLED],
	['its call pending', 'ok', [(site) => site.hold('GET', DATA)], /Loading…/, SOLD],
	['at work, not in the plan', 'threats', [lacks], /Active.*successfully|2 threats found/, SOLD],
	['its module off', 'ok', [(site) => site.setSwitches({ vaultpress: false }), lacks], SILENT, INSTALLED],
	['not active', 'inactive', [], /Activate VaultPress to start/, SOLD],
	['not active, nobody knows', 'inactive', [(site) => site.fail('GET', 'plugins', 500)], FAILED, /\[(Ac|In)/],
	[
		'deactivated meanwhile',
		'ok',
		[fails(404, 'not_active'), (site) => site.fail('GET', 'plugins', 200, {})],
		/Install/,
		SOLD,
	],
	['not active, not in the plan', 'inactive', [lacks, planOf('jetpack_personal')], SOLD, /\[(Ac|In)/],
])('VaultPress, %s, is one case for backups and scan [DASH-140]', async (_, scenario, changes, says, not) => {
	await openCards([<BackupsCard key="backups" />, <ScanCard key="scan" />], {
		scenario: [`vaultpress-${scenario}`, 'rewind-vaultpress', 'scan-vaultpress'],
		before: async (site) => {
			for (const change of changes) {
				await change(site);
			}
		},
	});
	for (const title of ['Backups', 'Scan']) {
		expect(cardText(title)).toMatch(says);
		expect(cardText(title)).not.toMatch(not);
	}
});
