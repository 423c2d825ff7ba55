import { screen, waitFor } from '@testing-library/react';
import { closeApps } from '../support/open-app';
import { posted } from '../support/settings-tab';
import {
	chooseFiles,
	chooseText,
	openTransfer as open,
	printed,
	settingsFile,
	tableRows,
	tickOf as tick,
	transferAlert as alert,
	transferButton as button,
	transferCard,
} from '../support/transfer';

afterEach(async () => {
	await closeApps();
	jest.restoreAllMocks();
});

describe('import file', () => {
	it('from another site shows its origin and preselects nothing', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await chooseText(settingsFile({ sso: true, likes: true }, { site: 'https://other.example/blog' }));
		expect(
			await transferCard().findByText(/^This file is from https:\/\/other\.example\/blog\./),
		).toBeInTheDocument();
		expect(tick('Let users log in with a WordPress.com account')).not.toBeChecked();
		await user.click(await button('Import'));
		expect(posted(site)).toEqual([]);
		expect(await button('Import')).toHaveAccessibleDescription('Select settings to import.');
	});

	it.each([
		['of no site', { site: undefined }, /doesn’t say which site/],
		['of another version', { version: '0.0.1' }, /exported from version 0\.0\.1/],
		['of no version', { version: 5 }, /doesn’t say which version/],
	])('%s shows a warning', async (_name, more, text) => {
		await open({ before: (running) => running.setSwitches({ sso: false }) });
		await chooseText(settingsFile({ sso: true }, more));
		expect(await transferCard().findByText(text)).toBeInTheDocument();
	});

	it.each<[string, () => Promise<void>, RegExp]>([
		['a picture', () => chooseText('x', 'a.png', 'image/png'), /isn’t a \.json file/],
		['a picture with another name', () => chooseText('x', 'a.json', 'image/png'), /isn’t a \.json file/],
		['nothing', () => chooseText(''), /This file is empty/],
		['broken JSON', () => chooseText('{"format":'), /isn’t valid JSON/],
		['bytes that are no text', () => chooseText(new Uint8Array([255, 254, 0, 128])), /isn’t valid JSON/],
		['control characters', () => chooseText(settingsFile({}).replace('2026', '\u0007')), /isn’t valid JSON/],
		['other JSON', () => chooseText('{"settings":{"sso":true}}'), /doesn’t contain exported settings/],
		['a newer form', () => chooseText(settingsFile({ sso: true }, { form: 2 })), /newer version/],
		['a list of settings', () => chooseText(settingsFile([true])), /settings in this file are damaged/],
		['1 MB of text', () => chooseText('x'.repeat(1024 * 1024)), /too large\. The limit is 512 kB/],
		[
			'two files',
			() => chooseFiles(new File(['{}'], 'a.json'), new File(['{}'], 'b.json')),
			/one file at a time/,
		],
	])('is rejected with a reason and changes nothing: %s', async (_name, choose, text) => {
		const { site } = await open();
		await choose();
		expect(await alert()).toHaveTextContent(text);
		expect(posted(site)).toEqual([]);
		expect(transferCard().queryByRole('table')).not.toBeInTheDocument();
		// The next file is read all the same.
		await chooseText(settingsFile({ sso: 'x' }));
		expect(await transferCard().findByText('Nothing to import')).toBeInTheDocument();
	});

	it('is imported without the lines that don’t fit, each with a reason', async () => {
		const { site, user } = await open({
			before: (running) => running.setSwitches({ sso: false, monitor: false }),
		});
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
		expect(
			transferCard()
				.getAllByRole('listitem')
				.map(({ textContent }) => textContent),
		).toEqual([
			'Get an alert when your site goes down: This value is the wrong type.',
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

describe('host that refuses everything', () => {
	it('gets a limited number of requests, and the rest shows as not attempted', async () => {
		const { site, user } = await open();
		const { settings, getModules } = printed();
		const flipped = Object.keys(getModules)
			.filter((slug) => typeof settings[slug] === 'boolean')
			.map((slug) => [slug, !settings[slug]]);
		await chooseText(settingsFile(Object.fromEntries(flipped)));
		site.fail('POST', 'settings', 500, { code: 'x', message: 'Broken.' });
		await user.click(await button(/^Import \d+ settings$/));
		await waitFor(() =>
			expect(transferCard().getAllByText(/: Not attempted\. Broken\.$/).length).toBeGreaterThan(30),
		);
		const failed = transferCard().getAllByText(/: Broken\.$/).length;
		expect(
			transferCard().getByText(
				`0 settings imported. ${failed} failed. ${flipped.length - failed} not attempted.`,
			),
		).toBeInTheDocument();
		expect(posted(site)).toHaveLength(17);
		site.recover();
		expect(await screen.findByRole('alert')).toHaveTextContent(/^0 settings imported/);
	});
});
