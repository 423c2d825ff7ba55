import { html } from 'hono/html';
import type { LoginLimit } from '../auth/login-limit';
import { createNonce } from '../auth/nonces';
import type { Session } from '../auth/sessions';
import type { HostContext } from '../host-context';
import { page, redirect, SECURITY_HEADERS, text } from '../http/responses';
import { readVisit, type PageVisit } from '../http/visit';
import { authorizePage } from '../provider/authorize-page';
import { avatarResponse } from '../provider/avatar';
import { readSite } from '../site/site';
import { assetResponse, readManifest } from './assets';
import { authorizeCallback } from './authorize-callback';
import { dashboardPage } from './dashboard';
import { messagePage } from './document';
import { adminFrame } from './frame';
import { loginPage } from './login';
import { STYLESHEET, STYLESHEET_PATH } from './stylesheet';

export interface PagesOptions {
	assets: string | undefined;
	limit: LoginLimit;
}

const ASSETS = '/wp-content/plugins/site-dashboard/dist/';

/** Everything that is no REST call. `noteUser` learns who asked. */
export function createPages(host: HostContext, options: PagesOptions) {
	return async (request: Request, address: string, noteUser: (login: string) => void): Promise<Response> => {
		const url = new URL(request.url);
		if (url.pathname.startsWith(ASSETS)) {
			return assetResponse(options.assets, url.pathname.slice(ASSETS.length), request);
		}
		const file = url.pathname === STYLESHEET_PATH ? stylesheet() : avatarResponse(url);
		if (file) {
			return file;
		}
		if (url.host !== new URL(host.origin).host) {
			return redirect(host.origin + url.pathname + url.search, [], 307);
		}
		const visit = await readVisit(host, request, address);
		if (visit.session) {
			noteUser(visit.session.user.login);
		}
		return answerPage(host, options, visit);
	};
}

async function answerPage(host: HostContext, options: PagesOptions, visit: PageVisit): Promise<Response> {
	const { pathname } = visit.url;
	if (pathname === '/wp-login.php') {
		return loginPage(host, options.limit, visit);
	}
	if (pathname === '/provider/authorize') {
		return authorizePage(host, visit);
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
	if (url.pathname !== '/wp-admin/admin.php') {
		return standIn(host, session, url.pathname.slice('/wp-admin/'.length));
	}
	if (query.get('handler') === 'jetpack-connection-webhooks' && query.get('action') === 'authorize') {
		return authorizeCallback(host, visit, session);
	}
	if (query.get('page') === 'jetpack') {
		return dashboardPage(host, visit, { session, manifest: await readManifest(assets) });
	}
	return standIn(host, session, `admin.php?page=${query.get('page') ?? ''}`);
}

/** A page of another part of the site, of which this host keeps nothing. */
async function standIn(host: HostContext, session: Session, address: string): Promise<Response> {
	const site = await readSite(host.db);
	const content = html`<div class="host-body">
		<h1>${STAND_INS.get(address) ?? 'Another page'}</h1>
		<p>This page stands for <code>${address}</code>, which belongs to another part of the site.</p>
		<p><a href="/wp-admin/admin.php?page=jetpack#/dashboard">Back to the dashboard</a></p>
	</div>`;
	return page(adminFrame({ host, site, session, title: 'Another page', content, current: address }));
}

const STAND_INS = new Map([
	['admin.php?page=stats', 'Stats'],
	['admin.php?page=akismet-key-config', 'Anti-spam'],
	['admin.php?page=jetpack-search', 'Search'],
	['admin.php?page=my-jetpack', 'My Jetpack'],
	['plugins.php', 'Plugins'],
	['options-general.php', 'General settings'],
]);

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
