<?php
/**
 * The page of the dashboard: its place in the menu, and what stands in it before the script starts.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Slug of our own page below Jetpack's menu. */
const OWN_PAGE = 'site-dashboard';

/**
 * The page that shows the dashboard, below the admin address. The dashboard builds its links to itself on it.
 *
 * @return string
 */
function page_path() {
	return 'admin.php?page=' . ( replaces_jetpack() ? JETPACK_PAGE : OWN_PAGE );
}

/**
 * Puts the dashboard into the menu, or in the place of Jetpack's page. Where Jetpack has no menu for this user, there is
 * no page either: WordPress refuses its address.
 */
function add_page() {
	global $admin_page_hooks;
	if ( ! isset( $admin_page_hooks[ JETPACK_PAGE ] ) || ! may_open_page() ) {
		return;
	}
	if ( replaces_jetpack() ) {
		$hook = get_plugin_page_hookname( JETPACK_PAGE, '' );
		add_action( 'load-' . $hook, __NAMESPACE__ . '\take_over_page', PHP_INT_MAX );
		leave_own_page();
		return;
	}
	$hook = add_submenu_page(
		JETPACK_PAGE,
		__( 'Site dashboard', 'site-dashboard' ),
		__( 'Site dashboard', 'site-dashboard' ),
		'jetpack_admin_page',
		OWN_PAGE,
		__NAMESPACE__ . '\print_page'
	);
	if ( ! $hook ) {
		return;
	}
	add_action( 'load-' . $hook, __NAMESPACE__ . '\prepare_page' );
	if ( may_open_settings() ) {
		// A second address of the same page: what stands behind the # is the dashboard's.
		add_submenu_page(
			JETPACK_PAGE,
			__( 'Site settings', 'site-dashboard' ),
			__( 'Site settings', 'site-dashboard' ),
			'jetpack_admin_page',
			OWN_PAGE . '#/settings',
			'__return_null'
		);
	}
}

/**
 * Takes out what Jetpack shows on its page, and puts the dashboard there. What Jetpack does when the page is asked for,
 * such as the steps of connecting, is left to it.
 */
function take_over_page() {
	if ( ! can_show() ) {
		return;
	}
	$hook = get_plugin_page_hookname( JETPACK_PAGE, '' );
	remove_all_actions( $hook );
	remove_all_actions( 'admin_print_styles-' . $hook );
	remove_all_actions( 'admin_print_scripts-' . $hook );
	remove_action( 'admin_notices', array( 'Jetpack_Connection_Banner', 'render_connect_prompt_full_screen' ) );
	remove_action( 'admin_enqueue_scripts', array( 'Jetpack_Connection_Banner', 'enqueue_banner_scripts' ) );
	remove_action( 'admin_enqueue_scripts', array( 'Jetpack_Connection_Banner', 'enqueue_connect_button_scripts' ) );
	add_action( $hook, __NAMESPACE__ . '\print_page' );
	prepare_page();
}

/**
 * An old bookmark of our own page leads to the page that took its place.
 */
function leave_own_page() {
	global $pagenow;
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	if ( 'admin.php' === $pagenow && isset( $_GET['page'] ) && OWN_PAGE === $_GET['page'] ) {
		wp_safe_redirect( admin_url( page_path() ) );
		exit;
	}
}

/**
 * Leads a buyer who comes back from the checkout on to what can be done with the product, in the dashboard that the checkout
 * was opened from. No address keeps what stands behind its # on the way through a checkout, so that a mark says where to go.
 * Runs before Jetpack reads the same mark, which leads to its own page. Who is logged out is asked for a name first.
 */
function lead_on_from_checkout() {
	global $pagenow;
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	$is_back = 'admin.php' === $pagenow && isset( $_GET['jp-react-redirect'] ) && 'product-purchased' === $_GET['jp-react-redirect'];
	$is_ours = replaces_jetpack() || ( isset( $_GET['page'] ) && OWN_PAGE === $_GET['page'] );
	// phpcs:enable
	if ( $is_back && $is_ours && is_user_logged_in() ) {
		wp_safe_redirect( admin_url( page_path() . '#/recommendations/product-purchased' ) );
		exit;
	}
}

/**
 * Runs before the page is printed, and on no other page.
 */
function prepare_page() {
	if ( ! can_show() ) {
		return;
	}
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_assets' );
	add_filter( 'admin_body_class', __NAMESPACE__ . '\add_body_class' );
	add_action( 'admin_notices', __NAMESPACE__ . '\print_saved_notice' );
}

/**
 * Whether there is all that the dashboard needs: its files, and the state of a Jetpack that it knows.
 *
 * @return bool
 */
function can_show() {
	return null !== read_manifest() && null !== initial_state();
}

/**
 * Marks the page for its styles.
 *
 * @param string $classes Classes of the body.
 * @return string
 */
function add_body_class( $classes ) {
	return $classes . ' site-dashboard-page ';
}

/**
 * Prints the container that the dashboard takes over, and its data.
 */
function print_page() {
	if ( ! can_show() ) {
		printf(
			'<div class="wrap"><h1>%s</h1><p>%s</p></div>',
			esc_html__( 'Site dashboard', 'site-dashboard' ),
			null === read_manifest()
				? esc_html__( 'Files of this plugin are missing. Install it again.', 'site-dashboard' )
				: esc_html__( 'This plugin does not know the Jetpack of this site yet. Update this plugin.', 'site-dashboard' )
		);
		return;
	}
	?>
	<div>
		<div id="jp-plugin-container" data-page="<?php echo esc_attr( page_path() ); ?>">
			<p class="site-dashboard-placeholder" role="status"><?php esc_html_e( 'Loading…', 'site-dashboard' ); ?></p>
			<noscript>
				<p class="site-dashboard-placeholder"><?php esc_html_e( 'The dashboard needs JavaScript.', 'site-dashboard' ); ?></p>
			</noscript>
		</div>
	</div>
	<?php
	foreach ( all_data() as $id => $data ) {
		print_data( $id, $data );
	}
	print_scripts();
	print_replacement_form();
}
