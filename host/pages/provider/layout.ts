import { html } from 'hono/html';
import { createNonce } from '../../auth/nonces';
import type { Session } from '../../auth/sessions';
import type { HostContext } from '../../host-context';
import { page, type Html, type PageContext } from '../../http/context';
import { document } from '../document';
import { ownAdminUrl, ownUrl } from '../../site/urls';
import type { Site } from '../../site/site';

/** A visit of one of the provider's pages by somebody who manages the site. */
export interface ProviderVisit {
	host: HostContext;
	context: PageContext;
	site: Site;
	session: Session;
	/** Fields of the form that was sent; null when the page is only looked at. */
	fields: URLSearchParams | null;
}

/** A page of the provider: shows something, or does what its form asks for. */
export type ProviderPage = (visit: ProviderVisit) => Promise<Response>;

/** Pages of the sandbox, for the links on each of them. */
const PAGES: ReadonlyArray<[path: string, label: string]> = [
	['plans', 'Plans'],
	['purchases', 'Purchases'],
	['licenses', 'Licenses'],
	['offers', 'Offers'],
	['backup', 'Backup'],
	['scan', 'Scan'],
	['credentials', 'Credentials'],
	['keys', 'Anti-spam keys'],
	['events', 'Events'],
];

/** The form's fields, or the URL's without a form. */
export const wishes = ({ fields, context }: ProviderVisit): URLSearchParams =>
	fields ?? new URL(context.req.url).searchParams;

/** The number of a row that a field names; 0, which no row has, for anything else. Databases take 32 bits. */
export function rowNumber(text: string | null): number {
	return /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) < 2 ** 31 ? Number(text) : 0;
}

/** The admin page the user came from: from the URL, else from the referrer, else the dashboard. */
export function cameFrom(visit: ProviderVisit): string {
	const { origin } = visit.host;
	const said = wishes(visit).get('redirect_to');
	const referer = visit.context.req.header('Referer') ?? '';
	const isOwn = ownUrl(origin, referer)?.pathname.startsWith('/wp-admin/');
	return ownAdminUrl(origin, said ?? (isOwn ? referer : undefined));
}

interface PageOptions {
	title: string;
	content: Html;
	/** Confirms the last action. */
	notice?: string | null;
	status?: 404;
}

/** One page of the sandbox, with links to the others and the way back. */
export async function providerPage(
	visit: ProviderVisit,
	{ title, content, notice, status }: PageOptions,
): Promise<Response> {
	const back = cameFrom(visit);
	const query = `?redirect_to=${encodeURIComponent(back)}`;
	const word = visit.context.req.query('done') ?? '';
	const done = notice ?? (Object.hasOwn(DONE, word) ? DONE[word] : undefined);
	const body = html`<main class="host-card is-wide">
			<h1>${title}</h1>
			${done ? html`<p role="status" class="host-done">${done}</p>` : ''} ${content}
			<p><a href="${back}">Go back</a></p>
		</main>
		<nav class="host-links" aria-label="Sandbox provider pages">
			<ul>
				${PAGES.map(([path, label]) => html`<li><a href="/provider/${path}${query}">${label}</a></li>`)}
			</ul>
			<p class="host-note">This provider is a sandbox. It runs on this machine and contacts no one.</p>
		</nav>`;
	return page(visit.context, document({ site: visit.site, title, bodyClass: 'host-page', body }), status);
}

/** Confirmations by the word in the URL. */
const DONE: Readonly<Record<string, string>> = {
	refunded: 'Purchase refunded.',
	'not-refunded': 'This purchase can no longer be refunded.',
	expired: 'Purchase expired.',
	'not-expired': 'This purchase has already expired.',
	issued: 'License issued.',
	revoked: 'Revoked.',
	saved: 'Saved.',
	fixed: 'Threat fixed.',
	planted: 'Threat added. The next scan finds it.',
	scanning: 'Scan started. It takes two minutes.',
	entered: 'Credentials saved.',
	forgotten: 'Credentials removed.',
};

/** Shows the page again after its form, with the word for what was done. */
export function showAgain(visit: ProviderVisit, done: string, more: Record<string, string> = {}): Response {
	const query = new URLSearchParams({ ...more, done, redirect_to: cameFrom(visit) });
	return visit.context.redirect(`${visit.context.req.path}?${query}`, 303);
}

type Values = Readonly<Record<string, string | number>>;

/** Hidden fields of a form that changes something. */
export const hidden = (visit: ProviderVisit, values: Values = {}): Html =>
	hiddenInQuery(visit, { _wpnonce: createNonce(visit.host, visit.session, 'provider'), ...values });

/** The same for a form that asks; the way back is always among them. */
export function hiddenInQuery(visit: ProviderVisit, values: Values): Html {
	const all = { redirect_to: cameFrom(visit), ...values };
	return html`${Object.entries(all).map(
		([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}" />`,
	)}`;
}

/** A form with one button. */
export function buttonForm(
	visit: ProviderVisit,
	{ path, label, values }: { path: string; label: string; values: Record<string, string | number> },
): Html {
	return html`<form method="post" action="/provider/${path}">
		${hidden(visit, values)}<button class="host-button is-plain">${label}</button>
	</form>`;
}

/** A day as people read it. */
export const day = (time: number): string => new Date(Number(time)).toISOString().slice(0, 10);
