import { screen, waitFor, within } from '@testing-library/react';
import { clicks, expectLocked, itShows, openTab, toggle, type TabOptions } from '../support/open-tab';
import { posted, withSetting } from '../support/settings-tab';

const scenario = ['stats-on', 'google-verified'];
const open = (options: TabOptions = {}) => openTab('traffic', { card: 'stats', scenario, ...options });
const settled = (control: () => HTMLElement) =>
	waitFor(() => expect(control()).not.toHaveAttribute('aria-busy'));

const COUNTED = 'Count views from logged-in users';
const VIEWING = 'Roles that can view stats';
const NEW = 'Use the new Stats experience';
const rolesOf = (title: string) => within(screen.getByRole('group', { name: title }));
const role = (title: string, name: string) => rolesOf(title).getByRole('switch', { name });

describe('stats settings', () => {
	it.each([
		[COUNTED, 'count_roles', ['editor']],
		[VIEWING, 'roles', ['administrator', 'editor']],
	])(
		'%s: list every role, add and remove one immediately, and record it [TRAF-045, TRAF-046, EVT-006]',
		async (title, option, stored) => {
			const { site, user, events } = await open({ before: withSetting('count_roles', []) });
			expect(
				rolesOf(title)
					.getAllByRole('switch')
					.map((control) => control.getAttribute('aria-label')),
			).toEqual(['Administrator', 'Editor', 'Author', 'Contributor', 'Subscriber']);
			for (const isOn of [true, false]) {
				await user.click(role(title, 'Editor'));
				await settled(() => role(title, 'Editor'));
				expect(role(title, 'Editor').getAttribute('aria-checked')).toBe(String(isOn));
			}
			expect(posted(site)[0]).toEqual({ [option]: stored });
			const [event, members] = [
				'jetpack_wpa_settings_toggle',
				{ module: 'stats', setting: option, role: 'editor' },
			];
			expect(events().filter(([name]) => name === event)).toMatchObject([
				[event, { ...members, toggled: 'on' }],
				[event, { ...members, toggled: 'off' }],
			]);
		},
	);

	it.each([[['administrator']], [[]]])(
		'with %j stored, always give administrators access, and revert what the host refuses [TRAF-051]',
		async (roles) => {
			const { site, user } = await open({ before: withSetting('roles', roles) });
			expect(role(VIEWING, 'Administrator')).toBeChecked();
			expectLocked(role(VIEWING, 'Administrator'), /^Administrators always have access\./);
			await user.click(role(VIEWING, 'Administrator'));
			expect(posted(site)).toEqual([]);
			expect(role(COUNTED, 'Administrator')).not.toHaveAttribute('aria-disabled');
			site.fail('POST', 'settings', 403, { code: 'no', message: 'You may not do this.' });
			await user.click(role(VIEWING, 'Author'));
			await waitFor(() => expect(screen.getByText('You may not do this.')).toBeVisible());
			expect(role(VIEWING, 'Author')).not.toBeChecked();
		},
	);

	const SURVEY = 'source=jetpack-stats-2023-opt-out-survey';
	const experience = (isNew: boolean) => withSetting('enable_odyssey_stats', isNew);
	const counting = (value: unknown): TabOptions => ({ scenario, before: withSetting('count_roles', value) });

	itShows(
		'show lists, the new experience and its survey only where they’re of use: %s [TRAF-048, TRAF-049, TRAF-083]',
		['traffic', 'stats'],
		[
			[
				'a list that the host lacks',
				counting(undefined),
				['[Editor: off, locked: This site doesn’t have this setting.]', /\[Editor: \w+\]/],
			],
			[
				'a text in place of a list',
				counting('editor'),
				['[Editor: off, locked: The stored value can’t be shown here.]', /\[Editor: \w+\]/],
			],
			['hosted', { scenario: [...scenario, 'woa'] }, ['[Show a 48-hour views chart in the admin bar'], [NEW]],
			['with the new experience', { scenario, before: experience(true) }, [`[${NEW}: on]`], [SURVEY]],
			['with the old one', { scenario, before: experience(false) }, [`[${NEW}: off]`, SURVEY]],
			[
				'off',
				{ scenario, on: { stats: false }, before: experience(false) },
				['[Activate Jetpack Stats]'],
				[SURVEY, /: (on|off)[\],]/],
			],
		],
	);

	it('are turned on by a button, which says why the host refuses and records no toggle, and can collapse [TRAF-050, EVT-008, EVT-019, EVT-042]', async () => {
		const app = await open({ on: { stats: false } });
		const { site, user } = app;
		const button = () => screen.getByRole('button', { name: 'Activate Jetpack Stats' });
		site.fail('POST', 'settings', 424, { code: 'no', message: 'Not here.' });
		await user.click(button());
		await waitFor(() => expect(screen.getByText('Not here.')).toBeVisible());
		expect(button()).not.toHaveAttribute('aria-disabled');
		site.recover();
		await user.click(button());
		await waitFor(() => expect(toggle(NEW)).toBeVisible());
		expect(posted(site).at(-1)).toEqual({ stats: true });
		expect(app.events().map(([name]) => name)).not.toContain('jetpack_wpa_module_toggle');
		const header = screen.getByRole('button', { name: 'Jetpack Stats' });
		expect(header).toHaveAttribute('aria-expanded', 'true');
		await user.click(header);
		await user.click(header);
		expect(clicks(app)).toContainEqual(
			expect.objectContaining({ target: 'foldable-settings-open', feature: 'stats' }),
		);
	});
});
