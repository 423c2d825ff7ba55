import { deleteCookie, getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { createNonce, isNonce } from '../auth/nonces';
import { permissionsOf } from '../site/permissions';
import type { Session } from '../auth/sessions';
import { bootstrap, type Bootstrap } from '../bootstrap/initial-state';
import { NOTICES_COOKIE, unpackNotices, type StateNotices } from '../bootstrap/state-notices';
import { partnerCouponOf } from '../catalog/offers';
import type { HostContext } from '../host-context';
import { page, type Html, type PageContext, cookieOptions } from '../http/context';
import { isForeign, isOfUnknownOrigin, isSecure } from '../http/origin';
import { adminUrl, DASHBOARD_PAGE, ownUrl, pluginBaseUrl } from '../site/urls';
import { register } from '../site/connection';
import { userAuthorizeUrl } from '../site/connection-data';
import { writeFacts } from '../site/facts';
import { dropUnpaidModules } from '../site/refresh';
import { isOffline, readSite, type Site } from '../site/site';
import { ifPossible } from '../store/database';
import { readUserOptions, writeUserOption } from '../store/options';
import { languageScript, type Manifest, ofLocale } from './assets';
import { messagePage } from './document';
import { adminFrame } from './frame';

export const EVENTS_SCRIPT_PATH = '/wp-admin/js/events.js';

/**
 * Collects the dashboard's analytics commands, including earlier ones, and sends them in batches when the
 * browser is idle, so that no click waits for them.
 */
const EVENTS_SCRIPT = `const early = window._tkq || [];
const whenIdle = window.requestIdleCallback || ((send) => setTimeout(send, 200));
const events = [];
const send = () => {
	while (events.length) {
		const body = JSON.stringify({ events: events.splice(0, 50) });
		fetch('/provider/events', {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body,
			keepalive: true,
		}).then((response) => response.text()).catch(() => {});
	}
};
const push = ([command, name, properties]) => {
	if (command === 'recordEvent' && events.push({ name, properties: properties || {} }) === 1) {
		whenIdle(send, { timeout: 1000 });
	}
};
window._tkq = { push };
addEventListener('pagehide', send);
early.forEach(push);
`;

export function eventsScript(): Response {
	return new Response(EVENTS_SCRIPT, {
		headers: {
			'Content-Type': 'text/javascript; charset=UTF-8',
			'Cache-Control': 'no-cache',
		},
	});
}

interface DashboardOptions {
	session: Session;
	/** Null when the front end has not been built. */
	manifest: Manifest | null;
}

const whoCanHelp = (isConnected: boolean): string =>
	isConnected
		? 'Jetpack is in Offline Mode here. Ask an administrator of this site about it.'
		: 'Jetpack isn’t connected on this site yet. Ask an administrator to connect it.';

/** `/wp-admin/admin.php?page=jetpack`: the page that the front end mounts into (host-contract 1 and 2). */
export async function dashboardPage(
	host: HostContext,
	context: PageContext,
	{ session, manifest }: DashboardOptions,
): Promise<Response> {
	let site = await readSite(host.db);
	const permissions = permissionsOf(site, session.user);
	const isOpenToAll = site.facts.isRegistered && !isOffline(site);
	if (!permissions.manage_options && !isOpenToAll) {
		return page(
			context,
			messagePage(site, {
				heading: 'Not allowed',
				text: `Sorry, you are not allowed to access this page. ${whoCanHelp(site.facts.isRegistered)}`,
				link: { url: '/', label: 'Go to the site' },
			}),
			403,
		);
	}
	const { action, 'jetpack-partner-coupon': coupon } = context.req.query();
	if (action === 'register') {
		return beginConnection(host, context, session);
	}
	if (coupon !== undefined && permissions.manage_options) {
		return takeCoupon(host, context, session, site, coupon);
	}
	if (await ifPossible(dropUnpaidModules(host, site))) {
		site = await readSite(host.db);
	}
	const packed = getCookie(context, NOTICES_COOKIE);
	const data = await bootstrap(host, site, {
		session,
		ip: context.env.client.ip,
		notices: await withRelease(host, site, session, unpackNotices(packed)),
	});
	const base = `${pluginBaseUrl(host.origin)}/dist/`;
	const body = adminFrame({
		host,
		site,
		session,
		title: 'Jetpack',
		current:
			site.facts.isRegistered || isOffline(site)
				? 'admin.php?page=jetpack#/dashboard'
				: 'admin.php?page=jetpack',
		content: html`${dataElements(data)}
		${container(site, permissions.manage_options, manifest ? untilStarted(manifest, site, base) : UNBUILT)}`,
		head: manifest ? styles(manifest, base) : undefined,
		end: manifest ? scripts(manifest, base, site) : undefined,
	});
	if (packed) {
		deleteCookie(context, NOTICES_COOKIE, cookieOptions(host.origin, '/wp-admin/', 0));
	}
	return page(context, body);
}

/** The front end mounts here. Links and the survey go to this host's own sandbox provider. */
const container = ({ edition }: Site, isManager: boolean, content: Html): Html =>
	html`<div>
		<div
			id="jp-plugin-container"
			data-redirect-base="/provider/redirect/"
			data-provider-api="/provider/"
			data-host-calls="${edition.calls.join(' ')}"
			data-host-pages="${(isManager ? edition.pages : []).join(' ')}"
		>
			${content}
		</div>
	</div>`;

/** Keeps a coupon of a partner that came with the URL, and goes on without it (facts 12). */
async function takeCoupon(
	host: HostContext,
	context: PageContext,
	session: Session,
	site: Site,
	code: string,
): Promise<Response> {
	const partner = partnerCouponOf(code);
	const { raw } = context.req;
	const mayBeForeign =
		isForeign(raw, host.origin) ||
		(isOfUnknownOrigin(raw) && !isSecure(host.origin)) ||
		// The login form goes on to where the visitor came in.
		ownUrl(host.origin, raw.headers.get('Referer') ?? '')?.pathname === '/wp-login.php';
	if (partner && mayBeForeign && !isNonce(host, session, 'coupon', context.req.query('_wpnonce'), code)) {
		// A link on another site must not store anything unasked.
		const nonce = createNonce(host, session, 'coupon', code);
		const url = `/wp-admin/${DASHBOARD_PAGE}&jetpack-partner-coupon=${encodeURIComponent(code)}&_wpnonce=${nonce}`;
		const text = `A link on another site wants to add the coupon ${code}.`;
		const link = { url, label: 'Use coupon' };
		return page(context, messagePage(site, { heading: 'Use this coupon?', text, link }));
	}
	if (partner) {
		await writeFacts(host.db, { partnerCoupon: code });
	}
	const isConnected = site.facts.isRegistered && !isOffline(site);
	const query = isConnected ? '&showCouponRedemption=1' : '';
	return context.redirect(`${adminUrl(host.origin)}${DASHBOARD_PAGE}${query}`);
}

/** Option of a user: title of the release post that they were shown. */
const SHOWN_RELEASE = 'shown_release';

/** Adds what a new release says about itself, once for each user who manages the site. */
async function withRelease(
	{ db }: HostContext,
	site: Site,
	{ user }: Session,
	notices: StateNotices,
): Promise<StateNotices> {
	const { releasePost } = site.facts;
	if (!releasePost || !permissionsOf(site, user).manage_options) {
		return notices;
	}
	const title = releasePost.release_post_title;
	if ((await readUserOptions(db, user.id)).get(SHOWN_RELEASE) === title) {
		return notices;
	}
	await ifPossible(writeUserOption(db, user.id, SHOWN_RELEASE, title));
	return { ...notices, messageContent: releasePost };
}

/** The link of the page "connect this site": registers it, and goes on to the provider. */
async function beginConnection(host: HostContext, context: PageContext, session: Session): Promise<Response> {
	const site = await readSite(host.db);
	const { connect, connect_user: connectUser } = permissionsOf(site, session.user);
	const { _wpnonce: nonce, from } = context.req.query();
	const isMeant = isNonce(host, session, 'register', nonce);
	const isAllowed = site.facts.isRegistered ? connectUser : connect;
	if (!isMeant || !isAllowed) {
		const text = 'This link has expired, or it isn’t meant for you.';
		const link = { url: '/wp-admin/admin.php?page=jetpack', label: 'Back to the dashboard' };
		return page(context, messagePage(site, { heading: 'This link doesn’t work', text, link }), 403);
	}
	await register(host, session.user);
	return context.redirect(userAuthorizeUrl(host, await readSite(host.db), session, { from }));
}

/** Shown until the front end has started, and without JavaScript. */
function untilStarted({ firstPaint: first }: Manifest, { facts }: Site, base: string): Html {
	const drawn = first ? (ofLocale(first.html, facts.language) ?? first.html.en_US ?? '') : '';
	return html`<div class="jpd-root jpd-first-paint" inert aria-hidden="true" hidden>${raw(drawn)}</div>
		<div class="jp-loading-placeholder" role="status">Loading…</div>
		<noscript><p class="host-body">The dashboard needs JavaScript. Turn it on in your browser.</p></noscript>
		${first ? html`<script src="${base}${first.script}"></script>` : ''}`;
}

const UNBUILT = html`<div class="host-body">
	<h1>The dashboard isn’t built yet</h1>
	<p>Run <code>npm run build</code>, then reload this page.</p>
</div>`;

/** One data element per object, with the object's name: the page's policy allows no inline script. */
function dataElements(data: Bootstrap): Html {
	return html`${Object.entries(data).map(
		([name, value]) =>
			html`<script type="application/json" id="${name}">
				${raw(asData(value))}
			</script>`,
	)}`;
}

/** JSON in which no character can end the element around it. */
function asData(value: unknown): string {
	return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function styles({ entry, preload }: Manifest, base: string): Html {
	return html`<link rel="stylesheet" href="${base}${entry.css}?ver=${entry.version}" />${preload.map(
			(file) =>
				html`<link rel="preload" as="${file.endsWith('.css') ? 'style' : 'script'}" href="${base}${file}" />`,
		)}`;
}

/** The texts come before the dashboard that speaks them: deferred scripts run in the order of the page. */
function scripts(manifest: Manifest, base: string, site: Site): Html {
	const { entry } = manifest;
	const texts = languageScript(manifest, site.facts.language);
	return html`${texts ? html`<script defer src="${base}${texts}"></script>` : ''}
		<script defer src="${base}${entry.js}?ver=${entry.version}"></script>
		<script defer src="${EVENTS_SCRIPT_PATH}"></script>`;
}
