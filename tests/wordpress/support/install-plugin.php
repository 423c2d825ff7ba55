<?php
/**
 * Installs the plugin from its archive, as an administrator does, and activates it:
 * php install-plugin.php FOLDER '{"zip":"…"}'
 *
 * @package Site_Dashboard
 */

list( , $stand_in_home, $stand_in_json ) = $argv;

require_once $stand_in_home . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';

wp_set_current_user( 1 );
$stand_in_skin     = new Automatic_Upgrader_Skin();
$stand_in_upgrader = new Plugin_Upgrader( $stand_in_skin );
$stand_in_result   = $stand_in_upgrader->install( json_decode( $stand_in_json, true )['zip'] );
if ( true !== $stand_in_result ) {
	fwrite( STDERR, implode( "\n", $stand_in_skin->get_upgrade_messages() ) );
	exit( 1 );
}
$stand_in_result = activate_plugin( $stand_in_upgrader->plugin_info() );
if ( is_wp_error( $stand_in_result ) ) {
	fwrite( STDERR, $stand_in_result->get_error_message() );
	exit( 1 );
}
