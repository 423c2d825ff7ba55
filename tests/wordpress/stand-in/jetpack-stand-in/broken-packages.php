<?php
/**
 * The same classes in a Jetpack that makes them in another way, and that fails.
 *
 * @package Site_Dashboard
 */

namespace Automattic\Jetpack {
	/** It wants what nobody gives it. */
	class Status {
		public function __construct( string $site ) {
			unset( $site );
		}
	}
}

namespace Automattic\Jetpack\Connection {
	class Manager {
		public function __construct() {
			throw new \RuntimeException( 'The connection cannot be read.' );
		}
	}

	class REST_Connector {
		public static function get_connection_plugins() {
			throw new \RuntimeException( 'The plugins cannot be read.' );
		}
	}
}
