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

/**
 * A member of the option that says what there is.
 *
 * @param string $name Its name.
 * @return string
 */
function stand_in_option( $name ) {
	$option = get_option( 'stand_in', array() );
	return isset( $option[ $name ] ) ? (string) $option[ $name ] : '';
}

if ( '' !== stand_in_option( 'version' ) ) {
	define( 'JETPACK__VERSION', stand_in_option( 'version' ) );
	define( 'JETPACK__PLUGIN_DIR', 'elsewhere' === stand_in_option( 'state' ) ? WP_CONTENT_DIR . '/elsewhere/' : __DIR__ . '/jetpack-stand-in/' );
	define( 'JETPACK__PLUGIN_FILE', __DIR__ . '/jetpack-stand-in/jetpack.php' );
	require_once __DIR__ . '/jetpack-stand-in/answers.php';
	require_once __DIR__ . '/jetpack-stand-in/classes.php';
	if ( 'broken' === stand_in_option( 'kind' ) ) {
		require_once __DIR__ . '/jetpack-stand-in/broken-packages.php';
	} elseif ( 'bare' !== stand_in_option( 'kind' ) ) {
		require_once __DIR__ . '/jetpack-stand-in/packages.php';
	}
	require_once __DIR__ . '/jetpack-stand-in/menu.php';
	require_once __DIR__ . '/jetpack-stand-in/rest.php';
}
