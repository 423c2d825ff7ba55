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
import { closeApps, type OpenApp } from '../support/open-app';

afterEach(closeApps);

// Every control of a tab is used twice, and the page loaded seven times.
jest.setTimeout(60_000);

/** One list stands in two cards, in one with line breaks and in the other with blanks (host contract 6). */
const words = (text: string) => text.split(/\s+/);

/** Fills every field in and saves each card; then loads the page anew, and expects all of them as they were left. */
async function saveFields(app: OpenApp, values: ReadonlyMap<DescribedField, string>): Promise<void> {
	for (const [field, value] of values) {
		await fill(app, field, value);
	}
	await saveAll(app, [...values.keys()]);
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
it.each(TABS.filter((id) => id !== 'privacy'))(
	'every switch and every field of %s goes to another value and back, and is so after each reload [SET-017, SET-018]',
	async (id) => {
		const tab = await describedTab(id);
		const [toggles, modules, fields] = [switchesOf(tab, 'toggle'), switchesOf(tab, 'module'), fieldsOf(tab)];
		expect(modules.length).toBeGreaterThan(0);
		const app = await openEvery(id);

		const before = new Map<DescribedField, string>();
		const other = new Map<DescribedField, string>();
		for (const field of fields) {
			before.set(field, await fieldValue(field));
			other.set(field, await anotherValue(field));
			expect(other.get(field)).not.toBe(before.get(field));
		}
		await saveFields(app, other);
		await saveFields(app, before);

		await flipAll(app, toggles);
		await flipAll(app, toggles);
		await flipAll(app, modules);
		await flipAll(app, modules);
	},
);
