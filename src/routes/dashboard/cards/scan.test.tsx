import { screen } from '@testing-library/react';
import { answer, featuresOf, LEGACY_FEATURES, planOf } from '../../../../tests/support/provider';
import { at, cardText, itShows, openCards, type CardRow } from '../../../../tests/support/open-cards';
import type { TestSite } from '../../../../tests/support/test-site';
import { ScanCard } from './scan';

const vaultPress = (data: unknown) => (site: TestSite) => {
	answer(site, 'scan', { state: 'unavailable', reason: 'vp_active_on_site', threats: [], credentials: [] });
	site.fail('GET', 'module/vaultpress/data', 200, data);
};
const scan = (state: string, threats: object[], credentials?: object[]) => ({
	before: (site: TestSite) => answer(site, 'scan', { state, threats, credentials }),
});
const atomic = (site: TestSite) => site.page({ siteData: { isAtomicSite: true } });
const unscanning = (site: TestSite) => {
	vaultPress({ code: 'success', message: 'x', data: {} })(site);
	planOf('jetpack_personal')(site);
	featuresOf()(site);
};
const unregistered = vaultPress({ code: 'not_registered', message: 'x' });
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
const data = { features: { security: true, backups: true }, security: { notice_count: 0 } };
const clean = vaultPress({ code: 'success', message: 'x', data });
const INACTIVE = 'vaultpress-inactive scan-vaultpress';
const UPGRADE = /Find threats before your visitors do.*\[Upgrade → #?\/product\/scan\]/;

const threat = { id: 1, title: 'Bad file', signature: 'x' };
const credentials = [{ type: 'managed' }];

const FOUND = /2 threats.*2 threats found.*\[Review threats.*source=calypso-scanner/;
const CREDENTIALS =
	/Action needed.*Add your server cred.*\[Add credentials.*source=jetpack-scan-dash-credentials/;
const UNREGISTERED =
	/VaultPress is having difficulties scanning\. Please make sure your registration key is entered.*\[registration key → \S+admin\.php\?page=vaultpress\]/;
const CLEAN = /Secure.*VaultPress scanned your site and found no threats/;
const INSTALL =
	/Install VaultPress to start using them.*\[Install VaultPress.*source=calypso-plugins-vaultpress/;
const ACTIVATE = /Activate VaultPress to start using them.*\[Activate VaultPress →/;
const CONNECT = /Connect your account to set up Scan\..*\[Connect → #?\/connect-user\?feature=Scan\]/;
const CONNECT_FIRST = /Connect your account to get Scan.*\[Connect → #?\/connect-user/;
const NOT_RUNNING =
	/Your plan includes scans, but they aren’t running yet\. If it stays that way, contact support.+\[contact support.+\[Set up scans/;
const SOLD = /Not included|Upgrade|Paid/;

const ROWS: CardRow[] = [
	['offline [DASH-060, DASH-039]', 'offline-constant', /Unavailable in Offline Mode\./, /→/],
	['threats [DASH-062]', 'threats', FOUND],
	[
		'them on an Atomic site, without a link [DASH-070]',
		at('threats', atomic),
		/2 threats found/,
		/Review threats/,
	],
	['no credentials [DASH-063]', 'scan-no-credentials', CREDENTIALS],
	['setting up [DASH-064]', 'scan-provisioning', /Setting upSetting up scans\./],
	['idle [DASH-064]', 'scan-idle', /Secure.*No threats found.*\[View scans/],
	['scanning [DASH-064]', 'scan-scanning', /Secure.*Scanning your files.*\[View scans/],
	[
		'VaultPress not registered [DASH-065, DASH-059]',
		at('vaultpress-unregistered', unregistered),
		UNREGISTERED,
	],
	[
		'its threats [DASH-066, DASH-059]',
		'vaultpress-threats scan-vaultpress',
		/2 threats found.*\[Review threats/,
	],
	[
		'its threats, if the scan call fails [DASH-137]',
		at('vaultpress-threats', (site) => site.fail('GET', 'scan')),
		/2 threats found/,
	],
	['nothing that it found [DASH-067]', at('vaultpress-ok', clean), CLEAN],
	['it missing on a premium plan [DASH-068]', at('scan-vaultpress', planOf('jetpack_premium')), INSTALL],
	['it not active on a premium plan [DASH-068]', at(INACTIVE, planOf('jetpack_premium')), ACTIVATE],
	['that it leaves scans out [DASH-126]', at('vaultpress-ok', unscanning), UPGRADE, /VaultPress/],
	['it without an owner [DASH-040, DASH-136]', at(INACTIVE, ownerless), CONNECT, /Activate VaultPress/],
	['an upgrade on another plan [DASH-068]', at('scan-vaultpress', planOf('jetpack_personal')), UPGRADE],
	[
		'scans of VaultPress that are paid for [PLAN-028, DASH-141]',
		{ before: paidPlanWith(['vaultpress-security-scanning']) },
		NOT_RUNNING,
		SOLD,
	],
	['scans that are paid for [DASH-141]', { before: paidPlanWith(['scan']) }, NOT_RUNNING, SOLD],
	[
		'them, not owned [DASH-141, DASH-136]',
		at('site-only', paidPlanWith(['scan'])),
		CONNECT,
		/running|Set up\b(?! Scan)/,
	],
	[
		'the failed features [DASH-141]',
		{ before: (site) => site.fail('GET', 'site/features', 500) },
		/\[Try again/,
		SOLD,
	],
	['no set-up for older features [PLAN-043]', { before: paidPlanWith(LEGACY_FEATURES) }, UPGRADE, /Set up/],
	['an upgrade [DASH-069, DASH-135]', 'connected', UPGRADE],
	['a connection first [DASH-069]', 'site-only', CONNECT_FIRST],
	[
		'a threat while unavailable [DASH-062, DASH-138]',
		scan('unavailable', [threat], credentials),
		/1 threat1 threat found\. Review it/,
		/Find threats before/,
	],
	[
		'threats before credentials [DASH-138, DASH-071]',
		scan('provisioning', [threat], []),
		/1 threat1 threat found/,
	],
	[
		'credentials before setting up [DASH-071, DASH-125]',
		scan('provisioning', [], []),
		/Action neededAdd your/,
	],
	['nothing found [DASH-071, PLAN-012, DASH-138]', scan('idle', [], credentials), /Secure.*No threats found/],
	[
		'no word of credentials [DASH-125, PLAN-012, DASH-138]',
		scan('scanning', []),
		/Scanning your files/,
		/Secure/,
	],
];

itShows('Scan', <ScanCard />, ROWS);

it('alerts about threats, and alarms in its badge [DASH-062, DASH-138]', async () => {
	await openCards(<ScanCard />, scan('idle', [threat, threat], credentials));
	expect(screen.getByRole('alert')).toHaveTextContent(/^2 threats found/);
	expect(screen.getByText('2 threats')).toHaveClass('alarm');
});

it.each(['scan', 'module/vaultpress'])('shows a loading state for %s [DASH-061]', async (path) => {
	const before = (site: TestSite) => void site.hold('GET', path);
	await openCards(<ScanCard />, { scenario: ['vaultpress-ok', 'scan-vaultpress'], before });
	expect(cardText('Scan')).toMatch(/Loading…/);
});

it.each([
	['an unconnected site in a network', false, ['not-connected'], { isMultisite: true }],
	['a site in a network', false, ['connected'], { isMultisite: true }],
	['a site in a network that VaultPress scans', true, ['scan-vaultpress'], { isMultisite: true }],
	['an Atomic site in a network', true, ['connected'], { isMultisite: true, isAtomicSite: true }],
	['a site whose host hides backups', false, ['connected'], { showBackups: false }],
])('for %s, shows: %s [DASH-014, DASH-015, DASH-124]', async (_, isThere, scenario, siteData) => {
	await openCards(<ScanCard />, { scenario, before: (site) => site.page({ siteData }) });
	expect(screen.queryAllByRole('region', { name: 'Scan' })).toHaveLength(isThere ? 1 : 0);
});
