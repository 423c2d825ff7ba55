import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { follow } from '../support/follow';
import { arrived, region } from '../support/screens';
import {
	holdChanges,
	posted,
	querySave,
	saveButton,
	withoutModules,
	withSetting,
} from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

/** The theme can do it. */
const withSupport = (site: TestSite) =>
	site.editPage((state) => Object.assign(state, { themeData: { support: { 'infinite-scroll': true } } }));

const open = async (isOn: boolean, option: boolean, more: OpenOptions['before'] = () => {}) => {
	const app = await openApp({
		hash: '#/writing',
		before: async (site) => {
			await site.setSwitches({ 'infinite-scroll': isOn });
			// An option that was never written refuses the first "off".
			await site.post('settings', { infinite_scroll: true });
			await site.post('settings', { infinite_scroll: option });
			site.calls.length = 0;
			withSupport(site);
			await more(site);
		},
	});
	await arrived();
	return app;
};
const card = () => region('Theme enhancements');
const modes = () =>
	card()
		.queryAllByRole('radio')
		.map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
const mode = (name: string) => card().getByRole('radio', { name });
const save = saveButton;

const DEFAULT = 'Default theme behavior';
const BUTTON = 'Load more posts in page with a button';
const SCROLL = 'Load more as the reader scrolls';
const MODES = [DEFAULT, BUTTON, SCROLL];

describe('infinite scroll', () => {
	it.each([
		[false, false, DEFAULT],
		[false, true, DEFAULT],
		[true, false, BUTTON],
		[true, true, SCROLL],
	])(
		'with the module %p and the option %p, selects “%s” [WRITE-024, WRITE-025]',
		async (isOn, option, expected) => {
			await open(isOn, option);
			expect(modes()).toEqual(MODES);
			for (const name of MODES) {
				expect(mode(name)).toHaveProperty('checked', name === expected);
			}
		},
	);

	it.each([
		[BUTTON, DEFAULT, { 'infinite-scroll': false }],
		[SCROLL, DEFAULT, { 'infinite-scroll': false }],
		[DEFAULT, BUTTON, { 'infinite-scroll': true, infinite_scroll: false }],
		[SCROLL, BUTTON, { infinite_scroll: false }],
		[DEFAULT, SCROLL, { 'infinite-scroll': true }],
		[BUTTON, SCROLL, { infinite_scroll: true }],
	])(
		'from %s to %s, saves only what changed, with Save [WRITE-026, WRITE-027, SET-039, SET-040]',
		async (from, to, expected) => {
			const { site, user } = await open(from !== DEFAULT, from !== BUTTON);
			expect(mode(from)).toBeChecked();
			await user.click(mode(to));
			expect(mode(to)).toBeChecked();
			expect(posted(site)).toEqual([]);
			await user.click(save());
			expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
			expect(posted(site)).toEqual([expected]);
			expect(mode(to)).toBeChecked();
			expect(querySave()).not.toBeInTheDocument();
		},
	);

	it('has nothing to save once the choice is undone [SET-013]', async () => {
		const { site, user } = await open(false, false);
		await user.click(mode(SCROLL));
		expect(save()).not.toHaveAttribute('aria-disabled');
		await user.click(mode(DEFAULT));
		expect(querySave()).not.toBeInTheDocument();
		expect(posted(site)).toEqual([]);
	});

	it('keeps the draft and shows the reason if the save fails', async () => {
		const { site, user } = await open(false, true);
		site.fail('POST', 'settings');
		await user.click(mode(SCROLL));
		await user.click(save());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/Error updating settings\. We couldn’t reach your site/,
		);
		expect(mode(SCROLL)).toBeChecked();
		site.recover();
		await user.click(save());
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
	});

	it('is disabled while it’s saved', async () => {
		const { site, user } = await open(false, true);
		const release = holdChanges(site);
		await user.click(mode(SCROLL));
		await user.click(save());
		expect(card().getByRole('radiogroup', { name: 'Infinite scroll' })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		await user.click(mode(BUTTON));
		expect(mode(SCROLL)).toBeChecked();
		release();
		await waitFor(() => expect(mode(SCROLL)).not.toHaveAttribute('aria-disabled'));
		expect(posted(site)).toEqual([{ 'infinite-scroll': true }]);
	});

	it('explains that the theme must support it, records clicks on the link, and has no Save [WRITE-028, SET-040]', async () => {
		for (const themeData of [{ support: { 'infinite-scroll': false } }, undefined, 'x']) {
			const { user, events } = await open(true, true, (site) =>
				site.editPage((state) => Object.assign(state, { themeData })),
			);
			expect(card().getByText('Theme support required.')).toBeInTheDocument();
			expect(modes()).toEqual([]);
			expect(querySave()).not.toBeInTheDocument();
			const link = card().getByRole('link', { name: /^Learn more\s*\(opens/ });
			expect(link).toHaveAttribute('href', expect.stringContaining('source=jetpack-support-infinite-scroll'));
			await user.click(link);
			expect(await events()).toContainEqual([
				'jetpack_wpa_click',
				expect.objectContaining({
					target: 'learn-more',
					feature: 'infinite-scroll',
					extra: 'not-supported-link',
				}),
			]);
			await closeApps();
		}
	});

	it('shows a notice instead of the choice while forced off [WRITE-029, SET-030]', async () => {
		const text = 'Infinite scroll has been disabled by a site administrator.';
		await open(true, true, (site) => site.setFacts({ overrides: { 'infinite-scroll': 'inactive' } }));
		expect(card().getByText(text)).toBeInTheDocument();
		expect(modes()).toEqual([]);
		expect(card().queryByText('Theme support required.')).not.toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		await closeApps();
		await open(true, true);
		expect(card().queryByText(text)).not.toBeInTheDocument();
	});

	it('can’t be left to the theme while forced on [SET-024]', async () => {
		await open(true, true, (site) => site.setFacts({ overrides: { 'infinite-scroll': 'active' } }));
		expect(modes()).toEqual([BUTTON, SCROLL]);
		expect(mode(SCROLL)).toBeChecked();
	});

	it('is hidden if the host lacks its option or module', async () => {
		await open(true, true, withSetting('infinite_scroll', undefined));
		expect(card().queryByRole('radiogroup')).not.toBeInTheDocument();
		await closeApps();
		await open(true, true, withoutModules('infinite-scroll'));
		expect(card().queryByText('Infinite scroll')).not.toBeInTheDocument();
		expect(card().getByRole('switch', { name: 'Enhance CSS customization panel' })).toBeInTheDocument();
	});
});

it('links to custom CSS in the Customizer, and records the click [WRITE-031, WRITE-052, EVT-019, EVT-042]', async () => {
	const { user, events } = await open(false, false);
	const link = card().getByRole('link', { name: 'Edit your CSS in the Customizer' });
	expect(link).toHaveAttribute(
		'href',
		expect.stringMatching(/\/wp-admin\/customize\.php\?autofocus\[section\]=custom_css$/),
	);
	await follow(user, link);
	expect(await events()).toContainEqual([
		'jetpack_wpa_click',
		expect.objectContaining({ target: 'visit-customizer', feature: 'custom-css' }),
	]);
});
