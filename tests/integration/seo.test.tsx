import { fireEvent, waitFor, within } from '@testing-library/react';
import { expectLocked, flip, saved, toggle } from '../support/open-tab';
import {
	card,
	DESCRIPTION,
	field,
	FORMATS,
	openSeo as open,
	preview,
	queryField,
	SWITCH,
} from '../support/seo-card';
import { posted, querySave, saveButton } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const stored = (settings: object) => ({ before: (site: TestSite) => site.page({ settings }) });
const write = async (length: number) =>
	fireEvent.change(await field(), { target: { value: 'x'.repeat(length) } });

describe('front page description', () => {
	it('shows Save only for an edit, and sends the description alone and once [TRAF-016, TRAF-023]', async () => {
		const { site, user } = await open();
		await user.type(await field(), 'A');
		await user.clear(await field());
		expect(querySave()).not.toBeInTheDocument();
		await user.type(await field(), 'All about bread');
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		const release = site.hold('POST', 'settings');
		await user.click(saveButton());
		expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
		await user.click(saveButton());
		await release();
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(posted(site)).toEqual([{ [DESCRIPTION]: 'All about bread' }]);
		expect(await field()).toHaveValue('All about bread');
	});

	it('shows a tone and a count by its length [TRAF-025, TRAF-026, TRAF-028]', async () => {
		await open();
		await write(2);
		for (const [length, tone, count] of [
			[0, 'plain', '0 characters'],
			[1, 'plain', '1 character'],
			[159, 'plain', '159 characters'],
			[160, 'warning', '160 characters'],
			[299, 'warning', '299 characters'],
			[300, 'maximum', '300 characters'],
		] as const) {
			await write(length);
			expect(await field()).toHaveAttribute('data-tone', tone);
			expect(await field()).toHaveAccessibleDescription(expect.stringContaining(count));
			expect(card().queryByText('Maximum characters reached.') !== null).toBe(tone === 'maximum');
		}
	});

	it('allows up to 300 characters and recommends 160 [TRAF-024, TRAF-027]', async () => {
		const { user } = await open();
		await write(299);
		await user.type(await field(), 'yz');
		expect(await field()).toHaveValue(`${'x'.repeat(299)}y`);
		expect(await field()).toHaveAccessibleDescription(expect.stringContaining('up to 160 characters'));
	});

	it.each([
		['a family', '👨‍👩‍👧‍👦', 11],
		['a letter with its mark', 'e\u0301', 2],
	])('keeps %s whole or drops it at the limit [TRAF-024]', async (_, character, length) => {
		const { user } = await open();
		for (const [room, kept] of [
			[length - 1, ''],
			[length, character],
		] as const) {
			await write(300 - room);
			await user.click(await field());
			await user.paste(`${character}z`);
			expect(await field()).toHaveValue('x'.repeat(300 - room) + kept);
		}
		expect(card().getByText('Maximum characters reached.')).toBeInTheDocument();
	});

	it('shows a stored text over the limit and lets the user shorten it [TRAF-024]', async () => {
		const { user } = await open(stored({ [DESCRIPTION]: 'x'.repeat(400) }));
		expect(await field()).toHaveValue('x'.repeat(400));
		await user.type(await field(), '{Backspace}');
		expect(await field()).toHaveValue('x'.repeat(399));
	});

	it.each([
		[undefined, 'This site doesn’t have this setting.'],
		[['x'], 'The stored value can’t be shown here.'],
	])('can’t be edited when the host stores %p', async (value, reason) => {
		await open(stored({ [DESCRIPTION]: value }));
		expectLocked(await field(), reason);
	});
});

describe('SEO previews', () => {
	const facts = { title: 'Bread & Butter', description: 'Slow food', icon: 'https://example.com/icon.png' };

	it('show the site’s title, tagline, address and icon, then the typed description [TRAF-018, TRAF-043, TRAF-076, TRAF-077]', async () => {
		await open({
			before: async (site) => {
				await site.setFacts({ title: facts.title, description: facts.description });
				site.page({ siteData: { icon: facts.icon } });
			},
		});
		await field();
		for (const name of ['Google search', 'Facebook', 'Twitter']) {
			expect(await preview(name).findByText('Slow food')).toBeVisible();
			expect(preview(name).getByText('Bread & Butter')).toBeVisible();
		}
		expect(preview('Google search').getByText('127.0.0.1:4400 ▾')).toBeVisible();
		expect(preview('Facebook').getByText('127.0.0.1:4400')).toBeVisible();
		for (const name of ['Facebook', 'Twitter']) {
			expect(preview(name).getByRole('presentation')).toHaveAttribute('src', `${facts.icon}?s=512`);
		}
		fireEvent.change(await field(), { target: { value: 'Fast bread' } });
		for (const name of ['Google search', 'Facebook', 'Twitter']) {
			expect(preview(name).getByText('Fast bread')).toBeVisible();
			expect(preview(name).queryByText('Slow food')).not.toBeInTheDocument();
		}
	});

	it('truncate the description per service and strip its tags [TRAF-035, TRAF-037, TRAF-039, TRAF-078]', async () => {
		await open();
		fireEvent.change(await field(), { target: { value: `<b>${'x'.repeat(150)} ${'y'.repeat(100)}</b>` } });
		expect(preview('Google search').getByText(`${'x'.repeat(150)}…`)).toBeVisible();
		const hard = `${'x'.repeat(150)} ${'y'.repeat(49)}…`;
		expect(preview('Facebook').getByText(hard)).toBeVisible();
		expect(preview('Twitter').getByText(hard)).toBeVisible();
	});
});

describe('title formats', () => {
	const group = (name: string) => within(card().getByRole('group', { name }));
	const opened = () => card().findByRole('group', { name: 'Posts' });

	it('are built from tokens and text, shown with an example, and saved [TRAF-017, TRAF-034, TRAF-076]', async () => {
		const { site, user } = await open({ before: (running) => running.setFacts({ title: 'Bread' }) });
		await opened();
		await user.click(group('Posts').getByRole('button', { name: 'Add Post title' }));
		await user.type(
			group('Posts').getByRole('textbox', { name: 'Text after Post title' }),
			' | [[site_name] [[site_name]',
		);
		expect(group('Posts').getByText('Example: A weekend at the beach | Bread Bread')).toBeVisible();
		await user.click(saveButton());
		await waitFor(() => expect(posted(site)).toHaveLength(1));
		expect(posted(site)).toEqual([
			{
				[FORMATS]: {
					front_page: [],
					posts: [
						{ type: 'token', value: 'post_title' },
						{ type: 'string', value: ' | ' },
						{ type: 'token', value: 'site_name' },
						{ type: 'string', value: ' ' },
						{ type: 'token', value: 'site_name' },
					],
					pages: [],
					groups: [],
					archives: [],
				},
			},
		]);
		expect(await saved()).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
	});

	it('hide Save once an edit is reverted, even if the host stores an empty list [TRAF-023]', async () => {
		const { user } = await open(stored({ [FORMATS]: [] }));
		await opened();
		await user.click(group('Pages').getByRole('button', { name: 'Add Tagline' }));
		expect(saveButton()).not.toHaveAttribute('aria-disabled');
		await user.click(group('Pages').getByRole('button', { name: 'Remove Tagline' }));
		expect(querySave()).not.toBeInTheDocument();
	});

	it('keep the draft and show the reason when the host refuses', async () => {
		const { site, user } = await open();
		await opened();
		await user.type(group('Archives').getByRole('textbox'), 'x');
		site.fail('POST', 'settings', 400, {
			code: 'rest_invalid_param',
			message: 'Invalid',
			data: { params: { [FORMATS]: 'Not like that.' } },
		});
		await user.click(saveButton());
		expect(await card().findByText('Not like that.')).toBeVisible();
		expect(group('Archives').getByRole('textbox')).toHaveValue('x');
	});

	it('can’t be edited when the host stores a string instead', async () => {
		await open(stored({ [FORMATS]: 'x' }));
		await opened();
		expect(group('Posts').getByRole('button', { name: 'Add Tagline' })).toHaveAccessibleDescription(
			'The stored value can’t be shown here.',
		);
	});
});

describe('beside other SEO plugins', () => {
	const YOAST = 'wordpress-seo/wp-seo.php';
	const CONFLICT = 'Your SEO settings are managed by the following plugin: Yoast SEO';
	const plugins = (active: boolean) => ({ [YOAST]: { Name: 'Yoast SEO', active } });

	it('shows its fields only while it’s on [TRAF-022]', async () => {
		const app = await open({ on: { 'seo-tools': false } });
		expect(queryField()).not.toBeInTheDocument();
		await flip(app, SWITCH);
		await field();
		await flip(app, SWITCH);
		expect(queryField()).not.toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
	});

	it('is disabled while one is active [TRAF-019, TRAF-020]', async () => {
		const { site, user } = await open({
			before: (running) => running.fail('GET', 'plugins', 200, plugins(true)),
		});
		expect(card().getByText(CONFLICT)).toBeVisible();
		expectLocked(toggle(SWITCH), CONFLICT);
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		await user.click(toggle(SWITCH));
		expect(posted(site)).toEqual([]);
	});

	it.each([true, false])(
		'is usable by those who can’t see plugins, with a warning: %p [TRAF-094]',
		async (isHidden) => {
			const { site } = await open({
				before: (running) =>
					running.page({ userData: { currentUser: { permissions: { manage_plugins: !isHidden } } } }),
			});
			expect(await field()).toBeVisible();
			expect(
				card().queryByText(
					'Another plugin may manage these settings. Your account can’t see which plugins are active.',
				) !== null,
			).toBe(isHidden);
			expect(toggle(SWITCH)).not.toHaveAttribute('aria-disabled');
			expect(site.callsTo('GET', 'plugins')).toHaveLength(isHidden ? 0 : 1);
		},
	);

	it('hides its fields until the list of plugins arrives, or when it fails, and retries on click', async () => {
		let release: () => Promise<void> = async () => {};
		const first = await open({ before: (running) => void (release = running.hold('GET', 'plugins')) });
		expect(card().getByText('Checking for other SEO plugins…')).toBeVisible();
		expect(queryField()).not.toBeInTheDocument();
		await release();
		expect(await field()).toBeVisible();
		expect(card().queryByText(/^Checking for/)).not.toBeInTheDocument();
		first.close();
		const { site, user } = await open({ before: (running) => running.fail('GET', 'plugins', 500) });
		expect(queryField()).not.toBeInTheDocument();
		site.recover();
		await user.click(card().getByRole('button', { name: 'Try again' }));
		expect(await field()).toBeVisible();
	});
});
