import { SANDBOX_KEYS } from '../provider/keys';
import type { Scenario } from './scenario';

/** 120 characters without a space, so that no line can end in it. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 120);
const MANY = 10_000;
/** Each is a row of the scan's answer, and the dashboard shows their number. */
const MANY_THREATS = 1000;

const MANY_IPS = Array.from({ length: MANY }, (_, index) => `10.0.${index >> 8}.${index & 255}`).join('\n');

/** States that a site is hardly ever in, and that a page has to bear. */
export const EXTREME_SCENARIOS: Readonly<Record<string, Scenario>> = {
	dark: { summary: 'The pages around the dashboard are dark', facts: { scheme: 'dark' } },
	'long-names': {
		summary: 'Connected; the site and its users have names of 120 characters',
		needsConnection: true,
		displayNames: { admin: LONG_NAME, admin2: LONG_NAME, editor: LONG_NAME },
		facts: { title: LONG_NAME, description: LONG_NAME },
	},
	'zero-counts': {
		summary: 'Connected, with everything on, and nothing has happened yet',
		needsConnection: true,
		modules: 'all',
		facts: { blockedAttempts: 0, blockedSpam: 0 },
		meanViews: 0,
	},
	'ten-thousand': {
		summary: 'Connected; 10,000 views a day, blocked attempts, spam comments and IP addresses, 1,000 threats',
		needsConnection: true,
		purchases: [{ product: 'jetpack_security_t1_yearly', daysAgo: 7 }],
		modules: { stats: true, protect: true, waf: true },
		settings: {
			jetpack_waf_ip_list: true,
			jetpack_waf_ip_allow_list_enabled: true,
			jetpack_waf_ip_block_list_enabled: true,
			jetpack_waf_ip_allow_list: MANY_IPS,
			jetpack_waf_ip_block_list: MANY_IPS,
		},
		facts: { blockedAttempts: MANY, blockedSpam: MANY },
		meanViews: MANY,
		threats: Array.from({ length: MANY_THREATS }, (_, index) => (index % 2 ? 'plugin' : 'file')),
		records: { scan: null, videoStorage: MANY },
	},
	'broken-image': {
		summary: 'Connected; the site’s icon can’t be loaded',
		needsConnection: true,
		facts: { icon: '/wp-content/uploads/gone.png' },
	},
	'three-faults': {
		summary: 'Connected, but the token is refused, the plan has expired and the anti-spam key was withdrawn',
		needsConnection: true,
		purchases: [{ product: 'jetpack_security_t1_yearly', daysAgo: 400, isOver: true }],
		plugins: { 'akismet/akismet.php': true },
		settings: { wordpress_api_key: SANDBOX_KEYS.revoked },
		facts: { fault: { code: 'invalid_token', tokens: ['site'] } },
	},
};
