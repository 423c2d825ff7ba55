const absolute = (url: string) => new URL(url, window.location.href);

/** The address with that query argument; one that is there already is replaced. */
export function withParameter(url: string, name: string, value: string): string {
	const address = absolute(url);
	address.searchParams.set(name, value);
	return address.href;
}

/** The address without those query arguments; everything else stays as it was written. */
export function withoutParameters(url: string, names: readonly string[]): string {
	const address = absolute(url);
	const given = names.filter((name) => address.searchParams.has(name));
	given.forEach((name) => address.searchParams.delete(name));
	return address.href;
}
