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

// A CDN in the two ways plugins add one: all plugin URLs, or those of scripts and styles as printed.
foreach ( array( 'plugins_url', 'script_loader_src', 'style_loader_src' ) as $stand_in_filter ) {
	add_filter(
		$stand_in_filter,
		static function ( $url ) use ( $stand_in_filter ) {
			$cdn = get_option( 'plugins_url' === $stand_in_filter ? 'test_cdn' : 'test_cdn_of_files' );
			return $cdn ? preg_replace( '#^https?://[^/]+#', $cdn, $url ) : $url;
		}
	);
}

add_action(
	'admin_init',
	static function () {
		$colors = array( '#1d2327', '#2c3338', '#e0a800', '#ffd75e' );
		wp_admin_css_color( 'orchard', 'Orchard', plugins_url( 'orchard.css', __FILE__ ), $colors );
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

// A page whose policy forbids everything inline; WordPress's own scripts and styles need more than ours.
add_action(
	'admin_init',
	static function () {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A test asks for it.
		if ( isset( $_GET['strict'] ) ) {
			header( "Content-Security-Policy-Report-Only: default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https:; connect-src 'self'; report-uri /nowhere" );
		}
	}
);

// Another plugin with plans of its own for a page: `test_redirects` names where each leads.
add_action(
	'admin_init',
	static function () {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
		$page      = isset( $_GET['page'] ) ? $_GET['page'] : '';
		$redirects = get_option( 'test_redirects', array() );
		if ( isset( $redirects[ $page ] ) ) {
			wp_safe_redirect( admin_url( 'admin.php?page=' . $redirects[ $page ] ) );
			exit;
		}
	}
);
