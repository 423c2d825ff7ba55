export function findSlowPatterns(
	root: string,
	known: Readonly<Record<string, string>>,
	cache: string,
): Promise<string[]>;
