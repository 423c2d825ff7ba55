<?php
/**
 * Plugin Name:       Site dashboard
 * Description:       Jetpack’s settings, stats and plans on one fast page that works with a keyboard and on any phone.
 * Version:           1.0.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       site-dashboard
 * Domain Path:       /languages
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

/** Files for each page of the admin. */
const ADMIN_FILES = array( 'jetpack', 'page' );

/** More files for the dashboard's own page. */
const PAGE_FILES = array( 'languages', 'options', 'questions', 'state', 'state-from-rest', 'snapshot', 'assets', 'data', 'first-paint', 'list-switches', 'batch' );

/**
 * Reads files of the plugin when they're needed: visitors of the site pay for none.
 *
 * @param string ...$names Without folder and ending.
 */
function load_files( ...$names ) {
	foreach ( $names as $name ) {
		require_once __DIR__ . '/includes/' . $name . '.php';
	}
}

/**
 * Whether an option is there, without a query.
 *
 * @param string $name An option that's autoloaded while it's there.
 * @return bool
 */
function comes_with_every_page( $name ) {
	return array_key_exists( $name, wp_load_alloptions() );
}

/**
 * Everything happens in the admin or in calls of the REST API; a visitor of the site pays for none of it.
 */
function start() {
	if ( ! is_admin() ) {
		return;
	}
	load_files( ...ADMIN_FILES );
	if ( 'en_US' !== determine_locale() ) {
		load_files( 'languages' );
		add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\texts_of_menu', 10, 2 );
		load_plugin_textdomain( 'site-dashboard', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	}
	if ( ! is_jetpack_usable() ) {
		load_files( 'notice' );
		add_action( 'admin_notices', __NAMESPACE__ . '\print_jetpack_notice' );
		add_action( 'network_admin_notices', __NAMESPACE__ . '\print_jetpack_notice' );
		return;
	}
	start_screen();
	// After Jetpack, which makes its menu late as well.
	add_action( 'admin_menu', __NAMESPACE__ . '\add_page', 1100 );
}
add_action( 'init', __NAMESPACE__ . '\start' );

/**
 * What only some pages of the admin need.
 */
function start_screen() {
	global $pagenow;
	if ( in_array( $pagenow, array( 'admin.php', 'admin-post.php' ), true ) ) {
		load_files( 'replacement' );
		add_action( 'admin_post_' . SAVE_ACTION, __NAMESPACE__ . '\save_replacement' );
		add_filter( 'removable_query_args', __NAMESPACE__ . '\forget_arguments' );
		lead_on_from_checkout();
	}
	if ( in_array( $pagenow, array( 'plugins.php', 'admin-ajax.php' ), true ) ) {
		load_files( 'plugins-screen' );
		add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_action_links' );
		add_action( 'admin_notices', __NAMESPACE__ . '\print_activation_notice' );
	}
	if ( is_own_page() ) {
		load_files( ...PAGE_FILES );
		begin_page();
	}
}

/**
 * Whether the plugin's own REST call is asked for, or this is the page that says that it's there. On all others it would
 * make the index of the REST API longer.
 *
 * @return bool
 */
function needs_batch_route() {
	if ( is_admin() ) {
		load_files( ...ADMIN_FILES );
		return is_own_page();
	}
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- It's only searched.
	$url = isset( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '';
	return false !== strpos( rawurldecode( $url ), 'site-dashboard/v1' );
}

/**
 * Corrects what Jetpack's REST API says of settings, and adds a call for several of its answers.
 */
function start_rest() {
	load_files( 'list-switches' );
	correct_list_switches();
	if ( needs_batch_route() ) {
		load_files( 'jetpack', 'batch' );
		if ( is_jetpack_usable() ) {
			add_batch_route();
		}
	}
}
add_action( 'rest_api_init', __NAMESPACE__ . '\start_rest' );

/**
 * Remembers that the plugin was activated on this site.
 *
 * @param bool $network_wide Whether on all sites.
 */
function activate( $network_wide ) {
	load_files( 'plugins-screen' );
	remember_activation( $network_wide );
}
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\activate' );
