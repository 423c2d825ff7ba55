import * as v from 'valibot';
import type { Translations } from '../lib/locale';
import { safeUrl } from '../lib/links';
import { PROVIDER_API, REDIRECT_BASE } from '../lib/product';
import { isFlag, isRecord } from '../rest-api/primitives';
import {
	translations,
	connectionInitialState,
	initialState,
	type ConnectionInitialState,
	type InitialState,
} from './schema';

const PAGE = /^[\w-]+\.php\?page=[\w-]+$/;
const HOST_PAGE = /^[\w-]+\.php\?page=[\w-]+(&[\w-]+=[\w-]+)*$/;
const BATCH = /^[\w-]+(\/[\w-]+)+$/;

/** The host's data on the page, typed and with defaults. */
export interface Bootstrap extends Omit<InitialState, 'registrationNonce'> {
	registrationNonce: string;
	connection: ConnectionInitialState;
	/** Base of the named links out. */
	redirectBase: string;
	/** The provider's public API. */
	providerApi: string;
	/** The page that shows the dashboard, below the admin URL. */
	dashboardPage: string;
	/** The host's own page below the admin URL, for screens that the dashboard lacks; empty without one. */
	hostPage: string;
	/** Slugs of the admin pages that the host has for parts of itself, such as `jetpack-social`. */
	hostPages: string[];
	/** REST calls that only some hosts have, and this one does, such as `activity-log`. */
	hostCalls: string[];
	/** The host's call that answers several others, below the REST root; empty without one. */
	batch: string;
	/** The user asked for the host's own page, and the host led here. */
	isRedirected: boolean;
	/** Answers to first calls that came with the page, by path. */
	preloaded: Map<string, unknown>;
	/** Texts in the user's language, by the English one; null for English. */
	translations: Translations | null;
	/** The host's data was missing or broken, so that much of it is defaults. */
	isIncomplete: boolean;
}

/**
 * Reads the globals `Initial_State` and `JP_CONNECTION_INITIAL_STATE`, or `<script type="application/json">`
 * elements with those ids (a host with a strict Content-Security-Policy prints these). The container may name
 * other base URLs for redirects (`data-redirect-base`) and the provider's public API (`data-provider-api`),
 * a page other than Jetpack's (`data-page`), and the host's own one (`data-host-page`, `data-redirected`).
 * Two more elements may hold preloaded responses (`site-dashboard-preloaded`) and translations
 * (`site-dashboard-translations`). Never throws.
 */
export function readBootstrap(page: Window & typeof globalThis, container?: HTMLElement): Bootstrap {
	const main = readGlobal(page, 'Initial_State');
	const connection = v.parse(connectionInitialState, readGlobal(page, 'JP_CONNECTION_INITIAL_STATE'));
	const state = v.parse(initialState, main);
	return {
		...state,
		...urls(state, page.location),
		redirectBase: webUrl(container?.dataset.redirectBase ?? '') ?? REDIRECT_BASE,
		providerApi: webUrl(container?.dataset.providerApi ?? '') ?? PROVIDER_API,
		dashboardPage: PAGE.exec(container?.dataset.page ?? '')?.[0] ?? 'admin.php?page=jetpack',
		hostPage: HOST_PAGE.exec(container?.dataset.hostPage ?? '')?.[0] ?? '',
		hostPages: words(container?.dataset.hostPages),
		hostCalls: words(container?.dataset.hostCalls),
		batch: BATCH.exec(container?.dataset.batch ?? '')?.[0] ?? '',
		isRedirected: Boolean(container?.dataset.redirected),
		preloaded: new Map(Object.entries(readGlobal(page, 'site-dashboard-preloaded') ?? {})),
		translations: v.parse(translations, readGlobal(page, 'site-dashboard-translations')),
		registrationNonce: state.registrationNonce || connection.registrationNonce,
		connection,
		isIncomplete: !isUsable(main),
	};
}

const words = (list = ''): string[] => list.split(' ').filter(Boolean);

function readGlobal(page: Window & typeof globalThis, name: string): unknown {
	try {
		const value = (page as unknown as Record<string, unknown>)[name];
		// An element with that id is on `window` too: it is the container of the data, not the data.
		if (value !== undefined && !(value instanceof page.Element) && !(value instanceof page.HTMLCollection)) {
			return value;
		}
		const element = page.document.querySelector(`script[type="application/json"][id="${name}"]`);
		return element?.textContent ? (JSON.parse(element.textContent) as unknown) : undefined;
	} catch {
		return undefined;
	}
}

/** Without these nothing true can be shown: the API's URL, the connection, what the user may do. */
function isUsable(state: unknown): boolean {
	if (!isRecord(state) || !isRecord(state.connectionStatus) || !isRecord(state.userData)) {
		return false;
	}
	const { currentUser } = state.userData;
	return (
		Boolean(state.WP_API_root) &&
		isFlag(state.connectionStatus.isActive) &&
		isRecord(currentUser) &&
		isRecord(currentUser.permissions)
	);
}

/** URLs that calls and links are built on: web URLs, else what the page's own URL suggests. */
function urls(state: InitialState, location: Location) {
	const adminUrl = new URL('.', location.href).href;
	return {
		WP_API_root: ownUrl(state.WP_API_root, location) ?? `${location.origin}/wp-json/`,
		adminUrl: ownUrl(state.adminUrl, location)?.replace(/\/?$/, '/') ?? adminUrl,
		pluginBaseUrl: webUrl(state.pluginBaseUrl) ?? '',
		rawUrl: state.rawUrl || location.host,
	};
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '');

/** At the page’s origin if only scheme, port or www differ: the browser sends the login to no other. */
function ownUrl(printed: string, { origin, hostname }: Location): string | undefined {
	const url = webUrl(printed) && new URL(printed.trim(), origin);
	if (!url) {
		return undefined;
	}
	const isOwn = withoutWww(url.hostname) === withoutWww(hostname);
	return isOwn ? origin + url.pathname + url.search : url.href;
}

const webUrl = (url: string): string | undefined =>
	/^(https?:\/\/|\/(?!\/))/i.test(url) ? safeUrl(url) : undefined;
