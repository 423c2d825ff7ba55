const absolute = (url: string) => new URL(url, window.location.href);

/** The URL with that query argument; one that is there already is replaced. */
export function withParameter(url: string, name: string, value: string): string {
	const target = absolute(url);
	target.searchParams.set(name, value);
	return target.href;
}

/** The URL without those query arguments; everything else stays as it was written. */
export function withoutParameters(url: string, names: readonly string[]): string {
	const target = absolute(url);
	const given = names.filter((name) => target.searchParams.has(name));
	given.forEach((name) => target.searchParams.delete(name));
	return target.href;
}
