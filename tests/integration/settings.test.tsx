import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { expectLocked, flip, openTab, saved, toggle, type TabOptions } from '../support/open-tab';
import { region } from '../support/screens';
import { posted } from '../support/settings-tab';
import { settled } from '../support/settled';

const open = (options: TabOptions = {}) => openTab('security', options);

const MONITOR = 'Get an alert when your site goes down';
const SIGN_ON = 'Let users log in with a WordPress.com account';
const MATCH = 'Match accounts by email address';
const TWO_STEP = 'Require two-step authentication';

describe('switches', () => {
	it('save immediately and alone; options turn on their inactive module and leave it on [SET-039, SEC-035, SET-021, SET-022, SET-041]', async () => {
		const app = await open({ on: { monitor: false, sso: false } });
		await flip(app, MONITOR);
		expect(toggle(MONITOR)).toBeChecked();
		expect(await saved()).toBeInTheDocument();
		expect(app.site.callsTo('GET', 'settings')).toHaveLength(1);
		for (const name of [MATCH, TWO_STEP]) {
			await flip(app, name);
			expect(toggle(name)).toBeChecked();
			expect(toggle(SIGN_ON)).toBeChecked();
		}
		await flip(app, TWO_STEP);
		expect(toggle(TWO_STEP)).not.toBeChecked();
		expect(toggle(SIGN_ON)).toBeChecked();
		expect(posted(app.site)).toEqual([
			{ monitor: true },
			{ sso: true, jetpack_sso_match_by_email: true },
			{ jetpack_sso_require_two_step: true },
			{ jetpack_sso_require_two_step: false },
		]);
	});

	it('show progress, then success, and ignore clicks on their card while saving [SET-019, SET-025, SET-026, NOTICE-047, NOTICE-048]', async () => {
		const { site, user } = await open({ on: { sso: false } });
		const release = site.hold('POST', 'settings');
		await user.click(toggle(SIGN_ON));
		expect(toggle(SIGN_ON)).toBeChecked();
		expect(screen.getByText('Updating settings…')).toBeInTheDocument();
		expect(toggle(SIGN_ON)).toHaveAttribute('aria-busy', 'true');
		expectLocked(toggle(TWO_STEP), 'Saving…');
		expect(toggle(MONITOR)).not.toHaveAttribute('aria-disabled');
		await user.click(toggle(SIGN_ON));
		await user.click(toggle(TWO_STEP));
		await release();
		expect(await saved()).toBeInTheDocument();
		await waitFor(() => expect(toggle(SIGN_ON)).not.toHaveAttribute('aria-busy'));
		expect(posted(site)).toEqual([{ sso: true }]);
		await waitFor(() => expect(screen.queryByText('Updated settings.')).not.toBeInTheDocument());
	});

	it('revert, show the reason and can be retried when the host refuses [SET-019, SET-025, SET-026, NOTICE-050]', async () => {
		const { site, user } = await open({ on: { monitor: false } });
		site.fail('POST', 'settings', 403, { code: 'no', message: 'You may not do this.' });
		await user.click(toggle(MONITOR));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'Error updating settings. You may not do this.',
		);
		expect(toggle(MONITOR)).not.toBeChecked();
		expect(toggle(MONITOR)).not.toHaveAttribute('aria-busy');
		expect(region('Downtime monitoring').getByText('You may not do this.')).toBeInTheDocument();
		site.recover();
		await user.click(toggle(MONITOR));
		await waitFor(() => expect(toggle(MONITOR)).toBeChecked());
		expect(region('Downtime monitoring').queryByText('You may not do this.')).not.toBeInTheDocument();
	});
});

describe('disabled controls', () => {
	it('give Offline Mode as the reason, on a faded card [SET-031, SET-033]', async () => {
		const { site, user } = await open({ scenario: ['offline-constant'], card: 'monitor' });
		expectLocked(toggle(MONITOR), 'Unavailable in Offline Mode');
		expect(toggle(MONITOR).closest('.options')).toHaveClass('faded');
		await user.click(toggle(MONITOR));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('say that an administrator needs to connect an account, on a faded card [SET-032, SET-034]', async () => {
		const { site, user } = await open({ scenario: ['site-only'], card: 'sso' });
		expectLocked(toggle(SIGN_ON), 'An administrator needs to connect a WordPress.com account');
		expect(toggle(SIGN_ON).closest('.options')).toHaveClass('faded');
		await user.click(toggle(SIGN_ON));
		await user.click(toggle(TWO_STEP));
		expect(site.callsTo('POST')).toEqual([]);
	});

	it.each([
		['active', 'This feature has been enabled by a site administrator.'],
		['inactive', 'This feature has been disabled by a site administrator.'],
		['elsewhere', 'This feature is being managed by a site administrator.'],
	])(
		'explain an override (%s), and include options unless the module is active [SET-024, SET-028, SET-029]',
		async (override, text) => {
			const sso = { override, activated: override === 'active' };
			const { site, user } = await open({
				card: 'sso',
				before: (running) => running.page({ getModules: { sso } }),
			});
			expectLocked(toggle(SIGN_ON), text);
			expect(region('WordPress.com login').getByRole('link', { name: /^Learn more\./ })).toHaveAttribute(
				'href',
				expect.stringContaining('jetpack-support-module-overrides'),
			);
			await user.click(toggle(SIGN_ON));
			expect(toggle(TWO_STEP).getAttribute('aria-disabled')).toBe(override === 'active' ? null : 'true');
			expect(site.callsTo('POST')).toEqual([]);
		},
	);

	it('are only those with garbled values; missing settings are hidden and the rest works', async () => {
		const app = await open({
			on: { sso: false },
			before: (site) =>
				site.page({
					settings: {
						jetpack_sso_match_by_email: undefined,
						jetpack_sso_require_two_step: { on: ['yes'] },
						jetpack_waf_ip_block_list: 7,
					},
					getModules: { monitor: undefined },
				}),
		});
		expect(screen.queryByRole('region', { name: 'Downtime monitoring' })).not.toBeInTheDocument();
		expect(screen.queryByRole('switch', { name: MATCH })).not.toBeInTheDocument();
		expect(toggle(TWO_STEP)).toHaveAccessibleDescription('The stored value can’t be shown here.');
		await flip(app, SIGN_ON);
		expect(toggle(SIGN_ON)).toBeChecked();
	});
});

describe('cards', () => {
	it('don’t rerender when another card changes', async () => {
		const { TAB_CHUNKS } = await import('../../src/routes/settings/tab-chunks');
		const { TAB } = await TAB_CHUNKS.security();
		const monitor = TAB.groups.find(({ id }) => id === 'monitor');
		const app = await open();
		await settled();
		const drawn = jest.spyOn(monitor as { title: () => string }, 'title');
		await flip(app, TWO_STEP);
		await app.user.type(screen.getAllByRole('textbox')[0] as HTMLElement, '1');
		expect(drawn).not.toHaveBeenCalled();
	});

	it('record the opened info icon and the link followed from it [EVT-013, EVT-039]', async () => {
		const { user, events } = await open({ card: 'monitor' });
		const card = () => region('Downtime monitoring');
		const icon = card().getByRole('button', { name: 'About Downtime monitoring' });
		expect(icon).toHaveAttribute('aria-expanded', 'false');
		await user.click(icon);
		expect(screen.getByText('Alerts you when your site goes down.')).toBeVisible();
		const link = card().getByRole('link', { name: /^Learn more about Downtime monitoring/ });
		expect(link).toHaveAttribute('href', expect.stringContaining('jetpack-support-monitor'));
		link.addEventListener('click', (event) => event.preventDefault());
		await user.click(link);
		const clicks = events().filter(([name]) => name === 'jetpack_wpa_click');
		expect(clicks.map(([, { target, feature }]) => [target, feature])).toEqual([
			['info-icon', 'monitor'],
			['learn-more', 'monitor'],
		]);
	});
});

it('a link to a control scrolls there and focuses it, and does nothing if there’s none', async () => {
	const scroll = jest.fn();
	Element.prototype.scrollIntoView = scroll;
	const { reopen } = await openApp({ hash: '#/security?at=jetpack_sso_require_two_step' });
	await waitFor(() => expect(toggle(TWO_STEP)).toHaveFocus());
	expect(scroll).toHaveBeenCalled();
	scroll.mockClear();
	await reopen(`#/security?at=${encodeURIComponent('"] no such')}`);
	expect(await screen.findByRole('heading', { level: 1, name: 'Security' })).toBeInTheDocument();
	expect(scroll).not.toHaveBeenCalled();
});
