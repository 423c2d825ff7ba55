import { CURRENCIES } from './currencies.table';
import { leftToRight } from './direction';
import { numberFormat, pageLocale } from './locale';

interface Currency {
	precision: number;
	grouping: string;
	decimal: string;
	symbol: string;
}

/** Amounts of an unknown currency (PROD-032). */
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
	/** Starts with the decimal sign. Empty for currencies without one, and for two or more zeros (PROD-028). */
	fraction: string;
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
	const isZero = (digit: string) => digit === zero;
	return {
		sign: part('minusSign') ? '-' : '',
		symbol,
		integer: grouped([...part('integer')], grouping),
		// Only zeros are left out: ".500" ends in 00 and is half a unit; one place has no 00.
		fraction: fraction.length > 1 && [...fraction].every(isZero) ? '' : fraction && decimal + fraction,
	};
}

/** Three digits to a group, from the end. */
const grouped = (digits: string[], sign: string) =>
	digits.map((digit, index) => (index && (digits.length - index) % 3 === 0 ? sign + digit : digit)).join('');

/** An amount as text, such as "A$1,234.50". Empty if it's no number. */
export function formatMoney(amount: number | null | undefined, code: string, locale?: string): string {
	const parts = splitMoney(amount, code, locale);
	return parts ? leftToRight(parts.sign + parts.symbol + parts.integer + parts.fraction) : '';
}
