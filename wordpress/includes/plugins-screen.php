<?php
/**
 * Where the dashboard is, said on the screen of plugins.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Set from the activation until the notice about it was printed; uninstall.php deletes it. */
const ACTIVATED_OPTION = 'site_dashboard_activated';

/**
 * Remembers that the plugin was activated on this site.
 *
 * @param bool $network_wide Whether on all sites: then nobody is looking at this one.
 */
function remember_activation( $network_wide ) {
	if ( ! $network_wide ) {
		update_option( ACTIVATED_OPTION, '1', true );
	}
}

/**
 * Adds the links to the dashboard to the plugin's row, for those who can open it.
 *
 * @param string[] $links What is there already.
 * @return string[]
 */
function add_action_links( $links ) {
	$own = array();
	if ( may_open_page() ) {
		$own['dashboard'] = page_link( '', __( 'Dashboard', 'site-dashboard' ) );
	}
	if ( may_open_settings() ) {
		$own['settings'] = page_link( '#/settings', __( 'Settings', 'site-dashboard' ) );
	}
	return array_merge( $own, $links );
}

/**
 * A link to the dashboard.
 *
 * @param string $hash  Screen of the dashboard.
 * @param string $label What the link says.
 * @return string
 */
function page_link( $hash, $label ) {
	return sprintf( '<a href="%s">%s</a>', esc_url( admin_url( PAGE_PATH . $hash ) ), esc_html( $label ) );
}

/**
 * Says once, after the activation, where the dashboard is.
 */
function print_activation_notice() {
	$screen = get_current_screen();
	if ( ! $screen || 'plugins' !== $screen->id || ! comes_with_every_page( ACTIVATED_OPTION ) || ! may_open_page() ) {
		return;
	}
	delete_option( ACTIVATED_OPTION );
	printf(
		'<div class="notice notice-info is-dismissible"><p>%s %s</p></div>',
		esc_html__( 'Site dashboard is ready. You’ll find it in Jetpack’s menu.', 'site-dashboard' ),
		page_link( '', __( 'Open the dashboard', 'site-dashboard' ) ) // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- It is escaped there.
	);
}
