<?php
/**
 * What tests compare with: an admin page without anything in it, and plugins served from another address.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_menu',
	static function () {
		$print = static function () {
			echo '<div class="wrap"><h1>Empty page</h1></div>';
		};
		add_menu_page( 'Empty page', 'Empty page', 'read', 'empty', $print );
	}
);

add_filter(
	'plugins_url',
	static function ( $url ) {
		$cdn = get_option( 'test_cdn' );
		return $cdn ? preg_replace( '#^https?://[^/]+#', $cdn, $url ) : $url;
	}
);

// A page whose policy lets nothing inline run; the script and the styles of WordPress itself need more than ours.
add_action(
	'admin_init',
	static function () {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A test asks for it.
		if ( isset( $_GET['strict'] ) ) {
			header( "Content-Security-Policy-Report-Only: default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; report-uri /nowhere" );
		}
	}
);
