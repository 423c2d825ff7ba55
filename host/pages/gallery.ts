import { html } from 'hono/html';
import type { HostContext } from '../host-context';
import { page } from '../http/responses';
import { readSite } from '../site/site';
import { document } from './document';

const BASE = '/wp-content/plugins/site-dashboard/dist/';

/** Every component of the dashboard in every state, for people and for visual tests. It holds no data of the site. */
export async function galleryPage(host: HostContext): Promise<Response> {
	return page(
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
