<?php
/**
 * What the page tells the dashboard: elements that hold JSON, so that a strict Content-Security-Policy lets them through.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/**
 * Prints one element that holds JSON. No character of the data can end the element.
 *
 * @param string $id   Name that the dashboard looks for.
 * @param mixed  $data Anything that JSON can say.
 */
function print_data( $id, $data ) {
	$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP );
	if ( false !== $json ) {
		wp_print_inline_script_tag(
			$json,
			array(
				'type' => 'application/json',
				'id'   => $id,
			)
		);
	}
}

/**
 * The state of the site and of the user, answers to the first calls, and the texts in the user's language. What this costs
 * is paid before the page begins: from then on nothing holds it up.
 *
 * @return array<string, mixed> By the name that the dashboard looks for.
 */
function all_data() {
	static $data = null;
	if ( null === $data ) {
		$data = array(
			'Initial_State'               => initial_state(),
			'JP_CONNECTION_INITIAL_STATE' => connection_state(),
			'site-dashboard-answers'      => (object) first_answers(),
			'site-dashboard-catalogue'    => catalogue(),
		);
	}
	return array_filter( $data );
}

/**
 * Answers of this site's own REST API, with the rights of the user, by path below the namespace. What is refused or fails is
 * left out: the dashboard asks for it itself, and says what is wrong.
 *
 * @return array<string, mixed>
 */
function first_answers() {
	$answers = array();
	foreach ( first_calls() as $path ) {
		// Not by rest_preload_api_request(): it makes a list of an answer that is a mere text or number.
		$response = ask_jetpack( static fn() => rest_do_request( new \WP_REST_Request( 'GET', $path ) ) );
		if ( $response instanceof \WP_REST_Response && 200 === $response->get_status() ) {
			$answers[ preg_replace( '#^/jetpack/v4/#', '', $path ) ] = $response->get_data();
		}
	}
	return $answers;
}

/**
 * The texts of the dashboard in the user's language, in Jed's format: from `languages/` of this plugin, or from where
 * WordPress keeps downloaded ones.
 *
 * @return array|null Null when there are none, as for English.
 */
function catalogue() {
	$json      = load_script_textdomain( HANDLE, 'site-dashboard', dirname( PLUGIN_FILE ) . '/languages' );
	$catalogue = $json ? json_decode( $json, true ) : null;
	return is_array( $catalogue ) ? $catalogue : null;
}
