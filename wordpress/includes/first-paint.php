<?php
/**
 * What the page shows until the dashboard has started: what that draws first.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** The script that decides what shows of it. */
const FIRST_HANDLE = 'site-dashboard-first';

/**
 * What the build says about it.
 *
 * @return array|null `html` (by locale) and `script` (the file that decides what of it shows); null in a build without it, and where
 *                    the site has texts of its own.
 */
function read_first_paint() {
	$file  = dirname( PLUGIN_FILE ) . '/build/first-paint.json';
	$first = file_exists( $file ) && null === translations() ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	return isset( $first['html']['en_US'], $first['script'] ) ? $first : null;
}

/**
 * Prints what the dashboard draws first. Nothing of it shows until print_first_script() has it shown.
 */
function print_first_paint() {
	$first = read_first_paint();
	if ( $first ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The build made it.
		echo '<div class="jpd-root jpd-first-paint" inert aria-hidden="true" hidden>' . nearest( $first['html'], determine_locale(), $first['html']['en_US'] ) . '</div>';
	}
}

/**
 * Prints the script that decides what of it shows, below the placeholder, which it hides.
 */
function print_first_script() {
	// Not there in a build without it. As the others, see print_scripts().
	wp_scripts()->do_items( array( FIRST_HANDLE ) );
}
