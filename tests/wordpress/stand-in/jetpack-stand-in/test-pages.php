<?php
/**
 * What tests need beside Jetpack: an empty admin page, plugins served from another URL, another plugin's
 * color scheme and redirects, and a right-to-left language.
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

// What other plugins do when the scripts of a page are about to be printed.
add_action(
	'wp_print_scripts',
	static function () {
		echo "<!-- scripts of another plugin -->\n";
	}
);

// The direction belongs to WordPress's own translation, which is not downloaded here.
add_filter(
	'gettext_with_context',
	static function ( $translation, $text, $context ) {
		return 'text direction' === $context && 'ar' === determine_locale() ? 'rtl' : $translation;
	},
	10,
	3
);

add_action(
	'admin_init',
	static function () {
		$colors = array( '#1d2327', '#2c3338', '#e0a800', '#ffd75e' );
		wp_admin_css_color( 'orchard', 'Orchard', plugins_url( 'orchard.css', __FILE__ ), $colors );
		// A policy that forbids everything inline; WordPress's own scripts and styles need more than ours.
		if ( isset( $_GET['strict'] ) ) {
			header( "Content-Security-Policy-Report-Only: default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; report-uri /nowhere" );
		}
		// Another plugin with plans of its own for a page: `test_redirects` names where each leads.
		$redirect = get_option( 'test_redirects', array() )[ $_GET['page'] ?? '' ] ?? '';
		if ( '' !== $redirect ) {
			wp_safe_redirect( admin_url( "admin.php?page=$redirect" ) );
			exit;
		}
	}
);
