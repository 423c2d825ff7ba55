import { act, screen, waitFor } from '@testing-library/react';
import { itemOptions } from '../../src/routes/settings/groups/group';
import { TAB_CHUNKS } from '../../src/routes/settings/tab-chunks';
import { isOnHost } from '../support/host-items';
import { openApp } from '../support/open-app';
import { openTab, toggle } from '../support/open-tab';
import { app, arrived, hasRegion } from '../support/screens';
import { settled } from '../support/settled';

const goTo = async (hash: string) => {
	act(() => void (window.location.hash = hash));
	await settled();
};
const isFaded = (id: string) =>
	document.querySelector(`[data-setting="${id}"] .options`)?.classList.contains('faded') ?? null;

it('settings tabs set the document title and keep their URL, and managers get them all, with switches and search [SET-001, SHELL-017, SHELL-018, ROLE-008]', async () => {
	await openApp({ hash: '#/settings' });
	await arrived();
	for (const [path, name] of [
		['settings', 'Settings'],
		['security', 'Security'],
		['performance', 'Performance'],
		['writing', 'Writing'],
		['sharing', 'Sharing'],
		['discussion', 'Discussion'],
		['traffic', 'Traffic'],
		['privacy', 'Privacy settings'],
		['tools', 'Tools'],
	]) {
		await goTo(`#/${path}`);
		await waitFor(() => expect(document.title).toBe(`${name} ‹ Example Site ‹ Jetpack`));
		expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
		expect(window.location.hash).toBe(`#/${path}`);
	}
	await goTo('#/security');
	await waitFor(() => expect(app().getAllByRole('switch').length).toBeGreaterThan(3));
	expect(
		app().getAllByRole('link', { name: /^(Security|Performance|Writing|Sharing|Discussion|Traffic)$/ }),
	).toHaveLength(6);
	expect(app().getByRole('search')).toBeInTheDocument();
});

describe('modules', () => {
	const NEITHER = 'Lazy-load images';
	const SITE = 'Speed up images';
	const OWNER = 'Get an alert when your site goes down';

	it.each([
		['connected', []],
		['site-only', [OWNER]],
		['offline-constant', [SITE, OWNER]],
	])(
		'require a site connection, a connection owner or neither: %s [SET-020, SET-033, SET-034]',
		async (scenario, locked) => {
			const closed: string[] = [];
			for (const [tab, names] of [
				['performance', [NEITHER, SITE]],
				['security', [OWNER]],
			] as const) {
				const { close } = await openTab(tab, { scenario: [scenario] });
				closed.push(...names.filter((name) => toggle(name).getAttribute('aria-disabled') === 'true'));
				close();
			}
			expect(closed).toEqual(locked);
		},
	);

	it('explain only the forced-off module on a shared card [SET-028]', async () => {
		await openTab('performance', {
			card: 'speed',
			before: (site) => site.setFacts({ overrides: { photon: 'inactive' } }),
		});
		expect(toggle('Speed up images')).toHaveAccessibleDescription(
			expect.stringContaining('This feature has been disabled by a site administrator.'),
		);
		expect(toggle('Speed up static files')).not.toHaveAttribute('aria-disabled');
	});
});

/** Faded offline, faded without an owner: the cards' table, but as the host says of modules. */
const FADES: Record<string, [isOffline: boolean, isWithoutOwner: boolean]> = {
	monitor: [true, true],
	firewall: [true, false],
	'brute-force': [true, false],
	sso: [true, true],
	backups: [true, false],
	'anti-spam': [false, false],
	media: [true, false],
	search: [true, false],
	speed: [false, false],
	'writing-media': [false, false],
	composing: [false, false],
	'content-types': [false, false],
	widgets: [false, false],
	'post-by-email': [true, true],
	toolbar: [true, true],
	'social-connections': [true, true],
	'sharing-buttons': [false, false],
	'like-buttons': [true, false],
	comments: [false, false],
	subscriptions: [true, true],
	'theme-enhancements': [false, false],
	ads: [true, false],
	'related-posts': [true, false],
	seo: [true, false],
	'google-analytics': [true, false],
	shortlinks: [true, false],
	sitemaps: [false, false],
	verification: [false, false],
};

describe('cards', () => {
	it.each([
		['offline-constant', 0],
		['site-only', 1],
	] as const)('fade as the table says: %s [SET-031, SET-032, SET-045]', async (scenario, column) => {
		await openApp({
			hash: '#/settings/all',
			scenario: column === 0 ? ['akismet-valid', scenario] : [scenario],
		});
		await waitFor(() => expect(document.querySelector('[data-setting="transfer"]')).toBeInTheDocument());
		await settled();
		// A card that shows a banner in place of its content has nothing to fade.
		const ids = Object.keys(FADES).filter((id) => id !== 'anti-spam' || column === 0);
		expect(ids.map((id) => [id, isFaded(id) ?? false])).toEqual(ids.map((id) => [id, FADES[id]?.[column]]));
	});

	it('have unique ids and titles', async () => {
		const tabs = await Promise.all(Object.values(TAB_CHUNKS).map((load) => load()));
		const groups = tabs.flatMap(({ TAB }) => TAB.groups);
		expect(groups.length).toBeGreaterThan(15);
		for (const names of [groups.map(({ id }) => id), groups.map(({ title }) => title())]) {
			expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
		}
	});

	it('include each option only once per tab', async () => {
		for (const load of Object.values(TAB_CHUNKS)) {
			const { groups } = (await load()).TAB;
			for (const host of ['jetpack-12', 'jetpack-16'] as const) {
				const items = groups.flatMap((group) => group.items).filter((item) => isOnHost(item, host));
				const names = items.flatMap((item) => [...itemOptions(item)]);
				expect(new Set(names).size).toBe(names.length);
			}
		}
	});
});

describe('settings access', () => {
	it('is denied to subscribers [SET-008]', async () => {
		await openApp({ as: 'subscriber', before: (site) => site.setSwitches({ publicize: true }) });
		for (const hash of ['#/settings', '#/sharing', '#/writing']) {
			await goTo(hash);
			expect(screen.queryByRole('navigation', { name: 'Settings' })).not.toBeInTheDocument();
			expect(screen.queryByRole('switch')).not.toBeInTheDocument();
			expect(document.querySelector('[data-setting]')).toBeNull();
		}
	});

	it.each([
		['Sharing', true],
		['Writing', false],
	] as const)(
		'gives editors Sharing while it’s on, else Writing, without search: %s [SET-009, SET-010, SET-011, SHELL-067, SHELL-101, ROLE-008]',
		async (title, publicize) => {
			await openApp({
				as: 'editor',
				hash: '#/settings',
				before: (site) => site.setSwitches({ publicize, 'post-by-email': true }),
			});
			expect(
				await screen.findByRole('heading', { level: 1, name: new RegExp(`^${title}`) }),
			).toBeInTheDocument();
			const { TAB } = await (publicize ? TAB_CHUNKS.sharing() : TAB_CHUNKS.writing());
			const closed = TAB.groups.filter(({ allow }) => !allow);
			expect(closed.length).toBeGreaterThan(0);
			closed.forEach((group) => expect(hasRegion(group.title())).toBe(false));
			expect(screen.queryByRole('search')).not.toBeInTheDocument();
			expect(screen.queryByRole('link', { name: 'All settings' })).not.toBeInTheDocument();
			for (const hash of ['#/settings/all', '#/tools']) {
				await goTo(hash);
				await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
			}
			expect(app().queryByRole('switch')).not.toBeInTheDocument();
		},
	);
});
