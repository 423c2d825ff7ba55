<?php
/**
 * The same classes in a Jetpack that makes them in another way, and that fails.
 *
 * @package Site_Dashboard
 */

// phpcs:disable Universal.Namespaces, Generic.Files.OneObjectStructurePerFile -- A stand-in of a few lines each.

namespace Automattic\Jetpack {
	/** Stand-in. */
	class Status {
		/**
		 * Wants what nobody gives it.
		 *
		 * @param string $site Which site.
		 */
		public function __construct( string $site ) {
			unset( $site );
		}
	}
}

namespace Automattic\Jetpack\Connection {
	/** Stand-in. */
	class Manager {
		/**
		 * Cannot be made.
		 *
		 * @throws \RuntimeException Always.
		 */
		public function __construct() {
			throw new \RuntimeException( 'The connection cannot be read.' );
		}
	}

	/** Stand-in. */
	class REST_Connector {
		/**
		 * Cannot be asked.
		 *
		 * @throws \RuntimeException Always.
		 */
		public static function get_connection_plugins() {
			throw new \RuntimeException( 'The plugins cannot be read.' );
		}
	}
}
