<?php
/**
 * Plugin Name:       Site dashboard
 * Description:       Jetpack’s settings, stats and plans on one fast page that works by keyboard and on any phone.
 * Version:           0.1.0
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

require_once __DIR__ . '/includes/jetpack.php';
require_once __DIR__ . '/includes/state.php';
require_once __DIR__ . '/includes/state-from-rest.php';
require_once __DIR__ . '/includes/snapshot.php';
require_once __DIR__ . '/includes/languages.php';
require_once __DIR__ . '/includes/assets.php';
require_once __DIR__ . '/includes/data.php';
require_once __DIR__ . '/includes/page.php';
require_once __DIR__ . '/includes/replacement.php';
require_once __DIR__ . '/includes/notice.php';
require_once __DIR__ . '/includes/plugins-screen.php';
require_once __DIR__ . '/includes/list-switches.php';

/**
 * Everything happens in the admin or in calls of the REST API; a visitor of the site pays for none of it.
 */
function start() {
	if ( ! is_admin() ) {
		return;
	}
	add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\texts_of_menu', 10, 2 );
	load_plugin_textdomain( 'site-dashboard', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
	if ( ! is_jetpack_usable() ) {
		add_action( 'admin_notices', __NAMESPACE__ . '\print_jetpack_notice' );
		add_action( 'network_admin_notices', __NAMESPACE__ . '\print_jetpack_notice' );
		return;
	}
	correct_list_switches();
	lead_on_from_checkout();
	// After Jetpack, which makes its menu late as well.
	add_action( 'admin_menu', __NAMESPACE__ . '\add_page', 1100 );
	add_action( 'admin_post_' . SAVE_ACTION, __NAMESPACE__ . '\save_replacement' );
	add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\add_action_links' );
	add_action( 'admin_notices', __NAMESPACE__ . '\print_activation_notice' );
	add_filter( 'removable_query_args', __NAMESPACE__ . '\forget_arguments' );
}
add_action( 'init', __NAMESPACE__ . '\start' );
add_action( 'rest_api_init', __NAMESPACE__ . '\correct_list_switches' );
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\remember_activation' );
