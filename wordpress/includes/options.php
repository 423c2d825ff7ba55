<?php
/**
 * Options of the database in few queries. Most of Jetpack's don't come with every page, and WordPress asks
 * for each with a query of its own, even for one that isn't there.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Option with the names of the options that the dashboard's page reads. No other page reads it. */
const NAMES_OPTION = 'site_dashboard_option_names';

/** At most so many names: a few of them hold the number of a user, and they'd add up. */
const NAMES_MOST = 400;

/**
 * Reads in one query what the last visits read with many, whatever versions of WordPress and Jetpack that
 * was. What's new is noted from here on.
 */
function read_known_options() {
	prime_options( array( NAMES_OPTION, SNAPSHOT_OPTION ) );
	prime_options( known_names() );
	add_filter( 'query', __NAMESPACE__ . '\note_options' );
}

/**
 * The names that were noted on earlier visits.
 *
 * @return string[]
 */
function known_names() {
	$names = get_option( NAMES_OPTION );
	return is_array( $names ) ? array_filter( $names, 'is_string' ) : array();
}

/**
 * Notes the names of the options that a query asks for.
 *
 * @param string $query For the database.
 * @return string The same query.
 */
function note_options( $query ) {
	global $wpdb;
	$pattern = '~^SELECT (?:option_name, )?option_value FROM ' . preg_quote( $wpdb->options, '~' ) . ' WHERE option_name (?:=|IN) ~';
	if ( preg_match( $pattern, $query ) && preg_match_all( "~'([\w.-]+)'~", $query, $found ) ) {
		noted_names( $found[1] );
	}
	return $query;
}

/**
 * Reads on the first visit at least the options that Jetpack's settings are stored in.
 */
function read_settings_once() {
	if ( ! known_names() ) {
		$names = ask_jetpack( static fn() => array_keys( \Jetpack_Core_Json_Api_Endpoints::get_updateable_data_list( 'any' ) ) );
		prime_options( is_array( $names ) ? $names : array() );
		noted_names( is_array( $names ) ? $names : array() );
	}
}

/**
 * The names noted since the page began.
 *
 * @param string[] $more To be added.
 * @return string[]
 */
function noted_names( $more = array() ) {
	static $names = array();
	$names = array_merge( $names, $more );
	return $names;
}

/**
 * Keeps what was noted for the next visit, if there's anything new. What was read past WordPress's cache, as
 * locks are, will be again, and stays out of it.
 */
function keep_noted_names() {
	remove_filter( 'query', __NAMESPACE__ . '\note_options' );
	$known   = known_names();
	$missing = (array) wp_cache_get( 'notoptions', 'options' );
	$cached  = static fn( $name ) => isset( $missing[ $name ] ) || false !== wp_cache_get( $name, 'options' );
	$all     = array_values( array_unique( array_merge( $known, array_filter( noted_names(), $cached ) ) ) );
	if ( count( $all ) > count( $known ) ) {
		update_option( NAMES_OPTION, array_slice( $all, -NAMES_MOST ), false );
	}
}

/**
 * Has WordPress know options before they're asked for.
 *
 * @param string[] $names Of the options; those that it knows are left out.
 */
function prime_options( $names ) {
	if ( function_exists( 'wp_prime_option_caches' ) ) {
		wp_prime_option_caches( $names );
		return;
	}
	// WordPress before 6.4 has no such function. Values go where get_option() puts them.
	$missing = wp_cache_get( 'notoptions', 'options' );
	$missing = is_array( $missing ) ? $missing : array();
	$cached  = array_filter( wp_cache_get_multiple( $names, 'options' ), static fn( $value ) => false !== $value );
	$names   = array_keys( array_diff_key( array_flip( $names ), $missing, $cached, wp_load_alloptions() ) );
	if ( ! $names ) {
		return;
	}
	$values = read_options( array_map( 'strval', $names ) );
	foreach ( $values as $name => $value ) {
		wp_cache_add( $name, $value, 'options' );
	}
	wp_cache_set( 'notoptions', $missing + array_fill_keys( array_diff( $names, array_keys( $values ) ), true ), 'options' );
}

/**
 * Options as the database has them.
 *
 * @param string[] $names Of the options.
 * @return array<string, string> Those that are there.
 */
function read_options( $names ) {
	global $wpdb;
	$marks = implode( ',', array_fill( 0, count( $names ), '%s' ) );
	// phpcs:disable WordPress.DB -- The marks are as many as the names, and this fills the cache.
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ($marks)", $names ) );
	// phpcs:enable
	return array_column( is_array( $rows ) ? $rows : array(), 'option_value', 'option_name' );
}
