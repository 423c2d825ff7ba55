import { createHash } from 'node:crypto';

const PATH = '/provider/avatar/';

/** URL of the avatar for an email address, `size` pixels wide; it doesn't reveal the address. */
export function avatarUrl(origin: string, email: string, size: number): string {
	const hash = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
	return `${origin}${PATH}${hash.slice(0, 32)}.svg?s=${size}`;
}

/** The avatar at that path: head and shoulders in a color derived from it; null for other paths. */
export function avatarResponse(path: string): Response | null {
	const hash = /^([\da-f]{32})\.svg$/.exec(path.slice(PATH.length))?.[1];
	if (!hash) {
		return null;
	}
	const color = `hsl(${parseInt(hash.slice(0, 4), 16) % 360} 40% 45%)`;
	const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${color}"/><g fill="#fff" fill-opacity=".85"><circle cx="32" cy="25" r="11"/><path d="M10 64c0-14 9-23 22-23s22 9 22 23z"/></g></svg>`;
	return new Response(picture, {
		headers: {
			'Content-Type': 'image/svg+xml',
			'Cache-Control': 'public, max-age=86400',
			'X-Content-Type-Options': 'nosniff',
			'Content-Security-Policy': "default-src 'none'",
		},
	});
}
