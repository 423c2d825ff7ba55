import { EVENTS_SCRIPT_PATH } from './events-script';
import { html, raw } from 'hono/html';
import { isNonce } from '../auth/nonces';
import { permissionsOf } from '../auth/permissions';
import type { Session } from '../auth/sessions';
import { bootstrap, type Bootstrap } from '../bootstrap/initial-state';
import { NOTICES_COOKIE, unpackNotices, type StateNotices } from '../bootstrap/state-notices';
import { partnerCouponOf } from '../catalogue/partners';
import type { HostContext } from '../host-context';
import { cookie } from '../http/cookies';
import { page, redirect, type Html } from '../http/responses';
import { isForeignForm, type PageVisit } from '../http/visit';
import { adminUrl, DASHBOARD_PAGE, pluginBaseUrl } from '../site/addresses';
import { register } from '../site/connection';
import { userAuthorizeUrl } from '../site/connection-data';
import { writeFacts } from '../site/facts';
import { dropUnpaidModules } from '../site/refresh';
import { isOffline, readSite, type Site } from '../site/site';
import { readUserOptions, writeUserOption } from '../store/options';
import { languageScript, type Manifest } from './assets';
import { messagePage } from './document';
import { adminFrame } from './frame';

export interface DashboardOptions {
	session: Session;
	/** Null when the front end has not been built. */
	manifest: Manifest | null;
}

/** `/wp-admin/admin.php?page=jetpack`: the page that the front end mounts into (host contract 1 and 2). */
export async function dashboardPage(
	host: HostContext,
	visit: PageVisit,
	{ session, manifest }: DashboardOptions,
): Promise<Response> {
	let site = await readSite(host.db);
	const permissions = permissionsOf(site, session.user);
	const isOpenToAll = site.facts.isRegistered && !isOffline(site);
	if (!permissions.manage_options && !isOpenToAll) {
		return page(
			messagePage(site, {
				heading: 'Not allowed',
				text: 'Sorry, you are not allowed to access this page.',
				link: { address: '/', label: 'Go to the site' },
			}),
			403,
		);
	}
	if (visit.url.searchParams.get('action') === 'register') {
		return beginConnection(host, visit, session);
	}
	const coupon = visit.url.searchParams.get('jetpack-partner-coupon');
	if (coupon !== null && permissions.manage_options) {
		return takeCoupon(host, visit, site, coupon);
	}
	if (await dropUnpaidModules(host, site)) {
		site = await readSite(host.db);
	}
	const packed = visit.cookies.get(NOTICES_COOKIE);
	const data = await bootstrap(host, site, {
		session,
		address: visit.address,
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
		// The provider of this host is its own: links and the survey go there.
		content: html`<div>
			<div id="jp-plugin-container" data-redirect-base="/provider/redirect/" data-provider-api="/provider/">
				${placeholder(manifest)}
			</div>
		</div>`,
		head: manifest ? styles(manifest, base) : undefined,
		end: html`${dataElements(data)} ${manifest ? scripts(manifest, base, site) : ''}`,
	});
	return page(body, 200, packed ? [clearedNotices(host)] : []);
}

/** Keeps a coupon of a partner that came with the address, and goes on without it (reference facts 12). */
async function takeCoupon(host: HostContext, visit: PageVisit, site: Site, code: string): Promise<Response> {
	const partner = partnerCouponOf(code);
	if (partner && isForeignForm(visit.request, host.origin)) {
		// A link on another site must not store anything unasked; the one on our page comes from here.
		const address = `/wp-admin/${DASHBOARD_PAGE}&jetpack-partner-coupon=${encodeURIComponent(code)}`;
		const text = `A link on another site brings the coupon ${code}.`;
		const link = { address, label: 'Use the coupon' };
		return page(messagePage(site, { heading: 'Use this coupon?', text, link }));
	}
	if (partner) {
		await writeFacts(host.db, { partnerCoupon: code });
	}
	const isConnected = site.facts.isRegistered && !isOffline(site);
	return redirect(`${adminUrl(host.origin)}${DASHBOARD_PAGE}${isConnected ? '&showCouponRedemption=1' : ''}`);
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
	await writeUserOption(db, user.id, SHOWN_RELEASE, title);
	return { ...notices, messageContent: releasePost };
}

/** The link of the page "connect this site": registers it, and goes on to the provider. */
async function beginConnection(host: HostContext, visit: PageVisit, session: Session): Promise<Response> {
	const site = await readSite(host.db);
	const { connect, connect_user: connectUser } = permissionsOf(site, session.user);
	const isMeant = isNonce(host, session, 'register', visit.url.searchParams.get('_wpnonce'));
	const isAllowed = site.facts.isRegistered ? connectUser : connect;
	if (!isMeant || !isAllowed) {
		const text = 'This link is too old, or was not meant for you.';
		const link = { address: '/wp-admin/admin.php?page=jetpack', label: 'Back to the dashboard' };
		return page(messagePage(site, { heading: 'Not possible', text, link }), 403);
	}
	await register(host, session.user);
	const from = visit.url.searchParams.get('from') ?? undefined;
	return redirect(userAuthorizeUrl(host, await readSite(host.db), session, { from }));
}

/** Shown until the front end has started, and without it. */
function placeholder(manifest: Manifest | null): Html {
	return manifest
		? html`<div class="jp-loading-placeholder" role="status">Loading…</div>
				<noscript><p class="host-body">The dashboard needs JavaScript.</p></noscript>`
		: html`<div class="host-body">
				<h1>The dashboard has not been built yet</h1>
				<p>Run <code>npm run build</code>, then load this page again.</p>
			</div>`;
}

/** One data element for each object, named as the object; the strict policy of the page allows no inline script. */
function dataElements(data: Bootstrap): Html {
	return html`${Object.entries(data).map(
		([name, value]) =>
			html`<script type="application/json" id="${name}">
				${raw(asData(value))}
			</script>`,
	)}`;
}

/** JSON in which no character can end the element that it stands in. */
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

function clearedNotices({ origin }: HostContext): string {
	return cookie(NOTICES_COOKIE, '', { path: '/wp-admin/', maxAge: 0, isSecure: origin.startsWith('https:') });
}
