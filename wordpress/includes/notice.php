<?php
/**
 * What to do when Jetpack is missing or too old.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the notice where plugins are looked after, for those who can do something about it.
 */
function print_jetpack_notice() {
	$screen = get_current_screen();
	if ( ! $screen || ! in_array( $screen->base, array( 'dashboard', 'plugins', 'dashboard-network', 'plugins-network' ), true ) ) {
		return;
	}
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	list( $text, $url, $label ) = jetpack_advice();
	printf(
		'<div class="notice notice-warning"><p>%s</p>%s</div>',
		esc_html( $text ),
		$url ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( $url ), esc_html( $label ) ) : ''
	);
}

/**
 * The sentence, and the page where it can be done.
 *
 * @return array{string, string, string} Text, URL and its label; both empty where the user may not go.
 */
function jetpack_advice() {
	if ( '' !== jetpack_version() ) {
		/* translators: 1: the version that is needed, 2: the version that is installed. */
		$text = __( 'Site dashboard needs Jetpack %1$s or later. This site has %2$s. Update Jetpack to use the dashboard.', 'site-dashboard' );
		return array(
			sprintf( $text, JETPACK_MINIMUM, jetpack_version() ),
			current_user_can( 'update_plugins' ) ? self_admin_url( 'update-core.php' ) : '',
			__( 'View updates', 'site-dashboard' ),
		);
	}
	if ( is_jetpack_installed() ) {
		return array(
			__( 'Site dashboard needs Jetpack, which isn’t active. Activate Jetpack to use the dashboard.', 'site-dashboard' ),
			self_admin_url( 'plugins.php?s=jetpack' ),
			__( 'View plugins', 'site-dashboard' ),
		);
	}
	/* translators: %s: the version that is needed. */
	$text = __( 'Site dashboard needs Jetpack %s or later. Install and activate it to use the dashboard.', 'site-dashboard' );
	return array(
		sprintf( $text, JETPACK_MINIMUM ),
		current_user_can( 'install_plugins' ) ? self_admin_url( 'plugin-install.php?s=jetpack&tab=search&type=term' ) : '',
		__( 'Find Jetpack', 'site-dashboard' ),
	);
}

/**
 * Whether Jetpack lies in the plugins folder.
 *
 * @return bool
 */
function is_jetpack_installed() {
	return file_exists( WP_PLUGIN_DIR . '/jetpack/jetpack.php' );
}
