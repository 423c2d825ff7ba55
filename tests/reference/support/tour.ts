import { expect, type Page } from '@playwright/test';
import { CASES } from './control-cases';
import type { Options } from './database';
import type { ReferenceHost } from './host';
import { canBeUsed, type Control, placeOf, type Unit, unitKey, unitsOf } from './page-controls';
import { allModules, changesOf, changeText, heldAt, isOn, modulesIn } from './stored';
import { dashboardIsThere } from './test';

/** What isn't taken back with a control, for a reason, and how it's undone here. */
const STAYS: Readonly<Record<string, { name: string; undo: string }>> = {
	// The first address on the list puts the list in force.
	jetpack_waf_ip_allow_list: {
		name: 'jetpack_waf_ip_allow_list_enabled',
		undo: "update_option( 'jetpack_waf_ip_allow_list_enabled', '0' );",
	},
	// Hosts ignore a list without any.
	wpcom_newsletter_categories: {
		name: 'wpcom_newsletter_categories',
		undo: "delete_option( 'wpcom_newsletter_categories' );",
	},
};

const isOnly = ({ controls }: Unit, ...kinds: string[]) =>
	controls.length === 1 && kinds.includes(controls[0]?.kind ?? '');
const isField = (unit: Unit) => isOnly(unit, 'text', 'select');

/** Another value that a field takes. */
function anotherValue({ controls, item }: Unit): string {
	const [{ kind, value, choices }] = controls as [Control];
	if (kind === 'select') {
		return choices.find((choice) => choice && choice !== value) ?? '';
	}
	return /list$/.test(item) ? '203.0.113.9\n2001:db8::9' : `another_${item}`;
}

/** A visit to the settings, which uses every control that it meets, there and back. */
export class Tour {
	readonly problems: string[] = [];
	private readonly met = new Set<string>();
	private hasReloaded = false;
	private latest: Options | undefined;

	constructor(
		readonly page: Page,
		readonly host: ReferenceHost,
		/** Waits until no call is left unanswered. */
		private readonly quiet: () => Promise<void>,
	) {}

	/** Uses what can be used on the page, and then what that makes usable. */
	async visit(isKnown: (unit: Unit) => boolean = () => false): Promise<void> {
		for (;;) {
			const units = (await unitsOf(this.page)).filter(
				(unit) => canBeUsed(unit) && !this.met.has(unitKey(unit)) && !isKnown(unit),
			);
			const [first] = units;
			if (!first) {
				return;
			}
			await this.use(first, units);
		}
	}

	/** What's on the page and wasn't used. */
	async left(): Promise<Unit[]> {
		return (await unitsOf(this.page)).filter((unit) => !this.met.has(unitKey(unit)));
	}

	problem(unit: Pick<Unit, 'card' | 'item'>, text: string): void {
		this.problems.push(`${unitKey(unit)}: ${text}`);
	}

	private async use(unit: Unit, units: Unit[]): Promise<void> {
		this.met.add(unitKey(unit));
		const special = CASES[unit.item];
		if (special) {
			await special(this, unit);
			this.latest = undefined;
		} else if (isOnly(unit, 'switch')) {
			await this.switchThereAndBack(unit);
		} else if (isField(unit)) {
			const fields = units.filter((each) => each.card === unit.card && isField(each) && !CASES[each.item]);
			fields.forEach((each) => this.met.add(unitKey(each)));
			await this.fillThereAndBack(fields);
		} else {
			const names = unit.controls.map(({ kind, label }) => `${kind} “${label}”`);
			this.problem(unit, `there’s no case for ${names.join(', ')}`);
		}
	}

	private async switchThereAndBack(unit: Unit): Promise<void> {
		const [{ label, isOn: wasOn }] = unit.controls as [Control];
		const usable = new Set((await unitsOf(this.page)).filter(canBeUsed).map(unitKey));
		const before = await this.stored();
		const modules = allModules(before);
		const there = await this.flip(unit, label, !wasOn);
		this.expectHeld(unit, [before, there], !wasOn);
		if (!wasOn) {
			await this.quiet();
			// Options of a module that's off turn it on as well, so they wait for its switch.
			const isOption = ({ card, item }: Unit) => card === unit.card && !modules.includes(item);
			const isOwn = (other: Unit) => modules.includes(unit.item) && isOption(other);
			await this.visit((other) => usable.has(unitKey(other)) && !isOwn(other));
		}
		const last = await this.stored();
		const back = await this.flip(unit, label, wasOn);
		this.expectHeld(unit, [last, back], wasOn);
		this.expectSame(unit, before, back);
	}

	/** Clicks a switch, waits until its change is saved, and reads the database. */
	private async flip(unit: Unit, label: string, wanted: boolean): Promise<Options> {
		const control = placeOf(this.page, unit).getByRole('switch', { name: label, exact: true });
		await control.click();
		await this.settled(unit);
		if ((await control.getAttribute('aria-checked')) !== String(wanted)) {
			const text = await placeOf(this.page, unit).innerText();
			this.problem(unit, `“${label}” isn’t ${wanted ? 'on' : 'off'} on the page: ${text}`);
		}
		return this.read();
	}

	/** Waits until nothing on a card is being saved; also for the page, where that reloads. */
	async settled({ card }: Pick<Unit, 'card'>): Promise<void> {
		const load = this.hasReloaded ? null : this.page.waitForEvent('load').catch(() => null);
		const isReloading = await this.page.waitForFunction(
			(id) => {
				const busy = document.querySelector(`[data-setting="${id}"] [aria-busy=true]`);
				const text = document.querySelector('#jp-plugin-container')?.textContent ?? '';
				return busy ? false : text.includes('Refreshing page') ? 'yes' : 'no';
			},
			card,
			{ polling: 50 },
		);
		if ((await isReloading.jsonValue()) === 'yes') {
			// The page does so after two seconds; once that's seen, there's no need to wait for it.
			if ((await (load ?? this.page.reload())) === null) {
				this.problem({ card, item: '' }, 'the page didn’t reload');
			}
			this.hasReloaded = true;
			await dashboardIsThere(this.page);
			await this.quiet();
		}
	}

	/** The database has what the switch shows, and nothing else has changed. */
	private expectHeld(unit: Unit, [before, after]: [Options, Options], wanted: boolean): void {
		const { item } = unit;
		const held = [...heldAt(after, item)];
		const modules = allModules(after);
		const isModule = modules.includes(item);
		const isInverted = /_disabled$/.test(item);
		const isHeld = isModule
			? modulesIn(after).includes(item) === wanted
			: held.some(([, value]) => (isOn(value) !== isInverted) === wanted);
		if (!isHeld) {
			this.problem(unit, `${wanted ? 'on' : 'off'} isn’t in the database: ${JSON.stringify(held)}`);
		}
		const own = [item, ...held.map(([path]) => path.split('.')[0])];
		// What a module prepares for itself is its own business, as long as it's taken back.
		for (const name of changesOf(before, after)) {
			if (!own.includes(name) && (!isModule || modules.includes(name))) {
				this.problem(unit, `changes something else: ${changeText(name, before, after)}`);
			}
		}
	}

	/** Everything is as it was. */
	expectSame(unit: Pick<Unit, 'card' | 'item'>, before: Options, after: Options): void {
		const stays = STAYS[unit.item];
		for (const name of changesOf(before, after).filter((each) => each !== stays?.name)) {
			this.problem(unit, `leaves a change: ${changeText(name, before, after)}`);
		}
		if (stays) {
			this.host.php(stays.undo);
			this.latest = undefined;
		}
	}

	/** What the database has since the last change of ours. */
	private async stored(): Promise<Options> {
		return this.latest ?? this.read();
	}

	private async read(): Promise<Options> {
		this.latest = await this.host.database.options();
		return this.latest;
	}

	private async fillThereAndBack(fields: Unit[]): Promise<void> {
		const before = await this.stored();
		const there = await this.save(fields, anotherValue);
		for (const unit of fields) {
			const held = JSON.stringify([...heldAt(there, unit.item)]);
			const lines = anotherValue(unit).split('\n');
			for (const line of lines.filter((each) => !held.includes(JSON.stringify(each).slice(1, -1)))) {
				this.problem(unit, `“${line}” isn’t in the database: ${held}`);
			}
		}
		const back = await this.save(fields, ({ controls }) => controls[0]?.value ?? '');
		this.expectSame(fields[0] as Unit, before, back);
	}

	/** Fills fields in, saves them by the bar, and reads the database. */
	private async save(fields: readonly Unit[], valueOf: (unit: Unit) => string): Promise<Options> {
		for (const unit of fields) {
			const place = placeOf(this.page, unit);
			await (isOnly(unit, 'select')
				? place.getByRole('combobox').selectOption(valueOf(unit))
				: place.getByRole('textbox').fill(valueOf(unit)));
		}
		return this.saveBar();
	}

	/** Saves what was edited, and reads the database. */
	async saveBar(): Promise<Options> {
		const bar = this.page.locator('[data-save-bar]');
		await bar.getByRole('button', { name: 'Save settings' }).click();
		await expect(bar.getByRole('button')).toHaveCount(0);
		return this.read();
	}
}
