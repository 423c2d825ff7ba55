<?php
/**
 * The dashboard's page: its place in the menu, and its content before the script starts.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** Slug of our own page below Jetpack's menu. */
const OWN_PAGE = 'site-dashboard';

/** The page that shows the dashboard, below the admin URL. The dashboard builds its links to itself on it. */
const PAGE_PATH = 'admin.php?page=' . OWN_PAGE;

/**
 * Whether the dashboard is asked for.
 *
 * @return bool
 */
function is_own_page() {
	global $pagenow;
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	return 'admin.php' === $pagenow && isset( $_GET['page'] ) && OWN_PAGE === $_GET['page'];
}

/**
 * Runs before WordPress and Jetpack make the menu of the dashboard's page, and on no other page.
 */
function begin_page() {
	if ( ! is_user_logged_in() ) {
		return;
	}
	read_known_options();
	// While our page isn't in the menu yet, Jetpack takes it for its own about page, and asks for what that
	// one shows.
	add_filter( 'pre_transient_jetpack_a8c_data', '__return_empty_array' );
}

/**
 * Puts the dashboard into the menu. Where Jetpack has no menu for this user, there is no page either:
 * WordPress refuses its URL.
 */
function add_page() {
	global $admin_page_hooks, $pagenow;
	remove_filter( 'pre_transient_jetpack_a8c_data', '__return_empty_array' );
	if ( ! isset( $admin_page_hooks[ JETPACK_PAGE ] ) || ! may_open_page() ) {
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
	if ( 'admin.php' === $pagenow ) {
		add_action( 'admin_init', __NAMESPACE__ . '\redirect_to_dashboard', PHP_INT_MIN );
	}
	if ( may_open_settings() ) {
		// A second URL of the same page: its hash is the dashboard's.
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
 * Leads buyers who return from the checkout to what they can do with the product, in the dashboard the
 * checkout was opened from. Hashes don't survive a checkout, so a mark in the query says where to go. Runs
 * before Jetpack reads the same mark, which leads to its own page. Logged-out users log in first.
 */
function lead_on_from_checkout() {
	global $pagenow;
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	$is_back = 'admin.php' === $pagenow && isset( $_GET['jp-react-redirect'] ) && 'product-purchased' === $_GET['jp-react-redirect'];
	$is_ours = isset( $_GET['page'] ) && OWN_PAGE === $_GET['page'];
	// phpcs:enable
	if ( $is_back && ( $is_ours || replaces_jetpack() ) && is_user_logged_in() ) {
		wp_safe_redirect( admin_url( PAGE_PATH . '#/recommendations/product-purchased' ) );
		exit;
	}
}

/**
 * Runs before the page is printed, and on no other page.
 */
function prepare_page() {
	if ( isset( $_COOKIE[ REDIRECT_COOKIE ] ) ) {
		remember_redirect( 1 );
	}
	correct_list_switches();
	// What the last request left to be told: Jetpack deletes its cookies as it reads them, before the page
	// begins.
	ask_jetpack( static fn() => \Jetpack::state( 'message' ) );
	if ( '' !== fault() ) {
		return;
	}
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_assets' );
	add_filter( 'admin_body_class', __NAMESPACE__ . '\add_body_class' );
	add_action( 'admin_notices', __NAMESPACE__ . '\print_saved_notice' );
}

/**
 * Why the dashboard can't be shown, as far as that's known before the page begins.
 *
 * @return string A sentence or two; empty when it can.
 */
function fault() {
	if ( null === read_manifest() ) {
		return __( 'Some of this plugin’s files are missing. Install it again.', 'site-dashboard' );
	}
	if ( ! has_rest_call( 'module/all' ) || ! has_rest_call( 'settings' ) || ! has_rest_call( 'connection' ) ) {
		return __( 'Jetpack’s REST API is missing. Reinstall Jetpack, or allow its REST API in your security plugin.', 'site-dashboard' );
	}
	return '';
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
 * Prints the container that the dashboard takes over, and its data. While they're made, the browser already
 * has the page's head and menu, and fetches the dashboard's files.
 */
function print_page() {
	$fault = fault();
	if ( '' === $fault ) {
		flush();
		$data = all_data();
		keep_noted_names();
		if ( ! isset( $data['Initial_State'] ) ) {
			$fault = __( 'This version of Jetpack isn’t supported yet. Update this plugin.', 'site-dashboard' );
		}
	}
	if ( '' === $fault ) {
		print_dashboard( $data );
	} else {
		print_fault( $fault );
	}
}

/**
 * Prints the dashboard's container, its data and its scripts.
 *
 * @param array<string, mixed> $data What the page tells the dashboard.
 */
function print_dashboard( $data ) {
	$from = redirected_from();
	print_data( 'Initial_State', $data['Initial_State'] );
	unset( $data['Initial_State'] );
	?>
	<div>
		<div
			id="jp-plugin-container"
			data-page="<?php echo esc_attr( PAGE_PATH ); ?>"
			data-host-page="<?php echo esc_attr( jetpack_page_path( $from ? $from : JETPACK_PAGE ) ); ?>"
			data-host-pages="<?php echo esc_attr( implode( ' ', jetpack_pages() ) ); ?>"
			data-host-calls="<?php echo esc_attr( implode( ' ', array_filter( OPTIONAL_CALLS, __NAMESPACE__ . '\has_rest_call' ) ) ); ?>"
			data-batch="<?php echo has_batch_route() ? esc_attr( BATCH_PATH ) : ''; ?>"
			data-redirected="<?php echo '' === $from ? '' : '1'; ?>"
			data-start="<?php echo 'jetpack-settings' === $from ? '#/settings' : ''; ?>"
		>
			<?php print_first_paint(); ?>
			<p class="site-dashboard-placeholder" role="status"><?php esc_html_e( 'Loading…', 'site-dashboard' ); ?></p>
			<noscript>
				<p class="site-dashboard-placeholder"><?php esc_html_e( 'The dashboard needs JavaScript. Turn it on in your browser.', 'site-dashboard' ); ?></p>
			</noscript>
			<?php print_first_script(); ?>
		</div>
	</div>
	<?php
	foreach ( $data as $id => $value ) {
		print_data( $id, $value );
	}
	print_scripts();
	print_replacement_form();
}

/**
 * The pages below Jetpack's menu that this user can open.
 *
 * @return string[] Slugs.
 */
function jetpack_pages() {
	global $submenu;
	$slugs = isset( $submenu[ JETPACK_PAGE ] ) ? array_column( $submenu[ JETPACK_PAGE ], 2 ) : array();
	return preg_grep( '/^(jetpack-[a-z-]+|advertising)$/', $slugs );
}

/**
 * Prints why there is no dashboard, and where to go instead.
 *
 * @param string $text A sentence or two.
 */
function print_fault( $text ) {
	printf( '<div class="wrap"><h1>%s</h1><p>%s</p><p>', esc_html__( 'Site dashboard', 'site-dashboard' ), esc_html( $text ) );
	print_jetpack_link();
	echo '</p></div>';
}
