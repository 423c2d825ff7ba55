<?php
/**
 * Settings of a WordPress of the tests. Nothing of it leaves the machine.
 *
 * @package Site_Dashboard
 */

define( 'DB_NAME', 'site' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:SOCKET' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $stand_in_name ) {
	define( "{$stand_in_name}_KEY", hash( 'sha256', "$stand_in_name key of a test" ) );
	define( "{$stand_in_name}_SALT", hash( 'sha256', "$stand_in_name salt of a test" ) );
}

define( 'WP_HOME', 'ADDRESS' );
define( 'WP_SITEURL', 'ADDRESS' );
define( 'FS_METHOD', 'direct' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );

$table_prefix = 'wp_';

/**
 * No letter is sent.
 *
 * @return bool
 */
function wp_mail() {
	return true;
}

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';
