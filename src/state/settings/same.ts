/** Whether two settings hold the same; lists and maps by what is in them. */
export const isSameSetting = (one: unknown, other: unknown): boolean =>
	one === other ||
	(typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
