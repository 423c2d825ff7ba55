<?php
/**
 * Prepares a WordPress to be a network of sites below one folder: php make-network.php FOLDER '{"domain":"…"}'
 *
 * @package Site_Dashboard
 */

define( 'WP_INSTALLING_NETWORK', true );

list( , $stand_in_home, $stand_in_json ) = $argv;

require_once $stand_in_home . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';

foreach ( $wpdb->tables( 'ms_global' ) as $stand_in_table => $stand_in_name ) {
	$wpdb->$stand_in_table = $stand_in_name;
}
install_network();
$stand_in_domain = json_decode( $stand_in_json, true )['domain'];
$stand_in_result = populate_network( 1, $stand_in_domain, 'ada@example.org', 'Gardens', '/blog/', false );
if ( is_wp_error( $stand_in_result ) ) {
	fwrite( STDERR, $stand_in_result->get_error_message() );
	exit( 1 );
}
