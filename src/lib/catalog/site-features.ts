/** Names in the list of site/features that the dashboard looks for (PLAN-027, PLAN-028). */
export type SiteFeature =
	| 'akismet'
	| 'antispam'
	| 'backups'
	| 'real-time-backups'
	| 'scan'
	| 'search'
	| 'instant-search'
	| 'videopress'
	| 'videopress-1tb-storage'
	| 'videopress-unlimited-storage'
	| 'support'
	| 'wordads'
	| 'google-analytics'
	| 'vaultpress-backups'
	| 'vaultpress-security-scanning'
	| 'full-activity-log';
