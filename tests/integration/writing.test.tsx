import { screen, waitFor } from '@testing-library/react';
import { follow } from '../support/follow';
import { openOnce } from '../support/open-app';
import { clicks, flip, openTab, queryLink, saved, toggle, type TabOptions } from '../support/open-tab';
import { arrived, hasRegion, region } from '../support/screens';
import { posted, querySave, saveButton, withModules, withoutModules } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';
import { CARDS } from '../support/settings-tabs.table';

const CARD_NAMES = Object.keys(CARDS.writing);

describe('on the Writing tab', () => {
	const EMPTY = 'Writing tools available to you will be shown here when an administrator enables them.';
	const TOOLS = { 'post-by-email': true, publicize: false };

	it.each([
		['editor', TOOLS, ['Composing', 'Post by email']],
		['contributor', TOOLS, ['Composing', 'Post by email']],
		['editor', { 'post-by-email': false, publicize: true }, ['Composing']],
	])(
		'the role %s has only the cards they can use, and no switch to write with [WRITE-012, WRITE-017, WRITE-044, SET-009, ROLE-008]',
		async (as, on, expected) => {
			await openTab('writing', { as, on });
			expect(CARD_NAMES.filter(hasRegion)).toEqual(expected);
			expect(region('Composing').queryByRole('switch')).not.toBeInTheDocument();
			expect(
				region('Composing').getByRole('link', { name: 'Write a post in the block editor' }),
			).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/post-new\.php$/));
		},
	);

	it.each([
		['editor', true],
		['admin', false],
	])('the empty tab is explained to the role %s: %p [WRITE-006]', async (as, isTold) => {
		await openTab('writing', {
			as,
			on: { publicize: true },
			before: (site) => {
				withModules('publicize', 'copy-post')(site);
				site.page({ settings: { jetpack_blocks_disabled: undefined } });
			},
		});
		expect(screen.queryByText(EMPTY) !== null).toBe(isTold);
		expect(hasRegion('Composing')).toBe(!isTold);
	});

	describe('a subscriber', () => {
		openOnce({ as: 'subscriber', hash: '#/writing' });

		it('is led to the dashboard instead [WRITE-006, SET-008]', async () => {
			await arrived();
			expect(window.location.hash).toBe('#/dashboard');
			expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
		});
	});
});

describe('Markdown', () => {
	const MARKDOWN = 'Write posts and pages in Markdown';
	const POSTS = 'wpcom_publish_posts_with_markdown';

	it.each([
		['off', false, false, false, { markdown: true, [POSTS]: true }],
		['on for comments alone', true, false, true, { [POSTS]: true }],
		['on for posts alone', true, true, false, { markdown: false, [POSTS]: false }],
		['on for both', true, true, true, { [POSTS]: false }],
	])(
		'takes its module along only where needed, while it’s %s [WRITE-014, SET-021, SET-022, SET-023, SET-041, SET-042, EVT-006]',
		async (_, markdown, posts, comments, expected) => {
			const app = await openTab('writing', {
				card: 'composing',
				on: { markdown },
				settings: { [POSTS]: posts, wpcom_publish_comments_with_markdown: comments },
			});
			expect(toggle(MARKDOWN).getAttribute('aria-checked')).toBe(String(posts));
			await flip(app, MARKDOWN);
			expect(posted(app.site)).toEqual([expected]);
			expect(toggle(MARKDOWN).getAttribute('aria-checked')).toBe(String(!posts));
			expect(app.events()).toContainEqual([
				'jetpack_wpa_settings_toggle',
				expect.objectContaining({ module: 'markdown', setting: POSTS, toggled: posts ? 'off' : 'on' }),
			]);
		},
	);
});

it('the blocks switch is the inverse of its option [WRITE-016]', async () => {
	const BLOCKS = 'Add Jetpack blocks to the editor';
	const app = await openTab('writing', { card: 'composing' });
	expect(toggle(BLOCKS)).toBeChecked();
	for (const jetpack_blocks_disabled of [true, false]) {
		await flip(app, BLOCKS);
		expect(posted(app.site).pop()).toEqual({ jetpack_blocks_disabled });
		expect(toggle(BLOCKS).getAttribute('aria-checked')).toBe(String(!jetpack_blocks_disabled));
	}
});

describe('custom content types', () => {
	const TYPES = [
		['Testimonials', 'jetpack_testimonial', '[testimonials]', 'Add a testimonial', 'jetpack-testimonial'],
		['Portfolios', 'jetpack_portfolio', '[portfolio]', 'Add a portfolio item', 'jetpack-portfolio'],
	] as const;
	const open = (isOn: boolean, settings: object) =>
		openTab('writing', { card: 'content-types', on: { 'custom-content-types': isOn }, settings });

	const MODULE = 'custom-content-types';

	it.each([
		['Testimonials', 'jetpack_testimonial', false, 'jetpack_portfolio', false, { [MODULE]: true }],
		['Testimonials', 'jetpack_testimonial', true, 'jetpack_portfolio', false, { [MODULE]: false }],
		['Portfolios', 'jetpack_portfolio', true, 'jetpack_testimonial', true, {}],
		['Portfolios', 'jetpack_portfolio', false, 'jetpack_testimonial', true, {}],
	])(
		'%s (%s is %p, %s %p) take the module along unless the other type needs it [WRITE-018, SET-042, NOTICE-049]',
		async (name, option, isOn, other, isOtherOn, along) => {
			const { site, user, reloads } = await open(isOn || isOtherOn, { [option]: isOn, [other]: isOtherOn });
			await user.click(toggle(name));
			expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
			expect(posted(site)).toEqual([{ ...along, [option]: !isOn }]);
			expect(toggle(name).getAttribute('aria-checked')).toBe(String(!isOn));
			expect(reloads()).toBe(0);
		},
	);

	it('show their shortcodes, and link to their posts while on [WRITE-019, WRITE-020, WRITE-021, WRITE-052]', async () => {
		const app = await open(true, { jetpack_testimonial: true, jetpack_portfolio: true });
		const addressOf = (name: string) => queryLink(name)?.getAttribute('href')?.split('/wp-admin/')[1];
		for (const [name, , code, add, type] of TYPES) {
			expect(screen.getByText(code)).toBeInTheDocument();
			expect(addressOf(name)).toBe(`edit.php?post_type=${type}`);
			expect(addressOf(add)).toBe(`post-new.php?post_type=${type}`);
		}
		await flip(app, 'Portfolios');
		expect([addressOf('Portfolios'), addressOf('Add a portfolio item')]).toEqual([undefined, undefined]);
		expect(screen.getByText('[portfolio]')).toBeInTheDocument();
		expect(addressOf('Testimonials')).toBeTruthy();
	});
});

describe('infinite scroll', () => {
	const [DEFAULT, BUTTON, SCROLL] = [
		'Default theme behavior',
		'Load more posts in page with a button',
		'Load more as the reader scrolls',
	];
	const withSupport = (site: TestSite) => site.page({ themeData: { support: { 'infinite-scroll': true } } });
	const open = (isOn: boolean, option: boolean, more: TabOptions['before'] = () => {}) =>
		openTab('writing', {
			card: 'theme-enhancements',
			on: { 'infinite-scroll': isOn },
			before: async (site) => {
				// An option that was never written refuses the first "off".
				await site.post('settings', { infinite_scroll: true });
				await site.post('settings', { infinite_scroll: option });
				withSupport(site);
				await more(site);
			},
		});
	const card = () => region('Theme enhancements');
	const modes = () =>
		card()
			.queryAllByRole<HTMLInputElement>('radio')
			.map(({ labels }) => labels?.[0]?.textContent);
	const mode = (name = '') => card().getByRole('radio', { name });

	it.each([
		[BUTTON, DEFAULT, { 'infinite-scroll': false }],
		[DEFAULT, BUTTON, { 'infinite-scroll': true, infinite_scroll: false }],
		[SCROLL, BUTTON, { infinite_scroll: false }],
		[DEFAULT, SCROLL, { 'infinite-scroll': true }],
	])(
		'goes from “%s” to “%s” with Save, and only what changed is sent [WRITE-024, WRITE-025, WRITE-026, WRITE-027, SET-013, SET-039, SET-040]',
		async (from, to, expected) => {
			const { site, user } = await open(from !== DEFAULT, from !== BUTTON);
			expect(modes()).toEqual([DEFAULT, BUTTON, SCROLL]);
			expect(mode(from)).toBeChecked();
			await user.click(mode(to));
			await user.click(mode(from));
			expect(querySave()).not.toBeInTheDocument();
			await user.click(mode(to));
			expect(posted(site)).toEqual([]);
			await user.click(saveButton());
			expect(await saved()).toBeInTheDocument();
			expect(posted(site)).toEqual([expected]);
			expect(mode(to)).toBeChecked();
			expect(querySave()).not.toBeInTheDocument();
		},
	);

	it('keeps the choice when the save fails, and is locked while it’s saved', async () => {
		const { site, user } = await open(false, true);
		site.fail('POST', 'settings');
		await user.click(mode(SCROLL));
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/Error updating settings\. We couldn’t reach your site/,
		);
		expect(mode(SCROLL)).toBeChecked();
		site.recover();
		const release = site.hold('POST', 'settings');
		await user.click(saveButton());
		expect(card().getByRole('radiogroup', { name: 'Infinite scroll' })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		await user.click(mode(BUTTON));
		expect(mode(SCROLL)).toBeChecked();
		await release();
		await waitFor(() => expect(mode(SCROLL)).not.toHaveAttribute('aria-disabled'));
		expect(posted(site).at(-1)).toEqual({ 'infinite-scroll': true });
	});

	it.each([{ support: { 'infinite-scroll': false } }, 'x'])(
		'says that the theme must support it, and records clicks on the link: %j [WRITE-028, SET-040]',
		async (themeData) => {
			const app = await open(true, true, (site) => site.page({ themeData }));
			expect(card().getByText('Theme support required.')).toBeInTheDocument();
			expect(modes()).toEqual([]);
			const link = card().getByRole('link', { name: /^Learn more\s*\(opens/ });
			expect(link).toHaveAttribute('href', expect.stringContaining('source=jetpack-support-infinite-scroll'));
			await app.user.click(link);
			expect(clicks(app)).toContainEqual(
				expect.objectContaining({
					target: 'learn-more',
					feature: 'infinite-scroll',
					extra: 'not-supported-link',
				}),
			);
		},
	);

	it('shows a notice instead of the choice while forced off [WRITE-029, SET-030]', async () => {
		await open(true, true, (site) => site.setFacts({ overrides: { 'infinite-scroll': 'inactive' } }));
		expect(
			card().getByText('Infinite scroll has been disabled by a site administrator.'),
		).toBeInTheDocument();
		expect(modes()).toEqual([]);
		expect(card().queryByText('Theme support required.')).not.toBeInTheDocument();
	});

	it('can’t be left to the theme while forced on [SET-024]', async () => {
		await open(true, true, (site) => site.setFacts({ overrides: { 'infinite-scroll': 'active' } }));
		expect(modes()).toEqual([BUTTON, SCROLL]);
		expect(mode(SCROLL)).toBeChecked();
	});

	it('is gone without its module, and CSS still links to the Customizer [WRITE-031, WRITE-052, EVT-019, EVT-042]', async () => {
		const app = await open(true, true, withoutModules('infinite-scroll'));
		expect(card().queryByText('Infinite scroll')).not.toBeInTheDocument();
		const link = card().getByRole('link', { name: 'Edit your CSS in the Customizer' });
		expect(link).toHaveAttribute(
			'href',
			expect.stringMatching(/\/wp-admin\/customize\.php\?autofocus\[section\]=custom_css$/),
		);
		await follow(app.user, link);
		expect(clicks(app)).toContainEqual(
			expect.objectContaining({ target: 'visit-customizer', feature: 'custom-css' }),
		);
	});
});
