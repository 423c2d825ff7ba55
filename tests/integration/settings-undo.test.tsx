import { screen, waitFor } from '@testing-library/react';
import { region } from '../support/screens';
import { posted, saveButton } from '../support/settings-tab';
import { holdingTimers } from '../support/holding';
import {
	LIST,
	noUndo,
	openSecurity as open,
	pressUndo,
	SSO,
	stored,
	toggle,
	undoButton,
	undone,
} from '../support/undo';

describe('“Undo” in a success notice', () => {
	it('restores a module and confirms it', async () => {
		const { site, user } = await open();
		const first = toggle(SSO).getAttribute('aria-checked');
		await user.click(toggle(SSO));
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(toggle(SSO)).toHaveAttribute('aria-checked', first);
		expect(posted(site)).toEqual([{ sso: first === 'false' }, { sso: first === 'true' }]);
		expect(await stored(site, 'sso')).toBe(first === 'true');
		noUndo();
	});

	it('leaves the notice’s text unchanged, and the notice still times out [NOTICE-022, NOTICE-048]', async () => {
		const { user } = await open();
		await user.click(toggle(SSO));
		const words = await screen.findByText('Updated settings.');
		await undoButton();
		expect(words.textContent).toBe('Updated settings.');
		await waitFor(() => expect(words).not.toBeInTheDocument());
	});

	it('restores everything one switch changed, and nothing else', async () => {
		const { site, user } = await open({
			hash: '#/performance',
			before: (running) => running.setSwitches({ photon: false, 'photon-cdn': false, 'tiled-gallery': true }),
		});
		await user.click(toggle('Site accelerator'));
		expect(await screen.findByText('Site accelerator is now speeding up your site!')).toBeInTheDocument();
		site.calls.length = 0;
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		const [body] = posted(site) as [Record<string, unknown>];
		expect(body).toMatchObject({ photon: false, 'photon-cdn': false });
		expect(body).not.toHaveProperty('tiled-gallery');
		expect(toggle('Site accelerator')).toHaveAttribute('aria-checked', 'false');
		expect(await stored(site, 'tiled-gallery')).toBe(true);
	});

	it('restores an option along with the module it turned on', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle('Require two-step authentication'));
		site.calls.length = 0;
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(posted(site)).toEqual([{ sso: false, jetpack_sso_require_two_step: false }]);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
	});

	it('restores a card’s text in the form the host had stored [SEC-042]', async () => {
		const { site, user } = await open({
			before: (running) =>
				running.post('settings', { jetpack_protect_global_whitelist: '203.0.113.9-203.0.113.20\n192.0.2.1' }),
		});
		const field = screen.getByRole('textbox', { name: LIST });
		const before = (field as HTMLTextAreaElement).value;
		await user.clear(field);
		await user.type(field, '192.0.2.7');
		await user.click(saveButton());
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(field).toHaveValue(before);
		expect(before).toContain('203.0.113.9 - 203.0.113.20');
		expect(await stored(site, 'jetpack_protect_global_whitelist')).toEqual({
			local: ['203.0.113.9 - 203.0.113.20', '192.0.2.1'],
		});
	});

	it('restores a choice made of several settings', async () => {
		const { site, user } = await open({
			hash: '#/writing',
			scenario: ['connected', 'capable-theme'],
			before: (running) => running.setSwitches({ 'infinite-scroll': false }),
		});
		await user.click(screen.getByRole('radio', { name: 'Load more posts in page with a button' }));
		await user.click(saveButton());
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(screen.getByRole('radio', { name: 'Default theme behavior' })).toBeChecked();
		expect(await stored(site, 'infinite-scroll')).toBe(false);
	});

	it('writes a boolean where the host returned an empty string', async () => {
		const { site, user } = await open({
			before: (running) =>
				running.editPage((state) =>
					Object.assign(state.settings as object, { jetpack_sso_match_by_email: '' }),
				),
		});
		await site.setSwitches({ sso: true });
		await user.click(toggle('Match accounts by email address'));
		site.calls.length = 0;
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(posted(site)).toContainEqual(expect.objectContaining({ jetpack_sso_match_by_email: false }));
	});

	it('is also offered for modules on the dashboard', async () => {
		const { site, user } = await open({ hash: '#/dashboard', scenario: ['connected'] });
		const monitor = await screen.findByRole('switch', { name: /downtime/i });
		const first = monitor.getAttribute('aria-checked');
		await user.click(monitor);
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(await stored(site, 'monitor')).toBe(first === 'true');
	});

	it('isn’t offered for a new post-by-email address', async () => {
		const { site, user } = await open({
			hash: '#/writing',
			scenario: ['connected'],
			before: (running) => running.setSwitches({ 'post-by-email': true, carousel: false }),
		});
		// Once it has come for one change, it would be there at once for the next.
		await user.click(toggle('Display images in a full-screen carousel gallery'));
		await undoButton();
		await user.click(screen.getByRole('button', { name: 'Create address' }));
		await screen.findByText('Post-by-email address created.');
		noUndo();
		expect(posted(site)).toHaveLength(2);
	});

	it('isn’t offered for a changed key, nor if nothing changed', async () => {
		const { site, user } = await open({
			scenario: ['plan-complete', 'everything-on', 'akismet-no-key'],
			before: async (running) => {
				await running.setSwitches({ sso: false });
				await running.post('settings', { jetpack_protect_global_whitelist: '192.0.2.1' });
				running.calls.length = 0;
			},
		});
		await user.click(toggle(SSO));
		await undoButton();
		await user.type(
			await region('Spam protection').findByRole('textbox', { name: 'Your API key' }),
			'goodkey12345',
		);
		// What's said then stays for two seconds.
		holdingTimers(2_000);
		await region('Spam protection').findByText('Your Anti-spam key is valid.');
		await waitFor(() => expect(posted(site)).toContainEqual({ wordpress_api_key: 'goodkey12345' }));
		await screen.findByText('Updated settings.');
		noUndo();
		// The host writes the list as it was.
		await user.type(screen.getByRole('textbox', { name: LIST }), '{Enter}');
		await user.click(saveButton());
		await waitFor(() => expect(posted(site)).toHaveLength(3));
		await waitFor(() => expect(screen.getByRole('textbox', { name: LIST })).toHaveValue('192.0.2.1'));
		expect(screen.getByText('Updated settings.')).toBeInTheDocument();
		noUndo();
	});
});

describe('“Undo” and other changes', () => {
	it('keeps settings changed elsewhere and reports them', async () => {
		const { site, user } = await open({ hash: '#/traffic', scenario: ['connected'] });
		await user.type(screen.getByRole('textbox', { name: 'Bing' }), 'bing1');
		await user.type(screen.getByRole('textbox', { name: 'Yandex' }), 'yandex1');
		await user.click(saveButton());
		await undoButton();
		await site.post('settings', { bing: 'bing2' });
		site.calls.length = 0;
		await pressUndo();
		expect(
			await screen.findByText('Change undone, except for settings that have changed since.'),
		).toBeInTheDocument();
		expect(posted(site)).toEqual([{ yandex: '' }]);
		expect(await stored(site, 'bing')).toBe('bing2');
	});

	it('sends nothing when every setting has changed since', async () => {
		const { site, user } = await open();
		await user.type(screen.getByRole('textbox', { name: LIST }), '192.0.2.1');
		await user.click(saveButton());
		await undoButton();
		await site.post('settings', { jetpack_protect_global_whitelist: '203.0.113.7' });
		site.calls.length = 0;
		await pressUndo();
		expect(await screen.findByText('Nothing undone. The setting has changed since.')).toBeInTheDocument();
		expect(posted(site)).toEqual([]);
		expect(screen.getByRole('textbox', { name: LIST })).toHaveValue('203.0.113.7');
	});

	it('counts settings that already have the old value as undone', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle('Require two-step authentication'));
		await undoButton();
		await site.post('settings', { jetpack_sso_require_two_step: false });
		site.calls.length = 0;
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(posted(site)).toEqual([{ sso: false }]);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
	});

	it('applies only to the latest change [NOTICE-085]', async () => {
		const { site, user } = await open({
			before: (running) => running.setSwitches({ sso: false, monitor: false }),
		});
		await user.click(toggle(SSO));
		await undoButton();
		await user.click(toggle('Get an alert when your site goes down'));
		await waitFor(() => expect(posted(site)).toHaveLength(2));
		expect(await screen.findAllByRole('button', { name: 'Undo' })).toHaveLength(1);
		await pressUndo();
		expect(await undone()).toBeInTheDocument();
		expect(posted(site)[2]).toEqual({ monitor: false });
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
	});

	it('happens once, however often it’s pressed', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		// When its notice ends, another button takes its place.
		holdingTimers(2_000);
		await user.click(toggle(SSO));
		const button = await undoButton();
		site.calls.length = 0;
		await user.dblClick(button);
		expect(await undone()).toBeInTheDocument();
		expect(posted(site)).toEqual([{ sso: false }]);
	});
});
