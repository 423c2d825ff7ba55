<?php
/**
 * The classes of Jetpack's packages that the dashboard asks.
 *
 * @package Site_Dashboard
 */

// phpcs:disable Universal.Namespaces, Generic.Files.OneObjectStructurePerFile -- A stand-in of a few lines each.

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

namespace Automattic\Jetpack\Status {
	/** Stand-in. */
	class Host {
		/**
		 * Whether the provider hosts the site.
		 *
		 * @return bool
		 */
		public function is_woa_site() {
			return 'provider' === \stand_in_option( 'host' );
		}

		/**
		 * Whether it's on the provider's platform.
		 *
		 * @return bool
		 */
		public function is_atomic_platform() {
			return 'provider' === \stand_in_option( 'host' );
		}
	}
}

namespace Automattic\Jetpack\Connection {
	/** Stand-in. */
	class Manager {
		/**
		 * Whether the site is connected.
		 *
		 * @return bool
		 */
		public function is_connected() {
			return 'connected' === \stand_in_option( 'situation' );
		}

		/**
		 * Whether the user is connected.
		 *
		 * @return bool
		 */
		public function is_user_connected() {
			return \stand_in_said()['state']['userData']['currentUser']['isConnected'];
		}
	}

	/** Stand-in. It answers a REST call, or the page itself when it says so. */
	class REST_Connector {
		/**
		 * Plugins that share the connection.
		 *
		 * @param bool $is_for_rest Whether a REST call is answered.
		 * @return array|\WP_REST_Response
		 */
		public static function get_connection_plugins( $is_for_rest = true ) {
			$plugins = \stand_in_body( 'connection/plugins' );
			return $is_for_rest ? rest_ensure_response( $plugins ) : $plugins;
		}
	}
}
