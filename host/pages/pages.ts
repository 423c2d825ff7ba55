import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { LoginLimit } from '../auth/login-limit';
import { createNonce } from '../auth/nonces';
import type { HostContext } from '../host-context';
import { identify, loginFor, page, pathOf, type Environment, type PageContext } from '../http/context';
import { neverKept } from '../http/headers';
import { isForeignChange, isMisdirected } from '../http/origin';
import { avatarResponse } from '../provider/accounts';
import { providerPages } from './provider/provider-pages';
import { readSite } from '../site/site';
import { assetResponse, readManifest } from './assets';
import { authorizeCallback } from './authorize-callback';
import { dashboardPage, eventsScript, EVENTS_SCRIPT_PATH } from './dashboard';
import { messagePage } from './document';
import { galleryPage, type OpenSite } from './gallery-screens';
import { loginPage } from './login';
import { profilePage } from './profile';
import { standIn } from './stand-ins';
import { STYLESHEET, STYLESHEET_PATH } from './stylesheet';

interface PagesOptions {
	assets: string | undefined;
	images: string | undefined;
	limit: LoginLimit;
	openSite?: OpenSite;
}

const ASSETS = '/wp-content/plugins/site-dashboard/dist/';
const IMAGES = '/wp-content/plugins/site-dashboard/images/';

/** Methods of pages and forms; hono answers HEAD as GET. */
const METHODS = ['GET', 'POST'];

/** Everything but the REST API. */
export function createPages(host: HostContext, options: PagesOptions): Hono<Environment> {
	const { assets, images, limit, openSite } = options;
	const pages = new Hono<Environment>();
	const files = (base: string, directory: string | undefined) =>
		pages.all(`${base}:file{.*}`, ({ req }) =>
			assetResponse(directory, req.path.slice(base.length), req.raw),
		);
	files(ASSETS, assets);
	files(IMAGES, images);
	pages.all(STYLESHEET_PATH, stylesheet);
	pages.all(EVENTS_SCRIPT_PATH, eventsScript);
	pages.all('/provider/avatar/:file', ({ req }, next) => avatarResponse(req.path) ?? next());
	const onMethodNotAllowed = (_: unknown, methods: string[]) =>
		new Response(null, { status: 405, headers: { Allow: methods.join(', ') } });
	pages.use(methodNotAllowed({ app: pages, onMethodNotAllowed }));
	pages.on(METHODS, '*', neverKept, fromHere(host), identify(host));
	pages.on(METHODS, '/wp-login.php', (context) => loginPage(host, limit, context));
	pages.on(METHODS, '/gallery', (context) => galleryPage(host, context, openSite));
	providerPages(host, pages, METHODS);
	pages.on(METHODS, '/wp-admin/admin-ajax.php', (context) => ajax(host, context));
	pages.on(METHODS, '/wp-admin/*', (context) => adminPage(host, options, context));
	pages.on(METHODS, ['/', '/index.php'], async (context) => {
		const link = { url: '/wp-admin/', label: 'Go to the dashboard' };
		const text = 'The site’s public pages would be here. This host only has the dashboard.';
		return page(context, messagePage(await readSite(host.db), { heading: 'Front page', text, link }));
	});
	pages.on(METHODS, '*', async (context) => {
		const link = { url: '/', label: 'Go to the front page' };
		const text = 'There’s no page at this URL.';
		return page(
			context,
			messagePage(await readSite(host.db), { heading: 'Page not found', text, link }),
			404,
		);
	});
	return pages;
}

/** Redirects visitors who used another host name, and refuses another site's forms. */
const fromHere = ({ db, origin }: HostContext) =>
	createMiddleware(async (context, next) => {
		const { raw } = context.req;
		if (isMisdirected(raw, origin) && raw.method !== 'POST') {
			return context.redirect(origin + pathOf(raw), 307);
		}
		if (isMisdirected(raw, origin) || isForeignChange(raw, origin)) {
			const link = { url: `${origin}/wp-admin/`, label: 'Go to the dashboard' };
			const text = 'This request didn’t come from a page of this site. Nothing was changed.';
			return page(context, messagePage(await readSite(db), { heading: 'Request refused', text, link }), 403);
		}
		await next();
	});

async function adminPage(
	host: HostContext,
	{ assets, limit }: PagesOptions,
	context: PageContext,
): Promise<Response> {
	const { path } = context.req;
	const session = context.get('session');
	if (!session) {
		return context.redirect(loginFor(context));
	}
	const { page: name, service, handler, action, 'jp-react-redirect': target } = context.req.query();
	if (path === '/wp-admin' || path === '/wp-admin/') {
		return context.redirect('/wp-admin/admin.php?page=jetpack#/dashboard');
	}
	if (path === '/wp-admin/options-general.php' && service === 'google_site_verification') {
		return context.redirect('/provider/google');
	}
	if (path === '/wp-admin/profile.php') {
		return profilePage(host, limit, context, session);
	}
	if (path !== '/wp-admin/admin.php') {
		return standIn(host, context, session, path.slice('/wp-admin/'.length));
	}
	if (target === 'product-purchased') {
		return context.redirect('/wp-admin/admin.php?page=jetpack#/recommendations/product-purchased');
	}
	if (handler === 'jetpack-connection-webhooks' && action === 'authorize') {
		return authorizeCallback(host, context, session);
	}
	if (name === 'jetpack') {
		return dashboardPage(host, context, { session, manifest: await readManifest(assets) });
	}
	return standIn(host, context, session, `admin.php?page=${name ?? ''}`);
}

/** `admin-ajax.php?action=rest-nonce`: a fresh nonce as plain text, `0` for visitors (host-contract 3). */
function ajax(host: HostContext, context: PageContext): Response {
	const session = context.get('session');
	const isKnown = session && context.req.query('action') === 'rest-nonce';
	return isKnown ? context.text(createNonce(host, session, 'wp_rest')) : context.text('0', 400);
}

function stylesheet(): Response {
	return new Response(STYLESHEET, {
		headers: {
			'Content-Type': 'text/css; charset=UTF-8',
			'Cache-Control': 'public, max-age=31536000, immutable',
		},
	});
}
