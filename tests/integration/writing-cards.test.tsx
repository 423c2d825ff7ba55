import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { holdChanges, posted, saveButton, withSetting } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/writing', ...options });
	await arrived();
	return app;
};
const toggle = (name: string) => screen.getByRole('switch', { name });
const saved = () => screen.findByText('Updated settings.');

const GALLERY = 'Display images in a full-screen carousel gallery';
const EXIF = 'Show photo Exif metadata in carousel (when available)';
const COMMENTS_AREA = 'Show comments area in carousel';
const MARKDOWN = 'Write posts and pages in Markdown';
const BLOCKS = 'Add Jetpack blocks to the editor';

describe('the carousel gallery', () => {
	it.each([
		[EXIF, 'carousel_display_exif', false],
		[COMMENTS_AREA, 'carousel_display_comments', true],
	])(
		'%s: saves immediately, and is disabled while the gallery is off [WRITE-008, WRITE-009, WRITE-011]',
		async (name, option, before) => {
			const { site, user } = await open({
				scenario: ['connected'],
				before: (running) => running.setSwitches({ carousel: true }),
			});
			expect(toggle(name).getAttribute('aria-checked')).toBe(String(before));
			await user.click(toggle(name));
			expect(await saved()).toBeInTheDocument();
			expect(posted(site)[0]).toEqual({ [option]: !before });
			expect(toggle(name).getAttribute('aria-checked')).toBe(String(!before));
			await closeApps();
			const off = await open({ before: (running) => running.setSwitches({ carousel: false }) });
			expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
			expect(toggle(name)).toHaveAccessibleDescription(/^Turn on .+ first\.$/);
			await off.user.click(toggle(name));
			expect(posted(off.site)).toEqual([]);
		},
	);

	it('offers only the host’s color schemes, and saves the choice with Save [WRITE-010, SET-039, SET-040, SET-047]', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ carousel: true }) });
		const list = screen.getByRole('combobox', { name: 'Color scheme' });
		expect([...list.children].map((option) => option.textContent)).toEqual(['Black', 'White']);
		expect(list).toHaveValue('black');
		await user.selectOptions(list, 'White');
		expect(posted(site)).toEqual([]);
		await user.click(saveButton());
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)).toEqual([{ carousel_background_color: 'white' }]);
		expect(list).toHaveValue('white');
	});

	it.each([
		['pink', undefined, 'Choose one'],
		[{ is: 'a map' }, 'The stored value can’t be shown here.', ''],
	])('handles an invalid color scheme: %p', async (stored, reason, shown) => {
		await open({
			before: async (site) => {
				await site.setSwitches({ carousel: true });
				withSetting('carousel_background_color', stored)(site);
			},
		});
		const list = screen.getByRole('combobox', { name: 'Color scheme' });
		expect(list.getAttribute('aria-disabled')).toBe(reason ? 'true' : null);
		expect(list).toHaveAccessibleDescription(reason ?? '');
		if (shown) {
			expect(list).toHaveDisplayValue(shown);
		}
		expect(toggle(EXIF)).not.toHaveAttribute('aria-disabled');
	});

	it('is disabled while one of its settings is saved [WRITE-011]', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ carousel: true }) });
		const release = holdChanges(site);
		await user.click(toggle(EXIF));
		expect(toggle(EXIF)).toHaveAttribute('aria-busy', 'true');
		for (const other of [
			toggle(GALLERY),
			toggle(COMMENTS_AREA),
			screen.getByRole('combobox', { name: 'Color scheme' }),
		]) {
			expect(other).toHaveAttribute('aria-disabled', 'true');
			await user.click(other);
		}
		await user.click(toggle(EXIF));
		release();
		await waitFor(() => expect(toggle(GALLERY)).not.toHaveAttribute('aria-disabled'));
		expect(screen.getByRole('combobox', { name: 'Color scheme' })).not.toHaveAttribute('aria-disabled');
		expect(posted(site)).toEqual([{ carousel_display_exif: true }]);
	});
});

describe('the Composing card', () => {
	const markdown = (isOn: boolean, posts: boolean, comments: boolean): OpenOptions => ({
		before: async (site) => {
			await site.setSwitches({ markdown: isOn });
			await site.post('settings', {
				wpcom_publish_posts_with_markdown: posts,
				wpcom_publish_comments_with_markdown: comments,
			});
			site.calls.length = 0;
		},
	});
	const POSTS = 'wpcom_publish_posts_with_markdown';

	it.each([
		['off', false, false, false, { markdown: true, [POSTS]: true }],
		['on for comments alone', true, false, true, { [POSTS]: true }],
		['on for posts alone', true, true, false, { markdown: false, [POSTS]: false }],
		['on for both', true, true, true, { [POSTS]: false }],
	])(
		'toggles Markdown while it’s %s [WRITE-014, SET-021, SET-022, SET-023, SET-041, SET-042]',
		async (_, isOn, posts, comments, expected) => {
			const { site, user, events } = await open(markdown(isOn, posts, comments));
			expect(toggle(MARKDOWN).getAttribute('aria-checked')).toBe(String(posts));
			await user.click(toggle(MARKDOWN));
			expect(await saved()).toBeInTheDocument();
			expect(posted(site)).toEqual([expected]);
			expect(toggle(MARKDOWN).getAttribute('aria-checked')).toBe(String(!posts));
			expect(await events()).toContainEqual([
				'jetpack_wpa_settings_toggle',
				expect.objectContaining({ module: 'markdown', setting: POSTS, toggled: posts ? 'off' : 'on' }),
			]);
		},
	);

	it('saves the blocks switch as the inverse of its option [WRITE-016]', async () => {
		const { site, user } = await open();
		expect(toggle(BLOCKS)).toBeChecked();
		for (const isDisabled of [true, false]) {
			await user.click(toggle(BLOCKS));
			await waitFor(() => expect(toggle(BLOCKS)).not.toHaveAttribute('aria-busy'));
			expect(posted(site).pop()).toEqual({ jetpack_blocks_disabled: isDisabled });
			expect(toggle(BLOCKS).getAttribute('aria-checked')).toBe(String(!isDisabled));
		}
	});

	it('disables the blocks switch if its option is garbled, and hides it if that’s missing', async () => {
		await open({ before: withSetting('jetpack_blocks_disabled', ['x']) });
		expect(toggle(BLOCKS)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(BLOCKS)).toHaveAccessibleDescription(/can’t be shown/);
		await closeApps();
		await open({ before: withSetting('jetpack_blocks_disabled', undefined) });
		expect(screen.queryByRole('switch', { name: BLOCKS })).not.toBeInTheDocument();
	});

	it('links to a new post in the block editor [WRITE-017, WRITE-052]', async () => {
		await open();
		expect(screen.getByRole('link', { name: 'Write a post in the block editor' })).toHaveAttribute(
			'href',
			expect.stringMatching(/\/wp-admin\/post-new\.php$/),
		);
	});
});

describe('custom content types', () => {
	const TYPES = [
		['Testimonials', 'jetpack_testimonial', '[testimonials]', 'Add a testimonial', 'jetpack-testimonial'],
		['Portfolios', 'jetpack_portfolio', '[portfolio]', 'Add a portfolio item', 'jetpack-portfolio'],
	] as const;
	const other = (option: string) => TYPES.find(([, name]) => name !== option)?.[1] ?? '';
	const types = (isOn: boolean, options: Record<string, boolean>) => async (site: TestSite) => {
		await site.setSwitches({ 'custom-content-types': isOn });
		await site.post('settings', options);
		site.calls.length = 0;
	};

	it.each(TYPES)(
		'%s turns the module on, and off unless the other type needs it [WRITE-018, SET-042, NOTICE-049]',
		async (name, option) => {
			for (const [isOn, isOtherOn, expected] of [
				[false, false, { 'custom-content-types': true, [option]: true }],
				[false, true, { [option]: true }],
				[true, true, { [option]: false }],
				[true, false, { 'custom-content-types': false, [option]: false }],
			] as const) {
				const { site, user } = await open({
					before: types(isOn || isOtherOn, { [option]: isOn, [other(option)]: isOtherOn }),
				});
				await user.click(toggle(name));
				expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
				expect(posted(site)).toEqual([expected]);
				expect(toggle(name).getAttribute('aria-checked')).toBe(String(!isOn));
				await closeApps();
			}
		},
	);

	it.each(TYPES)(
		'%s shows its shortcode, and links to its posts while on [WRITE-019, WRITE-020, WRITE-021, WRITE-052]',
		async (name, option, code, add, type) => {
			for (const isOn of [true, false]) {
				await open({ before: types(true, { [option]: isOn, [other(option)]: true }) });
				const card = region('Custom content types');
				expect(card.getByText(code)).toBeInTheDocument();
				const expected = isOn
					? [`edit.php?post_type=${type}`, `post-new.php?post_type=${type}`]
					: [undefined, undefined];
				expect(
					[name, add].map(
						(text) => card.queryByRole('link', { name: text })?.getAttribute('href')?.split('/wp-admin/')[1],
					),
				).toEqual(expected);
				await closeApps();
			}
		},
	);

	it.each(TYPES)('%s reloads the page after saving [SET-035, NOTICE-049]', async (name) => {
		const { user, reloads } = await open();
		await user.click(toggle(name));
		expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
		expect(reloads()).toBe(0);
		await waitFor(() => expect(reloads()).toBe(1));
		expect(screen.queryByText('Updated settings. Refreshing page…')).not.toBeInTheDocument();
	});

	it('are disabled while one of them is saved [WRITE-022]', async () => {
		const { site, user } = await open();
		const release = holdChanges(site);
		await user.click(toggle('Testimonials'));
		await user.click(toggle('Testimonials'));
		expect(toggle('Portfolios')).toHaveAttribute('aria-disabled', 'true');
		await user.click(toggle('Portfolios'));
		release();
		await waitFor(() => expect(toggle('Portfolios')).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toHaveLength(1);
	});

	it('are disabled by an override, with the reason on the card [WRITE-023, SET-029]', async () => {
		const { site, user } = await open({
			before: (running) => running.setFacts({ overrides: { 'custom-content-types': 'inactive' } }),
		});
		const card = region('Custom content types');
		expect(card.getByText(/^This feature has been disabled by a site administrator\./)).toBeInTheDocument();
		for (const [name] of TYPES) {
			expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
			await user.click(toggle(name));
		}
		expect(posted(site)).toEqual([]);
	});
});
