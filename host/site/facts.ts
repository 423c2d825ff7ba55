import type { EditionName } from '../catalog/load';
import type { Database } from '../store/tables';
import { writeOption, type OptionMap } from '../store/options';

/** Named as in the answer (host-contract 2.3). */
type OfflineReason = 'constant' | 'filter' | 'url' | 'wpLocalConstant';

/** Unreachable, refusing, broken, or silent (host-contract 4.2). */
export type ProviderFault = 'unreachable' | 'refuses' | 'breaks' | 'says-nothing';

/** A token that the provider refuses, and the error code that it gave. */
interface ConnectionFault {
	code: string;
	tokens: ReadonlyArray<'site' | 'user'>;
	/** The dashboard's offer against it; reconnecting by default. */
	action?: 'reconnect' | 'support';
}

/** A new release's news, shown once to each user (host-contract 2.1, `messageContent`). */
export interface ReleasePost {
	release_post_title: string;
	release_post_content: string;
	release_post_featured_image: string | null;
}

/** The plan as it was last fetched from the provider. */
export interface FetchedPlan {
	product_id: number;
	product_slug: string;
	product_name: string;
	product_name_short: string;
	expired: boolean;
	user_is_owner: boolean;
	is_free: boolean;
	features: { active: string[]; available: Record<string, string[]> };
}

/** The part of the plugin that an update can change. */
export interface PluginContent {
	version: string;
	/** Names by slug. */
	modules: Record<string, string>;
	/** True if it holds something: nothing private is kept twice. */
	settings: Record<string, boolean>;
}

/** Its content now and, until a time in ms, before its last update. */
export interface Snapshot extends PluginContent {
	before: (PluginContent & { until: number }) | null;
}

/** Everything true of the site besides its settings. Each is stored as an option `site.<name>`. */
export interface SiteFacts {
	title: string;
	description: string;
	/** Locale as WordPress writes it, such as `en_US` or `ar`. */
	language: string;
	/** Color scheme of the pages around the dashboard. */
	scheme: 'light' | 'dark';
	/** When the site was set up, in ms. */
	createdAt: number;
	/** Search engines are welcome. */
	isPublic: boolean;
	icon: string;
	/** Form of the REST root: `/wp-json/` or `/index.php?rest_route=/`. */
	permalinks: 'pretty' | 'plain';
	/** Generation of the plugin: its modules, settings and answers. */
	edition: EditionName;
	/** The plugin at the last visit, and before its last update; null: nobody knows. */
	snapshot: Snapshot | null;
	/** Version of the plugin; anything but digits and dots is a development version. */
	version: string;
	isStaging: boolean;
	isInIdentityCrisis: boolean;
	isMultisite: boolean;
	/** Hosted by the provider, as a site and as a platform: two tests (facts 1.1). */
	isAtomic: boolean;
	isAtomicPlatform: boolean;
	sandboxDomain: string;
	offlineReasons: readonly OfflineReason[];
	/** Modules that a filter on the server takes away: the site doesn't know them. */
	removedModules: readonly string[];
	/** Modules that the owner of the server has forced on or off. */
	overrides: Readonly<Record<string, 'active' | 'inactive'>>;
	/** Number of the site at the provider; 0 before the first registration, and kept after a disconnect. */
	blogId: number;
	isRegistered: boolean;
	/** User who owns the connection. */
	ownerId: number | null;
	/** The registration nobody has authorized yet: who started it, when, and whether the site was new. */
	openRegistration: { userId: number; isNewSite: boolean; startedAt: number } | null;
	fault: ConnectionFault | null;
	/** The modules that switch themselves on have done so. */
	hasDefaultModules: boolean;
	plan: FetchedPlan | null;
	/** Login attempts that brute force protection has blocked. */
	blockedAttempts: number;
	/** Share services that users have added, by name. */
	customServices: Readonly<Record<string, { name: string; url: string; icon: string }>>;
	onboarding: Readonly<Record<string, unknown>>;
	recommendationsStep: string;
	/** Answers of the recommendations; empty before the first save. */
	recommendationsData: Readonly<Record<string, unknown>>;
	/** Recommendations that something on the site has given rise to (facts 17.6). */
	conditionalRecommendations: readonly string[];
	/** The provider fails like this; null while it works. */
	providerFault: ProviderFault | null;
	/** When the site was first connected, in ms. */
	connectedAt: number | null;
	dismissedNotices: readonly string[];
	hasSeenCommerceModal: boolean;
	isSafeModeConfirmed: boolean;
	/** The firewall has fetched the provider's rules. */
	hasFirewallRules: boolean;
	/** Comments and messages that the anti-spam service has stopped. */
	blockedSpam: number;
	licensingError: string;
	hasLicensingUi: boolean;
	/** Keys that were typed into the license box, in that order. */
	licenseKeys: readonly string[];
	activationNotice: { last_detached_count: number | null; last_dismissed_time: string | null };
	/** Coupon of a partner that came with the URL of a page. */
	partnerCoupon: string | null;
	questionnaire: Readonly<Record<string, unknown>>;
	/** State of the older backup plugin at its service; null without an account there. */
	vaultpress: { lastBackupAt: number | null; threats: number } | null;
	/** Files of installed plugins for which there is a newer version. */
	pluginUpdates: readonly string[];
	releasePost: ReleasePost | null;
	/** Products that the provider listed when it was last asked. */
	ownedProducts: readonly string[];
	/** Of what modules ask the theme for. */
	themeSupport: ReadonlyArray<'infinite-scroll' | 'widgets' | 'webfonts'>;
}

/** Facts of a new site. */
export const NEW_SITE: SiteFacts = {
	title: 'Example Site',
	description: '',
	language: 'en_US',
	scheme: 'light',
	createdAt: 0,
	isPublic: true,
	icon: '',
	permalinks: 'pretty',
	edition: 'jetpack-12',
	version: '12.0',
	isStaging: false,
	isInIdentityCrisis: false,
	isMultisite: false,
	isAtomic: false,
	isAtomicPlatform: false,
	sandboxDomain: '',
	offlineReasons: [],
	removedModules: [],
	overrides: {},
	blogId: 0,
	isRegistered: false,
	ownerId: null,
	openRegistration: null,
	fault: null,
	hasDefaultModules: false,
	plan: null,
	blockedAttempts: 0,
	customServices: {},
	onboarding: {},
	recommendationsStep: 'not-started',
	recommendationsData: {},
	conditionalRecommendations: [],
	providerFault: null,
	connectedAt: null,
	dismissedNotices: [],
	hasSeenCommerceModal: false,
	isSafeModeConfirmed: false,
	hasFirewallRules: false,
	blockedSpam: 0,
	licensingError: '',
	hasLicensingUi: false,
	licenseKeys: [],
	activationNotice: { last_detached_count: null, last_dismissed_time: null },
	partnerCoupon: null,
	questionnaire: {},
	vaultpress: null,
	pluginUpdates: [],
	releasePost: null,
	ownedProducts: [],
	themeSupport: [],
	snapshot: null,
};

const PREFIX = 'site.';

/** The facts among the options; those never written are as on a new site. */
export function factsFrom(options: OptionMap): SiteFacts {
	const facts: Record<string, unknown> = { ...NEW_SITE };
	for (const name of Object.keys(NEW_SITE)) {
		const stored = options.get(PREFIX + name);
		if (stored !== undefined) {
			facts[name] = stored;
		}
	}
	// Only `writeFacts` writes under the prefix, so each value has the type of its name.
	return facts as unknown as SiteFacts;
}

/** Stores some facts. */
export async function writeFacts(db: Database, facts: Partial<SiteFacts>): Promise<void> {
	for (const [name, value] of Object.entries(facts)) {
		await writeOption(db, PREFIX + name, value);
	}
}
