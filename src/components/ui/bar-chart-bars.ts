import { __, sprintf } from '@wordpress/i18n';

/** One bar of a chart. */
export interface ChartBar {
	/** A short name below the bar. */
	label: string;
	/** Its whole name: head of its row in the table, and of its tooltip. */
	name: string;
	/** Null: not known. */
	value: number | null;
	/** The value in words. */
	valueText: string;
	/** Its time isn't over: more may come. */
	isUnfinished?: boolean;
	/** Opens in a new tab. */
	href: string;
}

/** A bar's tooltip, and its accessible name. */
export const barTitle = ({ name, valueText }: ChartBar): string =>
	/* translators: 1: a day, week or month, 2: a number of views */
	sprintf(__('%1$s: %2$s', 'site-dashboard'), name, valueText);
