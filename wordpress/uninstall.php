<?php
/**
 * Leaves nothing behind.
 *
 * @package Site_Dashboard
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$site_dashboard_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $site_dashboard_sites as $site_dashboard_site ) {
		delete_blog_option( $site_dashboard_site, 'site_dashboard_replaces_jetpack' );
	}
} else {
	delete_option( 'site_dashboard_replaces_jetpack' );
}
