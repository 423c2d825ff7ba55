import type { BackupReason } from '../provider/records';
import { SANDBOX_KEYS } from '../provider/keys';
import type { Scenario } from './scenario';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const VAULTPRESS = 'vaultpress/vaultpress.php';
const AKISMET = 'akismet/akismet.php';

const SECURITY = { product: 'jetpack_security_t1_yearly', daysAgo: 7 } as const;

const backup = (summary: string, more: Partial<Scenario>): Scenario => ({
	summary: `Connected; ${summary}`,
	needsConnection: true,
	...more,
});

const unavailable = (reason: BackupReason, why: string): Scenario =>
	backup(`the backup service is not available, because ${why}`, {
		records: { backup: { state: 'unavailable', reason } },
	});

const credentials = (areNeeded: boolean) => ({ credentials: { areNeeded, enteredAt: null } });

/** Backup and scan in each state. */
const BACKUP_AND_SCAN: Readonly<Record<string, Scenario>> = {
	'rewind-active': backup('backups run', {
		purchases: [SECURITY],
		records: { backup: null, ...credentials(false) },
	}),
	'rewind-provisioning': backup('backups are being set up, for five minutes', {
		endsPurchases: true,
		purchases: [{ product: 'jetpack_backup_t1_yearly', daysAgo: 0 }],
		records: { backup: null },
	}),
	'rewind-awaiting-credentials': backup('backups need server credentials', {
		purchases: [SECURITY],
		records: { backup: null, ...credentials(true) },
	}),
	'rewind-missing-plan': unavailable('missing_plan', 'the plan lacks it'),
	'rewind-site-new': unavailable('site_new', 'the site is too new'),
	'rewind-vaultpress': unavailable('vp_active_on_site', 'the older service is in use'),
	'rewind-multisite': unavailable('multisite_not_supported', 'the site is part of a network'),
	'rewind-inactive': backup('backups are off', {
		records: { backup: { state: 'inactive', reason: 'missing_plan' } },
	}),
	'scan-idle': backup('the scan has found nothing', { purchases: [SECURITY], records: { scan: null } }),
	'scan-scanning': backup('a scan is running, for two minutes', {
		purchases: [SECURITY],
		records: (now) => ({ scan: null, scanRequestedAt: now - MINUTE / 2 }),
	}),
	'scan-provisioning': backup('scans are being set up, for five minutes', {
		endsPurchases: true,
		purchases: [{ product: 'jetpack_scan', daysAgo: 0 }],
		records: { scan: null },
	}),
	'scan-no-credentials': backup('the scan has no server credentials', {
		purchases: [SECURITY],
		records: { scan: null, ...credentials(true) },
	}),
	'scan-unavailable': backup('scans aren’t available', { records: { scan: { reason: null } } }),
	'scan-vaultpress': backup('there is no scan, because the older service is in use', {
		records: { scan: { reason: 'vp_active_on_site' } },
	}),
	'scan-multisite': backup('there is no scan, because the site is part of a network', {
		records: { scan: { reason: 'multisite_not_supported' } },
	}),
	threats: backup('the scan has found two threats', {
		purchases: [SECURITY],
		threats: ['file', 'plugin'],
		records: { scan: null },
	}),
};

/** A plan that includes the older plugin, which cannot be had on the free one. */
const vaultpress = (summary: string, more: Partial<Scenario>): Scenario =>
	backup(`the older backup plugin ${summary}`, {
		purchases: [{ product: 'jetpack_premium', daysAgo: 7 }],
		plugins: { [VAULTPRESS]: true },
		modules: { vaultpress: true },
		...more,
	});

const VAULTPRESS_STATES: Readonly<Record<string, Scenario>> = {
	'vaultpress-unregistered': vaultpress('is active, but not registered', { facts: { vaultpress: null } }),
	'vaultpress-new': vaultpress('has not made a copy yet', {
		facts: { vaultpress: { lastBackupAt: null, threats: 0 } },
	}),
	'vaultpress-ok': vaultpress('made a copy two hours ago', {
		factsAt: (now) => ({ vaultpress: { lastBackupAt: now - 120 * MINUTE, threats: 0 } }),
	}),
	'vaultpress-threats': vaultpress('has found two threats', {
		factsAt: (now) => ({ vaultpress: { lastBackupAt: now - 120 * MINUTE, threats: 2 } }),
	}),
	'vaultpress-inactive': vaultpress('is installed, but not active', {
		plugins: { [VAULTPRESS]: false },
		modules: {},
	}),
};

const antiSpam = (summary: string, plugin: boolean | null, key?: string): Scenario => ({
	summary: `Connected; the anti-spam plugin ${summary}`,
	needsConnection: true,
	plugins: { [AKISMET]: plugin },
	facts: { blockedSpam: 210 },
	...(key === undefined ? {} : { settings: { wordpress_api_key: key } }),
});

const ANTI_SPAM: Readonly<Record<string, Scenario>> = {
	'akismet-missing': antiSpam('is not installed', null),
	'akismet-inactive': antiSpam('is installed, but not active', false),
	'akismet-no-key': antiSpam('runs without a key', true, ''),
	'akismet-invalid-key': antiSpam('has a key that was withdrawn', true, SANDBOX_KEYS.revoked),
	'akismet-valid': antiSpam('has stopped 210 pieces of spam', true, SANDBOX_KEYS.good),
};

const discount = (summary: string, isUsed: boolean, days: number): Scenario => ({
	summary: `Connected; the provider’s discount of 20% ${summary}`,
	needsConnection: true,
	records: (now) => ({
		discount: { code: 'JPRECOMMENDED20', discount: 20, isUsed, expiresAt: now + days * DAY },
	}),
});

const OFFERS: Readonly<Record<string, Scenario>> = {
	discount: discount('is waiting', false, 30),
	'discount-used': discount('has been used', true, 30),
	'discount-expired': discount('has expired', false, -30),
	sale: { summary: 'Connected; everything costs 40% less', needsConnection: true, records: { sale: 40 } },
	'no-suggestions': {
		summary: 'Connected; the provider suggests nothing',
		needsConnection: true,
		records: { hasSuggestions: false, hasUpsell: false },
	},
	'partner-coupon': {
		summary: 'The URL brought a partner’s coupon for Backup',
		facts: { partnerCoupon: 'IONOS_IONA_ABC123' },
	},
	licenses: {
		summary:
			'Connected; the owner has licenses: three detached, one attached, one used elsewhere, one revoked',
		needsConnection: true,
		licenses: [
			{ key: 'jetpack-boost_ATTACHED', product: 'jetpack_boost_yearly', state: 'attached' },
			{ key: 'jetpack-backup_ABC', product: 'jetpack_backup_t1_yearly', state: 'detached' },
			{ key: 'jetpack-scan_ABC', product: 'jetpack_scan', state: 'detached' },
			{ key: 'jetpack-security_ABC', product: 'jetpack_security_t1_yearly', state: 'detached' },
			{ key: 'jetpack-search_ELSEWHERE', product: 'jetpack_search', state: 'attached-elsewhere' },
			{ key: 'jetpack-security_REVOKED', product: 'jetpack_security_t1_yearly', state: 'revoked' },
		],
	},
	'license-error': {
		summary: 'Connected; a license couldn’t be attached',
		needsConnection: true,
		facts: { licensingError: 'The license key could not be found.' },
	},
	'licensing-ui': {
		summary: 'Connected; the license box is on',
		needsConnection: true,
		facts: { hasLicensingUi: true },
	},
};

const google = (isVerified: boolean, error: string | null = null) => ({
	google: { isVerified, keyrings: [123], error },
});

const VERIFICATION: Readonly<Record<string, Scenario>> = {
	'google-verified': {
		summary: 'Connected; verified with Google',
		needsConnection: true,
		modules: { 'verification-tools': true },
		records: google(true),
	},
	'google-unverified': {
		summary: 'Connected; not verified with Google, keyring 123 can do it',
		needsConnection: true,
		modules: { 'verification-tools': true },
		records: google(false),
	},
	'google-error': {
		summary: 'Connected; Google revoked the verification',
		needsConnection: true,
		modules: { 'verification-tools': true },
		settings: { google: 'oldtoken' },
		records: google(false, 'unverify-site-error'),
	},
};

/** States of what the provider does for a site. */
export const SERVICE_SCENARIOS: Readonly<Record<string, Scenario>> = {
	...BACKUP_AND_SCAN,
	...VAULTPRESS_STATES,
	...ANTI_SPAM,
	...OFFERS,
	...VERIFICATION,
};
