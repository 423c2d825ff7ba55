import { expect } from '@playwright/test';
import type { Case } from './control-cases';
import { placeOf } from './page-controls';
import { heldAt, isOn } from './stored';

const SOON = { timeout: 60_000 };

/** Each of the choices, what was chosen last; with what the database has of each, in their order. */
const choices =
	(...values: Array<string | boolean>): Case =>
	async (tour, unit) => {
		const before = await tour.host.database.options();
		const first = unit.controls.findIndex((control) => control.isOn);
		expect(first).toBeGreaterThanOrEqual(0);
		expect(unit.controls).toHaveLength(values.length);
		const others = unit.controls.map((_, index) => index).filter((index) => index !== first);
		for (const index of [...others, first]) {
			const radio = placeOf(tour.page, unit).getByRole('radio').nth(index);
			await radio.click(SOON);
			const held = heldAt(await tour.saveBar(), unit.item).get(unit.item);
			const value = values[index];
			if ((typeof value === 'boolean' ? isOn(held) : held) !== value) {
				tour.problem(unit, `“${String(value)}” isn’t in the database: ${JSON.stringify(held)}`);
			}
			await expect(radio).toBeChecked();
		}
		tour.changed.add(unit.item);
		tour.expectSame(unit, before, await tour.host.database.options());
	};

/** Hosts keep the last category, so there's no way back. */
const categories: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	const box = placeOf(tour.page, unit).getByRole('checkbox').first();
	await expect(box).not.toBeChecked();
	await box.click(SOON);
	const after = await tour.saveBar();
	const held = JSON.stringify(heldAt(after, unit.item).get(unit.item) ?? null);
	if (!/\d/.test(held)) {
		tour.problem(unit, `the category isn’t in the database: ${held}`);
	}
	await expect(box).toBeChecked();
	tour.changed.add(unit.item);
	tour.expectSame(unit, before, after);
};

/** Texts, and the checkbox of newer hosts, all of them in one option. */
const messages: Case = async (tour, unit) => {
	const before = await tour.host.database.options();
	const place = placeOf(tour.page, unit);
	const texts = unit.controls.filter(({ kind }) => kind === 'text');
	const wasHidden = unit.controls.find(({ kind }) => kind === 'checkbox')?.isOn;
	const write = async (text: (index: number) => string) => {
		for (const index of texts.keys()) {
			await place.getByRole('textbox').nth(index).fill(text(index), SOON);
		}
		// Not every host has one for the free plan.
		if (wasHidden !== undefined) {
			await place.getByRole('checkbox').click(SOON);
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
	tour.changed.add(unit.item);
	tour.expectSame(unit, before, await write((index) => texts[index]?.value ?? ''));
};

export const NEWSLETTER_CASES: Readonly<Record<string, Case>> = {
	jetpack_subscriptions_reply_to: choices('comment', 'author', 'no-reply'),
	wpcom_subscription_emails_use_excerpt: choices(false, true),
	wpcom_newsletter_categories: categories,
	subscription_options: messages,
};
