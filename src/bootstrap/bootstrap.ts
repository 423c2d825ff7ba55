import * as v from 'valibot';
import type { Catalogue } from '../lib/language';
import { safeUrl } from '../lib/links';
import { PROVIDER_API, REDIRECT_BASE } from '../lib/product';
import { isFlag, isRecord } from '../rest-api/contract/primitives';
import {
	catalogue,
	connectionInitialState,
	initialState,
	type ConnectionInitialState,
	type InitialState,
} from './schema';

const PAGE = /^[\w-]+\.php\?page=[\w-]+$/;

/** What the host told the page, typed and defaulted. */
export interface Bootstrap extends Omit<InitialState, 'registrationNonce'> {
	registrationNonce: string;
	connection: ConnectionInitialState;
	/** Base of the named links out. */
	redirectBase: string;
	/** The provider's public API. */
	providerApi: string;
	/** The page that shows the dashboard, below the admin address. */
	dashboardPage: string;
	/** Answers to first calls that came with the page, by path. */
	answers: Map<string, unknown>;
	/** Texts in the user's language, by the English one; null for English. */
	catalogue: Catalogue | null;
	/** The host's data was missing or broken, so that much of it is defaults. */
	isIncomplete: boolean;
}

/**
 * Reads the globals `Initial_State` and `JP_CONNECTION_INITIAL_STATE`, or the elements
 * `<script type="application/json">` of those ids (a host with a strict Content-Security-Policy prints these).
 * The container may name other addresses for the named links (`data-redirect-base`) and for the provider's public API
 * (`data-provider-api`), as a host with a provider of its own does, and another page than Jetpack's (`data-page`). Two
 * more elements may hold answers to first calls (`site-dashboard-answers`) and the texts of a language
 * (`site-dashboard-catalogue`). Never throws.
 */
export function readBootstrap(page: Window & typeof globalThis, container?: HTMLElement): Bootstrap {
	const main = readGlobal(page, 'Initial_State');
	const connection = v.parse(connectionInitialState, readGlobal(page, 'JP_CONNECTION_INITIAL_STATE'));
	const state = v.parse(initialState, main);
	return {
		...state,
		...addresses(state, page.location),
		redirectBase: webAddress(container?.dataset.redirectBase ?? '') ?? REDIRECT_BASE,
		providerApi: webAddress(container?.dataset.providerApi ?? '') ?? PROVIDER_API,
		dashboardPage: PAGE.exec(container?.dataset.page ?? '')?.[0] ?? 'admin.php?page=jetpack',
		answers: new Map(Object.entries(readGlobal(page, 'site-dashboard-answers') ?? {})),
		catalogue: v.parse(catalogue, readGlobal(page, 'site-dashboard-catalogue')),
		registrationNonce: state.registrationNonce || connection.registrationNonce,
		connection,
		isIncomplete: !isUsable(main),
	};
}

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

/** Without these nothing true can be shown: where calls go, how the site is connected, what the user may do. */
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

/** Addresses that calls and links are built on: web addresses, else what the page's own address suggests. */
function addresses(state: InitialState, location: Location) {
	const adminUrl = new URL('.', location.href).href;
	return {
		WP_API_root: webAddress(state.WP_API_root) ?? `${location.origin}/wp-json/`,
		adminUrl: webAddress(state.adminUrl) ?? adminUrl,
		pluginBaseUrl: webAddress(state.pluginBaseUrl) ?? '',
		rawUrl: state.rawUrl || location.host,
	};
}

const webAddress = (url: string): string | undefined =>
	/^(https?:\/\/|\/(?!\/))/.test(url) ? safeUrl(url) : undefined;
