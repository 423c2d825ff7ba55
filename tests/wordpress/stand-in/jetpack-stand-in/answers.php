<?php
/**
 * What the site says in its situation, to the role of the user, with the changes that were made since.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

/**
 * Everything that is said to the current user: `state` and `answers`.
 *
 * @return array
 */
function stand_in_said() {
	static $all = null;
	if ( null === $all ) {
		$all = json_decode( file_get_contents( WP_CONTENT_DIR . '/stand-in.json' ), true );
	}
	$roles = $all[ stand_in_option( 'situation' ) ];
	$role  = current( wp_get_current_user()->roles );
	return isset( $roles[ $role ] ) ? $roles[ $role ] : $roles['administrator'];
}

/**
 * Settings with what was changed.
 *
 * @param array $settings Before the changes.
 * @return array
 */
function stand_in_changed_settings( $settings ) {
	return array_merge( $settings, get_option( 'stand_in_settings', array() ) );
}

/**
 * Modules with what was switched.
 *
 * @param array $modules Before the changes.
 * @return array
 */
function stand_in_changed_modules( $modules ) {
	foreach ( array_intersect_key( get_option( 'stand_in_settings', array() ), $modules ) as $slug => $is_active ) {
		$modules[ $slug ]['activated'] = (bool) $is_active;
	}
	return $modules;
}

/**
 * Body of an answer.
 *
 * @param string $path Path of the call.
 * @return array Empty when the user is refused.
 */
function stand_in_body( $path ) {
	$answer = stand_in_said()['answers'][ $path ];
	return 200 === $answer['status'] ? $answer['body'] : array();
}
