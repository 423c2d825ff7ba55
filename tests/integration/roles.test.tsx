import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { app, arrived, hasRegion } from '../support/screens';

const hasLink = (name: string | RegExp) => app().queryByRole('link', { name }) !== null;
const says = (text: string | RegExp) => screen.queryByText(text) !== null;
const hasSwitch = (name?: string) => screen.queryAllByRole('switch', { name }).length > 0;

/** What one capability is for. The page shows all of them with it, and none without. */
const EFFECTS: Record<string, () => boolean[]> = {
	manage_plugins: () => [hasRegion('Jetpack Boost'), hasRegion('Jetpack CRM')],
	manage_options: () => [hasLink('Modules'), hasLink('Debug')],
	connect_user: () => [hasRegion('Account connection')],
	disconnect: () => [says('Manage site connection')],
	isMaster: () => [says('You are the Jetpack owner.')],
	view_stats: () => [hasRegion('Jetpack Stats')],
	edit_posts: () => [hasRegion('Brute force protection')],
};

/** Gives and takes capabilities, opens the dashboard, and compares what shows with what was given. */
async function expectEffects(given: Record<string, boolean>, options: OpenOptions = {}) {
	const { isMaster, ...permissions } = given;
	await openApp({
		...options,
		before: async (site) => {
			await options.before?.(site);
			site.page({
				userData: { currentUser: { permissions, ...(isMaster === undefined ? {} : { isMaster }) } },
			});
		},
	});
	await arrived();
	for (const [name, isGiven] of Object.entries(given)) {
		await waitFor(() =>
			expect([name, ...EFFECTS[name]!()]).toEqual([name, ...EFFECTS[name]!().map(() => isGiven)]),
		);
	}
	await closeApps();
}

describe('effects of a single capability', () => {
	// Each goes on and off in its own pattern, so that none can be mistaken for another.
	it.each([
		{ manage_plugins: true, manage_options: true, connect_user: false, disconnect: true, isMaster: false },
		{ manage_plugins: true, manage_options: false, connect_user: true, disconnect: false, isMaster: true },
		{ manage_plugins: false, manage_options: true, connect_user: true, disconnect: false, isMaster: false },
	])('for a manager with %j [ROLE-009]', (given) => expectEffects(given));

	it.each([
		{ view_stats: true, edit_posts: false },
		{ view_stats: false, edit_posts: true },
	])('for an editor with %j [ROLE-009]', (given) =>
		expectEffects(given, {
			as: 'editor',
			scenario: ['connected', 'stats-on'],
			before: (site) => site.setSwitches({ protect: true }),
		}),
	);

	it('of managing modules are the toggles, the settings and their search [ROLE-008, ROLE-009]', async () => {
		for (const isGiven of [true, false]) {
			const { reopen } = await openApp({
				hash: '#/security',
				before: (site) =>
					site.page({ userData: { currentUser: { permissions: { manage_modules: isGiven } } } }),
			});
			await arrived();
			expect(screen.queryByRole('navigation', { name: 'Settings' }) !== null).toBe(isGiven);
			expect(screen.queryByRole('search') !== null).toBe(isGiven);
			await reopen('#/dashboard');
			await arrived();
			expect(hasSwitch()).toBe(isGiven);
			await closeApps();
		}
	});

	it('of a connected owner are monitoring and upgrades, without one prompts to connect [ROLE-009]', async () => {
		for (const hasConnectedOwner of [true, false]) {
			await openApp({ before: (site) => site.page({ connectionStatus: { hasConnectedOwner } }) });
			await arrived();
			expect(hasSwitch('Downtime monitoring')).toBe(hasConnectedOwner);
			expect(screen.queryAllByRole('link', { name: 'Upgrade' }).length > 0).toBe(hasConnectedOwner);
			await closeApps();
		}
	});

	it('of connecting an account is its prompt [ROLE-009]', async () => {
		for (const connect_user of [true, false]) {
			await openApp({
				as: 'admin2',
				before: (site) => site.page({ userData: { currentUser: { permissions: { connect_user } } } }),
			});
			await arrived();
			expect(says(/your WordPress\.com account isn’t/)).toBe(connect_user);
			await closeApps();
		}
	});
});
