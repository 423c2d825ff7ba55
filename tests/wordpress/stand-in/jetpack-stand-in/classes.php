<?php
/**
 * The classes of Jetpack itself that the dashboard asks.
 *
 * @package Site_Dashboard
 */

// phpcs:disable Generic.Files.OneObjectStructurePerFile -- A stand-in of a few lines each.

defined( 'ABSPATH' ) || exit;

if ( '' === stand_in_option( 'kind' ) ) {
	/** Stand-in. */
	class Jetpack {
		/**
		 * Whether the site is connected.
		 *
		 * @return bool
		 */
		public static function is_connection_ready() {
			return 'connected' === stand_in_option( 'situation' );
		}

		/**
		 * Whether a module is on.
		 *
		 * @param string $slug Its name.
		 * @return bool
		 */
		public static function is_module_active( $slug ) {
			return ! empty( stand_in_said()['state']['getModules'][ $slug ]['activated'] );
		}
	}
} else {
	/** Stand-in for one that has given its functions to others. */
	class Jetpack {}
}

/** Stand-in. */
class Jetpack_Connection_Banner {
	/** Prints what the dashboard's own connect screen replaces. */
	public static function render_connect_prompt_full_screen() {
		echo '<div class="notice"><p>Connect prompt of Jetpack</p></div>';
	}
}

if ( 'renamed' === stand_in_option( 'state' ) ) {
	/** Stand-in for one that is asked in another way. */
	class Jetpack_Redux_State_Helper {
		/** The new name. */
		public static function get_state() {
			return array();
		}
	}
}
