const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:'];

/**
 * A URL from the host that may be followed: http(s), mailto or relative. Everything else
 * (`javascript:`, `data:`, broken ones) is undefined, so that the link is not made.
 */
export function safeUrl(url: unknown): string | undefined {
	if (typeof url !== 'string' || url.trim() === '') {
		return undefined;
	}
	try {
		return SAFE_PROTOCOLS.includes(new URL(url, 'https://relative.invalid/').protocol)
			? url.trim()
			: undefined;
	} catch {
		return undefined;
	}
}

/** An absolute http(s) URL, or a relative one of this site: the browser may be sent there. */
export function isWebUrl(url: string): boolean {
	const safe = safeUrl(url);
	return safe !== undefined && !safe.startsWith('mailto:');
}

export interface RedirectArgs {
	site: string;
	path?: string;
	query?: string;
	anchor?: string;
	/** The user's number on the site, who sent them, and the partner that runs the host. */
	u?: string;
	aff?: string;
	subsidiaryId?: string;
	calypso_env?: string;
}

/**
 * A redirect (SHELL-028, SHELL-104): the redirect URL with source=<name> and site=<URL without
 * protocol>, each value percent-encoded. A name that is a URL itself is sent as `url`.
 */
export function redirectUrl(base: string, name: string, args: RedirectArgs): string {
	const source: [string, string] = name.startsWith('https://') ? ['url', stripQuery(name)] : ['source', name];
	return `${base}?${[source, ...Object.entries(args)]
		.filter(([, value]) => Boolean(value))
		.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
		.join('&')}`;
}

const stripQuery = (url: string) => url.replace(/[?#].*/s, '');

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
