import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { printedSettings } from '../support/every-option';
import { openApp } from '../support/open-app';
import { hasRegion } from '../support/screens';
import { posted } from '../support/settings-tab';
import {
	chooseText,
	fileField,
	openTransfer as open,
	printed,
	settingsFile,
	tableRows,
	tickOf as tick,
	transferAlert as alert,
	transferButton as button,
	transferCard,
	watchDownloads,
} from '../support/transfer';

type Content = { settings: Record<string, unknown> } & Record<string, unknown>;

async function exported({ user }: { user: UserEvent }): Promise<{ name: string; content: Content }> {
	const downloads = watchDownloads();
	await user.click(await button('Export settings'));
	await waitFor(async () => expect(await downloads()).toHaveLength(1));
	const [{ name, text }] = (await downloads()) as [{ name: string; text: string }];
	return { name, content: JSON.parse(text) as Content };
}

describe('export', () => {
	it('names its site, date and version, and includes the host’s current settings', async () => {
		const app = await open({ on: { sso: false } });
		await fileField();
		await app.site.setSwitches({ sso: true });
		const { name, content } = await exported(app);
		expect(name).toMatch(/^settings-127\.0\.0\.1-4400-\d{4}-\d\d-\d\d\.json$/);
		expect(content).toMatchObject({
			format: 'site-dashboard-settings',
			form: 1,
			site: 'http://127.0.0.1:4400',
		});
		expect(content.version).toMatch(/^\d/);
		expect(Math.abs(Date.parse(String(content.date)) - Date.now())).toBeLessThan(60_000);
		expect(content.settings).toMatchObject({ sso: true, jetpack_comment_form_color_scheme: 'light' });
	});

	it('excludes API keys, the post-by-email address and dismissals', async () => {
		const app = await open({
			scenario: ['plan-complete', 'everything-on', 'akismet-valid'],
			settings: { post_by_email_address: 'create' },
		});
		const { content } = await exported(app);
		const { settings } = printed();
		expect(settings.wordpress_api_key).toEqual(expect.stringMatching(/\w+/));
		expect(settings.post_by_email_address).toEqual(expect.stringContaining('@'));
		expect(JSON.stringify(content)).not.toContain(settings.wordpress_api_key);
		expect(JSON.stringify(content)).not.toContain(settings.post_by_email_address);
		expect(Object.keys(content.settings)).not.toContain('post_by_email_address');
		expect(Object.keys(content.settings).filter((name) => name.startsWith('dismiss_'))).toEqual([]);
	});

	it('includes every module and settings from all screens', async () => {
		const { content } = await exported(await open());
		const { getModules, settings } = printed();
		const modules = Object.keys(getModules).filter((slug) => slug in settings);
		expect(modules.length).toBeGreaterThan(40);
		expect(Object.keys(content.settings)).toEqual(expect.arrayContaining(modules));
		expect(Object.keys(content.settings)).toEqual(
			expect.arrayContaining([
				'advanced_seo_title_formats',
				'count_roles',
				'google',
				'highlander_comment_form_prompt',
				'infinite_scroll',
				'jetpack_protect_global_whitelist',
				'roles',
				'wordads_custom_adstxt',
			]),
		);
	});

	it('shows the reason when the host fails, and can be retried', async () => {
		const app = await open();
		await fileField();
		const downloads = watchDownloads();
		app.site.fail('GET', 'settings', 500, { code: 'x', message: 'Broken.' });
		await app.user.click(await button('Export settings'));
		expect(await alert()).toHaveTextContent('Your site had an internal error. Try again in a moment.');
		expect(await downloads()).toEqual([]);
		app.site.recover();
		await app.user.click(await button('Try again'));
		await waitFor(async () => expect(await downloads()).toHaveLength(1));
		expect(
			transferCard().queryByText('Your site had an internal error. Try again in a moment.'),
		).not.toBeInTheDocument();
	});

	it('changes nothing when imported back', async () => {
		const app = await open({ scenario: ['plan-complete', 'everything-on'] });
		const { content } = await exported(app);
		await chooseText(JSON.stringify(content));
		expect(await transferCard().findByText('Nothing to import')).toBeInTheDocument();
		// Those in the form of other hosts aren't settings of this one.
		const own = Object.keys(content.settings).filter(
			(name) => name in printedSettings() && name !== 'jetpack_waf_ip_allow_list',
		);
		expect(transferCard().getByText(`${own.length} settings already match.`)).toBeInTheDocument();
		expect(posted(app.site)).toEqual([]);
	});
});

describe('import', () => {
	it('previews the changes, applies the selected ones and can be undone', async () => {
		const { site, user } = await open({ on: { sso: false, monitor: false } });
		await chooseText(
			settingsFile({
				sso: true,
				monitor: true,
				jetpack_comment_form_color_scheme: 'dark',
				highlander_comment_form_prompt: 'Speak',
			}),
		);
		expect(await transferCard().findByText('4 settings differ')).toHaveFocus();
		expect(tableRows()).toEqual([
			['Let users log in with a WordPress.com accountWordPress.com login', 'Off', 'On'],
			['Get an alert when your site goes downDowntime monitoring', 'Off', 'On'],
			['Comment form color schemeComments', 'Light', 'Dark'],
			['Comment form promptComments', expect.any(String), 'Speak'],
		]);
		expect(posted(site)).toEqual([]);
		await user.click(tick('Get an alert when your site goes down'));
		await user.click(await button('Import 3 settings'));
		await waitFor(() => expect(screen.getAllByText('3 settings imported.')).toHaveLength(2));
		expect(posted(site)).toEqual([
			{ sso: true, jetpack_comment_form_color_scheme: 'dark', highlander_comment_form_prompt: 'Speak' },
		]);
		await user.click(await button('Undo import'));
		expect(await screen.findByText('Change undone.')).toBeInTheDocument();
		expect(posted(site)[1]).toMatchObject({ sso: false, jetpack_comment_form_color_scheme: 'light' });
		expect(await fileField()).toBeInTheDocument();
	});

	it('reports each setting the host refuses and applies the rest', async () => {
		const { site, user } = await open({ on: { sso: false, monitor: false } });
		await chooseText(settingsFile({ sso: true, bing: 'no code!', monitor: true }));
		await user.click(await button('Import 3 settings'));
		expect(await transferCard().findByText('2 settings imported. 1 failed.')).toHaveFocus();
		expect(transferCard().getByRole('listitem')).toHaveTextContent(/^Bing: .*must be an alphanumeric string/);
		expect(posted(site)).toEqual([
			{ sso: true, bing: 'no code!', monitor: true },
			{ sso: true, monitor: true },
		]);
	});

	it('skips settings that can’t be changed and gives the reason', async () => {
		const { site, user } = await open({
			scenario: ['connected', 'overrides'],
			on: { sso: false },
		});
		expect(printed().getModules.photon).toMatchObject({ override: 'inactive' });
		await chooseText(settingsFile({ sso: true, photon: true }));
		await button('Import 1 setting');
		const blocked = transferCard()
			.getAllByRole('checkbox')
			.filter((box) => box.getAttribute('aria-disabled') === 'true');
		expect(blocked).toHaveLength(1);
		expect(blocked[0]).toHaveAccessibleDescription(
			expect.stringContaining('This feature has been disabled by a site administrator.'),
		);
		await user.click(blocked[0] as HTMLElement);
		await user.click(await button('Import 1 setting'));
		expect(posted(site)).toEqual([{ sso: true }]);
	});

	it('keeps drafts, which the export leaves out', async () => {
		const app = await openApp({
			hash: '#/security',
			scenario: ['protect-on'],
			before: (running) => running.setSwitches({ sso: false }),
		});
		const { site, user } = app;
		const list = () => screen.findByRole('textbox', { name: 'Always allowed IP addresses' });
		const goTo = (hash: string) => act(async () => void (window.location.hash = hash));
		await user.type(await list(), '192.0.2.1');
		await goTo('#/security?term=export');
		await screen.findByRole('region', { name: 'Export and import' });
		expect(await transferCard().findByText(/Unsaved changes aren’t included/)).toBeInTheDocument();
		expect((await exported(app)).content.settings.jetpack_protect_global_whitelist).toBe('');
		await chooseText(settingsFile({ sso: true }));
		await user.click(await button('Import 1 setting'));
		await transferCard().findByText('1 setting imported.');
		expect(posted(site)).toEqual([{ sso: true }]);
		await goTo('#/security');
		expect(await list()).toHaveValue('192.0.2.1');
	});

	it('reloads the page if needed, without an Undo until then [SET-035]', async () => {
		const { store, user } = await open({ on: { masterbar: false } });
		await chooseText(settingsFile({ masterbar: true }));
		await user.click(await button('Import 1 setting'));
		expect(await screen.findByText('1 setting imported. Refreshing page…')).toBeInTheDocument();
		expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
		expect(store.getState().settings.isReloading).toBe(true);
	});

	it('keeps a report with refusals on the page and reloads on click', async () => {
		const { store, user, reloads } = await open({ on: { masterbar: false } });
		await chooseText(settingsFile({ masterbar: true, bing: 'no code!' }));
		await user.click(await button('Import 2 settings'));
		expect(await transferCard().findByText(/Reload the page to see all changes/)).toBeInTheDocument();
		expect(store.getState().settings.isReloading).toBe(false);
		await user.click(await button('Reload page'));
		expect(reloads()).toBe(1);
	});

	it('accepts a dropped file', async () => {
		const { site } = await open({ on: { sso: false } });
		const file = new File([settingsFile({ sso: true })], 'a.json', { type: 'application/json' });
		const place = (await fileField()).parentElement as HTMLElement;
		fireEvent.dragOver(place);
		fireEvent.drop(place, { dataTransfer: { files: [file] } });
		expect(await button('Import 1 setting')).toBeInTheDocument();
		expect(posted(site)).toEqual([]);
	});
});

it('the export and import card is hidden from editors', async () => {
	await open({ as: 'editor' });
	expect(hasRegion('Export and import')).toBe(false);
});
