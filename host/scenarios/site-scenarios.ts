import type { ConnectionFault, ProviderFault } from '../site/facts';
import type { Scenario } from './scenario';

const DAY = 24 * 60 * 60 * 1000;
const WOOCOMMERCE = 'woocommerce/woocommerce.php';

/** Codes that the site reports as one connection error (facts 4.4), and whose token is bad. */
const TOKEN_ERRORS: ReadonlyArray<[code: string, token: 'site' | 'user']> = [
	['malformed_token', 'site'],
	['token_malformed', 'site'],
	['no_possible_tokens', 'site'],
	['no_valid_user_token', 'user'],
	['no_valid_blog_token', 'site'],
	['unknown_token', 'site'],
	['could_not_sign', 'site'],
	['invalid_token', 'site'],
	['token_mismatch', 'site'],
	['invalid_signature', 'site'],
	['signature_mismatch', 'site'],
	['no_user_tokens', 'user'],
	['no_token_for_user', 'user'],
];

const broken = (summary: string, fault: ConnectionFault): Scenario => ({
	summary: `Connected, but ${summary}`,
	needsConnection: true,
	facts: { fault },
});

const CONNECTION_ERRORS: Readonly<Record<string, Scenario>> = {
	'connection-error-user': broken('the provider refuses the token of the owner', {
		code: 'no_valid_user_token',
		tokens: ['user'],
	}),
	'connection-error-both': broken('the provider refuses both tokens', {
		code: 'no_possible_tokens',
		tokens: ['site', 'user'],
	}),
	'connection-error-support': broken('the connection is broken in a way that only the support can repair', {
		code: 'invalid_signature',
		tokens: ['site'],
		action: 'support',
	}),
	...Object.fromEntries(
		TOKEN_ERRORS.map(([code, token]) => [
			`error-${code.replaceAll('_', '-')}`,
			broken(`calls fail with ${code}`, { code, tokens: [token] }),
		]),
	),
};

const failing = (summary: string, providerFault: ProviderFault): Scenario => ({
	summary: `Connected, but the provider ${summary}`,
	needsConnection: true,
	facts: { providerFault },
});

const PROVIDER_FAULTS: Readonly<Record<string, Scenario>> = {
	'provider-unreachable': failing('cannot be reached', 'unreachable'),
	'provider-errors': failing('refuses every call with 403', 'refuses'),
	'provider-down': failing('answers every call with 500', 'breaks'),
	'provider-empty': failing('answers every call with nothing', 'says-nothing'),
	'provider-ok': { summary: 'The provider works again', facts: { providerFault: null, fault: null } },
};

const FIREWALL_LISTS = {
	jetpack_waf_ip_list: true,
	jetpack_waf_ip_allow_list_enabled: true,
	jetpack_waf_ip_block_list_enabled: true,
	jetpack_waf_share_data: true,
	jetpack_waf_ip_allow_list: '203.0.113.7',
	jetpack_waf_ip_block_list: '198.51.100.1\n198.51.100.2-198.51.100.9',
};

/** States of the site itself. */
export const SITE_SCENARIOS: Readonly<Record<string, Scenario>> = {
	...CONNECTION_ERRORS,
	...PROVIDER_FAULTS,
	'jetpack-16': {
		summary: 'The plugin is Jetpack 16.1: its modules, settings and answers',
		facts: { edition: 'jetpack-16', version: '16.1.2' },
	},
	'jetpack-next': {
		summary: 'The plugin is newer than any known one: it has a module and settings that no card describes',
		facts: { edition: 'jetpack-next', version: '17.0' },
	},
	'filtered-modules': {
		summary: 'A filter on the server takes some modules away: the site doesn’t know them',
		facts: { removedModules: ['carousel', 'custom-content-types', 'monitor', 'protect', 'stats', 'waf'] },
	},
	fresh: {
		summary: 'Connected, with every module off and nothing stored yet',
		needsConnection: true,
		modules: 'none',
		facts: { recommendationsStep: 'not-started' },
	},
	'identity-crisis': {
		summary: 'Connected; the provider has a different URL for the site',
		needsConnection: true,
		facts: { isInIdentityCrisis: true, isSafeModeConfirmed: false },
	},
	multisite: {
		summary: 'Connected; the site is part of a network',
		needsConnection: true,
		facts: { isMultisite: true },
	},
	atomic: {
		summary: 'Connected, on the hosting platform of the provider',
		needsConnection: true,
		facts: { isAtomicPlatform: true },
	},
	woa: {
		summary: 'Connected, and hosted by the provider',
		needsConnection: true,
		facts: { isAtomic: true, isAtomicPlatform: true },
	},
	commerce: {
		summary: 'The shop plugin runs; its welcome is unseen',
		plugins: { [WOOCOMMERCE]: true },
		facts: { hasSeenCommerceModal: false },
	},
	'commerce-seen': {
		summary: 'The shop plugin runs; its welcome was seen',
		plugins: { [WOOCOMMERCE]: true },
		facts: { hasSeenCommerceModal: true },
	},
	'new-recommendations': {
		summary: 'Connected; three conditional recommendations',
		needsConnection: true,
		facts: { conditionalRecommendations: ['publicize', 'boost', 'protect'] },
	},
	'recommendations-started': {
		summary: 'Connected; some recommendations were answered',
		needsConnection: true,
		facts: {
			recommendationsStep: 'site-accelerator',
			recommendationsData: {
				'site-type-store': true,
				'site-type-agency': false,
				'site-type-personal': true,
				viewedRecommendations: ['protect'],
				selectedRecommendations: ['monitor'],
				skippedRecommendations: ['related-posts'],
			},
		},
	},
	'recommendations-done': {
		summary: 'Connected; all recommendations were answered',
		needsConnection: true,
		facts: {
			recommendationsStep: 'summary',
			recommendationsData: {
				'site-type-personal': true,
				viewedRecommendations: ['site-type-question', 'monitor', 'related-posts', 'site-accelerator'],
				selectedRecommendations: ['monitor', 'site-accelerator'],
				skippedRecommendations: ['related-posts'],
			},
		},
	},
	'seo-conflict': {
		summary: 'Connected; another SEO plugin is active',
		needsConnection: true,
		plugins: { 'wordpress-seo/wp-seo.php': true },
	},
	firewall: {
		summary: 'Connected; the firewall is on, without automatic rules',
		needsConnection: true,
		modules: { waf: true },
		settings: { ...FIREWALL_LISTS, jetpack_waf_automatic_rules: false },
		facts: { hasFirewallRules: false },
	},
	'firewall-rules': {
		summary: 'Connected; the firewall is on, with Scan’s automatic rules',
		needsConnection: true,
		purchases: [{ product: 'jetpack_scan', daysAgo: 7 }],
		modules: { waf: true },
		settings: { ...FIREWALL_LISTS, jetpack_waf_automatic_rules: true },
		facts: { hasFirewallRules: true },
	},
	release: {
		summary: 'A new release is announced once to each administrator',
		needsConnection: true,
		facts: {
			releasePost: {
				release_post_title: 'What’s new in this release',
				release_post_content:
					'<p>The dashboard starts faster, and you can find every setting with <strong>search</strong>.</p>',
				release_post_featured_image: null,
			},
		},
	},
	'tracking-opted-out': {
		summary: 'Connected; the owner has opted out of tracking',
		needsConnection: true,
		optsOut: true,
	},
	'plugin-update': {
		summary: 'One plugin has an update',
		facts: { pluginUpdates: ['akismet/akismet.php'] },
	},
	'monitor-downtime': {
		summary: 'Connected; the site was found down a week ago',
		needsConnection: true,
		modules: { monitor: true },
		records: (now) => ({ lastDowntimeAt: now - 7 * DAY }),
	},
	'connected-long-ago': {
		summary: 'Connected for twenty days: one more recommendation is due',
		needsConnection: true,
		factsAt: (now) => ({ connectedAt: now - 20 * DAY }),
	},
	'video-storage': {
		summary: 'Connected; 2,048 MB of videos',
		needsConnection: true,
		records: { videoStorage: 2048 },
	},
	'capable-theme': {
		summary: 'The theme supports infinite scroll and widgets',
		facts: { themeSupport: ['infinite-scroll', 'widgets'] },
	},
	sandboxed: {
		summary: 'The site uses a test server of the provider',
		facts: { sandboxDomain: 'sandbox.example.com' },
	},
};
