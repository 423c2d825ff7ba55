<?php
/**
 * The classes of Jetpack that the dashboard asks.
 *
 * @package Site_Dashboard
 */

// phpcs:disable Universal.Namespaces, Generic.Files.OneObjectStructurePerFile -- A stand-in of a few lines each.

namespace {
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

	/** Stand-in. */
	class Jetpack_Redux_State_Helper {
		/**
		 * What the page is told.
		 *
		 * @return array
		 */
		public static function get_initial_state() {
			$state    = stand_in_said()['state'];
			$settings = stand_in_changed_settings( $state['settings'] );
			return array_merge(
				$state,
				array(
					'WP_API_root'       => esc_url_raw( rest_url() ),
					'WP_API_nonce'      => wp_create_nonce( 'wp_rest' ),
					'registrationNonce' => wp_create_nonce( 'jetpack-registration-nonce' ),
					'adminUrl'          => admin_url(),
					'pluginBaseUrl'     => plugins_url( '', JETPACK__PLUGIN_FILE ),
					'rawUrl'            => str_replace( '/', '::', preg_replace( '#^https?://#', '', home_url() ) ),
					'siteTitle'         => get_bloginfo( 'name' ),
					'currentVersion'    => JETPACK__VERSION,
					'settings'          => $settings,
					'getModules'        => stand_in_changed_modules( $state['getModules'] ),
				)
			);
		}
	}

	/** Stand-in. */
	class Jetpack_Connection_Banner {
		/** Prints what the dashboard's own connect screen replaces. */
		public static function render_connect_prompt_full_screen() {
			echo '<div class="notice"><p>Connect prompt of Jetpack</p></div>';
		}
	}
}

namespace Automattic\Jetpack {
	/** Stand-in. */
	class Status {
		/**
		 * Whether the site is offline on purpose.
		 *
		 * @return bool
		 */
		public function is_offline_mode() {
			return 'offline' === \stand_in_option( 'situation' );
		}
	}
}

namespace Automattic\Jetpack\Connection {
	/** Stand-in. */
	class Manager {
		/**
		 * Whether the user is connected.
		 *
		 * @return bool
		 */
		public function is_user_connected() {
			return \stand_in_said()['state']['userData']['currentUser']['isConnected'];
		}
	}

	/** Stand-in. */
	class REST_Connector {
		/**
		 * State of the connection.
		 *
		 * @return array
		 */
		public static function connection_status() {
			return \stand_in_body( 'connection' );
		}

		/**
		 * The user's connection.
		 *
		 * @return array
		 */
		public static function get_user_connection_data() {
			return \stand_in_body( 'connection/data' );
		}

		/**
		 * Plugins that share the connection.
		 *
		 * @return array
		 */
		public static function get_connection_plugins() {
			return \stand_in_body( 'connection/plugins' );
		}
	}
}
