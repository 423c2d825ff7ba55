import { CURRENCIES } from './currencies.table';
import { leftToRight } from './left-to-right';
import { numberFormat, pageLocale } from './locale';

interface Currency {
	precision: number;
	grouping: string;
	decimal: string;
	symbol: string;
}

/** How amounts of an unknown currency are written (PROD-032). */
const UNKNOWN: Currency = { precision: 2, grouping: ',', decimal: '.', symbol: '$' };

const BY_CODE: ReadonlyMap<string, Currency> = new Map(
	CURRENCIES.flatMap(([precision, grouping, decimal, codesAndSymbols]) =>
		codesAndSymbols.map((entry): [string, Currency] => [
			entry.slice(0, 3),
			{ precision, grouping, decimal, symbol: entry.slice(4) },
		]),
	),
);

export interface MoneyParts {
	sign: '' | '-';
	symbol: string;
	/** Grouped. */
	integer: string;
	/** Starts with the decimal sign; empty for currencies without one. */
	fraction: string;
	/** The fraction says nothing but zero. */
	isWhole: boolean;
}

/**
 * An amount in the parts a price shows separately. Symbol, separators and precision are the currency's
 * (PROD-031, PROD-058), digits the user's (PROD-036). Half of the last place is rounded away from zero.
 * Undefined if it's no number.
 */
export function splitMoney(
	amount: number | null | undefined,
	code: string,
	locale = pageLocale(),
): MoneyParts | undefined {
	if (typeof amount !== 'number' || !Number.isFinite(amount)) {
		return undefined;
	}
	const { precision, grouping, decimal, symbol } = BY_CODE.get(code) ?? UNKNOWN;
	const parts = numberFormat(locale, {
		useGrouping: false,
		minimumFractionDigits: precision,
		maximumFractionDigits: precision,
		signDisplay: 'negative',
	}).formatToParts(amount);
	const part = (type: Intl.NumberFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
	const fraction = part('fraction');
	const zero = numberFormat(locale).format(0);
	return {
		sign: part('minusSign') ? '-' : '',
		symbol,
		integer: grouped([...part('integer')], grouping),
		fraction: fraction && decimal + fraction,
		isWhole: [...fraction].every((digit) => digit === zero),
	};
}

/** Three digits to a group, from the end. */
const grouped = (digits: string[], sign: string) =>
	digits.map((digit, index) => (index && (digits.length - index) % 3 === 0 ? sign + digit : digit)).join('');

/** An amount as text, such as "A$1,234.50"; `isShort` drops a fraction of zeros. Empty if it's no number. */
export function formatMoney(
	amount: number | null | undefined,
	code: string,
	{ isShort = false, locale }: { isShort?: boolean; locale?: string } = {},
): string {
	const parts = splitMoney(amount, code, locale);
	if (!parts) {
		return '';
	}
	const { sign, symbol, integer, fraction, isWhole } = parts;
	return leftToRight(sign + symbol + integer + (isShort && isWhole ? '' : fraction));
}
