<?php
/**
 * The classes of Jetpack's packages that the dashboard asks.
 *
 * @package Site_Dashboard
 */

namespace Automattic\Jetpack {
	class Status {
		public function is_offline_mode() {
			return 'offline' === \stand_in_option( 'situation' );
		}
	}
}

namespace Automattic\Jetpack\Status {
	class Host {
		public function is_woa_site() {
			return 'provider' === \stand_in_option( 'host' );
		}

		public function is_atomic_platform() {
			return $this->is_woa_site();
		}
	}
}

namespace Automattic\Jetpack\Connection {
	class Manager {
		public function is_connected() {
			return 'connected' === \stand_in_option( 'situation' );
		}

		public function is_user_connected() {
			return \stand_in_said()['state']['userData']['currentUser']['isConnected'];
		}
	}

	/** It answers a REST call, or the page itself when it says so. */
	class REST_Connector {
		public static function get_connection_plugins( $is_for_rest = true ) {
			$answer  = \stand_in_said()['answers']['connection/plugins'];
			$plugins = 200 === $answer['status'] ? $answer['body'] : array();
			return $is_for_rest ? rest_ensure_response( $plugins ) : $plugins;
		}
	}
}
