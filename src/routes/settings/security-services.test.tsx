import { fireEvent, screen } from '@testing-library/react';
import { itShows, openTab, saved, type TabOptions } from '../../../tests/support/open-tab';
import { hasRegion } from '../../../tests/support/screens';
import { posted, querySave, saveButton } from '../../../tests/support/settings-tab';
import { pass, settled } from '../../../tests/support/settled';
import type { TestSite } from '../../../tests/support/test-site';

const GOOD = 'goodkey12345';
const CHECK = 'module/akismet/key/check';
const VALID = 'Your Anti-spam key is valid.';
const VERIFYING = 'Verifying your key…';
const MISSING = 'Your site needs an Anti-spam key.';
const PROBLEM = /There's a problem/;

const open = (options: TabOptions = {}) =>
	openTab('security', { card: 'anti-spam', scenario: ['plan-security', 'akismet-no-key'], ...options });
/** Fills in a key, and lets the moment pass until it's checked. */
const enter = async (key: string) => {
	jest.useFakeTimers();
	fireEvent.change(field(), { target: { value: key } });
	await pass(500);
	// What follows the check takes timers of its own.
	await pass(1000);
	jest.useRealTimers();
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your API key' });
const checks = (site: TestSite) => site.callsTo('POST', CHECK).map(({ body }) => body);

afterEach(() => void jest.useRealTimers());

describe('anti-spam key', () => {
	it('is checked once, trimmed, 500 ms after the last keystroke, and saved once valid [SEC-002, SEC-006, SEC-008, SEC-009, SEC-010]', async () => {
		const { site } = await open();
		const release = site.hold('POST', CHECK);
		jest.useFakeTimers();
		fireEvent.change(field(), { target: { value: `  ${GOOD} ` } });
		await pass(499);
		expect(checks(site)).toEqual([]);
		expect(screen.getByText(VERIFYING)).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.getByText('Your key isn’t verified yet.')).toBeVisible();
		await pass(1);
		jest.useRealTimers();
		expect(checks(site)).toEqual([{ api_key: GOOD }]);
		expect(posted(site)).toEqual([]);
		await release();
		await saved();
		expect(posted(site)).toEqual([{ wordpress_api_key: GOOD }]);
		expect(field()).toHaveValue(GOOD);
		expect(screen.getByText(VALID)).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(site.callsTo('GET', CHECK)).toHaveLength(2);
	});

	it('isn’t saved if it’s changed before it proves valid, or invalid, nor kept in the browser [SEC-007, SEC-009, SEC-010]', async () => {
		const { site, user } = await open();
		const release = site.hold('POST', CHECK);
		await enter(GOOD);
		expect(checks(site)).toHaveLength(1);
		expect(JSON.stringify({ ...sessionStorage })).not.toContain(GOOD);
		await user.type(field(), 'x');
		await release();
		await settled();
		site.recover();
		for (const key of ['good!key!12345', 'nosuchkey']) {
			await enter(key);
			expect(screen.getByText(PROBLEM)).toBeInTheDocument();
			expect(querySave()).not.toBeInTheDocument();
		}
		await user.type(field(), '{Enter}');
		expect(posted(site)).toEqual([]);
	});

	it('is removed by saving an empty field [SEC-009, SEC-005]', async () => {
		const { site, user } = await open({ scenario: ['plan-security', 'akismet-valid'] });
		await user.clear(field());
		expect(screen.getByText('Save settings to remove your key.')).toBeVisible();
		expect(posted(site)).toEqual([]);
		const release = site.hold('GET', CHECK);
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ wordpress_api_key: '' }]);
		// What was said of the key that is gone is not said of a key for the whole server.
		expect(screen.getByText(MISSING)).toBeVisible();
		expect(screen.queryByText(/Your server provides/)).not.toBeInTheDocument();
		await release();
		expect(screen.getByText(MISSING)).toBeVisible();
		expect(field()).toHaveValue('');
	});

	it('follows its own check when responses arrive out of order', async () => {
		const { site, user } = await open();
		const release = site.hold('POST', CHECK);
		await enter('nosuchkey');
		site.recover();
		await user.clear(field());
		await enter(GOOD);
		expect(screen.getByText(VALID)).toBeInTheDocument();
		await release();
		await settled();
		expect(screen.getByText(VALID)).toBeInTheDocument();
	});

	it('says when it couldn’t be checked, with a button to try again, and can be saved with the button after saving failed [SEC-009]', async () => {
		const { site, user } = await open();
		site.fail('POST', CHECK);
		await enter(GOOD);
		expect(screen.getByText(/We couldn’t reach your site/)).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		site.recover();
		site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' });
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(VALID)).toBeInTheDocument();
		expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
		expect(field()).toHaveAccessibleDescription(expect.stringContaining('The disk is full.'));
		site.recover();
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ wordpress_api_key: GOOD }, { wordpress_api_key: GOOD }]);
	});
});

const scenarios = (...names: string[]) => ({ scenario: ['plan-security', ...names] });
const ASKS = 'Connect your account to set up spam protection.';
const FIELD = '[Your API key';
const noKey = (site: TestSite) => site.page({ settings: { wordpress_api_key: '' } });

itShows(
	'the anti-spam card says what’s known of the key, asks to connect, and is sold beside it: %s [SEC-003, SEC-004, SEC-005, SEC-007, SEC-008, SEC-011, SET-046, PLAN-065]',
	['security', 'anti-spam'],
	[
		[
			'unknown yet',
			{ ...scenarios('akismet-valid'), before: (site) => void site.hold('GET', CHECK) },
			[VERIFYING],
		],
		[
			'set by the server',
			{ ...scenarios('akismet-valid'), before: noKey },
			['Your server provides a valid key'],
		],
		['missing', scenarios('akismet-no-key'), [MISSING], [ASKS]],
		[
			'invalid',
			scenarios('akismet-invalid-key'),
			["There's a problem with your Anti-spam API key. Learn more."],
		],
		['valid', scenarios('akismet-valid'), [VALID]],
		['not linked', { as: 'admin2', ...scenarios('akismet-no-key') }, [ASKS]],
		[
			'neither feature nor key',
			{ scenario: ['connected', 'akismet-no-key'] },
			['[Upgrade → #/product/akismet]', FIELD, MISSING],
		],
		[
			'features that can’t be checked',
			{
				scenario: ['connected', 'akismet-invalid-key'],
				before: (site: TestSite) => site.fail('GET', 'site/features', 500),
			},
			['We couldn’t check your plan’s features.', FIELD, PROBLEM],
			['[Upgrade'],
		],
		['a key without the feature', { scenario: ['connected', 'akismet-valid'] }, [FIELD], ['[Upgrade']],
	],
);

const CARD = ['security', 'backups'] as const;
const UNREAD = 'Oops! The Jetpack Backup and Scan status could not be retrieved at this time.';
const CHECKING = ['Checking site status…'];

/** The host answers this to that call. */
const answer = (site: TestSite, path: string, data: unknown) =>
	site.fail('GET', path, 200, { code: 'success', data: JSON.stringify(data) });

/** The site has these features, and no others. */
const has =
	(features: string[], rewind: unknown, scan: unknown = { state: 'idle', threats: [] }) =>
	(site: TestSite) => {
		answer(site, 'site/features', { active: features, available: {} });
		answer(site, 'rewind', rewind);
		answer(site, 'scan', scan);
	};
const BOTH = ['backups', 'scan'];
const alone = (state: string): TabOptions => ({ before: has(['backups'], { state }) });
const both = (state: string): TabOptions => ({ before: has(BOTH, { state }) });
const threats = (count: number): TabOptions => {
	const list = Array.from({ length: count }, (_, n) => ({ id: String(n), title: 'x', signature: 'y' }));
	return { before: has(BOTH, { state: 'active' }, { state: 'idle', threats: list }) };
};
const vaultpress = (scenario: string, more: (site: TestSite) => void = () => {}): TabOptions => ({
	scenario: ['plan-security', scenario],
	before: (site) => {
		answer(site, 'rewind', { state: 'unavailable' });
		more(site);
	},
});
const plan = (before: TabOptions['before']): TabOptions => ({ scenario: ['plan-security'], before });
const [CREDENTIALS, LOG] = ['source=jetpack-settings-security-credentials', 'source=calypso-activity-log'];
const NEITHER = [CREDENTIALS, LOG];

itShows(
	'backups and scans say their status and the next step: %s [SEC-012, SEC-014, SEC-015, SEC-016, SEC-017, SEC-018, SEC-019, SEC-039]',
	CARD,
	[
		['backups being set up', alone('provisioning'), ['Setting up backups. The first'], NEITHER],
		['both being set up', both('provisioning'), ['Setting up backups and scans.'], NEITHER],
		[
			'backups without credentials',
			alone('awaiting_credentials'),
			['so you can restore your site.', CREDENTIALS],
		],
		[
			'both without credentials',
			both('awaiting_credentials'),
			['so you can restore your site and fix threats.', CREDENTIALS],
			[LOG],
		],
		['backups at work', alone('active'), ['Your site is backed up.']],
		['both at work', both('active'), ['Your site is backed up and scanned for threats.', LOG], [CREDENTIALS]],
		['no backups yet', alone('unavailable'), ['Your site has no backups yet.'], NEITHER],
		['neither yet', both('unavailable'), ['Your site has no backups or scans yet.'], NEITHER],
		[
			'backups in an unknown state',
			alone('dreaming'),
			['Oops! The Jetpack Backup status could not be retrieved at this time.'],
		],
		['unreadable', plan((site) => site.fail('GET', 'rewind', 403)), [UNREAD]],
		['being loaded', plan((site) => void site.hold('GET', 'rewind')), CHECKING],
		[
			'waiting for VaultPress',
			vaultpress('vaultpress-ok', (site) => void site.hold('GET', 'module/vaultpress/data')),
			CHECKING,
		],
		['VaultPress’s', vaultpress('vaultpress-ok'), ['successfully backed up']],
		['its key', vaultpress('vaultpress-unregistered'), [/\[Enter the reg\S+ key → \S+page=vaultpress\]/]],
		['VaultPress’s, with threats', vaultpress('vaultpress-threats'), ['Uh oh, 2 threats found.']],
		['one threat', threats(1), ['Uh oh, 1 threat found.', /\[Review threats.* → \S+calypso-scanner/]],
		['two threats', threats(2), ['Uh oh, 2 threats found.', /\[Review threats.* → \S+calypso-scanner/]],
	],
);

itShows('backups and scans are sold, or not: %s [SET-046, SET-033, PLAN-027]', CARD, [
	['without either feature', {}, ['[Upgrade → #/product/scan]'], ['no backups or scans yet']],
	[
		'with scans alone',
		{ before: has(['scan'], { state: 'active' }) },
		['[Upgrade → #/product/security]', 'scanned for threats'],
		['no backups or scans yet'],
	],
	[
		'offline',
		{ scenario: ['offline-constant'] },
		['Unavailable in Offline Mode'],
		['Upgrade', 'no backups or'],
	],
]);

it('backups and scans in an unknown state can be read again [SEC-013, SEC-018]', async () => {
	const { site, user } = await openTab('security', { card: 'backups', ...both('dreaming') });
	expect(screen.getByText(UNREAD)).toBeInTheDocument();
	site.recover();
	has(BOTH, { state: 'active' })(site);
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	expect(await screen.findByText(/backed up and scanned/)).toBeInTheDocument();
});

it('backups and scans have no card if the host doesn’t show backups', async () => {
	await openTab('security', { before: (site) => site.page({ siteData: { showBackups: false } }) });
	expect(hasRegion('Firewall')).toBe(true);
	expect(hasRegion('Backups and security scanning')).toBe(false);
});
