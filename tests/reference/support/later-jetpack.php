<?php
/**
 * What the versions of Jetpack after the newest build do: its first page only leads to others, At a Glance, My Plan and
 * Recommendations are gone, and the settings have a page of their own. A must-use plugin for a host of the tests.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

/** Prints a page of Jetpack's. */
function later_jetpack_page() {
	echo '<div id="jp-plugin-container">Page of Jetpack</div>';
}

/** Leads to the page that has what this user may see. */
function later_jetpack_redirect() {
	$page = current_user_can( 'manage_options' ) ? 'my-jetpack' : 'jetpack-settings';
	printf( '<!DOCTYPE html><meta http-equiv="refresh" content="0; url=%s">', esc_url( admin_url( "admin.php?page=$page" ) ) );
	exit;
}

add_action(
	'admin_menu',
	static function () {
		foreach ( array( '', '#/dashboard', '#/settings' ) as $hash ) {
			foreach ( array( 'jetpack', admin_url( 'admin.php?page=jetpack' ) ) as $start ) {
				remove_submenu_page( 'jetpack', $start . $hash );
			}
		}
		add_submenu_page( 'jetpack', 'Settings', 'Settings', 'jetpack_admin_page', 'jetpack-settings', 'later_jetpack_page' );
		add_action( 'load-toplevel_page_jetpack', 'later_jetpack_redirect', PHP_INT_MIN );
	},
	1050
);
