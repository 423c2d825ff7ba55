import { screen } from '@testing-library/react';
import { answer, featuresOf, LEGACY_FEATURES, planOf } from '../../../tests/support/card-states';
import { cardText, itShows, openCards, type CardRow } from '../../../tests/support/open-cards';
import type { TestSite } from '../../../tests/support/test-site';
import { ScanCard } from './scan-card';

const vaultPress = (data: unknown) => (site: TestSite) => {
	answer(site, 'scan', { state: 'unavailable', reason: 'vp_active_on_site', threats: [], credentials: [] });
	site.fail('GET', 'module/vaultpress/data', 200, data);
};
const scan = (data: object) => ({ before: (site: TestSite) => answer(site, 'scan', data) });
const odd = (site: TestSite) => {
	vaultPress({ code: 'odd', message: 'x' })(site);
	planOf('jetpack_premium')(site);
};
const ownerless = (site: TestSite) => {
	planOf('jetpack_premium')(site);
	site.page({ connectionStatus: { hasConnectedOwner: false } });
};
/** A paid plan with these features, without scans so far. */
const paidPlanWith = (features: string[]) => (site: TestSite) => {
	// First: a fault also answers what begins with its path.
	featuresOf(...features)(site);
	planOf('jetpack_premium')(site);
	answer(site, 'scan', { state: 'unavailable', threats: [], credentials: [] });
};
const CLEAN = { features: { security: true, backups: true }, security: { notice_count: 0 } };
const INACTIVE = ['vaultpress-inactive', 'scan-vaultpress'];
const UPGRADE = /Find threats before your visitors do.*\[Upgrade → #?\/product\/scan\]/;

const threat = { id: 1, title: 'Bad file', signature: 'x' };
const credentials = [{ type: 'managed' }];

const ROWS: CardRow[] = [
	['offline [DASH-060, DASH-039]', { scenario: ['offline-constant'] }, /Unavailable in Offline Mode\./, /→/],
	[
		'threats [DASH-062]',
		{ scenario: ['threats'] },
		/2 threats.*2 threats found.*\[Review threats.*source=calypso-scanner/,
	],
	[
		'threats on an Atomic site, without a link to manage them [DASH-070]',
		{ scenario: ['threats'], before: (site) => site.page({ siteData: { isAtomicSite: true } }) },
		/2 threats found/,
		/Review threats/,
	],
	[
		'no credentials [DASH-063]',
		{ scenario: ['scan-no-credentials'] },
		/Action needed.*Add your server cred.*\[Add credentials.*source=jetpack-scan-dash-credentials/,
	],
	['setting up [DASH-064]', { scenario: ['scan-provisioning'] }, /Setting upSetting up scans\./],
	['idle [DASH-064]', { scenario: ['scan-idle'] }, /Secure.*No threats found.*\[View scans/],
	['scanning [DASH-064]', { scenario: ['scan-scanning'] }, /Secure.*Scanning your files.*\[View scans/],
	[
		'VaultPress not registered [DASH-065, DASH-059]',
		{ scenario: ['vaultpress-unregistered'], before: vaultPress({ code: 'not_registered', message: 'x' }) },
		/VaultPress is having diff.* your registration key is.*\[registration key → [^ ]*admin\.php\?page=vaultpress\]/,
	],
	[
		'threats that VaultPress found [DASH-066, DASH-059]',
		{ scenario: ['vaultpress-threats', 'scan-vaultpress'] },
		/2 threats found.*\[Review threats/,
	],
	[
		'nothing that VaultPress found [DASH-067]',
		{ scenario: ['vaultpress-ok'], before: vaultPress({ code: 'success', message: 'x', data: CLEAN }) },
		/Secure.*VaultPress scanned your site and found no threats/,
	],
	[
		'VaultPress missing on a premium plan [DASH-068]',
		{ scenario: ['scan-vaultpress'], before: planOf('jetpack_premium') },
		/Install VaultPress to start using them.*\[Install VaultPress.*source=calypso-plugins-vaultpress/,
	],
	[
		'VaultPress installed on a premium plan [DASH-068]',
		{ scenario: INACTIVE, before: planOf('jetpack_premium') },
		/Activate VaultPress to start using them.*\[Activate VaultPress →/,
	],
	[
		'other VaultPress data on a premium plan [DASH-126, DASH-068]',
		{ scenario: ['vaultpress-ok'], before: odd },
		/Activate VaultPress to start using them/,
	],
	[
		'VaultPress to be set up, without an owner [DASH-040, DASH-136]',
		{ scenario: INACTIVE, before: ownerless },
		/Connect your account to set up Scan\..*\[Connect → #?\/connect-user\?feature=Scan\]/,
		/Activate VaultPress/,
	],
	[
		'VaultPress on another plan [DASH-068]',
		{ scenario: ['scan-vaultpress'], before: planOf('jetpack_personal') },
		UPGRADE,
	],
	[
		'a set-up, if a paid plan has the scans of VaultPress [PLAN-028]',
		{ before: paidPlanWith(['vaultpress-security-scanning']) },
		/Set up/,
	],
	[
		'no set-up, if a paid plan has older features alone [PLAN-043]',
		{ before: paidPlanWith(LEGACY_FEATURES) },
		UPGRADE,
		/Set up/,
	],
	['an upgrade [DASH-069, DASH-135]', { scenario: ['connected'] }, UPGRADE],
	[
		'a connection first [DASH-069]',
		{ scenario: ['site-only'] },
		/Connect your account to get Scan.*\[Connect → #?\/connect-user/,
	],
	[
		'a threat while unavailable [DASH-062, DASH-138]',
		scan({ state: 'unavailable', threats: [threat], credentials }),
		/1 threat1 threat found\. Review it/,
		/Find threats before/,
	],
	[
		'threats before empty credentials [DASH-138, DASH-071]',
		scan({ state: 'provisioning', threats: [threat], credentials: [] }),
		/1 threat1 threat found/,
	],
	[
		'empty credentials before setting up [DASH-071, DASH-125]',
		scan({ state: 'provisioning', threats: [], credentials: [] }),
		/Action neededAdd your server credentials/,
	],
	[
		'idle with credentials [DASH-071, PLAN-012, DASH-138]',
		scan({ state: 'idle', threats: [], credentials }),
		/Secure.*No threats found/,
	],
	[
		'scanning without word of credentials [DASH-125, PLAN-012, DASH-138]',
		scan({ state: 'scanning', threats: [] }),
		/Scanning your files/,
		/Secure/,
	],
];

itShows('Scan', <ScanCard />, ROWS);

it('alerts about threats, and alarms in its badge [DASH-062, DASH-138]', async () => {
	await openCards(<ScanCard />, scan({ state: 'idle', threats: [threat, threat], credentials }));
	expect(screen.getByRole('alert')).toHaveTextContent(/^2 threats found/);
	expect(screen.getByText('2 threats')).toHaveClass('alarm');
});

it('shows a loading state while the response is pending [DASH-061]', async () => {
	await openCards(<ScanCard />, { before: (site) => void site.hold('GET', 'scan') });
	expect(cardText('Scan')).toMatch(/Loading…/);
});

it.each([
	['a site in a network', false, ['connected'], { isMultisite: true }],
	['a site in a network that VaultPress scans', true, ['scan-vaultpress'], { isMultisite: true }],
	['an Atomic site in a network', true, ['connected'], { isMultisite: true, isAtomicSite: true }],
	['a site whose host hides backups', false, ['connected'], { showBackups: false }],
])('for %s, shows: %s [DASH-014, DASH-015, DASH-124]', async (_, isThere, scenario, siteData) => {
	await openCards(<ScanCard />, { scenario, before: (site) => site.page({ siteData }) });
	expect(screen.queryAllByRole('region', { name: 'Scan' })).toHaveLength(isThere ? 1 : 0);
});
