import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	type FieldItem,
	isField,
	itemId,
	type ModuleItem,
	type SettingsGroup,
	type SettingsItem,
	type SettingsTab,
	type ToggleItem,
} from '../../src/routes/settings/groups/group';
import { TAB_CHUNKS, TAB_IDS } from '../../src/routes/settings/tab-chunks';
import type { EditionName } from '../../host/catalog/editions';
import { isOnHost } from './host-items';
import { openApp, type OpenApp } from './open-app';
import { querySave, saveButton } from './settings-tab';
import type { TestSite } from './test-site';

/** A control as its tab describes it, and the card that it is on. */
interface Described<Item extends SettingsItem = SettingsItem> {
	group: SettingsGroup;
	item: Item;
}

type DescribedField = Described<FieldItem>;
type DescribedSwitch = Described<ModuleItem | ToggleItem>;

export const TABS = TAB_IDS;

export const describedTab = async (id: (typeof TAB_IDS)[number]): Promise<SettingsTab> =>
	(await TAB_CHUNKS[id]()).TAB;

export const itemsOf = (tab: SettingsTab): Described[] =>
	tab.groups.flatMap((group) => group.items.map((item) => ({ group, item })));

const itemsOn = (tab: SettingsTab, host: EditionName) =>
	itemsOf(tab).filter(({ item }) => isOnHost(item, host));

const switchesOf = (tab: SettingsTab, kind: 'module' | 'toggle', host: EditionName) =>
	itemsOn(tab, host).filter((described): described is DescribedSwitch => described.item.kind === kind);

const fieldsOf = (tab: SettingsTab, host: EditionName) =>
	itemsOn(tab, host).filter((described): described is DescribedField => isField(described.item));

/** A site where every control shows and nothing disables one. */
const SCENARIO = ['plan-complete', 'everything-on', 'akismet-valid', 'google-verified', 'capable-theme'];

/** They open fields and other switches. */
const OPENERS: Partial<Record<EditionName, string[]>> = {
	'jetpack-12': ['jetpack_waf_ip_list'],
	'jetpack-16': [
		'jetpack_waf_ip_block_list_enabled',
		'jetpack_waf_ip_allow_list_enabled',
		'jetpack_waf_share_data',
	],
};

const prepare = (host: EditionName) => async (site: TestSite) => {
	await site.post('settings', {
		...Object.fromEntries((OPENERS[host] ?? []).map((name) => [name, true])),
		wordads_ccpa_enabled: true,
		wordads_custom_adstxt_enabled: true,
		jetpack_testimonial: true,
		jetpack_portfolio: true,
		// Never written, these refuse the first "off" (host-contract 6).
		carousel_display_comments: true,
		infinite_scroll: true,
	});
	site.calls.length = 0;
};

/** Opens a tab of that site, with a user who is quick. */
export async function openEvery(tab: string, host: EditionName): Promise<OpenApp> {
	const scenario = host === 'jetpack-12' ? SCENARIO : [...SCENARIO, host];
	const app = await openApp({ scenario, hash: `#/${tab}`, before: prepare(host) });
	return { ...app, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** The settings that the host printed into the page when it was last loaded. */
export function printedSettings(): Record<string, unknown> {
	const text = document.getElementById('Initial_State')?.textContent ?? '{}';
	return (JSON.parse(text) as { settings: Record<string, unknown> }).settings;
}

const card = ({ id }: SettingsGroup) =>
	document.querySelector(`[data-setting="${id}"]`) as HTMLElement | null;

/** What shows while another control is on went with that. */
const isThere = ({ group, item }: Described): boolean =>
	!('isShown' in item) ||
	card(group)
		?.querySelector(`[data-setting="${itemId(item)}"]`)
		?.hasChildNodes() === true;

/** Where a control is; waits for it. Cards below the first two are drawn when the page has time. */
const placeOf = ({ group, item }: Described): Promise<HTMLElement> =>
	waitFor(
		() => {
			const place = card(group)?.querySelector<HTMLElement>(`[data-setting="${itemId(item)}"]`);
			if (!place?.hasChildNodes()) {
				throw new Error(`${itemId(item)} is not on the card ${group.id}.`);
			}
			return place;
		},
		// A second isn't enough on a busy machine.
		{ timeout: 60_000 },
	);

const switchAt = async (described: DescribedSwitch) =>
	within(await placeOf(described)).getByRole('switch', { name: described.item.label() });

const isOn = (control: HTMLElement) => control.getAttribute('aria-checked') === 'true';

/** Clicks each switch and waits for the host; reloads the page and expects all of them unchanged. */
async function flipAll(app: OpenApp, switches: readonly DescribedSwitch[]): Promise<void> {
	const wanted = new Map<DescribedSwitch, boolean>();
	for (const described of switches) {
		const control = await switchAt(described);
		const target = !isOn(control);
		wanted.set(described, target);
		await app.user.click(control);
		await waitFor(async () => {
			const now = await switchAt(described);
			expect(now).not.toHaveAttribute('aria-busy');
			expect([itemId(described.item), isOn(now)]).toEqual([itemId(described.item), target]);
		});
	}
	await app.reopen();
	const stored = printedSettings();
	for (const [described, target] of wanted) {
		const { item } = described;
		const isInverted = item.kind === 'toggle' && item.isInverted === true;
		if (isThere(described)) {
			expect([itemId(item), isOn(await switchAt(described))]).toEqual([itemId(item), target]);
		}
		expect([itemId(item), stored[itemId(item)]]).toEqual([itemId(item), target !== isInverted]);
	}
}

/** The label without the help that's in it. */
const radioName = (radio: HTMLInputElement | undefined) =>
	document.getElementById(radio?.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';

/** What a field shows: its text, or what is chosen. */
async function fieldValue(described: DescribedField): Promise<string> {
	const place = within(await placeOf(described));
	if (described.item.kind === 'radio') {
		return radioName(place.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked));
	}
	const role = described.item.kind === 'select' ? 'combobox' : 'textbox';
	return (place.getByRole(role, { name: described.item.label() }) as HTMLInputElement).value;
}

/** Fills a field in, or chooses. */
async function fill({ user }: OpenApp, described: DescribedField, value: string): Promise<void> {
	const place = within(await placeOf(described));
	const name = described.item.label();
	if (described.item.kind === 'radio') {
		await user.click(place.getByRole('radio', { name: value }));
	} else if (described.item.kind === 'select') {
		await user.selectOptions(place.getByRole('combobox', { name }), value);
	} else {
		const field = place.getByRole('textbox', { name });
		await user.clear(field);
		if (value) {
			await user.click(field);
			await user.paste(value);
		}
	}
}

/** Another value than the one that shows. */
async function anotherValue(described: DescribedField): Promise<string> {
	const { item } = described;
	const place = within(await placeOf(described));
	const shown = await fieldValue(described);
	if (item.kind === 'radio') {
		const names = place.getAllByRole<HTMLInputElement>('radio').map(radioName);
		return names.find((name) => name && name !== shown) ?? '';
	}
	if (item.kind === 'select') {
		const options = place.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
		return options.find((value) => value && value !== shown) ?? '';
	}
	if (item.kind === 'text' && item.shown) {
		return item.shown(`code_${item.option}`);
	}
	if (item.kind === 'text' && item.type) {
		return { url: 'https://example.com/another', code: 'another', number: '7' }[item.type];
	}
	return item.kind === 'lines' && item.hint ? '203.0.113.9\n2001:db8::9' : `Another text: ${item.option}`;
}

/** What the host has to hold of a value; empty where that is not one text. */
function heldOf({ item }: DescribedField, value: string): string {
	if (item.kind === 'radio') {
		return '';
	}
	const isTag = item.kind === 'text' && item.shown && value.startsWith('<');
	return isTag ? (/content="([^"]*)"/.exec(value)?.[1] ?? value) : (value.split('\n').at(-1) ?? '');
}

/** Saves what was edited on all cards, and waits until nothing is left to save. */
async function saveAll({ user }: OpenApp): Promise<void> {
	await user.click(saveButton());
	await waitFor(() => expect(querySave()).not.toBeInTheDocument());
	expect(screen.queryByRole('alert')).not.toBeInTheDocument();
}

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

/** Changes every switch and field of a tab and back, reloading the page in between. */
export async function changeAll(id: (typeof TAB_IDS)[number], host: EditionName): Promise<void> {
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
}
