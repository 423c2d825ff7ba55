<?php
/**
 * What the page tells the dashboard: elements that hold JSON, so that a strict Content-Security-Policy lets
 * them through.
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
 * The state of the site and of the user, answers to the first calls, and the texts in the user's language.
 *
 * @return array<string, mixed> By the name that the dashboard looks for.
 */
function all_data() {
	$data = array(
		'Initial_State'               => initial_state(),
		'JP_CONNECTION_INITIAL_STATE' => connection_state(),
		'site-dashboard-preloaded'    => (object) preloaded_responses(),
		'site-dashboard-translations' => translations(),
	);
	return array_filter( $data );
}

/**
 * Responses of this site's own REST API, with the rights of the user, by path below the namespace. What is
 * refused or fails is left out: the dashboard asks for it itself, and says what is wrong.
 *
 * @return array<string, mixed>
 */
function preloaded_responses() {
	$responses = array();
	foreach ( first_calls() as $path ) {
		$path = preg_replace( '#^/jetpack/v4/#', '', $path );
		$data = rest_data( $path );
		if ( null !== $data ) {
			$responses[ $path ] = $data;
		}
	}
	return $responses;
}

/**
 * The texts of the dashboard in the user's language, in Jed's format: from `languages/` of this plugin, or
 * from where WordPress keeps downloaded ones.
 *
 * The script must be registered.
 *
 * @return array|null Null when there are none, as for English.
 */
function translations() {
	static $translations = false;
	if ( false === $translations ) {
		$json         = load_script_textdomain( HANDLE, 'site-dashboard', dirname( PLUGIN_FILE ) . '/languages' );
		$translations = $json ? json_decode( $json, true ) : null;
		$translations = is_array( $translations ) ? $translations : null;
	}
	return $translations;
}
