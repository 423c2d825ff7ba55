import { fireEvent, waitFor } from '@testing-library/react';
import { posted } from '../support/settings-tab';
import {
	chooseFiles,
	chooseText,
	fileField,
	openTransfer as open,
	settingsFile,
	tableRows,
	tickOf as tick,
	transferAlert as alert,
	transferButton as button,
	transferCard,
} from '../support/transfer';

describe('import file', () => {
	it('from another site shows its origin and preselects nothing', async () => {
		const { site, user } = await open({ on: { sso: false } });
		await chooseText(settingsFile({ sso: true, likes: true }, { site: 'https://other.example/blog' }));
		expect(
			await transferCard().findByText(/^This file is from https:\/\/other\.example\/blog\./),
		).toBeInTheDocument();
		expect(tick('Let users log in with a WordPress.com account')).not.toBeChecked();
		await user.click(await button('Import'));
		expect(posted(site)).toEqual([]);
		expect(await button('Import')).toHaveAccessibleDescription('Select settings to import.');
	});

	it('of no site or another version shows a warning', async () => {
		await open({ on: { sso: false } });
		for (const [more, text] of [
			[{ site: undefined }, /doesn’t say which site/],
			[{ version: '0.0.1' }, /exported from version 0\.0\.1/],
			[{ version: 5 }, /doesn’t say which version/],
		] as const) {
			await chooseText(settingsFile({ sso: true }, more));
			expect(await transferCard().findByText(text)).toBeInTheDocument();
			fireEvent.click(await button('Cancel'));
			await fileField();
		}
	});

	it('is rejected with a reason and changes nothing, and the next one is read all the same', async () => {
		const { site } = await open();
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
