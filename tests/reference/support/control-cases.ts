import { expect } from '@playwright/test';
import { placeOf, type Unit } from './page-controls';
import { heldAt, isOn } from './stored';
import type { Tour } from './tour';

/** Uses a control like no other there and back, and finds it in the database; by the name of its item. */
type Case = (tour: Tour, unit: Unit) => Promise<void>;

/** The person's own address goes on the list, which is in force then. */
const ownAddress: Case = async (tour, unit) => {
	const place = placeOf(tour.page, unit);
	const [ip] = /\d+\.\d+\.\d+\.\d+/.exec(await place.innerText()) ?? [''];
	const before = await tour.host.database.options();
	await place.getByRole('button', { name: 'Add to Always Allowed list' }).click();
	await tour.settled(unit);
	await expect(place).toContainText('already on the list');
	const after = await tour.host.database.options();
	expect(heldAt(after, 'jetpack_waf_ip_allow_list').get('jetpack_waf_ip_allow_list')).toContain(ip);
	const inForce = after.jetpack_waf_ip_allow_list_enabled;
	expect(inForce === undefined || isOn(inForce)).toBe(true);

	const card = tour.page.locator(`[data-setting="${unit.card}"]`);
	await card.getByRole('textbox').fill('');
	await tour.saveBar();
	if (isOn(inForce) && !isOn(before.jetpack_waf_ip_allow_list_enabled)) {
		await card.locator('[data-setting$="list_enabled"]').getByRole('switch').click();
		await tour.settled(unit);
	}
	tour.expectSame(unit, before, await tour.host.database.options());
};

/** A key is saved once it's proven, and removed by Save. */
const antiSpamKey: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	const field = placeOf(tour.page, unit).getByRole('textbox');
	await field.fill('abcdef123456');
	await expect.poll(() => tour.host.database.option('wordpress_api_key')).toBe('abcdef123456');
	await expect(tour.page.locator('[data-save-bar]').getByRole('button')).toHaveCount(0);
	await field.fill('');
	tour.expectSame(unit, before, await tour.saveBar());
};

/** Each of the choices, what was chosen last; with what the database has of each, in their order. */
const choices =
	(...values: Array<string | boolean>): Case =>
	async (tour, unit) => {
		const before = await tour.host.database.options();
		const first = unit.controls.findIndex((control) => control.isOn);
		expect(first).toBeGreaterThanOrEqual(0);
		expect(unit.controls).toHaveLength(values.length);
		for (const index of [...values.keys()].filter((each) => each !== first).concat(first)) {
			const radio = placeOf(tour.page, unit).getByRole('radio').nth(index);
			await radio.click();
			const held = heldAt(await tour.saveBar(), unit.item).get(unit.item);
			const value = values[index];
			if ((typeof value === 'boolean' ? isOn(held) : held) !== value) {
				tour.problem(unit, `“${String(value)}” isn’t in the database: ${JSON.stringify(held)}`);
			}
			await expect(radio).toBeChecked();
		}
		tour.expectSame(unit, before, await tour.host.database.options());
	};

/** Hosts keep the last category, so there's no way back. */
const categories: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	const box = placeOf(tour.page, unit).getByRole('checkbox').first();
	await expect(box).not.toBeChecked();
	await box.click();
	const after = await tour.saveBar();
	expect(JSON.stringify(heldAt(after, unit.item).get(unit.item) ?? null)).toMatch(/\d/);
	await expect(box).toBeChecked();
	tour.expectSame(unit, before, after);
};

/** Texts, and the checkbox of newer hosts, all of them in one option. */
const messages: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	const place = placeOf(tour.page, unit);
	const texts = unit.controls.filter(({ kind }) => kind === 'text');
	// Not every host has one for the free plan.
	const wasHidden = unit.controls.find(({ kind }) => kind === 'checkbox')?.isOn;
	const write = async (text: (index: number) => string) => {
		for (const index of texts.keys()) {
			await place.getByRole('textbox').nth(index).fill(text(index));
		}
		if (wasHidden !== undefined) {
			await place.getByRole('checkbox').click();
		}
		return tour.saveBar();
	};
	const there = await write((index) => `Words ${index}`);
	const held = JSON.stringify(heldAt(there, unit.item).get(unit.item) ?? null);
	for (const [index, { label }] of texts.entries()) {
		if (!held.includes(`"Words ${index}"`)) {
			tour.problem(unit, `“${label}” isn’t in the database: ${held}`);
		}
	}
	const isHidden = isOn(heldAt(there, 'hide_free_tier').get(`${unit.item}.hide_free_tier`));
	if (wasHidden !== undefined && isHidden === wasHidden) {
		tour.problem(unit, `the free plan is as before: ${held}`);
	}
	tour.expectSame(unit, before, await write((index) => texts[index]?.value ?? ''));
};

export const CASES: Readonly<Record<string, Case>> = {
	'current-address': ownAddress,
	'current-ip': ownAddress,
	wordpress_api_key: antiSpamKey,
	jetpack_subscriptions_reply_to: choices('comment', 'author', 'no-reply'),
	wpcom_subscription_emails_use_excerpt: choices(false, true),
	wpcom_newsletter_categories: categories,
	subscription_options: messages,
};
