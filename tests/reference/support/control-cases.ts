import { expect } from '@playwright/test';
import { type Control, placeOf, type Unit } from './page-controls';
import { NEWSLETTER_CASES } from './newsletter-cases';
import { heldAt, isOn, modulesIn } from './stored';
import type { Tour } from './tour';

/** Uses a control like no other there and back, and finds it in the database; by the name of its item. */
export type Case = (tour: Tour, unit: Unit) => Promise<void>;

const SOON = { timeout: 60_000 };

const button = ({ page }: Tour, unit: Unit, name: string | RegExp) =>
	placeOf(page, unit).getByRole('button', { name });

/** It changes no setting. */
const withoutSetting: Case = () => Promise.resolve();

/** One switch over several modules; its parts get a try of their own. */
const accelerator: Case = async (tour, unit) => {
	const [{ label, isOn: wasOn }] = unit.controls as [Control];
	const before = await tour.host.database.options();
	for (const wanted of [!wasOn, wasOn]) {
		const on = modulesIn(await tour.flip(unit, label, wanted));
		for (const slug of ['photon', 'photon-cdn', 'tiled-gallery']) {
			tour.changed.add(slug);
			if (on.includes(slug) !== wanted) {
				tour.problem(unit, `${slug} isn’t ${wanted ? 'on' : 'off'}`);
			}
		}
	}
	tour.expectSame(unit, before, await tour.host.database.options());
	tour.changed.add('tiled_galleries');
};

/** A switch for each value of a list. */
const listed =
	(valueAt: (label: string) => string): Case =>
	async (tour, unit) => {
		const before = await tour.host.database.options();
		const valuesOf = (options: typeof before) => JSON.stringify([...heldAt(options, unit.item).values()]);
		for (const { label, isOn: wasOn, isDisabled, reason } of unit.controls) {
			if (isDisabled) {
				expect(reason, label).not.toBe('');
				continue;
			}
			for (const wanted of [!wasOn, wasOn]) {
				const held = valuesOf(await tour.flip(unit, label, wanted));
				if (held.includes(`"${valueAt(label)}"`) !== wanted) {
					tour.problem(unit, `${label} isn’t ${wanted ? 'on' : 'off'} in the database: ${held}`);
				}
			}
		}
		tour.changed.add(unit.item);
		tour.expectSame(unit, before, await tour.host.database.options());
	};

const roles = listed((label) => label.toLowerCase());

/** The host's names of the types of pages. */
const PLACES: Readonly<Record<string, string>> = { Posts: 'post', Pages: 'page', Media: 'attachment' };

const places = listed((label) => PLACES[label] ?? 'index');

/** A switch for each crawler. Only what differs from the host's own choice is stored. */
const crawlers: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	for (const { label, isOn: wasOn } of unit.controls) {
		const [slug = ''] = label.toLowerCase().split(' (');
		const choice = async (wanted: boolean) => {
			const [held] = heldAt(await tour.flip(unit, label, wanted), unit.item).values();
			return Object.entries(held ?? {}).find(([name]) => name === slug)?.[1];
		};
		const [there, back] = [await choice(!wasOn), await choice(wasOn)];
		if (there === undefined || back !== undefined) {
			tour.problem(unit, `${label} is stored as ${String(there)}, then as ${String(back)}`);
		}
	}
	tour.changed.add(unit.item);
	tour.expectSame(unit, before, await tour.host.database.options());
};

/** Turns a module on for good: the tab has no way back. */
const activateStats: Case = async (tour, unit) => {
	await button(tour, unit, /^Activate/).click(SOON);
	await expect.poll(async () => modulesIn(await tour.host.database.options())).toContain('stats');
	await tour.quiet();
	tour.changed.add('stats');
};

/** The person's own address goes on the list, which is in force then. */
const ownAddress: Case = async (tour, unit) => {
	const [ip] = /\d+\.\d+\.\d+\.\d+/.exec(await placeOf(tour.page, unit).innerText()) ?? [''];
	const before = await tour.host.database.options();
	await button(tour, unit, 'Add to Always Allowed list').click(SOON);
	await tour.settled(unit);
	await expect(placeOf(tour.page, unit)).toContainText('already on the list');
	const after = await tour.host.database.options();
	expect(heldAt(after, 'jetpack_waf_ip_allow_list').get('jetpack_waf_ip_allow_list')).toContain(ip);
	const inForce = after.jetpack_waf_ip_allow_list_enabled;
	expect(inForce === undefined || isOn(inForce)).toBe(true);

	const list = tour.page.locator(`[data-setting="${unit.card}"]`).getByRole('textbox');
	await list.fill('', SOON);
	await tour.saveBar();
	const lists = tour.page.locator(`[data-setting="${unit.card}"] [data-setting$="list_enabled"]`);
	if (isOn(inForce) && !isOn(before.jetpack_waf_ip_allow_list_enabled)) {
		await lists.getByRole('switch').click(SOON);
		await tour.settled(unit);
	}
	tour.expectSame(unit, before, await tour.host.database.options());
};

/** The provider makes the address, and the database remembers it for the user. */
const postByEmail: Case = async (tour, unit) => {
	const address = placeOf(tour.page, unit).getByRole('textbox');
	const calls = () => tour.host.calls().match(/xmlrpc jetpack\.\w+generatePostByEmailAddress/g)?.length ?? 0;
	for (const name of ['Create address', 'Regenerate address']) {
		const before = calls();
		await button(tour, unit, name).click(SOON);
		await tour.settled(unit);
		expect(calls()).toBe(before + 1);
		expect(await tour.host.database.option('post_by_email_address1')).toBe(await address.inputValue(SOON));
	}
};

/** Types a code instead of asking Google, and asks Google. */
const google: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	const code = () => heldAt(before, 'google').get('verification_services_codes.google');
	await button(tour, unit, 'Enter the tag manually').click(SOON);
	const field = placeOf(tour.page, unit).getByRole('textbox');
	const first = String(code() ?? '');
	await field.fill('another_google', SOON);
	const held = heldAt(await tour.saveBar(), 'google').get('verification_services_codes.google');
	if (held !== 'another_google') {
		tour.problem(unit, `the code isn’t in the database: ${JSON.stringify(held)}`);
	}
	if ((await field.count()) === 0) {
		await button(tour, unit, /Enter the tag manually|Edit the tag/).click(SOON);
	}
	await field.fill(first, SOON);
	tour.expectSame(unit, before, await tour.saveBar());
	tour.changed.add('google');

	const opened = tour.page.waitForEvent('popup', SOON);
	await button(tour, unit, 'Verify with Google').click(SOON);
	await (await opened).close();
	// The card gets shorter once it's seen that the window is closed, and a click just then would miss.
	await expect(button(tour, unit, 'Verify with Google')).toBeVisible();
};

/** Words and a part in the title of each type of page. */
const titles: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	const groups = placeOf(tour.page, unit).locator('[data-title-editor]');
	const count = await groups.count();
	for (let index = 0; index < count; index++) {
		const group = groups.nth(index);
		await group.getByRole('textbox').first().fill(`Words ${index} `, SOON);
		await group.getByRole('button', { name: /^Add / }).last().click(SOON);
	}
	const there = JSON.stringify((await tour.saveBar())[unit.item] ?? null);
	for (let index = 0; index < count; index++) {
		if (!there.includes(`Words ${index}`)) {
			tour.problem(unit, `“Words ${index}” isn’t in the database: ${there}`);
		}
	}
	expect(there.match(/"type":"token"/g) ?? []).toHaveLength(count);
	for (let index = 0; index < count; index++) {
		await groups
			.nth(index)
			.getByRole('button', { name: /^Remove / })
			.click(SOON);
		await groups.nth(index).getByRole('textbox').first().fill('', SOON);
	}
	const back = await tour.saveBar();
	expect(JSON.stringify(back[unit.item])).not.toContain('"type"');
	tour.expectSame(unit, before, back);
	tour.changed.add(unit.item);
};

/** Two settings make one choice. */
const infiniteScroll: Case = async (tour, unit) => {
	const first = unit.controls.find((control) => control.isOn)?.label ?? '';
	const before = await tour.host.database.options();
	for (const [name, isModuleOn, isScrolling] of [
		['Load more posts in page with a button', true, false],
		['Load more as the reader scrolls', true, true],
		['Default theme behavior', false, true],
	] as const) {
		await placeOf(tour.page, unit).getByRole('radio', { name }).click(SOON);
		const options = await tour.saveBar();
		const held = [modulesIn(options).includes('infinite-scroll'), isOn(options.infinite_scroll)];
		if (held.join() !== [isModuleOn, isScrolling].join()) {
			tour.problem(unit, `“${name}” is stored as ${held.join(', ')}`);
		}
	}
	expect(first).toBe('Default theme behavior');
	tour.expectSame(unit, before, await tour.host.database.options());
	['infinite-scroll', 'infinite_scroll'].forEach((name) => tour.changed.add(name));
};

/** A key is saved once it's proven, and removed by Save. */
const antiSpamKey: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	const field = placeOf(tour.page, unit).getByRole('textbox');
	await field.fill('abcdef123456', SOON);
	await expect.poll(() => tour.host.database.option('wordpress_api_key')).toBe('abcdef123456');
	await expect(tour.page.locator('[data-save-bar]').getByRole('button')).toHaveCount(0);
	await field.fill('', SOON);
	tour.expectSame(unit, before, await tour.saveBar());
	tour.changed.add(unit.item);
};

/** The provider keeps the choice; the calls to it tell. */
const usage: Case = async (tour, unit) => {
	const choice = placeOf(tour.page, unit).getByRole('checkbox');
	const [{ isOn: wasOn }] = unit.controls as [Control];
	const sent = () => tour.host.calls().match(/P\w+ \S*jetpack-user-tracking/g)?.length ?? 0;
	for (const wanted of [!wasOn, wasOn]) {
		const before = sent();
		await choice.click(SOON);
		await expect(choice).not.toHaveAttribute('aria-disabled', 'true');
		await expect(choice).toBeChecked({ checked: wanted });
		expect(sent()).toBe(before + 1);
	}
};

export const CASES: Readonly<Record<string, Case>> = {
	...NEWSLETTER_CASES,
	'site-accelerator': accelerator,
	roles,
	count_roles: roles,
	show: places,
	jetpack_seo_ai_crawler_overrides: crawlers,
	'activate-stats': activateStats,
	'current-address': ownAddress,
	'current-ip': ownAddress,
	post_by_email_address: postByEmail,
	google,
	advanced_seo_title_formats: titles,
	infinite_scroll: infiniteScroll,
	wordpress_api_key: antiSpamKey,
	'usage-tracking': usage,
	'sitemap-links': withoutSetting,
	// transfer.spec.ts
	'export-import': withoutSetting,
};
