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

afterEach(() => {
	closeApps();
	jest.restoreAllMocks();
});

describe('a file from elsewhere', () => {
	it('of another site has nothing ticked, and says where it is from', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await chooseText(settingsFile({ sso: true, likes: true }, { site: 'https://other.example/blog' }));
		expect(
			await transferCard().findByText(/from another site: https:\/\/other\.example\/blog\./),
		).toBeInTheDocument();
		expect(tick('Allow users to log in with a WordPress.com account')).not.toBeChecked();
		await user.click(await button('Import'));
		expect(posted(site)).toEqual([]);
		expect(await button('Import')).toHaveAccessibleDescription('Tick what is to be imported.');
	});

	it.each([
		['of no site', { site: undefined }, /does not say which site/],
		['of another version', { version: '0.0.1' }, /made by version 0\.0\.1/],
		['of no version', { version: 5 }, /does not say which version/],
	])('%s says so', async (_name, more, text) => {
		await open({ before: (running) => running.setSwitches({ sso: false }) });
		await chooseText(settingsFile({ sso: true }, more));
		expect(await transferCard().findByText(text)).toBeInTheDocument();
	});

	it.each<[string, () => Promise<void>, RegExp]>([
		['a picture', () => chooseText('x', 'a.png', 'image/png'), /another type of file/],
		['a picture with another name', () => chooseText('x', 'a.json', 'image/png'), /another type of file/],
		['nothing', () => chooseText(''), /The file is empty/],
		['broken JSON', () => chooseText('{"format":'), /damaged, or no JSON/],
		['bytes that are no text', () => chooseText(new Uint8Array([255, 254, 0, 128])), /damaged, or no JSON/],
		[
			'control characters',
			() => chooseText(settingsFile({}).replace('2026', '\u0007')),
			/damaged, or no JSON/,
		],
		['other JSON', () => chooseText('{"settings":{"sso":true}}'), /no exported settings/],
		['a newer form', () => chooseText(settingsFile({ sso: true }, { form: 2 })), /newer version/],
		['a list of settings', () => chooseText(settingsFile([true])), /list of settings in the file is damaged/],
		['1 MB of text', () => chooseText('x'.repeat(1024 * 1024)), /too large: settings take at most 512 kB/],
		['two files', () => chooseFiles(new File(['{}'], 'a.json'), new File(['{}'], 'b.json')), /several files/],
	])('that is %s is named, and changes nothing', async (_name, choose, text) => {
		const { site } = await open();
		await choose();
		expect(await alert()).toHaveTextContent(text);
		expect(posted(site)).toEqual([]);
		expect(transferCard().queryByRole('table')).not.toBeInTheDocument();
		// The next file is read all the same.
		await chooseText(settingsFile({ sso: 'x' }));
		expect(await transferCard().findByText('The file changes nothing here')).toBeInTheDocument();
	});

	it('leaves out each line that does not fit, and says why', async () => {
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
			}),
		);
		await button('Import 1 setting');
		expect(tableRows()).toHaveLength(1);
		expect(
			transferCard()
				.getAllByRole('listitem')
				.map(({ textContent }) => textContent),
		).toEqual([
			'Tell me when my site is down: The file holds another kind of value here.',
			'made_up: This site has no such setting.',
			'evil: This site has no such setting.',
			'wordpress_api_key: Keys and secret addresses are never imported.',
			'post_by_email_address: Keys and secret addresses are never imported.',
			'Color scheme of the comment form: This site does not offer what the file holds here.',
			'Invitation above the comment form: The file holds characters here that no setting has.',
			'Your lines: The file holds more here than a setting can be.',
			'dismiss_empty_stats_card: This site has no such setting.',
		]);
		await user.click(await button('Import 1 setting'));
		await waitFor(() => expect(posted(site)).toEqual([{ sso: true }]));
	});
});

describe('a host that refuses everything', () => {
	it('is not asked for ever: after some calls the rest is named, and not tried', async () => {
		const { site, user } = await open();
		const { settings, getModules } = printed();
		const flipped = Object.keys(getModules)
			.filter((slug) => typeof settings[slug] === 'boolean')
			.map((slug) => [slug, !settings[slug]]);
		await chooseText(settingsFile(Object.fromEntries(flipped)));
		site.fail('POST', 'settings', 500, { code: 'x', message: 'Broken.' });
		await user.click(await button(/^Import \d+ settings$/));
		await waitFor(() =>
			expect(transferCard().getAllByText(/: Not tried\. Broken\.$/).length).toBeGreaterThan(30),
		);
		const failed = transferCard().getAllByText(/: Broken\.$/).length;
		expect(
			transferCard().getByText(
				`0 settings were imported. ${failed} failed. ${flipped.length - failed} were not tried.`,
			),
		).toBeInTheDocument();
		expect(posted(site)).toHaveLength(17);
		site.recover();
		expect(await screen.findByRole('alert')).toHaveTextContent(/^0 settings were imported/);
	});
});
