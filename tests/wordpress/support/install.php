<?php
/**
 * Installs WordPress and its accounts: php install.php FOLDER '{"editor":"eve"}'
 *
 * @package Site_Dashboard
 */

define( 'WP_INSTALLING', true );

list( , $stand_in_home, $stand_in_json ) = $argv;
$stand_in_accounts = json_decode( $stand_in_json, true );

require $stand_in_home . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Garden Notes', $stand_in_accounts['administrator'], 'ada@example.org', true, '', $stand_in_accounts['administrator'] );
foreach ( $stand_in_accounts as $stand_in_role => $stand_in_name ) {
	if ( 'administrator' !== $stand_in_role ) {
		$stand_in_id = wp_create_user( $stand_in_name, $stand_in_name, "$stand_in_name@example.org" );
		( new WP_User( $stand_in_id ) )->set_role( $stand_in_role );
	}
}
// The question whether the address of the administrator is still right would stand before every page.
update_option( 'admin_email_lifespan', time() + YEAR_IN_SECONDS );
