/** The names that texts are filled with; another distribution changes them here and nowhere else (CONN-008). */
export const PRODUCT_NAME = 'Jetpack';
export const PROVIDER_NAME = 'WordPress.com';
export const COMMERCE_NAME = 'WooCommerce';

/** Base of the named links out (SHELL-104); a host may name another. */
export const REDIRECT_BASE = 'https://jetpack.com/redirect/';

/** The provider's public API; a host may name another. */
export const PROVIDER_API = 'https://public-api.wordpress.com/';
