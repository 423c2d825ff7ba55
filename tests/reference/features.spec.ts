import type { Page } from '@playwright/test';
import type { ReferenceHost } from './support/host';
import { allModules, changesOf, changeText, modulesIn } from './support/stored';
import { dashboardIsThere, expect, test, VERSION } from './support/test';

const SOON = { timeout: 60_000 };

/** Modules that a host lists but never turns on; the page has to say that it didn't. */
const REFUSED = /^Action Bar/;

test.beforeEach(({ host }) => {
	host.set('connected', { plan: 'jetpack_complete' });
	host.php('Jetpack_Plan::refresh_from_wpcom();');
});

const switchOf = (page: Page, name: string) =>
	page.locator('#jp-plugin-container').getByRole('switch', { name, exact: true });

/** Every row, with why its switch can't be used; empty where it can, or where nothing says so. */
const rowsOf = (page: Page) =>
	page.locator('#jp-plugin-container [role=switch]').evaluateAll((rows) =>
		rows.map((row) => ({
			name: row.getAttribute('aria-label') ?? '',
			isOn: row.getAttribute('aria-checked') === 'true',
			isDisabled: row.getAttribute('aria-disabled') === 'true',
			// Rows beyond the window aren't laid out, so their text has no place yet.
			reason: document.getElementById(row.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
		})),
	);

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** Those that can't be used have to say why. */
function expectReasons(rows: readonly Row[]): void {
	expect(rows.length).toBeGreaterThan(0);
	expect(rows.filter(({ isDisabled, reason }) => isDisabled && !reason)).toEqual([]);
}

/** Waits until no switch is being saved: what the page shows then, and whether it's about to reload. */
async function saved(page: Page, name: string): Promise<{ isOn: boolean; isReloading: boolean }> {
	const shown = await page.waitForFunction(
		(label) => {
			const rows = [...document.querySelectorAll('#jp-plugin-container [role=switch]')];
			const text = document.querySelector('#jp-plugin-container')?.textContent ?? '';
			const row = rows.find((each) => each.getAttribute('aria-label') === label);
			return rows.some((each) => each.hasAttribute('aria-busy'))
				? null
				: { isOn: row?.ariaChecked === 'true', isReloading: text.includes('Refreshing page') };
		},
		name,
		{ polling: 50, ...SOON },
	);
	const state = await shown.jsonValue();
	if (!state) {
		throw new Error(`What “${name}” shows can’t be read.`);
	}
	return state;
}

/** Clicks a switch and waits until its change is saved; what's wrong in the database then, else empty. */
async function flip(
	{ page, host, quiet }: { page: Page; host: ReferenceHost; quiet: () => Promise<void> },
	name: string,
	wanted: boolean,
): Promise<string> {
	const before = await host.database.options();
	await switchOf(page, name).click(SOON);
	const { isOn, isReloading } = await saved(page, name);
	if (isReloading) {
		// It would do so after two seconds, in the middle of what follows.
		await page.reload();
		await dashboardIsThere(page);
		await quiet();
	}
	const isShown = isOn === wanted;
	const after = await host.database.options();
	const changed = changesOf(before, after).filter((each) => allModules(after).includes(each));
	const [slug = ''] = changed;
	if (isShown && changed.length === 1 && modulesIn(after).includes(slug) === wanted) {
		return '';
	}
	const changes = changed.map((each) => changeText(each, before, after)).join(', ') || 'nothing';
	const shown = `${isShown ? '' : 'not '}shown`;
	return `${name}, turned ${wanted ? 'on' : 'off'}: ${changes}, ${shown}`;
}

test('every feature turns on and off, or says why it can’t', VERSION, async ({ page, host, open, goTo }) => {
	await open('admin', '#/features');
	const quiet = () => goTo('/features');
	await quiet();
	const rows = await rowsOf(page);
	expectReasons(rows);
	const before = await host.database.options();
	const problems: string[] = [];
	const both: string[] = [];
	const oneWay: string[] = [];
	const refused: string[] = [];
	for (const { name, isOn } of rows.filter(({ isDisabled }) => !isDisabled)) {
		const problem = await flip({ page, host, quiet }, name, !isOn);
		if (REFUSED.test(name) && problem) {
			await expect(page.getByRole('alert').first()).toContainText(/\S/);
			refused.push(name);
			continue;
		}
		problems.push(problem);
		// What wasn't running may not be turned on again.
		const there = (await rowsOf(page)).find((row) => row.name === name);
		if (there?.isDisabled) {
			expectReasons([there]);
			oneWay.push(name);
			continue;
		}
		problems.push(await flip({ page, host, quiet }, name, isOn));
		both.push(name);
	}
	expect(problems.filter(Boolean)).toEqual([]);
	const after = await host.database.options();
	const left = changesOf(before, after).map((name) => changeText(name, before, after));
	expect(left, `besides what can’t be turned on again: ${oneWay.join()}`).toHaveLength(oneWay.length);
	process.stdout.write(
		`\n${test.info().project.name}: of ${rows.length} features, ${both.length} were turned on and off; ` +
			`off alone: ${oneWay.join() || 'none'}; refused: ${refused.join() || 'none'}.\n`,
	);
});

test(
	'one click turns on several features, and Undo turns them off again',
	VERSION,
	async ({ page, host, open, goTo }) => {
		await open('admin', '#/features?show=off');
		await goTo('/features?show=off');
		const before = await host.database.modules();
		const rows = await rowsOf(page);
		const wanted = rows.filter(({ name, isDisabled }) => !isDisabled && !REFUSED.test(name));
		await page.getByRole('checkbox', { name: 'Select all' }).click(SOON);
		await page.getByRole('button', { name: /^Turn on/ }).click(SOON);
		// Not by the switches: where the page reloads, the list of what's off rightly lacks them.
		await expect.poll(async () => (await host.database.modules()).length).toBe(before.length + wanted.length);
		expect(await host.database.modules()).toEqual(expect.arrayContaining(before));
		// Where the page reloads, it offers that for ten seconds then.
		await page.getByRole('button', { name: 'Undo', exact: true }).click(SOON);
		await expect.poll(() => host.database.modules()).toEqual(before);
	},
);

test(
	'a feature removed by an update is mentioned where it used to be',
	VERSION,
	async ({ page, host, open, goTo }) => {
		host.set('connected');
		host.php(`Jetpack_Options::update_option( 'active_modules', array_merge(
		Jetpack::get_active_modules(), array( 'lazy-images' ) ) );`);
		await open('admin', '#/performance');
		await goTo('/performance');
		const isHere = (await host.rest('settings')) as Record<string, unknown>;
		const note = page.getByText(/later don’t have “Lazy image loading”/);
		await expect(note).toHaveCount('lazy-images' in isHere ? 0 : 1);
	},
);
