import { screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';
import { doneSaving, querySave, saveButton } from '../support/settings-tab';

const card = () => region('Site verification');
const toggle = () => card().getByRole('switch', { name: 'Add verification tags to your site' });
const field = (name: string) => card().getByRole('textbox', { name });
const save = saveButton;
const saved = doneSaving;
const posts = (site: TestSite) => site.callsTo('POST', 'settings').map(({ body }) => body);

const open = async ({ stored = {}, before, ...options }: OpenOptions & { stored?: object } = {}) => {
	const app = await openApp({
		hash: '#/traffic',
		scenario: ['google-verified'],
		...options,
		before: async (site) => {
			await site.post('settings', stored);
			await before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	return app;
};

describe('tags for other services', () => {
	it.each([
		['Bing', 'bing', 'msvalidate.01'],
		['Pinterest', 'pinterest', 'p:domain_verify'],
		['Yandex', 'yandex', 'yandex-verification'],
		['Facebook', 'facebook', 'facebook-domain-verification'],
	])(
		'%s: save a code as typed, then show it as a tag [TRAF-055, TRAF-056, TRAF-085, TRAF-086]',
		async (name, option, meta) => {
			const { site, user } = await open();
			await user.type(field(name), 'abc-1_X');
			expect(field(name)).toHaveValue('abc-1_X');
			await user.click(save());
			await saved();
			expect(posts(site)).toEqual([{ [option]: 'abc-1_X' }]);
			expect(field(name)).toHaveValue(`<meta name="${meta}" content="abc-1_X" />`);
		},
	);

	it('show edits as typed, with nothing to save once the stored tag is back [TRAF-086]', async () => {
		const { user } = await open({ stored: { bing: 'abc' } });
		const tag = '<meta name="msvalidate.01" content="abc" />';
		expect(field('Bing')).toHaveValue(tag);
		expect(field('Bing')).toHaveAttribute('dir', 'ltr');
		await user.type(field('Bing'), '{Backspace}');
		expect(field('Bing')).toHaveValue(tag.slice(0, -1));
		expect(save()).not.toHaveAttribute('aria-disabled');
		await user.type(field('Bing'), '>');
		expect(field('Bing')).toHaveValue(tag);
		expect(querySave()).not.toBeInTheDocument();
	});

	it('are sent as pasted [TRAF-057]', async () => {
		const { site, user } = await open();
		const tag = '<meta name="yandex-verification" content="xyz">';
		await user.click(field('Yandex'));
		await user.paste(tag);
		expect(field('Yandex')).toHaveValue(tag);
		await user.click(save());
		await saved();
		expect(posts(site)).toEqual([{ yandex: tag }]);
	});

	it('show a stored value that isn’t a code unchanged [TRAF-057]', async () => {
		const tag = '<meta name="msvalidate.01" content="a b" data-x="1">';
		await open({
			before: (site) => site.editPage((state) => Object.assign(state.settings as object, { bing: tag })),
		});
		expect(field('Bing')).toHaveValue(tag);
	});

	it.each(['"><script>alert(1)</script>', "it's me", '<b>x</b>'])(
		'show the host’s refusal and keep the draft: %s',
		async (value) => {
			const { user } = await open();
			await user.click(field('Pinterest'));
			await user.paste(value);
			await user.click(save());
			expect(
				await card().findByText('pinterest must be an alphanumeric string or a verification tag.'),
			).toBeVisible();
			expect(field('Pinterest')).toHaveValue(value);
			expect(document.querySelector('script:not([type]):not([src])')).toBeNull();
		},
	);

	it('are disabled until the module is on [TRAF-087]', async () => {
		const { user } = await open({ before: (site) => site.setSwitches({ 'verification-tools': false }) });
		for (const name of ['Bing', 'Pinterest', 'Yandex', 'Facebook']) {
			expect(field(name)).toHaveAttribute('aria-disabled', 'true');
			expect(field(name)).toHaveAccessibleDescription(/^Turn on .+ first\.$/);
		}
		for (const name of ['Edit the tag']) {
			expect(await card().findByRole('button', { name })).toHaveAccessibleDescription(/^Turn on .+ first\.$/);
		}
		await user.click(toggle());
		await waitFor(() => expect(field('Bing')).not.toHaveAttribute('aria-disabled'));
		await waitFor(() => expect(toggle()).not.toHaveAttribute('aria-busy'));
	});

	it.each([
		['missing', undefined],
		['a list', ['x']],
	])('hide or disable only the field whose option is %s', async (_, value) => {
		await open({
			before: (site) =>
				site.editPage((state) => void ((state.settings as Record<string, unknown>).bing = value)),
		});
		expect(card().queryByRole('textbox', { name: 'Bing' })?.getAttribute('aria-disabled')).toBe(
			value && 'true',
		);
		expect(field('Yandex')).not.toHaveAttribute('aria-disabled');
	});
});

describe('Google verification without an account', () => {
	it.each([
		['not linked', { scenario: ['second-admin-linked', 'google-verified'], as: 'admin2' }],
		['offline', { scenario: ['offline-constant'] }],
		['linked, but offline', { scenario: ['google-unverified'] }],
		['without an owner', { scenario: ['site-only'] }],
	])('%s: shows only the field, and makes no call [TRAF-063, TRAF-091]', async (name, options) => {
		const { site } = await open({
			...options,
			before: async (running) => {
				await running.setSwitches({ 'verification-tools': true });
				if (name === 'linked, but offline') {
					running.editPage((state) => {
						const { offlineMode } = state.connectionStatus as { offlineMode: object };
						Object.assign(offlineMode, { isActive: true });
					});
				}
				if (name === 'not linked') {
					running.editPage((state) => {
						const { currentUser } = state.userData as { currentUser: object };
						Object.assign(currentUser, { isConnected: false, wpcomUser: { avatar: false } });
					});
				}
			},
		});
		expect(field('Google')).not.toHaveAttribute('aria-disabled');
		expect(card().queryByRole('button', { name: 'Verify with Google' })).not.toBeInTheDocument();
		expect(card().queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
		expect(site.callsTo('GET', 'verify-site')).toEqual([]);
	});

	it('saves on Enter [TRAF-055, TRAF-056, TRAF-091]', async () => {
		const { site, user } = await open({
			scenario: ['site-only'],
			before: (running) => running.setSwitches({ 'verification-tools': true }),
		});
		await user.type(field('Google'), 'code{Enter}');
		await saved();
		expect(posts(site)).toEqual([{ google: 'code' }]);
		expect(field('Google')).toHaveValue('<meta name="google-site-verification" content="code" />');
	});
});

it('every control of the Traffic tab can be found by its label', async () => {
	const { TAB } = await import('../../src/routes/settings/groups/traffic');
	const { searchLines, matches } = await import('../../src/routes/settings/search');
	for (const group of TAB.groups) {
		const lines = searchLines(group, {});
		for (const item of group.items) {
			for (const label of 'label' in item && item.label ? item.label().split(', ') : []) {
				expect([label, matches(lines, label)]).toEqual([label, true]);
			}
			for (const option of [
				...('option' in item ? [item.option] : []),
				...('options' in item ? (item.options ?? []) : []),
			]) {
				expect([option, 'label' in item && Boolean(item.label?.())]).toEqual([option, true]);
			}
		}
	}
});

it.each([
	['Front page description', 'Search engine optimization'],
	['Page titles', 'Search engine optimization'],
	['Roles that can view stats', 'Jetpack Stats'],
	['Sitemap URL', 'Sitemaps'],
	['Pinterest', 'Site verification'],
	['google', 'Site verification'],
	['wordads_custom_adstxt', 'Ads'],
	['GA', 'Google Analytics'],
])('a search for “%s” finds the %s card [SET-002]', async (term, title) => {
	await openApp({ hash: `#/performance?term=${encodeURIComponent(term)}` });
	expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
});
