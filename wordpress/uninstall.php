<?php
/**
 * Leaves nothing behind.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes all that the plugin stores on the current site.
 */
function delete_options() {
	delete_option( 'site_dashboard_replaces_jetpack' );
	delete_option( 'site_dashboard_activated' );
	delete_option( 'site_dashboard_snapshot' );
	delete_option( 'site_dashboard_option_names' );
}

if ( is_multisite() ) {
	$sites = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( get_sites( $sites ) as $site ) {
		switch_to_blog( $site );
		delete_options();
		restore_current_blog();
	}
} else {
	delete_options();
}
