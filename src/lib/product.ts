/** The names texts are filled with; another distribution changes them only here (CONN-008). */
export const PRODUCT_NAME = 'Jetpack';
export const PROVIDER_NAME = 'WordPress.com';
export const COMMERCE_NAME = 'WooCommerce';

/** Base of the named links out (SHELL-104); a host may name another. */
export const REDIRECT_BASE = 'https://jetpack.com/redirect/';

/** The provider's own dashboard for sites. */
export const PROVIDER_CLOUD = 'https://cloud.jetpack.com/';

/** The provider's public API; a host may name another. */
export const PROVIDER_API = 'https://public-api.wordpress.com/';

/** The film on backups for beginners, at its place on the page that has it (DASH-049). */
export const BACKUP_VIDEO =
	'https://jetpack.com/support/backup/the-jetpack-backup-plugin/getting-started-with-the-jetpack-backup-plugin/#starting-your-first-backup';
