import { waitFor, within } from '@testing-library/react';
import { expectLocked, openTab, toggle, type TabOptions } from '../support/open-tab';
import { region } from '../support/screens';
import { posted } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const card = () => region('Jetpack Stats');
const settled = (control: () => HTMLElement) =>
	waitFor(() => expect(control()).not.toHaveAttribute('aria-busy'));
const setting = (name: string, value: unknown) => (site: TestSite) =>
	site.editPage((state) => Object.assign(state.settings as object, { [name]: value }));
const open = (options: TabOptions = {}) =>
	openTab('traffic', { card: 'stats', scenario: ['stats-on', 'google-verified'], ...options });

const COUNTED = 'Count views from logged-in users';
const VIEWING = 'Roles that can view stats';
const NEW = 'Use the new Stats experience';
const SURVEY = /^Tell us what’s missing/;
const role = (title: string, name: string) =>
	within(card().getByRole('group', { name: title })).getByRole('switch', { name });

describe('stats settings', () => {
	it.each([
		[COUNTED, 'count_roles', ['editor']],
		[VIEWING, 'roles', ['administrator', 'editor']],
	])(
		'%s: add and remove a role immediately, and record it [TRAF-045, TRAF-046, EVT-006]',
		async (title, option, stored) => {
			const { site, user, events } = await open({ before: setting('count_roles', []) });
			await user.click(role(title, 'Editor'));
			await settled(() => role(title, 'Editor'));
			expect(posted(site)).toEqual([{ [option]: stored }]);
			expect(role(title, 'Editor')).toBeChecked();
			await user.click(role(title, 'Editor'));
			await settled(() => role(title, 'Editor'));
			expect(role(title, 'Editor')).not.toBeChecked();
			const recorded = events().filter(([name]) => name === 'jetpack_wpa_settings_toggle');
			expect(recorded).toMatchObject([
				['jetpack_wpa_settings_toggle', { module: 'stats', setting: option, role: 'editor', toggled: 'on' }],
				['jetpack_wpa_settings_toggle', { module: 'stats', setting: option, role: 'editor', toggled: 'off' }],
			]);
		},
	);

	it('list every role on the site, administrators first', async () => {
		await open();
		for (const title of [COUNTED, VIEWING]) {
			const names = within(card().getByRole('group', { name: title })).getAllByRole('switch');
			expect(names.map((control) => control.getAttribute('aria-label'))).toEqual([
				'Administrator',
				'Editor',
				'Author',
				'Contributor',
				'Subscriber',
			]);
		}
	});

	it.each([[['administrator']], [[]]])(
		'with %j stored, always give administrators access [TRAF-051]',
		async (roles) => {
			const { site, user } = await open({ before: setting('roles', roles) });
			expect(role(VIEWING, 'Administrator')).toBeChecked();
			expectLocked(role(VIEWING, 'Administrator'), /^Administrators always have access\./);
			await user.click(role(VIEWING, 'Administrator'));
			expect(posted(site)).toEqual([]);
			expect(role(COUNTED, 'Administrator')).not.toHaveAttribute('aria-disabled');
		},
	);

	it.each([
		[undefined, 'This site doesn’t have this setting.'],
		['editor', 'The stored value can’t be shown here.'],
	])('disable a list of roles if the host stores %p instead', async (value, reason) => {
		await open({ before: setting('count_roles', value) });
		expectLocked(role(COUNTED, 'Editor'), reason);
		expect(role(VIEWING, 'Editor')).not.toHaveAttribute('aria-disabled');
	});

	it('revert and show the reason if the host refuses', async () => {
		const { site, user } = await open();
		site.fail('POST', 'settings', 403, { code: 'no', message: 'You may not do this.' });
		await user.click(role(VIEWING, 'Author'));
		await waitFor(() => expect(card().getByText('You may not do this.')).toBeVisible());
		expect(role(VIEWING, 'Author')).not.toBeChecked();
	});

	it.each([
		['woa', false],
		['stats-on', true],
	])('on %s, include the new experience: %p [TRAF-048]', async (scenario, isThere) => {
		await open({ scenario: ['stats-on', 'google-verified', scenario] });
		expect(card().queryByRole('switch', { name: NEW }) !== null).toBe(isThere);
		expect(toggle('Show a 48-hour views chart in the admin bar')).toBeVisible();
	});

	it.each([
		[true, true, false],
		[true, false, true],
		[false, false, false],
	])(
		'stats on: %p, new experience: %p, survey visible: %p [TRAF-049, TRAF-083]',
		async (isOn, isNew, isThere) => {
			await open({ on: { stats: isOn }, before: setting('enable_odyssey_stats', isNew) });
			const link = card().queryByRole('link', { name: SURVEY });
			expect(link?.getAttribute('href')?.includes('source=jetpack-stats-2023-opt-out-survey') ?? false).toBe(
				isThere,
			);
		},
	);
});

describe('stats that are off', () => {
	const button = () => card().getByRole('button', { name: 'Activate Jetpack Stats' });
	const off = { on: { stats: false } };

	it('are turned on by a button instead of settings, without a toggle event [TRAF-050, EVT-008]', async () => {
		const { site, user, events } = await open(off);
		expect(card().queryByRole('switch')).not.toBeInTheDocument();
		await user.click(button());
		await waitFor(() => expect(toggle(NEW)).toBeVisible());
		expect(posted(site)).toEqual([{ stats: true }]);
		expect(events().map(([name]) => name)).not.toContain('jetpack_wpa_module_toggle');
	});

	it('stay off and show the reason if the host refuses', async () => {
		const { site, user } = await open(off);
		site.fail('POST', 'settings', 424, { code: 'no', message: 'Not here.' });
		await user.click(button());
		await waitFor(() => expect(card().getByText('Not here.')).toBeVisible());
		expect(button()).not.toHaveAttribute('aria-disabled');
	});
});

it('the stats card records being expanded [EVT-019, EVT-042]', async () => {
	const { user, events } = await open();
	const header = card().getByRole('button', { name: 'Jetpack Stats' });
	expect(header).toHaveAttribute('aria-expanded', 'true');
	await user.click(header);
	await user.click(header);
	expect(events()).toContainEqual([
		'jetpack_wpa_click',
		expect.objectContaining({ target: 'foldable-settings-open', feature: 'stats' }),
	]);
});
