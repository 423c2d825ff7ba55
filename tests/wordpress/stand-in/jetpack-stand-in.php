<?php
/**
 * Plugin Name: Stand-in for Jetpack
 * Description: What the dashboard needs of Jetpack, for tests: its state, its menu and its REST API, with made-up content.
 * License:     GPL-2.0-or-later
 *
 * The option `stand_in` says what there is: `version` (empty: no Jetpack), `situation` (a name in
 * stand-in.json), `kind`: empty for the usual one, `later` if its functions are only in packages, `bare`
 * without those packages, `broken` if everything throws; `state`: empty if the class behind its page gives it, else
 * what's wrong with that class (`throws`, `renamed`, `odd`, `elsewhere`: in a folder that a test may fill) or what it leaves out (`flagless`:
 * where the site is hosted); `host`: `provider` if that hosts the site.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/jetpack-stand-in/test-pages.php';

/** A member of the option that says what there is. */
function stand_in_option( string $name ): string {
	return (string) ( get_option( 'stand_in', array() )[ $name ] ?? '' );
}

/** Everything that the site says in its situation to the role of the user: `state` and `answers`. */
function stand_in_said(): array {
	static $all = null;
	$all   = $all ?? json_decode( file_get_contents( WP_CONTENT_DIR . '/stand-in.json' ), true );
	$roles = $all[ stand_in_option( 'situation' ) ];
	$role  = current( wp_get_current_user()->roles );
	return $roles[ $role ] ?? $roles['administrator'];
}

if ( '' !== stand_in_option( 'version' ) ) {
	define( 'JETPACK__VERSION', stand_in_option( 'version' ) );
	define( 'JETPACK__PLUGIN_DIR', 'elsewhere' === stand_in_option( 'state' ) ? WP_CONTENT_DIR . '/elsewhere/' : __DIR__ . '/jetpack-stand-in/' );
	define( 'JETPACK__PLUGIN_FILE', __DIR__ . '/jetpack-stand-in/jetpack.php' );
	if ( 'broken' === stand_in_option( 'kind' ) ) {
		require_once __DIR__ . '/jetpack-stand-in/broken-packages.php';
	} elseif ( 'bare' !== stand_in_option( 'kind' ) ) {
		require_once __DIR__ . '/jetpack-stand-in/packages.php';
	}
	require_once __DIR__ . '/jetpack-stand-in/jetpack.php';
}
