import type { Locator, Page } from '@playwright/test';

/** One thing to click or to fill in, as it's on the page now. */
export interface Control {
	kind: string;
	label: string;
	/** Checked, or what's typed or chosen; of a radio, its own value. */
	isOn: boolean;
	value: string;
	/** What can be chosen instead. */
	choices: string[];
	isDisabled: boolean;
}

/** An item of a card with all its controls. */
export interface Unit {
	card: string;
	item: string;
	controls: Control[];
}

export const unitKey = ({ card, item }: Pick<Unit, 'card' | 'item'>) => `${card} › ${item}`;

export const canBeUsed = ({ controls }: Unit) => controls.some(({ isDisabled }) => !isDisabled);

/** Where an item is on the page. Items may have the name of their card. */
export const placeOf = (page: Page, { card, item }: Pick<Unit, 'card' | 'item'>): Locator =>
	page.locator(`[data-setting="${card}"] [data-setting="${item}"]`);

/** Every item of the page that has controls, in its order. It asks the page, so nothing can be forgotten. */
export const unitsOf = (page: Page): Promise<Unit[]> =>
	page.locator('#jp-plugin-container').evaluate(readUnits);

/** Runs on the page, so it may use nothing from here. */
function readUnits(root: HTMLElement): Unit[] {
	const isSeen = (element: Element) =>
		element.getClientRects().length > 0 && !element.closest('[inert], [aria-hidden="true"]');
	const kindOf = ({ tagName, type, role }: HTMLInputElement) => {
		if (tagName === 'BUTTON') {
			return role ?? 'button';
		}
		const isChoice = ['radio', 'checkbox', 'file'].includes(type);
		return tagName === 'SELECT' ? 'select' : isChoice ? type : 'text';
	};
	const read = (element: HTMLInputElement): Control => ({
		kind: kindOf(element),
		label: (element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText).trim(),
		isOn: element.ariaChecked === 'true' || element.checked === true,
		value: element.value,
		choices: element instanceof HTMLSelectElement ? [...element.options].map(({ value }) => value) : [],
		isDisabled: element.closest('[aria-disabled=true], :disabled') !== null,
	});
	const units = new Map<Element, Unit>();
	for (const element of root.querySelectorAll<HTMLInputElement>('button, input, textarea, select')) {
		const place = element.closest('[data-setting]');
		const card = place?.parentElement?.closest('[data-setting]');
		const isOfCard = element.hasAttribute('aria-expanded') || !place;
		const isText = element.readOnly && !element.hasAttribute('aria-disabled');
		if (isOfCard || isText || !isSeen(element)) {
			continue;
		}
		// What is on a card beside its items belongs to an item of that name.
		const [own, item] = [card ?? place, place].map((each) => each.getAttribute('data-setting') ?? '');
		const unit = units.get(place) ?? { card: own ?? '', item: item ?? '', controls: [] };
		unit.controls.push(read(element));
		units.set(place, unit);
	}
	return [...units.values()];
}
