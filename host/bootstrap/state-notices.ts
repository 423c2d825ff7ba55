import { isRecord } from '../php';
import type { ReleasePost } from '../site/facts';

/** Notices of the step that led to the page, printed once (host-contract 2.1, `jetpackStateNotices`). */
export interface StateNotices {
	messageCode: string | null;
	errorCode: string | null;
	errorDescription: string | null;
	messageContent: ReleasePost | null;
}

export const NO_NOTICES: StateNotices = {
	messageCode: null,
	errorCode: null,
	errorDescription: null,
	messageContent: null,
};

/** Cookie that carries the notices over a redirect. */
export const NOTICES_COOKIE = 'jetpack_state';

/** Packs notices into the value of a cookie. */
export function packNotices(notices: Partial<StateNotices>): string {
	return Buffer.from(JSON.stringify(notices)).toString('base64url');
}

/** Reads the cookie. Anybody can write one, so a code that isn't a short word is dropped. */
export function unpackNotices(cookie: string | undefined): StateNotices {
	const packed = parse(cookie);
	const code = (value: unknown) => (typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : null);
	const description = packed.errorDescription;
	return {
		...NO_NOTICES,
		messageCode: code(packed.messageCode),
		errorCode: code(packed.errorCode),
		errorDescription: typeof description === 'string' ? description.slice(0, 300) : null,
	};
}

function parse(cookie: string | undefined): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString());
		return isRecord(value) ? value : {};
	} catch {
		return {};
	}
}
