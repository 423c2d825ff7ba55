import { html } from 'hono/html';
import type { HostContext } from '../host-context';
import { page, type PageContext } from '../http/context';
import { readSite } from '../site/site';
import { document } from './document';
import { galleryScreensPage, type OpenSite } from './gallery-screens';

const BASE = '/wp-content/plugins/site-dashboard/dist/';

/**
 * Every component in every state, for people and for visual tests; with `?screen=…`, the screens. It holds no
 * data of the site.
 */
export async function galleryPage(
	host: HostContext,
	context: PageContext,
	openSite: OpenSite | undefined,
): Promise<Response> {
	if (context.req.query('screen') !== undefined) {
		return galleryScreensPage(host, context, openSite);
	}
	return page(
		context,
		document({
			site: await readSite(host.db),
			title: 'Components',
			bodyClass: '',
			body: html`<main><div id="jp-plugin-container"></div></main>`,
			head: html`<link rel="stylesheet" href="${BASE}gallery.css" />`,
			end: html`<script defer src="${BASE}gallery.js"></script>`,
		}),
	);
}
