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
 * @return array|null Null without a build; else `entry` (`js`, `css`, `version`), `preload` (files) and, of newer ones,
 *                    `languages` (file by locale).
 */
function read_manifest() {
	static $manifest = false;
	if ( false === $manifest ) {
		$file     = dirname( PLUGIN_FILE ) . '/build/manifest.json';
		$manifest = file_exists( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	}
	return isset( $manifest['entry']['js'], $manifest['entry']['css'], $manifest['entry']['version'], $manifest['preload'] )
		? $manifest
		: null;
}

/**
 * Address of a built file. The script finds its own chunks beside itself, so that a site below a folder or behind a CDN
 * needs nothing more than the right URL of the first one.
 *
 * @param string $file Name within the build.
 * @return string
 */
function build_url( $file ) {
	return plugins_url( 'build/' . $file, PLUGIN_FILE );
}

/**
 * Asks for the styles, and names the scripts; only our page calls this. What the first screen needs is loaded from the start,
 * so that the dashboard finds it when it asks for it.
 */
function enqueue_assets() {
	$manifest = read_manifest();
	$entry    = $manifest['entry'];
	$texts    = texts_file( $manifest );
	// The name of the entry stays, its version changes with its content; the other names hold a hash.
	wp_enqueue_style( HANDLE, build_url( $entry['css'] ), array(), $entry['version'] );
	// phpcs:disable WordPress.WP.EnqueuedResourceParameters.MissingVersion
	foreach ( $manifest['preload'] as $number => $file ) {
		if ( '.css' === substr( $file, -4 ) ) {
			wp_enqueue_style( HANDLE . '-part-' . $number, build_url( $file ), array( HANDLE ), null );
		} else {
			wp_register_script( HANDLE . '-part-' . $number, build_url( $file ), array(), null, false );
		}
	}
	wp_enqueue_style( HANDLE . '-host', plugins_url( 'css/host.css', PLUGIN_FILE ), array( HANDLE ), $entry['version'] );
	wp_register_script( HANDLE, build_url( $entry['js'] ), array(), $entry['version'], false );
	$first = read_first_paint();
	if ( $first ) {
		wp_register_script( FIRST_HANDLE, build_url( $first['script'] ), array(), null, false );
	}
	if ( '' !== $texts && null === translations() ) {
		wp_register_script( HANDLE . '-texts', build_url( $texts ), array(), null, false );
	}
	// phpcs:enable
	if ( is_provider_reachable() && may_track() ) {
		// The handle and the URL that Jetpack's own pages use, so that there is one of it.
		wp_enqueue_script( 'jp-tracks', 'https://stats.wp.com/w.js', array(), gmdate( 'YW' ), true );
	}
	add_filter( 'script_loader_tag', __NAMESPACE__ . '\set_loading', 10, 2 );
	add_action( 'admin_head', __NAMESPACE__ . '\print_preload_links', 1 );
}

/**
 * Our scripts in the order in which they are to run: the texts, so that the dashboard speaks them from its first word, the
 * parts of the first screen, and the dashboard itself.
 *
 * @return string[] Handles.
 */
function script_handles() {
	$of_kind = static function ( $start ) {
		return preg_grep( '/^' . preg_quote( HANDLE . $start, '/' ) . '/', array_keys( wp_scripts()->registered ) );
	};
	return array_merge( $of_kind( '-texts' ), $of_kind( '-part-' ), array( HANDLE ) );
}

/**
 * Prints the scripts below what they need. Neither deferred nor asynchronous: the dashboard is there before
 * WordPress's scripts at the end of the page have run. They were requested in the head, see
 * print_preload_links(). Not by wp_print_scripts(), which tells other plugins a second time that the page's
 * scripts are about to be printed.
 */
function print_scripts() {
	wp_scripts()->do_items( script_handles() );
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
 * Nothing waits for the script that sends events.
 *
 * @param string $tag    The element.
 * @param string $handle Name of the script.
 * @return string
 */
function set_loading( $tag, $handle ) {
	return 'jp-tracks' === $handle ? str_replace( ' src=', ' async src=', $tag ) : $tag;
}

/**
 * Lets the browser fetch the scripts while it still reads the page, from where WordPress loads them.
 */
function print_preload_links() {
	$first = array_keys( array_intersect_key( wp_scripts()->registered, array( FIRST_HANDLE => true ) ) );
	foreach ( array_merge( $first, script_handles() ) as $handle ) {
		$script  = wp_scripts()->registered[ $handle ];
		$url     = $script->ver ? add_query_arg( 'ver', $script->ver, $script->src ) : $script->src;
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		$url = apply_filters( 'script_loader_src', $url, $handle );
		printf( '<link rel="preload" as="script" href="%s" />' . "\n", esc_url( $url ) );
	}
}
