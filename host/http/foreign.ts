import { RestError } from '../rest/errors';
import { isForeignForm } from './visit';

/** Methods that change nothing. */
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Whether a request would change something, and may have been sent by a page of another site. */
export function isForeignChange(request: Request, origin: string): boolean {
	return !SAFE.includes(request.method) && isForeignForm(request, origin);
}

/**
 * Whether the request came under another name than the host has. A page that makes a name of its own point to this
 * machine is of the same origin as we are in the eyes of a browser; the name gives it away.
 */
export function isMisdirected(url: URL, origin: string): boolean {
	return url.host !== new URL(origin).host;
}

export const foreignChange = () =>
	new RestError(403, 'rest_foreign_origin', 'This request was not sent from this site.');

export const misdirected = () =>
	new RestError(421, 'rest_misdirected_request', 'There is no site under this name here.');
