<?php
/**
 * All that this plugin knows of Jetpack's inside.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

use Automattic\Jetpack\Connection\Manager;
use Automattic\Jetpack\Connection\REST_Connector;
use Automattic\Jetpack\Status;

defined( 'ABSPATH' ) || exit;

/** The oldest Jetpack whose REST API and state the dashboard was made for. */
const JETPACK_MINIMUM = '12.0';

/** Slug of Jetpack's own page, and of the menu that ours goes below. */
const JETPACK_PAGE = 'jetpack';

/**
 * Version of the active Jetpack plugin.
 *
 * @return string Empty without one.
 */
function jetpack_version() {
	return defined( 'JETPACK__VERSION' ) ? (string) JETPACK__VERSION : '';
}

/**
 * Whether the active Jetpack plugin is new enough, a test version of the oldest one included.
 *
 * @return bool
 */
function is_jetpack_usable() {
	return class_exists( 'Jetpack' ) && version_compare( jetpack_version(), JETPACK_MINIMUM . '-alpha', '>=' );
}

/**
 * Whether Jetpack shows its page to everybody who can sign in: managers see it always, others only while the site is
 * connected.
 *
 * @return bool
 */
function may_open_page() {
	if ( current_user_can( 'manage_options' ) ) {
		return true;
	}
	return \Jetpack::is_connection_ready() && ! ( new Status() )->is_offline_mode();
}

/**
 * Whether there are settings for this user: for managers once the site is connected or offline, for others who write posts
 * when they are connected themselves and a feature with settings of their own is on.
 *
 * @return bool
 */
function may_open_settings() {
	if ( current_user_can( 'manage_options' ) ) {
		return \Jetpack::is_connection_ready() || ( new Status() )->is_offline_mode();
	}
	return current_user_can( 'edit_posts' )
		&& ( new Manager( 'jetpack' ) )->is_user_connected()
		&& ( \Jetpack::is_module_active( 'publicize' ) || \Jetpack::is_module_active( 'post-by-email' ) );
}

/**
 * Whether the provider can be told what happens on the page.
 *
 * @return bool
 */
function is_provider_reachable() {
	return \Jetpack::is_connection_ready() && ! ( new Status() )->is_offline_mode();
}

/**
 * What Jetpack tells its own page, with the pictures of this plugin.
 *
 * @return array
 */
function initial_state() {
	if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) ) {
		require_once JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';
	}
	$state = \Jetpack_Redux_State_Helper::get_initial_state();
	$logo  = isset( $state['partnerCoupon']['partner']['logo']['src'] ) ? $state['partnerCoupon']['partner']['logo']['src'] : '';
	if ( is_string( $logo ) && '' !== $logo && ! wp_parse_url( $logo, PHP_URL_SCHEME ) ) {
		// A picture of Jetpack's, which the address of this plugin does not lead to.
		$state['partnerCoupon']['partner']['logo']['src'] = plugins_url( $logo, JETPACK__PLUGIN_FILE );
	}
	$state['pluginBaseUrl'] = untrailingslashit( plugins_url( '', PLUGIN_FILE ) );
	return $state;
}

/**
 * What the connection package of Jetpack tells a page.
 *
 * @return array
 */
function connection_state() {
	return array(
		'apiRoot'            => esc_url_raw( rest_url() ),
		'apiNonce'           => wp_create_nonce( 'wp_rest' ),
		'registrationNonce'  => wp_create_nonce( 'jetpack-registration-nonce' ),
		'connectionStatus'   => REST_Connector::connection_status( false ),
		'userConnectionData' => REST_Connector::get_user_connection_data( false ),
		'connectedPlugins'   => REST_Connector::get_connection_plugins( false ),
		'wpVersion'          => get_bloginfo( 'version' ),
		'connectionErrors'   => array(),
	);
}

/**
 * Calls of the first view that this site answers by itself. What the provider would have to be asked for is left to the
 * page, which shows before it comes.
 *
 * @return string[] REST paths.
 */
function first_calls() {
	$paths = array( 'module/akismet/data', 'module/protect/data', 'connection/data' );
	if ( current_user_can( 'jetpack_manage_modules' ) ) {
		$paths[] = 'plugins';
		$paths[] = 'recommendations/data';
	}
	$with_namespace = static function ( $path ) {
		return '/jetpack/v4/' . $path;
	};
	/**
	 * Filters the REST calls whose answers are printed with the page.
	 *
	 * @param string[] $paths REST paths, such as `/jetpack/v4/plugins`.
	 */
	return apply_filters( 'site_dashboard_first_calls', array_map( $with_namespace, $paths ) );
}
