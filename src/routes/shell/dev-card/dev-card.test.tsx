import { act, screen, within } from '@testing-library/react';
import { BackupsCard } from '../../../routes/dashboard/cards/backups';
import { ScanCard } from '../../../routes/dashboard/cards/scan';
import { SpamCard } from '../../dashboard/cards/spam';
import { DevCard } from './dev-card';
import { DevTools } from './dev-tools';
import { presetOf } from './preview';
import { devToolsToggled } from '../../../state/preview/slice';
import { loadRewind } from '../../../state/rewind/slice';
import { loadScan } from '../../../state/scan/slice';
import { loadSite } from '../../../state/site/slice';
import { answer } from '../../../../tests/support/provider';
import { openApp, type OpenOptions } from '../../../../tests/support/open-app';
import { cardText, openCards } from '../../../../tests/support/open-cards';
import { openPiece } from '../../../../tests/support/open-piece';
import { arrived, hasRegion, region, sections } from '../../../../tests/support/screens';
import { pass, settled } from '../../../../tests/support/settled';

const card = () => region('Dev Tools');
const group = (name: string) => within(card().getByRole('radiogroup', { name }));
const optionsOf = (name: string) =>
	group(name)
		.getAllByRole('radio')
		.map((radio) => (radio.parentElement as HTMLElement).textContent);
const option = (name: string, choice: string) => group(name).getByRole('radio', { name: choice });
const plan = () => card().getByRole('combobox', { name: 'Plan' });

describe('the developer card', () => {
	/** The card alone, with what the dashboard has loaded. */
	const open = async (options: OpenOptions = {}) => {
		const opened = await openPiece(<DevCard title="Dev Tools" />, options);
		const { dispatch } = opened.store;
		await act(() => Promise.all([dispatch(loadSite()), dispatch(loadRewind()), dispatch(loadScan())]));
		return {
			...opened,
			choose: (name: string, choice: string) => opened.user.click(option(name, choice)),
		};
	};

	it('offers roles, states and plans, with tiers named by their storage [DEV-003, DEV-007, DEV-008, DEV-009, DEV-010, DEV-011, DEV-015]', async () => {
		const { user, store } = await open();
		expect(optionsOf('Role')).toEqual(['Admin (master)', 'Admin (secondary)', 'Editor', 'Subscriber']);
		expect(optionsOf('Threats')).toEqual(['None', '17']);
		expect(optionsOf('Backup status')).toEqual([
			...['unavailable', 'provisioning', 'awaiting_credentials', 'active'],
		]);
		expect(optionsOf('Scan status')).toEqual(['unavailable', 'provisioning', 'idle', 'scanning']);
		const plans = within(plan())
			.getAllByRole<HTMLOptionElement>('option')
			.map(({ value, textContent }) => `${textContent}: ${value.replace('jetpack_', '')}`);
		expect(plans).toEqual([
			...['Free: free', 'Personal: personal', 'Premium: premium', 'Business: business'],
			...['Security 10 GB: security_t1_yearly', 'Security 1 TB: security_t2_yearly', 'Complete: complete'],
			...['Backup 1 GB: backup_t0_yearly', 'Backup 10 GB: backup_t1_yearly'],
			...['Backup 1 TB: backup_t2_yearly', 'Security daily (deprecated): security_daily'],
			...['Security real-time (deprecated): security_realtime', 'Backup daily (deprecated): backup_daily'],
			'Backup real-time (deprecated): backup_realtime',
		]);
		await user.selectOptions(plan(), 'Complete');
		expect(plan()).toHaveValue('jetpack_complete');
		expect(store.getState().site).toMatchObject({ data: { plan: { product_slug: 'jetpack_complete' } } });
	});

	it('adds the site’s own plan to the options if it’s missing [DEV-007]', async () => {
		await open({
			before: (site) => {
				site.fail('GET', 'site', 500);
				site.page({ siteData: { plan: { product_slug: 'wpcom-enterprise' } } });
			},
		});
		expect(plan()).toHaveValue('wpcom-enterprise');
		expect(plan()).toHaveDisplayValue('wpcom-enterprise');
	});

	it.each<[string, OpenOptions, Record<string, string>, string]>([
		['admin', {}, { Role: 'Admin (master)', Account: 'Linked' }, 'Free'],
		[
			'admin2',
			{ scenario: ['rewind-awaiting-credentials', 'plan-personal'] },
			{
				Role: 'Admin (secondary)',
				Account: 'Unlinked',
				'Backup status': 'awaiting_credentials',
				'Scan status': 'unavailable',
				Threats: 'None',
			},
			'Personal',
		],
		[
			'editor',
			{ scenario: ['stats-for-editors'] },
			{ Role: 'Editor', 'Can view stats': 'Yes', Account: 'Unlinked' },
			'Free',
		],
		['editor', {}, { 'Can view stats': 'No' }, 'Free'],
		['subscriber', {}, { Role: 'Subscriber', 'Can view stats': 'No' }, 'Free'],
		[
			'admin',
			{
				scenario: ['rewind-active'],
				before: (site) =>
					answer(site, 'scan', {
						state: 'scanning',
						threats: Array.from({ length: 17 }, (_, id) => ({ id })),
						credentials: [],
					}),
			},
			{ Threats: '17', 'Scan status': 'scanning', 'Backup status': 'active' },
			'Security 10 GB',
		],
	])('starts with the real state for %s %j [DEV-013]', async (as, options, choices, planName) => {
		await open({ ...options, as });
		Object.entries(choices).forEach(([name, choice]) => expect(option(name, choice)).toBeChecked());
		expect(plan()).toHaveDisplayValue(planName);
	});

	it('lets only those who don’t manage the site view stats or not, and keeps that with a new role [DEV-005, DEV-014]', async () => {
		const { choose } = await open();
		const stats = () => card().queryByRole('radiogroup', { name: 'Can view stats' });
		expect(stats()).not.toBeInTheDocument();
		await choose('Role', 'Admin (secondary)');
		expect(stats()).not.toBeInTheDocument();
		await choose('Role', 'Subscriber');
		await choose('Can view stats', 'No');
		await choose('Role', 'Editor');
		expect(option('Can view stats', 'No')).toBeChecked();
	});
});

describe('cards beside the developer card', () => {
	it('show at once what each choice means [DEV-007, DEV-008, DEV-009, DEV-010, DEV-012, DASH-138]', async () => {
		const { site, user } = await openCards(
			<>
				<DevCard title="Dev Tools" />
				<SpamCard />
				<ScanCard />
				<BackupsCard />
			</>,
			// The choices show on a site without credentials, too.
			{ before: (site) => answer(site, 'scan', { state: 'unavailable', credentials: [] }) },
		);
		const SOLD = /Find threats before your visitors do/;
		const text = (title: string) => cardText(title).slice(title.length);
		expect(text('Spam protection')).not.toMatch(/^(Active|Set up)/);
		await user.selectOptions(plan(), 'Security 10 GB');
		expect(text('Spam protection')).toMatch(/^(Active|Set up)/);
		await user.selectOptions(plan(), 'Free');
		expect(text('Spam protection')).not.toMatch(/^(Active|Set up)/);

		expect(text('Scan')).toMatch(SOLD);
		await user.click(option('Threats', '17'));
		expect(text('Scan')).toMatch(/^17 threats17 threats found/);
		expect(region('Scan').getByText('17 threats')).toHaveClass('alarm');
		expect(region('Scan').getByRole('alert')).toHaveTextContent(/^17 threats found/);
		expect(text('Scan')).not.toMatch(SOLD);
		await user.click(option('Threats', 'None'));
		for (const [name, title, state, says] of [
			['Scan status', 'Scan', 'provisioning', /Setting up scans/],
			['Scan status', 'Scan', 'scanning', /Scanning your files/],
			['Scan status', 'Scan', 'idle', /No threats found/],
			['Scan status', 'Scan', 'unavailable', SOLD],
			['Backup status', 'Backups', 'provisioning', /Setting up backups\. The first one/],
			['Backup status', 'Backups', 'awaiting_credentials', /Add your server credentials/],
			['Backup status', 'Backups', 'active', /\[View backups/],
			['Backup status', 'Backups', 'unavailable', /\[Upgrade/],
		] as const) {
			await user.click(option(name, state));
			expect(text(title)).toMatch(says);
		}
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('aren’t polled for a made-up status [DEV-012]', async () => {
		jest.useFakeTimers({ advanceTimers: true });
		const { site, user } = await openCards(
			<>
				<DevCard title="Dev Tools" />
				<BackupsCard />
			</>,
			{ scenario: ['rewind-provisioning'] },
		);
		expect(option('Backup status', 'provisioning')).toBeChecked();
		const calls = () => site.callsTo('GET', 'rewind').length;
		const before = calls();
		await pass(60_000);
		expect(calls()).toBeGreaterThan(before);
		await user.click(option('Backup status', 'active'));
		await settled();
		await user.click(option('Backup status', 'provisioning'));
		const then = calls();
		await pass(60_000);
		jest.useRealTimers();
		expect(calls()).toBe(then);
		expect(option('Backup status', 'provisioning')).toBeChecked();
	});
});

it.each([
	['has one in a development version', ['development-version'], true],
	['has none in a release', ['connected'], false],
])('the page %s [DEV-001]', async (_, scenario, isThere) => {
	const { store } = await openPiece(<DevTools />, { scenario });
	expect(hasRegion('Dev Tools')).toBe(false);
	await act(async () => void store.dispatch(devToolsToggled()));
	await settled();
	expect(hasRegion('Dev Tools')).toBe(isThere);
});

const WRITER = ['admin_page', 'edit_posts'];
const MANAGER = [...WRITER, 'connect', 'disconnect', 'manage_modules', 'manage_options', 'manage_plugins'];

it.each<[Parameters<typeof presetOf>[0], object, string[]]>([
	['admin_master', { isMaster: true, isConnected: true }, MANAGER],
	['admin_secondary', { isMaster: false }, MANAGER],
	['editor', { isMaster: false }, WRITER],
	['author', { isMaster: false }, WRITER],
	['contributor', { isMaster: false }, WRITER],
	['subscriber', { isMaster: false }, ['admin_page']],
])(
	'%s is %j, with the permissions %j [ROLE-001, ROLE-002, ROLE-003, ROLE-004, DEV-014]',
	(role, is, given) => {
		const permissions = Object.fromEntries(MANAGER.map((name) => [name, given.includes(name)]));
		expect(presetOf(role)).toEqual({ ...is, permissions });
	},
);

it('the developer card on the dashboard opens from the footer, takes the focus and returns it, shows the page of another user at once, and nothing of it after a reload [DEV-002, DEV-004, DEV-005, DEV-006, DEV-012, DEV-016, ROLE-001, ROLE-002, ROLE-003, ROLE-004]', async () => {
	const { site, user, rest, reopen } = await openApp({
		scenario: ['connected', 'stats-on', 'development-version'],
	});
	await arrived();
	const footerButton = () => screen.getByRole('button', { name: 'Dev Tools' });
	expect(hasRegion('Dev Tools')).toBe(false);
	await user.click(footerButton());
	await screen.findByRole('region', { name: 'Dev Tools' });
	expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Dev Tools' }));
	await user.click(card().getByRole('button', { name: 'Close' }));
	expect(hasRegion('Dev Tools')).toBe(false);
	expect(footerButton()).toHaveFocus();
	await user.click(footerButton());
	expect(hasRegion('Dev Tools')).toBe(true);
	await rest();
	const choose = (name: string, choice: string) => user.click(option(name, choice));
	const owner = () => screen.queryByText('You are the Jetpack owner.');
	const account = () => screen.queryByText('wpcom-admin');

	expect(owner()).toBeInTheDocument();
	await choose('Role', 'Admin (secondary)');
	expect(owner()).not.toBeInTheDocument();
	expect(sections()).toContain('Performance and Growth');
	await choose('Role', 'Admin (master)');
	expect(owner()).toBeInTheDocument();
	expect(account()).toBeInTheDocument();
	await choose('Account', 'Unlinked');
	expect(account()).not.toBeInTheDocument();
	expect(option('Role', 'Admin (secondary)')).toBeChecked();
	await choose('Account', 'Linked');
	expect(account()).toBeInTheDocument();

	await choose('Role', 'Editor');
	expect(sections()).toContain('Security');
	expect(sections()).not.toContain('Performance and Growth');
	expect(document.querySelector('[role="switch"]')).toBeNull();
	await choose('Can view stats', 'No');
	expect(hasRegion('Jetpack Stats')).toBe(false);
	await choose('Can view stats', 'Yes');
	expect(hasRegion('Jetpack Stats')).toBe(true);
	await choose('Role', 'Subscriber');
	expect(sections()).not.toContain('Security');
	await user.click(footerButton());
	expect(hasRegion('Dev Tools')).toBe(false);
	expect(site.callsTo('POST')).toEqual([]);
	await act(() => reopen());
	await arrived();
	expect(sections()).toContain('Performance and Growth');
	expect(hasRegion('Dev Tools')).toBe(false);
});
