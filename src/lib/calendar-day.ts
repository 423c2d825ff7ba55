/**
 * The start of a calendar day (YYYY-MM-DD) in UTC, so that no time zone moves it; undefined for anything
 * else, including February 31.
 */
export function dayStart(day: string): Date | undefined {
	const date = new Date(`${day}T00:00:00Z`);
	const isReal =
		/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
	return isReal ? date : undefined;
}

export const isDay = (day: string): boolean => dayStart(day) !== undefined;
