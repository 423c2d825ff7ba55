import { readFile } from 'node:fs/promises';
import type { Settings } from '../../src/rest-api/contract/settings';
import { isReplaced } from '../../src/rest-api/settings/stored-forms';
import { hasNewsletter } from './support/settings';
import { expect, QUICK, test, VERSION } from './support/test';
import { allModules } from './support/stored';
import { Tour } from './support/tour';

const TABS = [
	...['security', 'performance', 'writing', 'sharing', 'discussion', 'newsletter', 'traffic', 'privacy'],
	'tools',
];

const THEME = "WPMU_PLUGIN_DIR . '/theme-support.php'";

/** Most of what differs between versions is on these. */
const QUICK_TABS = ['security', 'newsletter'];

/** So that every control shows: a plan, a theme that loads more posts, Akismet without a key, no stats. */
const PREPARED = `Jetpack_Plan::refresh_from_wpcom();
	Jetpack::deactivate_module( 'stats' );
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	activate_plugin( 'akismet/akismet.php' );
	file_put_contents( ${THEME}, '<?php add_action( "after_setup_theme", function () {
		add_theme_support( "infinite-scroll", array( "container" => "content" ) );
	} );' );`;

/** What was tried on this host so far; null of a tab that it doesn't have. */
const tours = new Map<string, Tour | null>();

test.beforeAll(({ host }) => {
	host.set('connected', { plan: 'jetpack_complete' });
	host.php(PREPARED);
});

test.afterAll(({ host }) => {
	host.php(`unlink( ${THEME} );`);
});

for (const tab of TABS) {
	test(
		`every control of ${tab} saves what it shows, and can be set back`,
		QUICK_TABS.includes(tab) ? QUICK : VERSION,
		async ({ page, host, open, goTo }) => {
			if (tab === 'newsletter' && !(await hasNewsletter(host))) {
				tours.set(tab, null);
				await open('admin', '#/newsletter');
				await expect(page).not.toHaveURL(/#\/newsletter/);
				return;
			}
			await open('admin', `#/${tab}`);
			const quiet = () => goTo(`/${tab}`);
			await quiet();
			const tour = new Tour(page, host, quiet);
			await tour.visit();
			expect(tour.problems).toEqual([]);
			expect(await tour.left()).toEqual([]);
			tours.set(tab, tour);
		},
	);
}

test('every exportable setting was changed by a control', VERSION, async ({ page, host, open }) => {
	test.skip(tours.size < TABS.length, 'Not every tab was tried.');
	await open('admin', '#/tools');
	const settings = await page
		.locator('#Initial_State')
		.evaluate((data) => (JSON.parse(data.textContent) as { settings: Settings }).settings);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export settings' }).click();
	const file = await readFile(await (await download).path(), 'utf8');
	const exported = Object.keys((JSON.parse(file) as { settings: object }).settings);
	const modules = allModules(await host.database.options());
	const tried = [...tours.values()].filter((tour) => tour !== null);
	const changed = new Set(tried.flatMap((tour) => [...tour.changed]));
	// A file has every form of a setting; what the host has replaced has no control here.
	const isReplacedHere = (name: string) => isReplaced({ values: settings, hasTypesAlone: false }, name);
	// Only sites of the provider have a control for an empty map.
	const isForeign = (name: string) =>
		name === 'jetpack_wga' && Object.keys(settings[name] ?? {}).length === 0;
	const own = exported.filter(
		(name) => name in settings && !modules.includes(name) && !isReplacedHere(name) && !isForeign(name),
	);
	expect(own.filter((name) => !changed.has(name))).toEqual([]);

	const count = (of: (tour: Tour) => ReadonlySet<string>) =>
		tried.reduce((sum, tour) => sum + of(tour).size, 0);
	process.stdout.write(
		`\n${test.info().project.name}: ${count(({ switches }) => switches)} switches, ` +
			`${count(({ fields }) => fields)} fields and ${count(({ views }) => views)} other controls were tried.\n`,
	);
});
