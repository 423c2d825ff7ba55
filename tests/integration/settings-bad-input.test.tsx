import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { card as seo, FORMATS, openSeo, save as saveSeo, setting } from '../support/seo-card';
import { posted, querySave, saveButton, withSetting } from '../support/settings-tab';

const MEGABYTE = 1_000_000;
const GUARD = 'Brute force protection';
const LIST = 'Always allowed IP addresses';
const FIREWALL = 'Firewall';

const open = async ({ before, ...options }: OpenOptions = {}) => {
	const app = await openApp({
		hash: '#/security',
		scenario: ['plan-complete', 'everything-on', 'firewall', 'akismet-no-key'],
		...options,
		before: async (site) => {
			await before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	return app;
};
const field = (card: string, name: string) => region(card).getByRole('textbox', { name });
const key = () => region('Spam protection').findByRole('textbox', { name: 'Your API key' });
/** As one paste, without a second for each of a million characters. */
const put = (target: HTMLElement, value: string) => fireEvent.change(target, { target: { value } });

describe('anti-spam key', () => {
	it.each([
		['a text with a control character in it', 'goodkey\u000012345'],
		['a text with an invisible character', 'good\u200bkey12345'],
		['a text that reads from right to left', '\u202egoodkey12345'],
		['markup', '"><script>alert(1)</script>'],
		['a million characters', 'k'.repeat(MEGABYTE)],
	])('is invalid and never saved when it’s %s [SEC-007, SEC-010]', async (_, text) => {
		const { site } = await open();
		put(await key(), text);
		expect(await region('Spam protection').findByText(/There's a problem/)).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(posted(site)).toEqual([]);
		expect(await key()).toHaveValue(text);
	});

	it('counts as empty and sends nothing when it’s only whitespace [SEC-005]', async () => {
		const { site } = await open();
		put(await key(), ' \t\u00a0 ');
		expect(await key()).toHaveValue('');
		expect(
			await region('Spam protection').findByText('Your site needs an Anti-spam key.'),
		).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);
	});

	it('is trimmed of surrounding whitespace and accepted [SEC-002, SEC-008]', async () => {
		await open();
		put(await key(), '\ufeff \t goodkey12345 \u00a0');
		expect(await region('Spam protection').findByText('Your Anti-spam key is valid.')).toBeInTheDocument();
		expect(await key()).toHaveValue('goodkey12345');
	});

	it.each([[['x']], [{ key: 'x' }], [null], [true], [12]])(
		'keeps its card working when stored as %j',
		async (stored) => {
			await open({ before: withSetting('wordpress_api_key', stored) });
			expect(await key()).toBeVisible();
			put(await key(), 'goodkey12345');
			expect(await region('Spam protection').findByText('Your Anti-spam key is valid.')).toBeInTheDocument();
		},
	);
});

describe('IP address list', () => {
	it.each([
		[GUARD, LIST],
		[FIREWALL, 'IP addresses the firewall always allows'],
		[FIREWALL, 'Always blocked IP addresses'],
	])('on %s (%s) shows the host’s refusal when too long, and keeps the draft', async (card, name) => {
		const { site, user } = await open();
		const text = '203.0.113.7 \n'.repeat(8000);
		put(field(card, name), text);
		await user.click(saveButton());
		expect(await region(card).findByText(/must be at most 65536 characters long/)).toBeInTheDocument();
		expect(posted(site)).toHaveLength(1);
		expect(field(card, name)).toHaveProperty('value', text);
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
	});

	it('shows that a million characters make the request too large, and keeps the draft', async () => {
		const { user } = await open();
		const text = '203.0.113.7 \n'.repeat(MEGABYTE / 12);
		put(field(GUARD, LIST), text);
		await user.click(saveButton());
		expect(await region(GUARD).findByText('The request is too large.')).toBeInTheDocument();
		expect(field(GUARD, LIST)).toHaveProperty('value', text);
	});

	it.each([
		'203.0.113.7\u0000',
		'\u202e203.0.113.7',
		'203.0.113.7\u001b[2J',
		'<b>203.0.113.7</b>',
		'203.0.113.7/33x',
	])('keeps the stored value and explains why %j isn’t saved [SEC-030]', async (line) => {
		const { site, user, reopen } = await open({
			before: (running) => running.post('settings', { jetpack_protect_global_whitelist: '203.0.113.1' }),
		});
		put(field(GUARD, LIST), `203.0.113.2\n${line}`);
		expect(region(GUARD).getByText('Line 2 doesn’t look like an IP address.')).toBeInTheDocument();
		await user.click(saveButton());
		expect(await region(GUARD).findByText(/^Line 2 isn’t a valid IP address\./)).toBeInTheDocument();
		expect(field(GUARD, LIST)).toHaveValue(`203.0.113.2\n${line}`);
		expect(posted(site)).toEqual([]);
		sessionStorage.clear();
		await reopen();
		await arrived();
		expect(field(GUARD, LIST)).toHaveValue('203.0.113.1');
	});

	it('saves as empty when it’s only whitespace', async () => {
		const { site, user, reopen } = await open({
			before: (running) => running.post('settings', { jetpack_protect_global_whitelist: '203.0.113.1' }),
		});
		put(field(GUARD, LIST), ' \t \n  ');
		expect(region(GUARD).queryByText(/doesn’t look like/)).not.toBeInTheDocument();
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(posted(site)).toHaveLength(1);
		await reopen();
		await arrived();
		expect(field(GUARD, LIST)).toHaveValue('');
	});

	it.each([
		[['203.0.113.1']],
		[{ local: '203.0.113.1' }],
		[{ local: [1, null] }],
		[null],
		[7],
		['203.0.113.1'],
	])('stays visible when stored as %j', async (stored) => {
		await open({ before: withSetting('jetpack_protect_global_whitelist', stored) });
		expect(field(GUARD, LIST)).toBeVisible();
	});

	it.each([[['x']], [{ a: 1 }]])(
		'of the firewall is the only one disabled, with a reason, when stored as %j',
		async (stored) => {
			await open({ before: withSetting('jetpack_waf_ip_block_list', stored) });
			expect(field(FIREWALL, 'Always blocked IP addresses')).toHaveAccessibleDescription(
				expect.stringContaining('The stored value can’t be shown here.'),
			);
			expect(field(FIREWALL, 'IP addresses the firewall always allows')).not.toHaveAttribute('aria-disabled');
		},
	);
});

describe('title format', () => {
	const posts = () => within(seo().getByRole('group', { name: 'Posts' }));
	const titleOf = (body: unknown) => (body as Record<string, { posts: unknown }>)[FORMATS]?.posts;

	it('keeps a refused draft of 10,000 characters, with the reason, until it’s fixed', async () => {
		const { site, user } = await openSeo();
		const text = '👨‍👩‍👧‍👦'.repeat(910);
		put(posts().getByRole('textbox'), text);
		await user.click(saveSeo());
		expect(await seo().findByText('Invalid parameter.')).toBeInTheDocument();
		expect(posts().getByRole('textbox')).toHaveValue(text);
		// Shown as far as anybody reads.
		expect(posts().getByText(/^Example: /).textContent?.length).toBeLessThan(330);
		put(posts().getByRole('textbox'), 'Short');
		await user.click(saveSeo());
		await screen.findByText('Updated settings.');
		expect(titleOf(posted(site).at(-1))).toEqual([{ type: 'string', value: 'Short' }]);
	});

	it('saves unknown tokens as plain text', async () => {
		const { site, user } = await openSeo();
		put(posts().getByRole('textbox'), '[nobody] [SITE_NAME] [[post_title]] \u202e[tagline');
		await user.click(saveSeo());
		await screen.findByText('Updated settings.');
		expect(titleOf(posted(site).at(-1))).toEqual([
			{ type: 'string', value: '[nobody] [SITE_NAME] [' },
			{ type: 'token', value: 'post_title' },
			{ type: 'string', value: '] \u202e[tagline' },
		]);
	});

	it.each([
		[{ posts: [{ type: 'token', value: 'nobody' }] }, '[nobody]'],
		[{ posts: 'x', pages: 7 }, ''],
		[{ posts: [null, 3, { type: 'string', value: 'kept' }, { type: 'token' }] }, 'kept'],
	])('shows the readable parts when stored as %j', async (stored, shown) => {
		await openSeo({ before: setting(FORMATS, stored) });
		await waitFor(() => expect(posts().getByRole('textbox')).toHaveValue(shown));
	});
});

const NO_TAG = 'bing must be an alphanumeric string or a verification tag.';

it.each([
	['100,000 characters', 'x '.repeat(50_000), 'bing must be at most 100 characters long.'],
	['a text with a control character in it', 'code\u0000', NO_TAG],
	['an emoji', '👨‍👩‍👧‍👦', NO_TAG],
	['a word in another script', 'שלום', NO_TAG],
	['a tag with two words', '<meta name="x" content="a b">', NO_TAG],
])(
	'an invalid verification tag shows the host’s refusal at its field and stays: %s',
	async (_, value, refusal) => {
		await openApp({ hash: '#/traffic', scenario: ['google-verified'] });
		await arrived();
		const CARD = 'Site verification';
		put(field(CARD, 'Bing'), value);
		fireEvent.click(saveButton());
		expect(await region(CARD).findByText(refusal)).toBeInTheDocument();
		expect(field(CARD, 'Bing')).toHaveValue(value);
		expect(field(CARD, 'Yandex')).toHaveValue('');
	},
);
