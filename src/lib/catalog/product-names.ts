/** Names of the products that are called alike on every screen and in every language. */
export const PRODUCT_NAMES = {
	'anti-spam': 'Akismet Anti-spam',
	backup: 'VaultPress Backup',
	videopress: 'VideoPress',
} as const;
