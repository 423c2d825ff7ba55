import { screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { siteHas } from '../support/site-has';
import type { TestSite } from '../support/test-site';
import { doneSaving, querySave, saveButton } from '../support/settings-tab';

const card = () => region('Ads');
const toggle = (name: string) => card().getByRole('switch', { name });
const settled = (name: string) => waitFor(() => expect(toggle(name)).not.toHaveAttribute('aria-busy'));
const posts = (site: TestSite) =>
	site
		.callsTo('POST', 'settings')
		.map(({ body }) => body)
		.filter((body) => !('google' in (body as object)));

/** The tab of a site with ads in its plan, where they are on. */
const open = async (options: OpenOptions & { isOn?: boolean; stored?: object } = {}) => {
	const { isOn = true, stored = {}, before, ...more } = options;
	const app = await openApp({
		hash: '#/traffic',
		scenario: ['plan-complete', 'google-verified'],
		...more,
		before: async (site) => {
			siteHas(['wordads'])(site);
			await site.setSwitches({ wordads: isOn });
			await site.post('settings', stored);
			await before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	await card().findByRole('switch', { name: SWITCH });
	return app;
};

const SWITCH = 'Show ads on this site';
const OPT_OUT = 'Let visitors opt out of the sale of their data';
const LINES = 'Add custom ads.txt entries';
const save = saveButton;

describe('the Ads card', () => {
	it('saves turning ads on and off immediately [TRAF-005]', async () => {
		const { site, user } = await open({ isOn: false });
		await user.click(toggle(SWITCH));
		await settled(SWITCH);
		await user.click(toggle(SWITCH));
		await settled(SWITCH);
		expect(posts(site)).toEqual([{ wordads: true }, { wordads: false }]);
	});

	it.each([
		['Front page', 'wordads_display_front_page', 'TRAF-006'],
		['Posts', 'wordads_display_post', 'TRAF-006'],
		['Pages', 'wordads_display_page', 'TRAF-006'],
		['Archives', 'wordads_display_archive', 'TRAF-006'],
		['Top of each page', 'enable_header_ad', 'TRAF-007'],
		['Second ad below each post', 'wordads_second_belowpost', 'TRAF-007'],
	])('saves the location “%s” immediately, as %s [TRAF-006, TRAF-007]', async (name, option) => {
		const { site, user } = await open();
		expect(toggle(name)).toBeChecked();
		await user.click(toggle(name));
		await settled(name);
		expect(posts(site)).toEqual([{ [option]: false }]);
		expect(toggle(name)).not.toBeChecked();
	});

	it('disables locations while ads are off', async () => {
		const { site, user } = await open({ isOn: false });
		expect(toggle('Posts')).toHaveAttribute('aria-disabled', 'true');
		expect(toggle('Posts')).toHaveAccessibleDescription(/^Turn on .+ first\.$/);
		await user.click(toggle('Posts'));
		expect(posts(site)).toEqual([]);
	});

	it('reveals the privacy policy field with the opt-out, and saves both [TRAF-008, TRAF-009, TRAF-012]', async () => {
		const { site, user } = await open();
		expect(card().queryByRole('textbox', { name: /privacy policy/ })).not.toBeInTheDocument();
		expect(card().queryByText(/Logged-in administrators always see it/)).not.toBeInTheDocument();
		await user.click(toggle(OPT_OUT));
		await settled(OPT_OUT);
		const field = card().getByRole('textbox', { name: 'Privacy policy URL (optional)' });
		expect(field).toHaveAttribute('placeholder', 'https://');
		expect(card().getByText(/Logged-in administrators always see it/)).toBeVisible();
		await user.clear(field);
		await user.type(field, 'https://example.com/privacy');
		await user.click(save());
		await doneSaving();
		expect(posts(site)).toEqual([
			{ wordads_ccpa_enabled: true },
			{ wordads_ccpa_privacy_policy_url: 'https://example.com/privacy' },
		]);
	});

	it('accepts an empty privacy policy URL [TRAF-009]', async () => {
		const { site, user } = await open({
			stored: { wordads_ccpa_enabled: true, wordads_ccpa_privacy_policy_url: 'https://example.com/x' },
		});
		await user.clear(card().getByRole('textbox', { name: 'Privacy policy URL (optional)' }));
		await user.click(save());
		await waitFor(() => expect(posts(site)).toEqual([{ wordads_ccpa_privacy_policy_url: '' }]));
		expect(await screen.findByText('Updated settings.')).toBeInTheDocument();
	});

	it('saves custom ads.txt entries [TRAF-010]', async () => {
		const { site, user } = await open();
		expect(card().queryByRole('textbox', { name: 'Custom ads.txt entries' })).not.toBeInTheDocument();
		await user.click(toggle(LINES));
		await settled(LINES);
		await user.type(
			card().getByRole('textbox', { name: 'Custom ads.txt entries' }),
			'example.com, 1, DIRECT{Enter}<b>x',
		);
		await user.click(save());
		await waitFor(() => expect(posts(site)).toHaveLength(2));
		expect(posts(site)).toEqual([
			{ wordads_custom_adstxt_enabled: true },
			{ wordads_custom_adstxt: 'example.com, 1, DIRECT\n<b>x' },
		]);
		await settled(LINES);
	});

	it('hides ads.txt entries for a site in a subdirectory [TRAF-072]', async () => {
		await open({
			stored: { wordads_custom_adstxt_enabled: true },
			before: (site) => site.editPage((state) => Object.assign(state, { rawUrl: 'example.com::blog' })),
		});
		expect(card().queryByRole('switch', { name: LINES })).not.toBeInTheDocument();
		expect(card().queryByRole('textbox', { name: 'Custom ads.txt entries' })).not.toBeInTheDocument();
		expect(card().queryByText('ads.txt file')).not.toBeInTheDocument();
		expect(toggle('Posts')).toBeVisible();
	});

	it.each([
		[/^View your earnings/, 'source=calypso-stats-ads-day', 'view-earnings'],
		[/^Add an ad widget$/, 'customize.php?autofocus[panel]=widgets', 'place_ad_widget'],
	])('has a link that records clicks: %s [TRAF-011, EVT-019, EVT-042]', async (name, address, target) => {
		const { user, events } = await open({
			before: (site) =>
				site.editPage((state) => Object.assign(state.themeData as object, { support: { widgets: true } })),
		});
		const link = card().getByRole('link', { name });
		expect(link).toHaveAttribute('href', expect.stringContaining(address));
		link.addEventListener('click', (event) => event.preventDefault());
		await user.click(link);
		expect(await events()).toContainEqual(['jetpack_wpa_click', expect.objectContaining({ target })]);
	});

	it.each([
		['woa', true],
		['google-verified', false],
	])('on %s, links to more about the opt-out: %p', async (scenario, isThere) => {
		await open({ scenario: ['plan-complete', 'google-verified', scenario] });
		const link = card().queryByRole('link', { name: /^Learn more about the opt-out/ });
		expect(link?.getAttribute('href')?.includes('source=wpcom-support-us-privacy') ?? false).toBe(isThere);
	});

	it.each([
		['missing', undefined],
		['a list', ['x']],
	])('hides or disables only the switch whose option is %s', async (_, value) => {
		await open({
			before: (site) =>
				site.editPage(
					(state) => void ((state.settings as Record<string, unknown>).wordads_display_post = value),
				),
		});
		expect(card().queryByRole('switch', { name: 'Posts' })?.getAttribute('aria-disabled')).toBe(
			value && 'true',
		);
		expect(toggle('Pages')).not.toHaveAttribute('aria-disabled');
	});
});

describe('the Ads card without the feature', () => {
	it('shows an upsell instead of settings [SET-046, PLAN-065]', async () => {
		await openApp({ hash: '#/traffic', before: siteHas([]) });
		await arrived();
		expect(await card().findByRole('link', { name: 'Upgrade' })).toHaveAttribute(
			'href',
			'#/product/security',
		);
		expect(card().queryByRole('switch')).not.toBeInTheDocument();
	});

	it('is disabled offline, without an upsell [SET-046]', async () => {
		await openApp({ hash: '#/traffic', scenario: ['offline-constant'] });
		await arrived();
		expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
		expect(toggle(SWITCH)).toHaveAccessibleDescription('Unavailable in Offline Mode');
		expect(querySave()).not.toBeInTheDocument();
	});
});
