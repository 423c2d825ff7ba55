import { screen, waitFor, within } from '@testing-library/react';
import { TAB } from '../../src/routes/settings/groups/writing';
import { openApp } from '../support/open-app';
import { expectLocked, flip, openTab, queryToggle, saved, toggle } from '../support/open-tab';
import { arrived, hasRegion, region, sections } from '../support/screens';
import { posted, saveButton, shownSupports, supportsOf, withModules } from '../support/settings-tab';
import { CARDS } from '../support/settings-tabs.table';

const GALLERY = 'Display images in a full-screen carousel gallery';
const EXIF = 'Show photo Exif metadata in carousel (when available)';
const COMMENTS_AREA = 'Show comments area in carousel';
const scheme = () => screen.getByRole('combobox', { name: 'Color scheme' });
const text = (id: string) =>
	({
		writing: 'Compose content the way you want to and streamline your publishing experience.',
		discussion: 'Manage advanced comment settings and grow your audience with email subscriptions.',
		traffic: "Maximize your site's visibility in search engines and view traffic patterns in real time.",
	})[id];

it.each(['writing', 'discussion', 'traffic', 'sharing', 'performance'] as const)(
	'the tab %s shows its heading and its cards [WRITE-003, WRITE-005, DISC-003, DISC-004, TRAF-002, TRAF-004, SHARE-001, PERF-002, SET-001]',
	async (id) => {
		await openTab(id);
		const name = id.charAt(0).toUpperCase() + id.slice(1);
		const heading = [name, text(id)].filter(Boolean).join(' ');
		expect(screen.getByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
		expect(sections().filter((title) => title !== 'On this page')).toEqual(Object.keys(CARDS[id]));
		if (id === 'writing') {
			const supports = await shownSupports();
			// The card of forms is for hosts that have a page of them, the theme's choice for themes that scroll.
			const others = ['jetpack-support-contact-form'];
			expect(supports.sort()).toEqual(
				supportsOf(TAB)
					.filter((source) => !others.includes(source))
					.sort(),
			);
		}
	},
);

it('the cards of a tab show on it alone, or under its name in a search [WRITE-001, WRITE-004, DISC-001, DISC-002, TRAF-001, TRAF-003, PERF-001, SET-002, SET-005]', async () => {
	const { reopen } = await openApp({ hash: '#/sharing' });
	await arrived();
	expect(sections()).toEqual(['Social connections', 'Sharing buttons', 'Like buttons']);
	for (const [term, tab, card] of [
		['carousel', 'Writing', 'Media'],
		['gravatar', 'Discussion', 'Comments'],
		['sitemaps', 'Traffic', 'Sitemaps'],
		['photon', 'Performance', 'Performance and speed'],
	] as const) {
		await reopen(`#/security?term=${term}`);
		expect(await screen.findByRole('heading', { level: 2, name: tab })).toBeInTheDocument();
		expect(hasRegion(card)).toBe(true);
		expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Search results$/);
		expect(screen.queryByText(text('writing') ?? '')).not.toBeInTheDocument();
	}
});

it('a tab says that it has nothing to set without its modules [WRITE-002, TRAF-001]', async () => {
	await openTab('writing', { before: withModules('photon') });
	expect(screen.getByText('This site has no settings to show here.')).toBeInTheDocument();
});

describe('a card', () => {
	const open = (options = {}) => openTab('writing', { card: 'writing-media', ...options });

	it('moves a switch at once, saves it alone and records it [WRITE-007, WRITE-008, WRITE-011, SET-035, SET-039, EVT-006, EVT-007]', async () => {
		const app = await open({ on: { carousel: false } });
		for (const control of [toggle(EXIF), toggle(COMMENTS_AREA), scheme()]) {
			expectLocked(control, /^Turn on “Display images .*” first\.$/);
		}
		await app.user.click(toggle(EXIF));
		const release = app.site.hold('POST', 'settings');
		await app.user.click(toggle(GALLERY));
		expect(toggle(GALLERY)).toBeChecked();
		expect(toggle(GALLERY)).toHaveAttribute('aria-busy', 'true');
		for (const control of [toggle(EXIF), toggle(COMMENTS_AREA), scheme()]) {
			expect(control).toHaveAttribute('aria-disabled', 'true');
			await app.user.click(control);
		}
		await app.user.click(toggle(GALLERY));
		await release();
		expect(await saved()).toBeInTheDocument();
		app.site.recover();
		await flip(app, EXIF);
		expect(toggle(EXIF)).toBeChecked();
		expect(scheme()).not.toHaveAttribute('aria-disabled');
		expect(posted(app.site)).toEqual([{ carousel: true }, { carousel_display_exif: true }]);
		expect(app.events()).toEqual([
			['jetpack_wpa_module_toggle', expect.objectContaining({ module: 'carousel', toggled: 'on' })],
			[
				'jetpack_wpa_settings_toggle',
				expect.objectContaining({ module: 'carousel', setting: 'carousel_display_exif', toggled: 'on' }),
			],
		]);
		expect(app.reloads()).toBe(0);
	});

	it.each([
		['the host refuses', 403, { code: 'rest_forbidden', message: 'You are not allowed to.' }, /not allowed/],
		['the host is unreachable', undefined, undefined, /We couldn’t reach your site/],
	])('reverts a switch and says why when %s [SET-019, SET-025]', async (_, status, body, reason) => {
		const { site, user } = await open({ on: { carousel: false } });
		site.fail('POST', 'settings', status, body);
		await user.click(toggle(GALLERY));
		const alert = await screen.findByRole('alert');
		expect(alert).toHaveTextContent(/^Error updating settings\./);
		expect(alert).toHaveTextContent(reason);
		expect(toggle(GALLERY)).not.toBeChecked();
		expect(region('Media').getByText(reason)).toBeInTheDocument();
	});

	it('offers only the host’s choices in a list, and saves with Save [WRITE-010, SET-039, SET-040, SET-047]', async () => {
		const { site, user } = await open({ on: { carousel: true } });
		expect(
			within(scheme())
				.getAllByRole('option')
				.map(({ textContent }) => textContent),
		).toEqual(['Black', 'White']);
		await user.selectOptions(scheme(), 'White');
		expect(posted(site)).toEqual([]);
		await user.click(saveButton());
		expect(await saved()).toBeInTheDocument();
		expect(posted(site)).toEqual([{ carousel_background_color: 'white' }]);
		expect(scheme()).toHaveValue('white');
	});

	it.each([
		['pink', '', 'Choose one'],
		[{ is: 'a map' }, 'The stored value can’t be shown here.', 'Choose one'],
	])('shows no choice where the host stores %j', async (carousel_background_color, reason, shown) => {
		await open({
			on: { carousel: true },
			before: (site: { page: (members: object) => void }) =>
				site.page({ settings: { carousel_background_color } }),
		});
		expect(scheme()).toHaveAccessibleDescription(reason);
		expect(scheme().getAttribute('aria-disabled')).toBe(reason ? 'true' : null);
		expect(scheme()).toHaveDisplayValue(shown);
		expect(toggle(EXIF)).not.toHaveAttribute('aria-disabled');
	});

	it('grays out under an override, and says who decided, once [WRITE-023, SET-024, SET-029]', async () => {
		const { site, user } = await openTab('writing', {
			card: 'content-types',
			before: (running) => running.setFacts({ overrides: { 'custom-content-types': 'inactive' } }),
		});
		const reason = /^This feature has been disabled by a site administrator\./;
		expect(region('Custom content types').getAllByText(reason)).toHaveLength(1);
		for (const name of ['Testimonials', 'Portfolios']) {
			expectLocked(toggle(name), reason);
			await user.click(toggle(name));
		}
		expect(posted(site)).toEqual([]);
	});

	it('loses the control of a garbled option, or of one that the host lacks', async () => {
		const BLOCKS = 'Add Jetpack blocks to the editor';
		const at = (jetpack_blocks_disabled: unknown) =>
			openTab('writing', {
				card: 'composing',
				before: (site) => site.page({ settings: { jetpack_blocks_disabled } }),
			});
		const { close } = await at(['x']);
		expectLocked(toggle(BLOCKS), /can’t be shown/);
		close();
		await at(undefined);
		await waitFor(() => expect(queryToggle(BLOCKS)).not.toBeInTheDocument());
	});
});
