/** Cookies of a request by name; values as sent, decoded where they can be. */
export function readCookies(request: Request): Map<string, string> {
	const cookies = new Map<string, string>();
	for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
		const separator = part.indexOf('=');
		if (separator > 0) {
			cookies.set(part.slice(0, separator).trim(), part.slice(separator + 1).trim());
		}
	}
	return cookies;
}

export interface CookieOptions {
	/** Path that it is sent to. */
	path: string;
	/** In seconds; 0 deletes it. */
	maxAge: number;
	/** Only over https. */
	isSecure: boolean;
}

/** A cookie that no script reads and no other site sends along with a form. The value must be URL-safe. */
export function cookie(name: string, value: string, { path, maxAge, isSecure }: CookieOptions): string {
	const flags = ['HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])];
	return [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAge}`, ...flags].join('; ');
}
