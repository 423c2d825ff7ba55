import type { LoginLimit } from '../auth/login-limit';
import { createNonce } from '../auth/nonces';
import type { HostContext } from '../host-context';
import { isForeignChange } from '../http/foreign';
import { page, redirect, SECURITY_HEADERS, text } from '../http/responses';
import { readVisit, type PageVisit } from '../http/visit';
import { avatarResponse } from '../provider/avatar';
import { providerPages } from '../provider/pages/provider-pages';
import { readSite } from '../site/site';
import { assetResponse, readManifest } from './assets';
import { authorizeCallback } from './authorize-callback';
import { dashboardPage } from './dashboard';
import { messagePage } from './document';
import { eventsScript, EVENTS_SCRIPT_PATH } from './events-script';
import { galleryPage } from './gallery';
import { loginPage } from './login';
import { standIn } from './stand-ins';
import { STYLESHEET, STYLESHEET_PATH } from './stylesheet';

export interface PagesOptions {
	assets: string | undefined;
	images: string | undefined;
	limit: LoginLimit;
}

const ASSETS = '/wp-content/plugins/site-dashboard/dist/';
const IMAGES = '/wp-content/plugins/site-dashboard/images/';

/** What pages and forms are asked for with. */
const METHODS = ['GET', 'HEAD', 'POST'];

/** Everything that is no REST call. `noteUser` learns who asked. */
export function createPages(host: HostContext, options: PagesOptions) {
	const origin = new URL(host.origin);
	return async (
		request: Request,
		url: URL,
		address: string,
		noteUser: (login: string) => void,
	): Promise<Response> => {
		if (url.pathname.startsWith(ASSETS)) {
			return assetResponse(options.assets, url.pathname.slice(ASSETS.length), request);
		}
		if (url.pathname.startsWith(IMAGES)) {
			return assetResponse(options.images, url.pathname.slice(IMAGES.length), request);
		}
		const file = url.pathname === STYLESHEET_PATH ? stylesheet() : avatarResponse(url);
		if (file) {
			return file;
		}
		if (url.pathname === EVENTS_SCRIPT_PATH) {
			return eventsScript();
		}
		if (!METHODS.includes(request.method)) {
			return new Response(null, { status: 405, headers: { Allow: METHODS.join(', ') } });
		}
		const isChange = request.method === 'POST';
		if (url.host !== origin.host && !isChange) {
			return redirect(host.origin + url.pathname + url.search, [], 307);
		}
		if (url.host !== origin.host || isForeignChange(request, host.origin)) {
			return notFromHere(host);
		}
		const visit = await readVisit(host, request, address);
		if (visit.session) {
			noteUser(visit.session.user.login);
		}
		return answerPage(host, options, visit);
	};
}

/** A form that another site has sent, or that came under a name that is not ours. */
async function notFromHere(host: HostContext): Promise<Response> {
	const link = { address: `${host.origin}/wp-admin/`, label: 'Go to the dashboard' };
	const text = 'This was not sent from a page of this site, so nothing was done.';
	return page(messagePage(await readSite(host.db), { heading: 'Not possible', text, link }), 403);
}

async function answerPage(host: HostContext, options: PagesOptions, visit: PageVisit): Promise<Response> {
	const { pathname } = visit.url;
	if (pathname === '/wp-login.php') {
		return loginPage(host, options.limit, visit);
	}
	if (pathname === '/gallery') {
		return galleryPage(host);
	}
	const provided = pathname.startsWith('/provider/') ? await providerPages(host, visit) : null;
	if (provided) {
		return provided;
	}
	if (pathname === '/wp-admin/admin-ajax.php') {
		return ajax(host, visit);
	}
	if (pathname === '/wp-admin' || pathname.startsWith('/wp-admin/')) {
		return adminPage(host, options, visit);
	}
	const site = await readSite(host.db);
	if (pathname === '/' || pathname === '/index.php') {
		const link = { address: '/wp-admin/', label: 'Go to the dashboard' };
		const text = 'This page stands for the public part of the site. Only its dashboard is kept here.';
		return page(messagePage(site, { heading: 'Front page', text, link }));
	}
	const link = { address: '/', label: 'Go to the front page' };
	return page(
		messagePage(site, { heading: 'Not found', text: 'There is nothing at this address.', link }),
		404,
	);
}

async function adminPage(host: HostContext, { assets }: PagesOptions, visit: PageVisit): Promise<Response> {
	const { url, session } = visit;
	if (!session) {
		return redirect(`/wp-login.php?redirect_to=${encodeURIComponent(url.pathname + url.search)}`);
	}
	const query = url.searchParams;
	if (url.pathname === '/wp-admin' || url.pathname === '/wp-admin/') {
		return redirect('/wp-admin/admin.php?page=jetpack#/dashboard');
	}
	if (
		url.pathname === '/wp-admin/options-general.php' &&
		query.get('service') === 'google_site_verification'
	) {
		return redirect('/provider/google');
	}
	if (url.pathname !== '/wp-admin/admin.php') {
		return standIn(host, session, url.pathname.slice('/wp-admin/'.length));
	}
	if (query.get('jp-react-redirect') === 'product-purchased') {
		return redirect('/wp-admin/admin.php?page=jetpack#/recommendations/product-purchased');
	}
	if (query.get('handler') === 'jetpack-connection-webhooks' && query.get('action') === 'authorize') {
		return authorizeCallback(host, visit, session);
	}
	if (query.get('page') === 'jetpack') {
		return dashboardPage(host, visit, { session, manifest: await readManifest(assets) });
	}
	return standIn(host, session, `admin.php?page=${query.get('page') ?? ''}`);
}

/** `admin-ajax.php?action=rest-nonce`: a fresh nonce as plain text, and `0` for everybody else (host contract 3). */
function ajax(host: HostContext, { url, session }: PageVisit): Response {
	const isKnown = session && url.searchParams.get('action') === 'rest-nonce';
	return isKnown ? text(createNonce(host, session, 'wp_rest')) : text('0', 400);
}

function stylesheet(): Response {
	return new Response(STYLESHEET, {
		headers: {
			...SECURITY_HEADERS,
			'Content-Type': 'text/css; charset=UTF-8',
			'Cache-Control': 'public, max-age=31536000, immutable',
		},
	});
}
