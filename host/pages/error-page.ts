import type { HostContext } from '../host-context';
import { page, type PageContext } from '../http/context';
import type { RestError } from '../rest/errors';
import { NEW_SITE } from '../site/facts';
import { messagePage } from './document';

/** Works without the database, too. */
export async function errorPage(
	{ site }: HostContext,
	context: PageContext,
	{ status, message }: RestError,
): Promise<Response> {
	const { facts } = (await site.since(0).catch(() => null))?.value ?? { facts: NEW_SITE };
	const text = status === 500 ? `${message} Its log says why.` : message;
	const link = { url: '/wp-admin/', label: 'Go to the dashboard' };
	return page(context, messagePage({ facts }, { heading: 'That didn’t work', text, link }), status);
}
