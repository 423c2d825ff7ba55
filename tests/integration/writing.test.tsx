import { screen, waitFor } from '@testing-library/react';
import { TAB } from '../../src/routes/settings/groups/writing';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';
import {
	controlsOf,
	expectAllFound,
	posted,
	settle,
	shownSupports,
	supportsOf,
	withModules,
	withoutModules,
	withSetting,
} from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/writing', ...options });
	await arrived();
	return app;
};
const toggle = (name: string) => screen.getByRole('switch', { name });
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const saved = () => screen.findByText('Updated settings.');

const HEADING = 'Compose content the way you want to and streamline your publishing experience.';
const SECTIONS = [
	'Media',
	'Composing',
	'Custom content types',
	'Theme enhancements',
	'Widgets',
	'Post by email',
	'WordPress.com toolbar',
];
const GALLERY = 'Display images in a full-screen carousel gallery';
const MARKDOWN = 'Write posts and pages in Markdown';

describe('the Writing tab', () => {
	it('shows its heading and seven sections in order [WRITE-001, WRITE-003, WRITE-005, SET-001]', async () => {
		await open();
		expect(screen.getByRole('heading', { level: 1, name: `Writing ${HEADING}` })).toBeInTheDocument();
		expect(titles().filter((title) => SECTIONS.includes(title ?? ''))).toEqual(SECTIONS);
		await closeApps();
		await open({ hash: '#/sharing' });
		expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
		expect(hasRegion('Media')).toBe(false);
	});

	it('is hidden on other tabs, except in search results [WRITE-001]', async () => {
		const { reopen } = await open();
		for (const [hash, isThere] of [
			['#/security', false],
			['#/writing', true],
			['#/sharing', false],
			['#/security?term=carousel', true],
		] as const) {
			await reopen(hash);
			await arrived();
			await (isThere ? screen.findByRole('region', { name: 'Media' }) : settle());
			expect(SECTIONS.some(hasRegion)).toBe(isThere);
		}
	});

	it('finds every control by its label under the heading Writing [WRITE-001, WRITE-004, SET-002, SET-005]', async () => {
		const app = await open({
			before: async (site) => {
				await site.setSwitches({ 'custom-content-types': true });
				await site.post('settings', { jetpack_testimonial: true, jetpack_portfolio: true });
				site.editPage((state) =>
					Object.assign(state, { themeData: { support: { 'infinite-scroll': true } } }),
				);
			},
		});
		expect(controlsOf(TAB)).toHaveLength(19);
		await expectAllFound(TAB, app);
		expect(screen.queryByText(HEADING)).not.toBeInTheDocument();
	});

	it.each([
		['carousel', 'Media'],
		['copy-post', 'Composing'],
		['custom-css', 'Theme enhancements'],
		['latex', 'Composing'],
		['masterbar', 'WordPress.com toolbar'],
		['markdown', 'Composing'],
		['shortcodes', 'Composing'],
		['custom-content-types', 'Custom content types'],
		['post-by-email', 'Post by email'],
		['infinite-scroll', 'Theme enhancements'],
		['widgets', 'Widgets'],
		['widget-visibility', 'Widgets'],
		['blocks', 'Composing'],
	])('shows a single section if the host has only %s [WRITE-002]', async (slug, section) => {
		await open({ before: withModules(slug) });
		expect(SECTIONS.filter(hasRegion)).toEqual([section]);
	});

	it('tells administrators that there are no settings if its modules are missing [WRITE-002]', async () => {
		await open({ before: withModules('photon') });
		expect(SECTIONS.filter(hasRegion)).toEqual([]);
		expect(screen.getByText('This site has no settings to show here.')).toBeInTheDocument();
	});

	it('explains the empty tab to editors and contributors, and redirects subscribers [WRITE-006, SET-008]', async () => {
		const text = 'Writing tools available to you will be shown here when an administrator enables them.';
		const before = async (site: TestSite) => {
			await site.setSwitches({ publicize: true });
			withModules('publicize', 'copy-post')(site);
			withSetting('jetpack_blocks_disabled', undefined)(site);
		};
		for (const [as, isTold] of [
			['editor', true],
			['contributor', true],
			['admin', false],
		] as const) {
			await open({ as, before });
			expect(screen.queryByText(text) !== null).toBe(isTold);
			expect(SECTIONS.some(hasRegion)).toBe(!isTold);
			await closeApps();
		}
		await openApp({ as: 'subscriber', hash: '#/writing', before });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(screen.queryByText(text)).not.toBeInTheDocument();
	});

	it.each(['editor', 'author', 'contributor'])(
		'hides administrators’ Composing switches from the role %s [WRITE-012, WRITE-017, ROLE-008]',
		async (as) => {
			await open({ as, before: (site) => site.setSwitches({ 'post-by-email': true, publicize: false }) });
			expect(region('Composing').queryByRole('switch')).not.toBeInTheDocument();
			expect(region('Composing').queryByRole('button')).not.toBeInTheDocument();
			expect(
				region('Composing').getByRole('link', { name: 'Write a post in the block editor' }),
			).toBeVisible();
			await closeApps();
			await open();
			expect(region('Composing').getAllByRole('switch')).toHaveLength(5);
		},
	);

	it.each([
		['editor', ['Composing', 'Post by email']],
		['author', ['Composing', 'Post by email']],
		['contributor', ['Composing', 'Post by email']],
		['admin', SECTIONS],
	])(
		'shows %s only the sections they can use [WRITE-012, WRITE-044, SET-009, ROLE-008]',
		async (as, expected) => {
			await open({ as, before: (site) => site.setSwitches({ 'post-by-email': true, publicize: false }) });
			expect(SECTIONS.filter(hasRegion)).toEqual(expected);
		},
	);

	it('links to the support pages of its settings', async () => {
		await open({
			before: (running) =>
				running.editPage((state) =>
					Object.assign(state, { themeData: { support: { 'infinite-scroll': true } } }),
				),
		});
		// The card of forms is for hosts that have a page of them.
		const expected = supportsOf(TAB).filter((name) => name !== 'jetpack-support-contact-form');
		expect((await shownSupports()).sort()).toEqual(expected.sort());
		expect(expected).toHaveLength(13);
	});
});

describe('module switches', () => {
	it.each([
		[GALLERY, 'carousel'],
		['Copy posts and pages', 'copy-post'],
		['Write formulas in LaTeX', 'latex'],
		['Embed media from other services with shortcodes', 'shortcodes'],
		['Enhance CSS customization panel', 'custom-css'],
		[/^Make extra widgets available.*subscription forms.*Twitter streams/, 'widgets'],
		['Control which pages each widget appears on', 'widget-visibility'],
		['Publish posts by email', 'post-by-email'],
	])(
		'%s saves immediately and is recorded, without a reload [WRITE-007, WRITE-013, WRITE-015, WRITE-030, WRITE-032, WRITE-033, WRITE-034, SET-035, SET-039, EVT-007]',
		async (name, slug) => {
			for (const isOn of [true, false]) {
				const { site, user, events, reloads } = await open({
					before: (running) => running.setSwitches({ [slug]: !isOn }),
				});
				const one = screen.getByRole('switch', { name });
				await user.click(one);
				expect(await saved()).toBeInTheDocument();
				expect(one.getAttribute('aria-checked')).toBe(String(isOn));
				expect(posted(site)).toEqual([{ [slug]: isOn }]);
				expect(await events()).toContainEqual([
					'jetpack_wpa_module_toggle',
					expect.objectContaining({ module: slug, toggled: isOn ? 'on' : 'off' }),
				]);
				expect(reloads()).toBe(0);
				await closeApps();
			}
		},
	);

	it.each([
		['carousel', GALLERY],
		['copy-post', 'Copy posts and pages'],
		['latex', 'Write formulas in LaTeX'],
		['shortcodes', 'Embed media from other services with shortcodes'],
		['markdown', MARKDOWN],
		['custom-content-types', 'Testimonials'],
		['custom-css', 'Enhance CSS customization panel'],
		['widget-visibility', 'Control which pages each widget appears on'],
		['post-by-email', 'Publish posts by email'],
		['masterbar', 'Enable the WordPress.com toolbar'],
	])(
		'%s: hidden if the host lacks it, disabled with a reason if overridden [SET-024, SET-029, SET-030, WRITE-023]',
		async (slug, name) => {
			await open({ before: withoutModules(slug) });
			expect(screen.queryByRole('switch', { name })).not.toBeInTheDocument();
			await closeApps();
			const { site, user } = await open({
				before: (running) => running.setFacts({ overrides: { [slug]: 'inactive' } }),
			});
			expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
			expect(toggle(name)).toHaveAccessibleDescription(/has been disabled by a site administrator\./);
			await user.click(toggle(name));
			expect(posted(site)).toEqual([]);
		},
	);

	it('work offline, except those that need the provider [SET-031, SET-033, SET-045]', async () => {
		await open({ scenario: ['offline-constant'] });
		const switches = screen.getAllByRole('switch');
		const away = ['Publish posts by email', 'Enable the WordPress.com toolbar'];
		expect(switches.length).toBeGreaterThan(10);
		for (const one of switches) {
			const offline = expect.stringMatching(/Unavailable in Offline Mode/) as string;
			const isAway = away.includes(one.getAttribute('aria-label') ?? '');
			expect(one).toHaveAccessibleDescription(
				isAway ? offline : (expect.not.stringMatching(/Offline/) as string),
			);
			if (isAway) {
				expect(one).toHaveAttribute('aria-disabled', 'true');
			}
		}
	});

	it('revert and show the reason if the host refuses [SET-019, SET-025]', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ latex: false }) });
		site.fail('POST', 'settings', 403, { code: 'rest_forbidden', message: 'You are not allowed to.' });
		await user.click(toggle('Write formulas in LaTeX'));
		expect(await screen.findByRole('alert')).toHaveTextContent(
			'Error updating settings. You are not allowed to.',
		);
		expect(toggle('Write formulas in LaTeX')).not.toBeChecked();
		expect(region('Composing').getByText('You are not allowed to.')).toBeInTheDocument();
	});
});
