import { act, screen } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import type { TestSite } from '../support/test-site';
import { app, arrived, hasRegion } from '../support/screens';

type Page = Record<string, unknown>;
type Change = (page: Page, isGiven: boolean) => void;

const user = (page: Page) => (page.userData as { currentUser: Record<string, unknown> }).currentUser;
const permission =
	(...names: string[]): Change =>
	(page, isGiven) =>
		names.forEach((name) => Object.assign(user(page).permissions as object, { [name]: isGiven }));
const flag =
	(holder: 'siteData' | 'connectionStatus', name: string): Change =>
	(page, isGiven) =>
		Object.assign(page[holder] as object, { [name]: isGiven });
const hosted = flag('siteData', 'isWoASite');

const hasLink = (name: string | RegExp) => app().queryByRole('link', { name }) !== null;
const hasSwitch = () => screen.queryAllByRole('switch').length > 0;

/** Who looks at which site and path, what is given or taken, and what shows only with it. */
interface Row {
	as?: string;
	scenario?: string[];
	hash?: string;
	switches?: Record<string, boolean>;
	always?: Change;
	change: Change;
	effect: () => boolean;
}

const ROWS: Record<string, Row> = {
	'manage modules: the toggles': { change: permission('manage_modules'), effect: hasSwitch },
	'manage modules: the settings': {
		hash: '#/security',
		change: permission('manage_modules'),
		effect: () => screen.queryByRole('navigation', { name: 'Settings' }) !== null,
	},
	'manage modules: the search': {
		hash: '#/security',
		change: permission('manage_modules'),
		effect: () => screen.queryByRole('search') !== null,
	},
	'view stats: the stats card': {
		as: 'editor',
		scenario: ['connected', 'stats-on'],
		change: permission('view_stats'),
		effect: () => hasRegion('Jetpack Stats'),
	},
	'manage plugins: Boost': { change: permission('manage_plugins'), effect: () => hasRegion('Jetpack Boost') },
	'manage plugins: CRM': { change: permission('manage_plugins'), effect: () => hasRegion('Jetpack CRM') },
	'manage options: the Modules item': {
		change: permission('manage_options'),
		effect: () => hasLink('Modules'),
	},
	'manage options: the Debug item': { change: permission('manage_options'), effect: () => hasLink('Debug') },
	'edit posts: the masthead’s navigation': {
		always: (page) => hosted(page, true),
		change: permission('edit_posts'),
		effect: () => hasLink('Settings'),
	},
	'publish posts: the sharing settings': {
		as: 'editor',
		hash: '#/sharing',
		switches: { publicize: true },
		change: permission('publish_posts'),
		effect: () => hasLink('Sharing'),
	},
	'publish posts: the writing settings': {
		as: 'editor',
		hash: '#/writing',
		switches: { 'post-by-email': true },
		change: permission('publish_posts'),
		effect: () => hasLink('Writing'),
	},
	'edit posts: the protection card of non-managers, whom it makes more than subscribers': {
		as: 'editor',
		switches: { protect: true },
		change: permission('edit_posts'),
		effect: () => hasRegion('Brute force protection'),
	},
	'connect account: the account card': {
		change: permission('connect_user'),
		effect: () => hasRegion('Account connection'),
	},
	'connect account: the banner of an unlinked account': {
		as: 'admin2',
		change: permission('connect_user'),
		effect: () =>
			app().queryByText(/is not connected to your WordPress\.com account|Connect your account/i) !== null,
	},
	'disconnect site: the way to disconnect': {
		change: permission('disconnect'),
		effect: () => screen.queryByText('Manage site connection') !== null,
	},
	'connection owner: the note': {
		change: (page, isGiven) => Object.assign(user(page), { isMaster: isGiven }),
		effect: () => screen.queryByText('You are the Jetpack owner.') !== null,
	},
	'connected owner: monitoring can be activated': {
		change: flag('connectionStatus', 'hasConnectedOwner'),
		effect: () => screen.queryByRole('switch', { name: 'Downtime monitoring' }) !== null,
	},
	'connected owner: upgrades instead of connect prompts': {
		change: flag('connectionStatus', 'hasConnectedOwner'),
		effect: () => screen.queryAllByRole('link', { name: 'Upgrade' }).length > 0,
	},
};

describe('effect of a single capability', () => {
	it.each(Object.entries(ROWS))('%s [ROLE-008, ROLE-009]', async (_, row) => {
		for (const isGiven of [true, false]) {
			await openApp({
				as: row.as,
				scenario: row.scenario ?? ['connected'],
				hash: row.hash,
				before: async (site: TestSite) => {
					await site.setSwitches(row.switches ?? {});
					site.editPage((page) => {
						row.always?.(page, true);
						row.change(page, isGiven);
					});
				},
			});
			await arrived();
			await screen.findByRole('heading', { level: 1 });
			await expectEventually(row.effect, isGiven);
			await closeApps();
		}
	});
});

/** What is absent has to stay so: a page that is not complete yet proves nothing. */
async function expectEventually(effect: () => boolean, isWanted: boolean): Promise<void> {
	await act(() => new Promise((resolve) => setTimeout(resolve, isWanted ? 0 : 200)));
	for (let attempt = 0; attempt < 40 && effect() !== isWanted; attempt++) {
		await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
	}
	expect(effect()).toBe(isWanted);
}
