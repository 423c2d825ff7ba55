import { pageLocale } from '../../lib/locale';

/** An amount of storage in words, such as 10 GB. */
export const formatUnit = (
	amount: number,
	unit: 'megabyte' | 'gigabyte' | 'terabyte',
	locale = pageLocale(),
): string =>
	new Intl.NumberFormat(locale, {
		style: 'unit',
		unit,
		unitDisplay: 'short',
		maximumFractionDigits: 1,
	}).format(amount);

/** Megabytes in the unit that suits their number. */
const formatMegabytes = (amount: number, locale?: string): string =>
	amount < 1000 ? formatUnit(amount, 'megabyte', locale) : formatUnit(amount / 1000, 'gigabyte', locale);

/** Room for videos that is in use, in megabytes; empty where nobody knows, or for none (PLAN-066). */
export const storageUsed = (amount: number | null): string =>
	amount !== null && amount > 0 ? formatMegabytes(amount) : '';
