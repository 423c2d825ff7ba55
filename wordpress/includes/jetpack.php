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
 * Asks Jetpack something that another version of it may lack, answer in another way, or fail at. Everything that is asked
 * of it goes through here, and what makes its objects too: this plugin runs on every page of the admin.
 *
 * @param callable $question  Asks, and returns the answer.
 * @param mixed $otherwise In place of an answer if Jetpack has none.
 * @return mixed
 */
function ask_jetpack( $question, $otherwise = null ) {
	try {
		return call_user_func( $question );
	} catch ( \Throwable $failure ) {
		return $otherwise;
	}
}

/**
 * Whether the site is connected to the provider.
 *
 * @return bool
 */
function is_connected() {
	$is_ready = ask_jetpack( static fn() => \Jetpack::is_connection_ready() );
	return (bool) ( null === $is_ready
		? ask_jetpack( static fn() => ( new Manager( 'jetpack' ) )->is_connected() )
		: $is_ready );
}

/**
 * Whether the site is kept from the provider on purpose.
 *
 * @return bool
 */
function is_offline() {
	return (bool) ask_jetpack( static fn() => ( new Status() )->is_offline_mode() );
}

/**
 * Whether the user is connected to the provider.
 *
 * @return bool
 */
function is_user_connected() {
	return (bool) ask_jetpack( static fn() => ( new Manager( 'jetpack' ) )->is_user_connected() );
}

/**
 * Whether Jetpack shows its page to everyone who can log in: managers always see it, others only while the
 * site is connected.
 *
 * @return bool
 */
function may_open_page() {
	return current_user_can( 'manage_options' ) || ( is_connected() && ! is_offline() );
}

/**
 * Whether there are settings for this user: for managers once the site is connected or offline, for others who write posts
 * when they are connected themselves and a feature with settings of their own is on.
 *
 * @return bool
 */
function may_open_settings() {
	if ( current_user_can( 'manage_options' ) ) {
		return is_connected() || is_offline();
	}
	return current_user_can( 'edit_posts' )
		&& is_user_connected()
		&& ( is_module_active( 'publicize' ) || is_module_active( 'post-by-email' ) );
}

/**
 * Whether a feature of Jetpack is on.
 *
 * @param string $slug Its name.
 * @return bool
 */
function is_module_active( $slug ) {
	return (bool) ask_jetpack( static fn() => \Jetpack::is_module_active( $slug ) );
}

/**
 * Whether the provider may learn what happens on the page.
 *
 * @return bool
 */
function is_provider_reachable() {
	return is_connected() && ! is_offline();
}

/**
 * An answer of Jetpack's REST API, with the rights of the user.
 *
 * @param string $path Below Jetpack's namespace.
 * @return mixed Null when it's refused or fails.
 */
function rest_data( $path ) {
	// Not by rest_preload_api_request(): it makes a list of a response that is a mere text or number.
	$response = ask_jetpack( static fn() => rest_do_request( new \WP_REST_Request( 'GET', '/jetpack/v4/' . $path ) ) );
	return $response instanceof \WP_REST_Response && 200 === $response->get_status() ? $response->get_data() : null;
}

/**
 * Whether Jetpack has a REST call; another plugin may take it away, and an update that stopped halfway may lack it.
 *
 * @param string $path Below Jetpack's namespace.
 * @return bool
 */
function has_rest_call( $path ) {
	foreach ( array_keys( rest_get_server()->get_routes( 'jetpack/v4' ) ) as $route ) {
		if ( preg_match( '@^' . $route . '$@i', '/jetpack/v4/' . $path ) ) {
			return true;
		}
	}
	return false;
}

/** REST calls that Jetpack has only since some version, below `jetpack/v4/`. The page says which are there. */
const OPTIONAL_CALLS = array( 'activity-log' );

/**
 * What the connection package of Jetpack tells a page, as far as the dashboard reads it. Not who the owner is: Jetpack may
 * ask the provider for that, and nothing of the first view shows it.
 *
 * @return array
 */
function connection_state() {
	$plugins = ask_jetpack( static fn() => REST_Connector::get_connection_plugins( false ) );
	return array(
		'registrationNonce' => wp_create_nonce( 'jetpack-registration-nonce' ),
		'wpVersion'         => get_bloginfo( 'version' ),
		'connectedPlugins'  => is_wp_error( $plugins ) ? null : $plugins,
	);
}

/**
 * Calls of the first view that Jetpack answers from this site's own database. All others may ask a server elsewhere and wait
 * for it (the numbers of Akismet check its key, the data of the connection come from the provider): the page would not begin
 * before that server answers. They are left to the dashboard, which shows before they come.
 *
 * @return string[] REST paths.
 */
function first_calls() {
	$paths = array( 'module/protect/data' );
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
