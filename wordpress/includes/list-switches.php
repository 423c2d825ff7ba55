<?php
/**
 * Makes Jetpack's settings show which lists of IP addresses are in force while nobody has set their switches.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Switches that Jetpack's REST API calls off while they're unset, whatever its features make of that. */
const LIST_SWITCHES = array( 'jetpack_waf_ip_allow_list_enabled', 'jetpack_waf_ip_block_list_enabled' );

/**
 * Puts it right where settings are read and changed. Without it, a list that's in force can't be turned off:
 * Jetpack takes the switch to be off already, and stores nothing.
 */
function correct_list_switches() {
	foreach ( LIST_SWITCHES as $name ) {
		add_filter( 'default_option_' . $name, __NAMESPACE__ . '\list_switch_in_force', 20, 3 );
	}
}

/**
 * What an unset switch means: what Jetpack's features get, which give no default of their own, or one that's on.
 *
 * @param mixed  $value       The default.
 * @param string $name        The option.
 * @param bool   $has_default Whether the question came with a default.
 * @return mixed
 */
function list_switch_in_force( $value, $name, $has_default ) {
	return $has_default && ! $value ? (bool) get_option( $name ) : $value;
}
