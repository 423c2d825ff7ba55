import {
	anotherValue,
	describedTab,
	fieldsOf,
	fieldValue,
	fill,
	flipAll,
	heldOf,
	openEvery,
	printedSettings,
	saveAll,
	switchesOf,
	TABS,
	type DescribedField,
} from '../support/every-option';
import type { OpenApp } from '../support/open-app';

/** One list is on two cards, in one with line breaks and in the other with blanks (host-contract 6). */
const words = (text: string) => text.split(/\s+/);

/** Fills in every field and saves all of them; reloads the page and expects all of them unchanged. */
async function saveFields(app: OpenApp, values: ReadonlyMap<DescribedField, string>): Promise<void> {
	for (const [field, value] of values) {
		await fill(app, field, value);
	}
	if (values.size > 0) {
		await saveAll(app);
	}
	await app.reopen();
	const stored = printedSettings();
	for (const [field, value] of values) {
		const { option } = field.item;
		expect([option, words(await fieldValue(field))]).toEqual([option, words(value)]);
		expect([option, JSON.stringify(stored[option])]).toEqual([
			option,
			expect.stringContaining(heldOf(field, value)),
		]);
	}
}

// The one choice of the privacy tab is a view of its own (settings-every-view.test.tsx).
it.each([
	...TABS.filter((id) => !['privacy', 'tools', 'newsletter'].includes(id)).map(
		(id) => [id, 'jetpack-12'] as const,
	),
	// Where the two hosts store settings in another form, or only one has them.
	['newsletter', 'jetpack-16'] as const,
	['security', 'jetpack-16'] as const,
	['writing', 'jetpack-16'] as const,
	// What only the newer one has.
	['traffic', 'jetpack-16'] as const,
	['sharing', 'jetpack-16'] as const,
])(
	'every switch and field of %s changes, changes back and survives each reload on %s [SET-017, SET-018]',
	async (id, host) => {
		const tab = await describedTab(id);
		const [toggles, modules, fields] = [
			switchesOf(tab, 'toggle', host),
			switchesOf(tab, 'module', host),
			fieldsOf(tab, host),
		];
		expect(modules.length).toBeGreaterThan(0);
		const app = await openEvery(id, host);

		const before = new Map<DescribedField, string>();
		const other = new Map<DescribedField, string>();
		for (const field of fields) {
			before.set(field, await fieldValue(field));
			other.set(field, await anotherValue(field));
			expect(other.get(field)).not.toBe(before.get(field));
		}
		await saveFields(app, other);
		await saveFields(app, before);

		// Some show while another one above them is on: those go first, and come last.
		await flipAll(app, toggles.toReversed());
		await flipAll(app, toggles);
		await flipAll(app, modules);
		await flipAll(app, modules);
	},
);
