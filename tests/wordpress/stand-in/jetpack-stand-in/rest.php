<?php
/**
 * Jetpack's REST API, served by WordPress: its nonce, its roles, its errors.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

/** Calls that only those who manage the site may make. */
const STAND_IN_MANAGERS = '#^(plugins|connection/(test|plugins)|site/(features|products|purchases|benefits)|recommendations/(data|step)|waf|verify-site|licensing|search/(plan|settings|stats)|module/akismet/key|wordads)#';

/** Calls Jetpack answers from the site's own database. For others it may wait for another server. */
const STAND_IN_OWN = '#^(module/protect/data|plugins|recommendations/data|settings|module/all|connection|connection/url|recommendations/step)$#';

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'jetpack/v4',
			'/(?P<path>.+)',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => 'stand_in_answer',
					'permission_callback' => 'stand_in_may_read',
				),
				array(
					'methods'             => 'POST',
					'callback'            => 'stand_in_change',
					'permission_callback' => 'stand_in_may_change',
				),
			)
		);
	}
);

/**
 * Whether the user may ask this.
 *
 * @param WP_REST_Request $request The call.
 * @return bool
 */
function stand_in_may_read( $request ) {
	$path = $request['path'];
	if ( 'connection' === $path ) {
		return true;
	}
	return current_user_can( preg_match( STAND_IN_MANAGERS, $path ) ? 'jetpack_manage_modules' : 'jetpack_admin_page' );
}

/**
 * Whether the user may change something.
 *
 * @return bool
 */
function stand_in_may_change() {
	return current_user_can( 'jetpack_configure_modules' );
}

/**
 * The answer for this user. A page that calls while it's being built leaves a mark if it would have to wait,
 * and gets nothing from a broken Jetpack.
 *
 * @param WP_REST_Request $request The call.
 * @return WP_REST_Response|WP_Error
 * @throws RuntimeException When it is broken.
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
	if ( 'settings' === $path ) {
		return rest_ensure_response( stand_in_changed_settings( $said[ $path ]['body'] ) );
	}
	if ( 'module/all' === $path ) {
		return rest_ensure_response( stand_in_changed_modules( $said[ $path ]['body'] ) );
	}
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

/**
 * Takes changes of settings and switches.
 *
 * @param WP_REST_Request $request The call.
 * @return array
 */
function stand_in_change( $request ) {
	$changes = array();
	if ( 'settings' === $request['path'] ) {
		$changes = $request->get_json_params();
	} elseif ( preg_match( '#^module/([a-z-]+)/active$#', $request['path'], $match ) ) {
		$changes = array( $match[1] => (bool) $request->get_json_params()['active'] );
	}
	update_option( 'stand_in_settings', array_merge( get_option( 'stand_in_settings', array() ), $changes ) );
	return array(
		'code'    => 'success',
		'message' => 'Done.',
	);
}
