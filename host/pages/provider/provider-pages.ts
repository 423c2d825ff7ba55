import type { Hono } from 'hono';
import { html } from 'hono/html';
import { isNonce } from '../../auth/nonces';
import { permissionsOf } from '../../site/permissions';
import type { HostContext } from '../../host-context';
import { loginFor, page, readForm, type Environment, type PageContext } from '../../http/context';
import { isOfUnknownOrigin } from '../../http/origin';
import { messagePage } from '../document';
import { readSite } from '../../site/site';
import { authorizePage } from './authorize-page';
import { keysPage, licensesPage } from './account-pages';
import {
	googlePage,
	POPUP_SCRIPT_PATH,
	popupScript,
	backupPage,
	credentialsPage,
	scanPage,
} from './service-pages';
import { type ProviderPage, cameFrom, providerPage, type ProviderVisit } from './layout';
import { eventsPage, inJson, takeEvent, takeSurvey } from './messages-page';
import { offersPage } from './offers-page';
import { checkoutPage, plansPage, purchasesPage } from './shop-pages';
import data from '../../catalog/data/sandbox.json' with { type: 'json' };

/** Sandbox pages by the named links of the dashboard that lead to them (facts 3.3). */
const BY_SOURCE = new Map(
	Object.entries(data.redirects).flatMap(([page, sources]) =>
		sources.map((source) => [source, page] as const),
	),
);

/** Undefined for a link to another site. A monthly plan's link has its own suffix. */
const sandboxPageOf = (source: string) =>
	BY_SOURCE.get(source) ?? BY_SOURCE.get(source.replace(/-monthly$/, ''));

/** `/provider/redirect/?source=…`: the named links of the dashboard (facts 3.1). */
const redirectPage: ProviderPage = async (visit) => {
	const query = new URL(visit.context.req.url).searchParams;
	const source = query.get('source');
	const target = source === null ? undefined : sandboxPageOf(source);
	if (target) {
		return visit.context.redirect(`/provider/${target}?${wishesOf(visit)}`);
	}
	const url = query.get('url');
	const others = [...query].filter(([name]) => !['source', 'url'].includes(name));
	const content = html`<p>
			This link would leave this site for
			${url ? html`the URL <code>${url}</code>` : html`the page <code>${source ?? ''}</code>`}.
		</p>
		${
			others.length > 0
				? html`<dl class="host-facts">
						${others.map(
							([name, value]) =>
								html`<dt>${name}</dt>
									<dd>${value}</dd>`,
						)}
					</dl>`
				: ''
		}`;
	return providerPage(visit, {
		title: 'External page',
		content,
		status: source || url ? undefined : 404,
	});
};

/**
 * The link's parameters in the sandbox's form: path is a product, query holds the coupon and the way back.
 */
function wishesOf(visit: ProviderVisit): URLSearchParams {
	const query = new URL(visit.context.req.url).searchParams;
	const inner = new URLSearchParams(query.get('query') ?? '');
	const wishes = new URLSearchParams();
	const product = query.get('path');
	const coupon = inner.get('coupon');
	if (product) {
		wishes.set('product', product);
	}
	if (coupon) {
		wishes.set('coupon', coupon);
	}
	wishes.set('redirect_to', inner.get('redirect_to') ?? cameFrom(visit));
	return wishes;
}

/** Pages for those who manage the site. */
const MANAGER_PAGES: Readonly<Record<string, ProviderPage>> = {
	plans: plansPage,
	checkout: checkoutPage,
	purchases: purchasesPage,
	licenses: licensesPage,
	offers: offersPage,
	backup: backupPage,
	scan: scanPage,
	credentials: credentialsPage,
	keys: keysPage,
	google: googlePage,
	events: eventsPage,
};

/** Pages for every user. */
const USER_PAGES: Readonly<Record<string, ProviderPage>> = { redirect: redirectPage };

/** Registers everything below `/provider/`, with or without a slash at the end. */
export function providerPages(host: HostContext, pages: Hono<Environment>, methods: string[]): void {
	const on = (path: string) => [`/provider/${path}`, `/provider/${path}/`];
	pages.on(methods, on('authorize'), (context) => authorizePage(host, context));
	pages.on(methods, POPUP_SCRIPT_PATH, popupScript);
	pages.on('POST', on('wpcom/v2/marketing/feedback-survey'), inJson(host, takeSurvey));
	pages.on('POST', on('events'), inJson(host, takeEvent));
	pages.on(methods, '/provider/', (context) => answer(host, context, plansPage, true));
	for (const [path, show] of Object.entries(MANAGER_PAGES)) {
		pages.on(methods, on(path), (context) => answer(host, context, show, true));
	}
	for (const [path, show] of Object.entries(USER_PAGES)) {
		pages.on(methods, on(path), (context) => answer(host, context, show, false));
	}
}

async function answer(
	host: HostContext,
	context: PageContext,
	show: ProviderPage,
	isForManagers: boolean,
): Promise<Response> {
	const session = context.get('session');
	if (!session) {
		return context.redirect(loginFor(context));
	}
	const site = await readSite(host.db);
	if (isForManagers && !permissionsOf(site, session.user).manage_options) {
		const link = { url: '/wp-admin/', label: 'Back to the dashboard' };
		const text = 'Only site administrators can use this page.';
		return page(context, messagePage(site, { heading: 'Not allowed', text, link }), 403);
	}
	const fields = context.req.method === 'POST' ? await readForm(context) : null;
	const isMeant =
		!isOfUnknownOrigin(context.req.raw) || isNonce(host, session, 'provider', fields?.get('_wpnonce'));
	if (fields && !isMeant) {
		const link = { url: context.req.path, label: 'Try again' };
		const text = 'This form was open for too long, or isn’t from this site. Nothing was changed.';
		return page(context, messagePage(site, { heading: 'Request refused', text, link }), 403);
	}
	return show({ host, context, site, session, fields });
}
