<?php
/**
 * Jetpack's own classes, its capabilities, menu and page, and its REST API, served by WordPress: its nonce, its roles, its errors.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

if ( '' === stand_in_option( 'kind' ) ) {
	class Jetpack {
		public static function is_connection_ready() {
			return 'connected' === stand_in_option( 'situation' );
		}

		public static function is_module_active( $slug ) {
			return ! empty( stand_in_said()['state']['getModules'][ $slug ]['activated'] );
		}
	}
} else {
	/** It has given its functions to others. */
	class Jetpack {}
}

class Jetpack_Connection_Banner {
	/** Prints what the dashboard's own connect screen replaces. */
	public static function render_connect_prompt_full_screen() {
		echo '<div class="notice"><p>Connect prompt of Jetpack</p></div>';
	}
}

if ( 'renamed' === stand_in_option( 'state' ) ) {
	/** It's asked in another way. */
	class Jetpack_Redux_State_Helper {
		public static function get_state() {
			return array();
		}
	}
}

add_filter(
	'map_meta_cap',
	static function ( $caps, $cap ) {
		$mapped = array(
			'jetpack_admin_page'        => 'offline' === stand_in_option( 'situation' ) ? 'manage_options' : 'read',
			'jetpack_manage_modules'    => 'manage_options',
			'jetpack_configure_modules' => 'manage_options',
		);
		return isset( $mapped[ $cap ] ) ? array( $mapped[ $cap ] ) : $caps;
	},
	10,
	2
);

add_action(
	'admin_menu',
	static function () {
		if ( ! current_user_can( 'manage_options' ) && 'connected' !== stand_in_option( 'situation' ) ) {
			return;
		}
		$page = static function () {
			echo '<div id="jp-plugin-container">Page of Jetpack</div>';
		};
		$hook = add_menu_page( 'Jetpack', 'Jetpack', 'jetpack_admin_page', 'jetpack', $page, 'dashicons-cloud', 3 );
		add_submenu_page( 'jetpack', 'Dashboard', 'Dashboard', 'jetpack_admin_page', 'jetpack#/dashboard', '__return_null' );
		add_submenu_page( 'jetpack', 'Settings', 'Settings', 'jetpack_manage_modules', 'jetpack#/settings', '__return_null' );
		remove_submenu_page( 'jetpack', 'jetpack' );
		add_action(
			"admin_print_scripts-$hook",
			static fn() => wp_enqueue_script( 'react-plugin', false, array( 'jquery', 'wp-components', 'moment' ), '1', true )
		);
		add_action(
			"load-$hook",
			static function () {
				add_action( 'admin_notices', array( 'Jetpack_Connection_Banner', 'render_connect_prompt_full_screen' ) );
			}
		);
	},
	998
);

// Connecting is a step on that page.
add_action(
	'load-toplevel_page_jetpack',
	static function () {
		if ( isset( $_GET['connect_url_redirect'] ) || 'authorize' === ( $_GET['action'] ?? '' ) ) {
			wp_die( 'A step of connecting', '', array( 'response' => 200 ) );
		}
	}
);

// Returning from the checkout leads to Jetpack's own page; later versions name no place on it.
add_action(
	'admin_init',
	static function () {
		if ( 'product-purchased' === ( $_GET['jp-react-redirect'] ?? '' ) ) {
			wp_safe_redirect( admin_url( 'admin.php?page=jetpack' ) );
			exit;
		}
	},
	0
);

/** Calls that only those who manage the site may make. */
const STAND_IN_MANAGERS = '#^(plugins|connection/(test|plugins)|site/(features|products|purchases|benefits)|recommendations/(data|step)|waf|verify-site|licensing|search/(plan|settings|stats)|module/akismet/key|wordads)#';

/** Calls Jetpack answers from the site's own database. For others it may wait for another server. */
const STAND_IN_OWN = '#^(module/protect/data|plugins|recommendations/data|settings|module/all|connection|connection/url|recommendations/step)$#';

add_action(
	'rest_api_init',
	static function () {
		$route = array(
			'methods'             => 'GET',
			'callback'            => 'stand_in_answer',
			'permission_callback' => static function ( $request ) {
				$is_managers = preg_match( STAND_IN_MANAGERS, $request['path'] );
				return 'connection' === $request['path'] || current_user_can( $is_managers ? 'jetpack_manage_modules' : 'jetpack_admin_page' );
			},
		);
		register_rest_route( 'jetpack/v4', '/(?P<path>.+)', $route );
	}
);

/**
 * The answer for this user. A page that calls while it's being built leaves a mark if it would have to wait,
 * and gets nothing from a broken Jetpack.
 */
function stand_in_answer( $request ) {
	$said = stand_in_said()['answers'];
	$path = $request['path'];
	if ( ! defined( 'REST_REQUEST' ) ) {
		if ( 'broken' === stand_in_option( 'kind' ) ) {
			throw new RuntimeException( 'This cannot be answered.' );
		}
		if ( ! preg_match( STAND_IN_OWN, $path ) ) {
			update_option( 'stand_in_waited_for', $path );
		}
	}
	$range = $request->get_param( 'range' );
	$key   = $range ? "$path?range=$range" : $path;
	if ( ! isset( $said[ $key ] ) && ! $range ) {
		// Asked with parameters that change nothing of it here.
		foreach ( array_keys( $said ) as $call ) {
			$key = strtok( $call, '?' ) === $path ? $call : $key;
		}
	}
	return isset( $said[ $key ] )
		? new WP_REST_Response( $said[ $key ]['body'], $said[ $key ]['status'] )
		: new WP_Error( 'rest_no_route', 'No route was found.', array( 'status' => 404 ) );
}
