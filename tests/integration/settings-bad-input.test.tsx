import { fireEvent, screen, within } from '@testing-library/react';
import { openTab, saved, type TabOptions } from '../support/open-tab';
import { region } from '../support/screens';
import { posted, querySave, saveButton, withSetting } from '../support/settings-tab';
import { stored } from '../support/undo';

const MEGABYTE = 1_000_000;
const GUARD = 'Brute force protection';
const LIST = 'Always allowed IP addresses';
const NAME = 'jetpack_protect_global_whitelist';
const FIREWALL = 'Firewall';
const SPAM = 'Spam protection';
const VALID = 'Your Anti-spam key is valid.';

const open = (options: TabOptions & { card?: string } = {}) =>
	openTab('security', {
		scenario: ['plan-complete', 'everything-on', 'firewall', 'akismet-no-key'],
		...options,
	});
const openKey = (options: TabOptions = {}) => open({ card: 'anti-spam', ...options });
const openList = (options: TabOptions = {}) =>
	open({ card: 'brute-force', settings: { [NAME]: '203.0.113.1' }, ...options });
const field = (card: string, name: string) => region(card).getByRole('textbox', { name });
const key = () => region(SPAM).findByRole('textbox', { name: 'Your API key' });
/** As one paste, without a second for each of a million characters. */
const put = (target: HTMLElement, value: string) => fireEvent.change(target, { target: { value } });

describe('anti-spam key', () => {
	it('is never saved when it’s invalid or only whitespace, and trimmed when it’s valid [SEC-002, SEC-005, SEC-007, SEC-008, SEC-010]', async () => {
		const { site } = await openKey();
		for (const text of ['goodkey\u000012345', '\u202egoodkey12345', 'k'.repeat(MEGABYTE)]) {
			put(await key(), text);
			expect(await region(SPAM).findByText(/There's a problem/)).toBeInTheDocument();
			expect(await key()).toHaveProperty('value', text);
		}
		put(await key(), ' \t\u00a0 ');
		expect(await key()).toHaveValue('');
		expect(await region(SPAM).findByText('Your site needs an Anti-spam key.')).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(site.callsTo('POST', 'settings')).toEqual([]);
		put(await key(), '\ufeff \t goodkey12345 \u00a0');
		expect(await region(SPAM).findByText(VALID)).toBeInTheDocument();
		expect(await key()).toHaveValue('goodkey12345');
	});

	it.each([[{ key: 'x' }], [null], [12]])('keeps its card working when stored as %j', async (value) => {
		await openKey({ before: withSetting('wordpress_api_key', value) });
		put(await key(), 'goodkey12345');
		expect(await region(SPAM).findByText(VALID)).toBeInTheDocument();
	});
});

describe('IP address list', () => {
	it('shows that a million characters make the request too large, and keeps the draft', async () => {
		const { user } = await openList();
		const text = '203.0.113.7 \n'.repeat(MEGABYTE / 12);
		put(field(GUARD, LIST), text);
		await user.click(saveButton());
		expect(await region(GUARD).findByText('The request is too large.')).toBeInTheDocument();
		expect(field(GUARD, LIST)).toHaveProperty('value', text);
	});

	it('keeps the stored value while a line is none, and saves as empty when it’s only whitespace [SEC-030]', async () => {
		const { site, user } = await openList();
		for (const line of ['203.0.113.7\u0000', '\u202e203.0.113.7', '<b>203.0.113.7</b>']) {
			put(field(GUARD, LIST), `203.0.113.2\n${line}`);
			expect(region(GUARD).getByText('Line 2 doesn’t look like an IP address.')).toBeInTheDocument();
			await user.click(saveButton());
			expect(await region(GUARD).findByText(/^Line 2 isn’t a valid IP address\./)).toBeInTheDocument();
			expect(field(GUARD, LIST)).toHaveValue(`203.0.113.2\n${line}`);
		}
		expect(posted(site)).toEqual([]);
		put(field(GUARD, LIST), ' \t \n  ');
		expect(region(GUARD).queryByText(/doesn’t look like/)).not.toBeInTheDocument();
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toHaveLength(1);
		expect(await stored(site, NAME)).toEqual({ local: [] });
	});

	it.each([[['203.0.113.1']], [{ local: [1, null] }], [null], [7]])(
		'stays visible when stored as %j',
		async (value) => {
			await openList({ settings: undefined, before: withSetting(NAME, value) });
			expect(field(GUARD, LIST)).toBeVisible();
		},
	);

	it('of the firewall is the only one disabled, with a reason, when stored as a map', async () => {
		await open({ card: 'firewall', before: withSetting('jetpack_waf_ip_block_list', { a: 1 }) });
		expect(field(FIREWALL, 'Always blocked IP addresses')).toHaveAccessibleDescription(
			expect.stringContaining('The stored value can’t be shown here.'),
		);
		expect(field(FIREWALL, 'IP addresses the firewall always allows')).not.toHaveAttribute('aria-disabled');
	});
});

describe('title format', () => {
	const FORMATS = 'advanced_seo_title_formats';
	const openSeo = (options: TabOptions = {}) =>
		openTab('traffic', { card: 'seo', scenario: ['google-verified'], on: { 'seo-tools': true }, ...options });
	const posts = () => within(region('Search engine optimization').getByRole('group', { name: 'Posts' }));

	it('keeps a refused draft of 10,000 characters, with the reason, until it’s fixed', async () => {
		const { site, user } = await openSeo();
		const text = '👨‍👩‍👧‍👦'.repeat(910);
		put(posts().getByRole('textbox'), text);
		await user.click(saveButton());
		expect(await screen.findByText('Invalid parameter.')).toBeInTheDocument();
		expect(posts().getByRole('textbox')).toHaveValue(text);
		// Shown as far as anybody reads.
		expect(posts().getByText(/^Example: /).textContent?.length).toBeLessThan(330);
		put(posts().getByRole('textbox'), '[nobody] [[post_title]] \u202e[tagline');
		await user.click(saveButton());
		await saved();
		expect(posted(site).at(-1)).toMatchObject({
			[FORMATS]: {
				posts: [
					{ type: 'string', value: '[nobody] [' },
					{ type: 'token', value: 'post_title' },
					{ type: 'string', value: '] \u202e[tagline' },
				],
			},
		});
	});

	it('shows the readable parts of damaged formats', async () => {
		const damaged = { posts: [null, 3, { type: 'string', value: 'kept' }, { type: 'token' }], pages: 7 };
		await openSeo({ before: withSetting(FORMATS, damaged) });
		expect(posts().getByRole('textbox')).toHaveValue('kept');
	});
});
