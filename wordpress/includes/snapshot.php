<?php
/**
 * What the site had before Jetpack's last update, so that the dashboard can say what changed.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Option with what Jetpack has now, and what it had before. Only the dashboard's page reads it. */
const SNAPSHOT_OPTION = 'site_dashboard_snapshot';

/** How long the dashboard says what an update changed. */
const UPDATE_NEWS_PERIOD = MONTH_IN_SECONDS;

/**
 * Keeps what Jetpack has now, and returns what it had before its last update.
 *
 * @param array $state The state of the site.
 * @return array|null Version, modules by slug and settings by name; null when it's too long ago, or nobody knows.
 */
function updated_from( $state ) {
	$kept   = get_option( SNAPSHOT_OPTION );
	$kept   = is_array( $kept ) && isset( $kept['version'] ) ? $kept : array();
	$now    = snapshot_of( $state );
	$before = isset( $kept['before']['until'] ) && $kept['before']['until'] > time() ? $kept['before'] : null;
	if ( $kept && $kept['version'] !== $now['version'] ) {
		unset( $kept['before'] );
		$before = $kept + array( 'until' => time() + UPDATE_NEWS_PERIOD );
	}
	$next = $before ? $now + array( 'before' => $before ) : $now;
	if ( get_option( SNAPSHOT_OPTION ) !== $next ) {
		update_option( SNAPSHOT_OPTION, $next, false );
	}
	return $before;
}

/**
 * What Jetpack has. Of a setting that isn't on or off, only whether it holds something: nothing private is kept twice.
 *
 * @param array $state The state of the site.
 * @return array
 */
function snapshot_of( $state ) {
	return array(
		'version'  => jetpack_version(),
		'modules'  => array_map(
			static function ( $module ) {
				return is_array( $module ) && isset( $module['name'] ) && is_string( $module['name'] ) ? $module['name'] : '';
			},
			(array) $state['getModules']
		),
		'settings' => array_map( static fn( $value ) => ! empty( $value ), (array) $state['settings'] ),
	);
}
