/** The value below which that part of them is, between two of them in proportion. */
export function quantile(values: readonly number[], part: number): number {
	const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
	const at = (sorted.length - 1) * part;
	const [low = NaN, high = low] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
	return low + (high - low) * (at % 1);
}

export const middle = (values: readonly number[]): number => quantile(values, 0.5);
