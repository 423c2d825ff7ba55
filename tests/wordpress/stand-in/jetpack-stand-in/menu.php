<?php
/**
 * Jetpack's menu and page, and its capabilities.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'map_meta_cap',
	static function ( $caps, $cap ) {
		$mapped = array(
			'jetpack_admin_page'        => 'offline' === stand_in_option( 'situation' ) ? 'manage_options' : 'read',
			'jetpack_manage_modules'    => 'manage_options',
			'jetpack_configure_modules' => 'manage_options',
		);
		return isset( $mapped[ $cap ] ) ? array( $mapped[ $cap ] ) : $caps;
	},
	10,
	2
);

add_action(
	'admin_menu',
	static function () {
		if ( ! current_user_can( 'manage_options' ) && 'connected' !== stand_in_option( 'situation' ) ) {
			return;
		}
		$hook = add_menu_page( 'Jetpack', 'Jetpack', 'jetpack_admin_page', 'jetpack', 'stand_in_page', 'dashicons-cloud', 3 );
		add_submenu_page( 'jetpack', 'Dashboard', 'Dashboard', 'jetpack_admin_page', 'jetpack#/dashboard', '__return_null' );
		add_submenu_page( 'jetpack', 'Settings', 'Settings', 'jetpack_manage_modules', 'jetpack#/settings', '__return_null' );
		remove_submenu_page( 'jetpack', 'jetpack' );
		add_action( "admin_print_scripts-$hook", 'stand_in_scripts' );
		add_action(
			"load-$hook",
			static function () {
				add_action( 'admin_notices', array( 'Jetpack_Connection_Banner', 'render_connect_prompt_full_screen' ) );
			}
		);
	},
	998
);

// Connecting is a step on that page.
add_action(
	'load-toplevel_page_jetpack',
	static function () {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		if ( isset( $_GET['connect_url_redirect'] ) || ( isset( $_GET['action'] ) && 'authorize' === $_GET['action'] ) ) {
			wp_die( 'A step of connecting', '', array( 'response' => 200 ) );
		}
		// phpcs:enable
	}
);

// Returning from the checkout leads to Jetpack's own page; later versions name no place on it.
add_action(
	'admin_init',
	static function () {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		if ( isset( $_GET['jp-react-redirect'] ) && 'product-purchased' === $_GET['jp-react-redirect'] ) {
			wp_safe_redirect( admin_url( 'admin.php?page=jetpack' ) );
			exit;
		}
	},
	0
);

/** Prints the page that the dashboard may take the place of. */
function stand_in_page() {
	echo '<div id="jp-plugin-container">Page of Jetpack</div>';
}

/** What the page loads and tells, in the manner of Jetpack's. */
function stand_in_scripts() {
	if ( '' !== stand_in_option( 'state' ) ) {
		return;
	}
	require_once JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';
	wp_enqueue_script( 'react-plugin', plugins_url( 'none.js', JETPACK__PLUGIN_FILE ), array( 'jquery', 'wp-components', 'moment' ), '1', true );
	wp_add_inline_script( 'react-plugin', stand_in_inline( 'Initial_State', Jetpack_Redux_State_Helper::get_initial_state() ), 'before' );
}

/**
 * One object as an inline script.
 *
 * @param string $name Name of the object.
 * @param array  $data The object.
 * @return string
 */
function stand_in_inline( $name, $data ) {
	return "var $name=JSON.parse(decodeURIComponent(\"" . rawurlencode( wp_json_encode( $data ) ) . '"));';
}
