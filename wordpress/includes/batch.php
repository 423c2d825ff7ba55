<?php
/**
 * Several of Jetpack's answers in one call: WordPress starts once for all of them.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Namespace of the plugin's own call, and the call below the REST API's URL. */
const BATCH_NAMESPACE = 'site-dashboard/v1';
const BATCH_PATH      = BATCH_NAMESPACE . '/batch';

/** The most answers that one call gives. */
const BATCH_MOST = 10;

/** Seconds after which no other answer is begun. A provider that's silent holds each of them up, and PHP has a limit. */
const BATCH_TIME = 3;

/**
 * Adds the call. It's a GET, which changes nothing and may be repeated; what's asked for is short. It isn't in the index.
 */
function add_batch_route() {
	register_rest_route(
		BATCH_NAMESPACE,
		'/batch',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\batch_response',
			'permission_callback' => __NAMESPACE__ . '\may_batch',
			'show_in_index'       => false,
			'args'                => array(
				'paths' => array(
					'type'              => 'array',
					'required'          => true,
					'minItems'          => 1,
					'maxItems'          => BATCH_MOST,
					'items'             => array( 'type' => 'string' ),
					'validate_callback' => __NAMESPACE__ . '\are_batch_paths',
				),
			),
		)
	);
}

/**
 * Whether the call is there; another plugin may have taken it away.
 *
 * @return bool
 */
function has_batch_route() {
	return isset( rest_get_server()->get_routes( BATCH_NAMESPACE )[ '/' . BATCH_PATH ] );
}

/**
 * Whether the user may ask. What they get depends on the rights that each answer needs.
 *
 * @return true|\WP_Error
 */
function may_batch() {
	if ( is_user_logged_in() && may_open_page() ) {
		return true;
	}
	return new \WP_Error(
		'rest_forbidden',
		'Only users who may open the dashboard can ask for this.',
		array( 'status' => rest_authorization_required_code() )
	);
}

/**
 * Whether all of them are paths below Jetpack's namespace, with or without a query.
 *
 * @param mixed            $paths   What was asked for.
 * @param \WP_REST_Request $request The whole call.
 * @param string           $name    Of the parameter.
 * @return true|\WP_Error
 */
function are_batch_paths( $paths, $request, $name ) {
	$valid = rest_validate_request_arg( $paths, $request, $name );
	if ( is_wp_error( $valid ) ) {
		return $valid;
	}
	// WordPress turns a text into a list.
	if ( ! is_array( $paths ) || preg_grep( '~^\w[\w-]*(?:/[\w-]+)*(?:\?[\w.,=&%+-]*)?\z~', $paths, PREG_GREP_INVERT ) ) {
		return new \WP_Error( 'rest_invalid_param', 'Only paths below jetpack/v4/ can be asked for.', array( 'status' => 400 ) );
	}
	return true;
}

/**
 * The answers in the order of the paths. Those there was no time for are left out at the end, and one that ended in a fatal
 * error is null: the dashboard asks for these alone.
 *
 * @param \WP_REST_Request $request The call.
 * @return \WP_REST_Response
 */
function batch_response( $request ) {
	$end     = microtime( true ) + BATCH_TIME;
	$answers = array();
	foreach ( $request['paths'] as $path ) {
		if ( $answers && microtime( true ) > $end ) {
			break;
		}
		$answers[] = batched_answer( $path );
	}
	return new \WP_REST_Response( $answers );
}

/**
 * One answer as WordPress would give it alone, with the rights of the user.
 *
 * @param string $path Below Jetpack's namespace, with its query.
 * @return array|null Its `status` and `body`; null after a fatal error.
 */
function batched_answer( $path ) {
	$level = ob_get_level();
	// What another plugin prints meanwhile is not part of any answer.
	ob_start();
	try {
		$parts = explode( '?', $path, 2 );
		$query = array();
		wp_parse_str( isset( $parts[1] ) ? $parts[1] : '', $query );
		$request = new \WP_REST_Request( 'GET', '/jetpack/v4/' . $parts[0] );
		$request->set_query_params( $query );
		$server   = rest_get_server();
		$response = rest_ensure_response( rest_do_request( $request ) );
		/** This filter is documented in wp-includes/rest-api/class-wp-rest-server.php */
		$response = rest_ensure_response( apply_filters( 'rest_post_dispatch', $response, $server, $request ) );
		$response = is_wp_error( $response ) ? rest_convert_error_to_response( $response ) : $response;
		return array(
			'status' => $response->get_status(),
			'body'   => $server->response_to_data( $response, false ),
		);
	} catch ( \Throwable $failure ) {
		return null;
	} finally {
		while ( ob_get_level() > $level && ob_end_clean() ) {
			continue;
		}
	}
}
