/** @alone It listens to React from its first line. */
import { rendered, renders } from '../../../tests/support/renders';
// eslint-disable-next-line import-x/order -- React looks for who listens once, when it's loaded
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flip, itShows, openTab, saved, toggle, type TabOptions } from '../../../tests/support/open-tab';
import { posted, querySave, saveButton, withSetting } from '../../../tests/support/settings-tab';
import type { TestSite } from '../../../tests/support/test-site';

const DESCRIPTION = 'advanced_seo_front_page_description';
const FORMATS = 'advanced_seo_title_formats';
const SWITCH = 'Customize your SEO settings';
const FIELD = 'Front page description';
const on = { 'seo-tools': true };
const open = (options: TabOptions = {}) =>
	openTab('traffic', { card: 'seo', scenario: ['google-verified'], on, ...options });

const field = () => screen.getByRole('textbox', { name: FIELD });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const x = (count: number) => 'x'.repeat(count);
const preview = (name: string) => within(screen.getByText(name).closest('figure') as HTMLElement);
const SERVICES = ['Google search', 'Facebook', 'Twitter'];
const group = (name: string) => within(screen.getByRole('group', { name }));

describe('front page description', () => {
	it('shows a tone and a count by its length, and takes up to 300 characters, each whole or not at all, which are saved [TRAF-016, TRAF-023, TRAF-024, TRAF-025, TRAF-026, TRAF-027, TRAF-028]', async () => {
		const { site, user } = await open(stored(DESCRIPTION, x(400)));
		// A stored text over the limit can be shortened.
		expect(field()).toHaveValue(x(400));
		await user.type(field(), '{Backspace}');
		expect(field()).toHaveValue(x(399));
		for (const [length, tone, count] of [
			[0, 'plain', '0 characters'],
			[1, 'plain', '1 character'],
			[159, 'plain', '159 characters'],
			[160, 'warning', '160 characters'],
			[299, 'warning', '299 characters'],
			[300, 'maximum', '300 characters'],
		] as const) {
			write(x(length));
			expect(field()).toHaveAttribute('data-tone', tone);
			expect(field()).toHaveAccessibleDescription(expect.stringContaining(count));
			expect(field()).toHaveAccessibleDescription(expect.stringContaining('up to 160 characters'));
			expect(screen.queryByText('Maximum characters reached.') !== null).toBe(tone === 'maximum');
		}
		for (const [pasted, kept] of [
			['👨‍👩‍👧‍👦z', ''],
			['e\u0301z', 'e\u0301'],
		] as const) {
			write(x(298));
			await user.click(field());
			await user.paste(pasted);
			expect(field()).toHaveValue(x(298) + kept);
		}
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ [DESCRIPTION]: `${x(298)}e\u0301` }]);
	});
});

it('SEO previews show the site’s title, tagline, address and icon, then the description, without tags [TRAF-018, TRAF-035, TRAF-037, TRAF-039, TRAF-043, TRAF-076, TRAF-077, TRAF-078]', async () => {
	const icon = 'https://example.com/icon.png';
	await open({
		before: async (site) => {
			await site.setFacts({ title: 'Bread & Butter', description: 'Slow food' });
			site.page({ siteData: { icon } });
		},
	});
	for (const name of SERVICES) {
		expect(preview(name).getByText('Slow food')).toBeVisible();
		expect(preview(name).getByText('Bread & Butter')).toBeVisible();
	}
	expect(preview('Google search').getByText('127.0.0.1:4400 ▾')).toBeVisible();
	expect(preview('Facebook').getByText('127.0.0.1:4400')).toBeVisible();
	for (const name of ['Facebook', 'Twitter']) {
		expect(preview(name).getByRole('presentation')).toHaveAttribute('src', `${icon}?s=512`);
	}
	write('<b>Bread</b>');
	SERVICES.forEach((name) => expect(preview(name).getByText('Bread')).toBeVisible());
	expect(screen.queryByText('Slow food')).not.toBeInTheDocument();
});

it('title formats are built from tokens and text, shown with an example, kept if refused, and saved [TRAF-017, TRAF-023, TRAF-034, TRAF-076]', async () => {
	const token = (value: string) => [{ type: 'token', value }];
	const stored = {
		front_page: token('tagline'),
		groups: token('group_title'),
		pages: token('page_title'),
		archives: [...token('archive_title'), ...token('date')],
	};
	const { site, user } = await open({
		before: async (running) => {
			await running.setFacts({ title: 'Bread', description: 'Slow food' });
			withSetting(FORMATS, stored)(running);
		},
	});
	const example = (name: string) => group(name).getByText(/^Example: /).textContent;
	expect(['Front page', 'Tags and categories', 'Pages', 'Archives'].map(example)).toEqual([
		'Example: Slow food',
		'Example: Travel',
		'Example: A weekend at the beach',
		'Example: August 2022August 2022',
	]);
	await user.click(group('Pages').getByRole('button', { name: 'Add Tagline' }));
	expect(saveButton()).not.toHaveAttribute('aria-disabled');
	await user.click(group('Pages').getByRole('button', { name: 'Remove Tagline' }));
	expect(querySave()).not.toBeInTheDocument();
	await user.click(group('Posts').getByRole('button', { name: 'Add Post title' }));
	const text = group('Posts').getByRole('textbox', { name: 'Text after Post title' });
	await user.type(text, ' | [[site_name] [[site_name]');
	expect(group('Posts').getByText('Example: A weekend at the beach | Bread Bread')).toBeVisible();
	const data = { params: { [FORMATS]: 'Not like that.' } };
	site.fail('POST', 'settings', 400, { code: 'rest_invalid_param', message: 'Invalid', data });
	await user.click(saveButton());
	expect(await screen.findByText('Not like that.')).toBeVisible();
	site.recover();
	await user.click(saveButton());
	expect(await saved()).toBeInTheDocument();
	expect(posted(site).at(-1)).toEqual({
		[FORMATS]: {
			posts: [
				{ type: 'token', value: 'post_title' },
				{ type: 'string', value: ' | ' },
				{ type: 'token', value: 'site_name' },
				{ type: 'string', value: ' ' },
				{ type: 'token', value: 'site_name' },
			],
			...stored,
		},
	});
	expect(querySave()).not.toBeInTheDocument();
});

const plugins = { 'wordpress-seo/wp-seo.php': { Name: 'Yoast SEO', active: true } };
const CONFLICT = 'Your SEO settings are managed by the following plugin: Yoast SEO';
const HIDDEN = 'Another plugin may manage these settings. Your account can’t see which plugins are active.';
const stored = (name: string, value: unknown): TabOptions => ({ on, before: withSetting(name, value) });
const withPlugins = (before: (site: TestSite) => void): TabOptions => ({ on, before });
const manage = (manage_plugins: boolean) =>
	withPlugins((site) => site.page({ userData: { currentUser: { permissions: { manage_plugins } } } }));
const UNFIT = 'locked: This value can’t be shown here.]';

itShows(
	'SEO settings give way to another plugin, and to what the host stores: %s [TRAF-019, TRAF-020, TRAF-094]',
	['traffic', 'seo'],
	[
		[
			'no description',
			stored(DESCRIPTION, undefined),
			[/\[Front page description, locked: [^\]]*have this setting\./],
		],
		[
			'an odd description',
			stored(DESCRIPTION, ['x']),
			[/\[Front page description, locked: [^\]]*be shown here\./],
		],
		['odd formats', stored(FORMATS, 'x'), [`[Add Tagline, ${UNFIT}`, `[${FIELD}]`]],
		[
			'another plugin',
			withPlugins((site) => site.fail('GET', 'plugins', 200, plugins)),
			[`[${SWITCH}: on, locked: ${CONFLICT}]`],
			[FIELD],
		],
		['plugins can’t be seen', manage(false), [`[${FIELD}]`, `[${SWITCH}: on]`, HIDDEN]],
		['plugins can be seen', manage(true), [`[${FIELD}]`, `[${SWITCH}: on]`], [HIDDEN]],
	],
);

it('SEO settings show only while they’re on, and once the list of plugins is read, which can be tried again [TRAF-022, TRAF-094]', async () => {
	let release: () => Promise<void> = async () => {};
	const app = await open({ before: (running) => void (release = running.hold('GET', 'plugins')) });
	const queryField = () => screen.queryByRole('textbox', { name: FIELD });
	expect(screen.getByText('Checking for other SEO plugins…')).toBeVisible();
	expect(queryField()).not.toBeInTheDocument();
	await release();
	await waitFor(() => expect(field()).toBeVisible());
	expect(screen.queryByText(/^Checking for/)).not.toBeInTheDocument();
	await flip(app, SWITCH);
	expect(queryField()).not.toBeInTheDocument();
	expect(querySave()).not.toBeInTheDocument();
	app.close();
	const { site, user } = await open({ before: (running) => running.fail('GET', 'plugins', 500) });
	expect(queryField()).not.toBeInTheDocument();
	site.recover();
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await waitFor(() => expect(field()).toBeVisible());
	expect(toggle(SWITCH)).toBeChecked();
	expect(site.callsTo('GET', 'plugins')).toHaveLength(2);
});

it('typing rerenders only what shows what’s typed', async () => {
	await open();
	write('a');
	rendered();
	write('ab');
	const names = rendered();
	expect(names).toEqual(
		expect.arrayContaining(['SeoDescription', 'SearchPreview', 'FacebookPreview', 'TweetPreview']),
	);
	for (const other of ['GroupCard', 'DescribedCard', 'SwitchControl', 'TitleFormatEditor', 'FieldControl']) {
		expect(names).not.toContain(other);
	}
	const title = group('Posts').getByRole('textbox', { name: 'Title text' });
	fireEvent.change(title, { target: { value: 'a' } });
	rendered();
	fireEvent.change(title, { target: { value: 'ab' } });
	expect(group('Posts').getByText('Example: ab')).toBeInTheDocument();
	const titles = renders();
	expect(titles.filter((name) => name === 'TitleFormatEditor')).toHaveLength(1);
	for (const other of ['DescribedCard', 'SeoDescription', 'SearchPreview', 'SeoTitles', 'FieldControl']) {
		expect(titles).not.toContain(other);
	}
});
