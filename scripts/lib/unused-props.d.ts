export function findUnusedProps(
	root: string,
	folder?: string,
): Array<{ file: string; line: number; component: string; prop: string }>;
