<?php
/**
 * The built dashboard: what to load, and from where.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'site-dashboard';

/**
 * What the build says about itself.
 *
 * @return array{entry: array{js: string, css: string, version: string}, preload: string[]}|null Null without a build.
 */
function read_manifest() {
	$file     = dirname( PLUGIN_FILE ) . '/build/manifest.json';
	$manifest = file_exists( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	return isset( $manifest['entry']['js'], $manifest['entry']['css'], $manifest['entry']['version'], $manifest['preload'] )
		? $manifest
		: null;
}

/**
 * Address of a built file. The script finds its own chunks beside itself, so that a site below a folder or behind a CDN
 * needs nothing more than the right address of the first one.
 *
 * @param string $file Name within the build.
 * @return string
 */
function build_url( $file ) {
	return plugins_url( 'build/' . $file, PLUGIN_FILE );
}

/**
 * Asks for the script and the styles; only our page calls this.
 */
function enqueue_assets() {
	$manifest = read_manifest();
	if ( null === $manifest ) {
		return;
	}
	$entry = $manifest['entry'];
	// The name of the entry stays, its version changes with its content; chunks carry a hash in their names.
	wp_enqueue_style( HANDLE, build_url( $entry['css'] ), array(), $entry['version'] );
	wp_enqueue_style( HANDLE . '-host', plugins_url( 'css/host.css', PLUGIN_FILE ), array( HANDLE ), $entry['version'] );
	// In the head and deferred: it is fetched while the page still comes, and runs once it is there.
	wp_enqueue_script( HANDLE, build_url( $entry['js'] ), array(), $entry['version'], false );
	add_filter( 'script_loader_tag', __NAMESPACE__ . '\set_loading', 10, 2 );
	if ( is_provider_reachable() && may_track() ) {
		// The handle and the address that Jetpack's own pages use, so that there is one of it.
		wp_enqueue_script( 'jp-tracks', 'https://stats.wp.com/w.js', array(), gmdate( 'YW' ), true );
	}
	add_action( 'admin_head', __NAMESPACE__ . '\print_preload_links' );
}

/**
 * Whether the provider's script that sends events is loaded. It is handed none before the user's choice is known.
 *
 * @return bool
 */
function may_track() {
	/**
	 * Filters whether the script that sends events is loaded on the dashboard.
	 *
	 * @param bool $may_track
	 */
	return (bool) apply_filters( 'site_dashboard_load_tracks', true );
}

/**
 * The dashboard waits for the page, and nothing waits for the script that sends events.
 *
 * @param string $tag    The element.
 * @param string $handle Name of the script.
 * @return string
 */
function set_loading( $tag, $handle ) {
	$ways = array(
		HANDLE      => 'defer',
		'jp-tracks' => 'async',
	);
	return isset( $ways[ $handle ] ) ? str_replace( ' src=', ' ' . $ways[ $handle ] . ' src=', $tag ) : $tag;
}

/**
 * Lets the browser fetch the first screen while it still reads the page.
 */
function print_preload_links() {
	$manifest = read_manifest();
	foreach ( $manifest ? $manifest['preload'] : array() as $file ) {
		printf(
			'<link rel="preload" as="%s" href="%s" />' . "\n",
			esc_attr( '.css' === substr( $file, -4 ) ? 'style' : 'script' ),
			esc_url( build_url( $file ) )
		);
	}
}
