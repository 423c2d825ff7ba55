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
 * Prints the state of the site and of the user, answers to the first calls, and the texts in the user's language.
 */
function print_all_data() {
	print_data( 'Initial_State', initial_state() );
	print_data( 'JP_CONNECTION_INITIAL_STATE', connection_state() );
	print_data( 'site-dashboard-answers', (object) first_answers() );
	$catalogue = catalogue();
	if ( $catalogue ) {
		print_data( 'site-dashboard-catalogue', $catalogue );
	}
}

/**
 * Answers of this site's own REST API, with the rights of the user, by path below the namespace. Refused calls are left out.
 *
 * @return array<string, mixed>
 */
function first_answers() {
	$answers = array();
	foreach ( array_reduce( first_calls(), 'rest_preload_api_request', array() ) as $path => $answer ) {
		$answers[ preg_replace( '#^/jetpack/v4/#', '', $path ) ] = $answer['body'];
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
