/** Test files, closest first. */
export interface Closest {
	beside: string[];
	integration: string[];
}

export function closenessIn(sources: ReadonlyMap<string, string>): (file: string) => Closest;
