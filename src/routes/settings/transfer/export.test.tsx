import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openApp } from '../../../../tests/support/open-app';
import { posted } from '../../../../tests/support/settings-tab';
import {
	chooseFiles,
	chooseText,
	fileField,
	openTransfer as open,
	printed,
	settingsFile,
	tableRows,
	texts,
	tickOf as tick,
	transferAlert as alert,
	transferButton as button,
	transferCard,
	watchDownloads,
} from '../../../../tests/support/transfer';

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

	it('has every module and the settings of all screens, no key, address or dismissal, and changes nothing when imported back', async () => {
		const app = await open({
			scenario: ['plan-complete', 'everything-on', 'akismet-valid'],
			settings: { post_by_email_address: 'create', jetpack_protect_global_whitelist: '192.0.2.1' },
		});
		const { content } = await exported(app);
		const { getModules, settings } = printed();
		for (const secret of ['wordpress_api_key', 'post_by_email_address']) {
			expect(settings[secret]).toEqual(expect.stringMatching(/\w+/));
			expect(JSON.stringify(content)).not.toContain(settings[secret]);
			expect(content.settings).not.toHaveProperty(secret);
		}
		const names = Object.keys(content.settings);
		expect(names.filter((name) => name.startsWith('dismiss_'))).toEqual([]);
		const modules = Object.keys(getModules).filter((slug) => slug in settings);
		expect(modules.length).toBeGreaterThan(40);
		expect(names).toEqual(expect.arrayContaining(modules));
		expect(names).toEqual(
			expect.arrayContaining([
				'advanced_seo_title_formats',
				'count_roles',
				'google',
				'highlander_comment_form_prompt',
				'infinite_scroll',
				'roles',
				'wordads_custom_adstxt',
			]),
		);
		// One list has two names (host-contract 6).
		expect(content.settings).toMatchObject({
			jetpack_protect_global_whitelist: '192.0.2.1',
			jetpack_waf_ip_allow_list: '192.0.2.1',
		});

		await chooseText(JSON.stringify(content));
		expect(await transferCard().findByText('Nothing to import')).toBeInTheDocument();
		// Those in the form of other hosts aren't settings of this one.
		const own = names.filter((name) => name in settings && name !== 'jetpack_waf_ip_allow_list');
		expect(transferCard().getByText(`${own.length} settings already match.`)).toBeInTheDocument();
		expect(posted(app.site)).toEqual([]);
	});

	it('shows the reason when the host fails, can be retried, and has the forms of other hosts', async () => {
		const app = await open({
			scenario: ['connected', 'jetpack-16'],
			settings: { jetpack_waf_ip_allow_list: '192.0.2.1', jetpack_waf_ip_allow_list_enabled: true },
		});
		await fileField();
		const downloads = watchDownloads();
		const reason = 'Your site had an internal error. Try again in a moment.';
		app.site.fail('GET', 'settings', 500, { code: 'x', message: 'Broken.' });
		await app.user.click(await button('Export settings'));
		expect(await alert()).toHaveTextContent(reason);
		expect(await downloads()).toEqual([]);
		app.site.recover();
		await app.user.click(await button('Try again'));
		await waitFor(async () => expect(await downloads()).toHaveLength(1));
		expect(transferCard().queryByText(reason)).not.toBeInTheDocument();
		const [file] = await downloads();
		const { settings } = JSON.parse(file?.text ?? '') as Content;
		expect(settings).toMatchObject({
			jetpack_protect_global_whitelist: '192.0.2.1',
			jetpack_waf_ip_list: true,
		});
		await chooseText(settingsFile({ 'lazy-images': true }));
		await waitFor(() => expect(texts()).toEqual([expect.stringContaining('Removed in Jetpack 12.8')]));
	});

	it('leaves drafts out, which an import keeps', async () => {
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
});

describe('import file', () => {
	it('of another site, version or none shows a warning, and may be dropped; another site’s preselects nothing', async () => {
		const { site, user } = await open({ on: { sso: false } });
		for (const [more, text] of [
			[{ site: undefined }, /doesn’t say which site/],
			[{ version: '0.0.1' }, /exported from version 0\.0\.1/],
			[{ version: 5 }, /doesn’t say which version/],
		] as const) {
			await chooseText(settingsFile({ sso: true }, more));
			expect(await transferCard().findByText(text)).toBeInTheDocument();
			fireEvent.click(await button('Cancel'));
			expect(await fileField()).toHaveFocus();
		}
		const content = settingsFile({ sso: true, likes: true }, { site: 'https://other.example/blog' });
		const file = new File([content], 'a.json', { type: 'application/json' });
		const place = (await fileField()).parentElement as HTMLElement;
		fireEvent.dragOver(place);
		fireEvent.drop(place, { dataTransfer: { files: [file] } });
		expect(
			await transferCard().findByText(/^This file is from https:\/\/other\.example\/blog\./),
		).toBeInTheDocument();
		expect(tick('Allow login with WordPress.com accounts')).not.toBeChecked();
		await user.click(await button('Import'));
		expect(posted(site)).toEqual([]);
		expect(await button('Import')).toHaveAccessibleDescription('Select settings to import.');
	});

	it('is rejected with a reason and changes nothing, and the next one is read all the same', async () => {
		const { site } = await open();
		expect(await fileField()).not.toHaveFocus();
		const two = () => chooseFiles(new File(['{}'], 'a.json'), new File(['{}'], 'b.json'));
		for (const [choose, text] of [
			[() => chooseText('x', 'a.png', 'image/png'), /isn’t a \.json file/],
			[() => chooseText('x', 'a.json', 'image/png'), /isn’t a \.json file/],
			[() => chooseText(''), /This file is empty/],
			[() => chooseText(new Uint8Array([255, 254, 0, 128])), /isn’t valid JSON/],
			[() => chooseText('{"settings":{"sso":true}}'), /doesn’t contain exported settings/],
			[() => chooseText(settingsFile({ sso: true }, { form: 2 })), /newer version/],
			[() => chooseText(settingsFile([true])), /settings in this file are damaged/],
			[() => chooseText('x'.repeat(1024 * 1024)), /too large\. The limit is 512 kB/],
			[two, /one file at a time/],
		] as const) {
			await choose();
			await waitFor(async () => expect(await alert()).toHaveTextContent(text));
		}
		expect(transferCard().queryByRole('table')).not.toBeInTheDocument();
		expect(posted(site)).toEqual([]);
		await chooseText(settingsFile({ sso: 'x' }));
		expect(await transferCard().findByText('Nothing to import')).toBeInTheDocument();
	});

	it('is imported without the lines that don’t fit, each with a reason', async () => {
		const { site, user } = await open({ on: { sso: false, monitor: false } });
		await chooseText(
			settingsFile({
				sso: true,
				monitor: 'true',
				made_up: true,
				'\u202Eevil\u0000': 1,
				wordpress_api_key: 'abc',
				post_by_email_address: 'delete',
				jetpack_comment_form_color_scheme: 'pink',
				highlander_comment_form_prompt: 'bell \u0007',
				wordads_custom_adstxt: 'x'.repeat(100_001),
				dismiss_empty_stats_card: true,
				google_analytics_tracking_id: 'G-1',
			}),
		);
		await button('Import 1 setting');
		expect(tableRows()).toHaveLength(1);
		expect(texts()).toEqual([
			'Get downtime alerts: This value is the wrong type.',
			'made_up: This site doesn’t have this setting.',
			'evil: This site doesn’t have this setting.',
			'Your API key: API keys and post-by-email addresses are never imported.',
			'Your post-by-email address: API keys and post-by-email addresses are never imported.',
			'Comment form color scheme: This value isn’t available on this site.',
			'Comment form prompt: This value contains characters that aren’t allowed.',
			'Custom ads.txt entries: This value is too long.',
			'dismiss_empty_stats_card: This dashboard can’t change this setting.',
			'Google Analytics: This dashboard can’t change this setting.',
		]);
		await user.click(await button('Import 1 setting'));
		await waitFor(() => expect(posted(site)).toEqual([{ sso: true }]));
	});
});
