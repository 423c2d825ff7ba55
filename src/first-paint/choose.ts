import { hostScheme } from '../lib/host-scheme';
import { ownScript } from '../lib/own-script';
import { paths } from '../lib/paths';
import { GET_STARTED, NO_VIEWS } from '../lib/storage';

/** Screens without a masthead. */
const BARE = [paths.setup, paths.wooSetup, paths.connectUser, paths.licenseActivation, paths.product];
const DASHBOARD: readonly string[] = ['', '/', paths.dashboard.path];

/** In the browser's storage: the first steps show above the cards, or the chart is known to be empty. */
const OTHERWISE = [GET_STARTED, NO_VIEWS];

const PLAIN_MASTHEAD = `connectionStatus.isActive !connectionStatus.offlineMode.isActive
	!connectionStatus.isInIdentityCrisis !connectionStatus.sandboxDomain !siteData.isWoASite`;
/** A manager's dashboard, without anything above its cards. */
const PLAIN_DASHBOARD = `userData.currentUser.isConnected userData.currentUser.permissions.manage_modules
	connectionStatus.hasConnectedOwner !connectionStatus.errors !connectionStatus.isStaging !isDevVersion
	!jetpackStateNotices.messageCode !jetpackStateNotices.errorCode !jetpackStateNotices.messageContent
	!licensing.error !updatedFrom !partnerCoupon`;
const STATS = 'userData.currentUser.permissions.view_stats getModules.stats';
/** The cards that a site without a plan has. On a paid one, choosing them takes more rules. */
const FREE_CARDS = `!siteData.isMultisite siteData.showBackups siteData.showPromotions
	getModules.protect !getModules.protect.override getModules.monitor !getModules.monitor.override`;

/** The page's `Initial_State`, as it is: its schema is for the dashboard. */
const state: unknown = JSON.parse(document.getElementById('Initial_State')?.textContent || 'null');

const at = (path: string): unknown =>
	path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], state);

/** There's something at each path, and nothing, as hosts say it, at those with `!`. */
const holds = (conditions: string): boolean =>
	conditions.split(/\s+/).every((condition) => {
		const value = at(condition.replace('!', ''));
		const isThere = value instanceof Object ? Object.keys(value).length > 0 : Boolean(value) && value !== '0';
		return isThere !== condition.startsWith('!');
	});

function isOtherwise(): boolean {
	try {
		return Object.entries(localStorage).some(
			([key, value]) => value !== 'false' && OTHERWISE.some((start) => key.startsWith(start)),
		);
	} catch {
		return false;
	}
}

/** What of the print fits the screen, the site and the user: the host sees no hash. */
function facts(path: string): Record<string, boolean> {
	const isNarrow = window.matchMedia('(width <= 480px)').matches;
	const hasCards = !isOtherwise() && holds('!getModules.stats.override');
	const hasRecommendations = !holds('newRecommendations');
	return {
		masthead:
			holds(PLAIN_MASTHEAD) && !BARE.some((screen) => path.startsWith(screen.path.replace(':key', ''))),
		dashboard: holds(PLAIN_DASHBOARD) && DASHBOARD.includes(path),
		recommendations: hasRecommendations && holds('siteData.showRecommendations'),
		myJetpack: hasRecommendations && holds('siteData.showMyJetpack'),
		cards: hasCards,
		stats: hasCards && holds(`${STATS} getModules.stats.activated`),
		noStats: hasCards && holds(`${STATS} !getModules.stats.activated`),
		free: holds(FREE_CARDS) && at('siteData.plan.product_slug') === 'jetpack_free',
		narrow: isNarrow,
		wide: !isNarrow,
	};
}

/** The dashboard's own script is beside this one. */
const DASHBOARD_SCRIPT = new URL('dashboard.js', ownScript()?.src).href;

/** Without the dashboard's script, what's printed would look ready and never be. */
function warnOfFailure(frame: HTMLElement, status: HTMLElement | null): void {
	const text = frame.querySelector('[data-failure]');
	text?.remove();
	const warn = ({ target }: Event) => {
		if (target instanceof HTMLScriptElement && target.src.startsWith(DASHBOARD_SCRIPT)) {
			frame.remove();
			status?.removeAttribute('style');
			status?.replaceChildren(text?.textContent ?? '');
		}
	};
	// Errors of elements don't bubble.
	document.addEventListener('error', warn, true);
}

/** Shows what the host has printed, as far as it fits, before the browser paints it. */
function choose(container: HTMLElement, frame: HTMLElement): void {
	const status = container.querySelector<HTMLElement>(':scope > [role="status"]');
	warnOfFailure(frame, status);
	const hash = window.location.hash || container.dataset.start || '';
	const fitting = facts(hash.slice(1).split('?')[0] ?? '');
	for (const element of frame.querySelectorAll<HTMLElement>('[data-if], [data-style]')) {
		const { if: condition = '', style = '' } = element.dataset;
		// Pages with a policy forbid the attribute.
		element.style.cssText = style;
		if (fitting[condition] === false) {
			element.remove();
		}
	}
	if (frame.childElementCount > 0) {
		frame.dataset.scheme = hostScheme(container);
		frame.hidden = false;
		// A sighted user sees that it's loading.
		Object.assign(status?.style ?? {}, { position: 'absolute', clipPath: 'inset(50%)' });
	}
}

const container = document.getElementById('jp-plugin-container');
const frame = container?.querySelector<HTMLElement>('.jpd-first-paint');
if (container && frame) {
	choose(container, frame);
}
