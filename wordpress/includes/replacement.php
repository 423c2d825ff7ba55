<?php
/**
 * The site owner's one choice: whether the dashboard replaces Jetpack's own page, and how it does.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** The only option of this plugin; uninstall.php deletes it. */
const OPTION = 'site_dashboard_replaces_jetpack';

const SAVE_ACTION    = 'site_dashboard_save';
const SAVED_ARGUMENT = 'site-dashboard-saved';

/** Jetpack's pages that the dashboard can replace; later versions have the second one. */
const REPLACED_PAGES = array( JETPACK_PAGE, 'jetpack-settings' );

/** In the URL of one of Jetpack's pages: show that one. */
const SKIP_ARGUMENT = 'site-dashboard-skip';

/** In our URL: the page of Jetpack's that was asked for. */
const FROM_ARGUMENT = 'site-dashboard-from';

/** Set for a few seconds by a redirect, until the dashboard is reached. */
const REDIRECT_COOKIE = 'site_dashboard_redirected';

/**
 * Whether the dashboard replaces Jetpack's page.
 *
 * @return bool
 */
function replaces_jetpack() {
	return comes_with_every_page( OPTION ) && '1' === get_option( OPTION );
}

/**
 * A page of Jetpack's, even where the dashboard replaces it.
 *
 * @param string $page Its slug.
 * @return string Below the admin URL.
 */
function jetpack_page_path( $page = JETPACK_PAGE ) {
	return 'admin.php?page=' . $page . '&' . SKIP_ARGUMENT . '=1';
}

/**
 * Leads from Jetpack's page to the dashboard, with the query; browsers keep the hash. Before any other
 * redirect of that page, and never back: the dashboard's own page always works.
 */
function redirect_to_dashboard() {
	global $pagenow;
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	$page = isset( $_GET['page'] ) ? sanitize_key( wp_unslash( $_GET['page'] ) ) : '';
	if ( 'admin.php' !== $pagenow || ! in_array( $page, REPLACED_PAGES, true ) ) {
		return;
	}
	if ( ! replaces_jetpack() || is_for_jetpack() || isset( $_COOKIE[ REDIRECT_COOKIE ] ) ) {
		return;
	}
	load_files( 'assets' );
	if ( null === read_manifest() ) {
		return;
	}
	// What Jetpack wants to tell on its next page.
	ask_jetpack( static fn() => \Jetpack::restate() );
	remember_redirect( time() + 5 );
	$own = array(
		'page'        => OWN_PAGE,
		FROM_ARGUMENT => $page,
	);
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	$query = http_build_query( array_merge( wp_unslash( $_GET ), $own ), '', '&', PHP_QUERY_RFC3986 );
	wp_safe_redirect( admin_url( 'admin.php?' . $query ) );
	exit;
}

/**
 * Whether a request for Jetpack's page is more than a look at it: a step of connecting, a change, or the wish
 * to see that very page.
 *
 * @return bool
 */
function is_for_jetpack() {
	$steps = array(
		SKIP_ARGUMENT,
		'action',
		'_wpnonce',
		'handler',
		'connect_url_redirect',
		'jetpack_connect_url_redirect',
		'jetpack_connect_login_redirect',
		'jetpack_idc_clear_confirmation',
	);
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	return ! empty( $_POST ) || array_intersect_key( array_flip( $steps ), $_GET );
}

/**
 * Remembers a redirect, or forgets it. If another plugin leads from the dashboard to Jetpack's page, the
 * second redirect doesn't happen, and Jetpack's page shows.
 *
 * @param int $expires When to forget it, in seconds since the epoch.
 */
function remember_redirect( $expires ) {
	$options = array(
		'expires'  => $expires,
		'path'     => ADMIN_COOKIE_PATH,
		'secure'   => is_ssl(),
		'httponly' => true,
		'samesite' => 'Lax',
	);
	setcookie( REDIRECT_COOKIE, '1', $options );
}

/**
 * The page of Jetpack's from which the request was redirected.
 *
 * @return string Its slug; empty without a redirect.
 */
function redirected_from() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	$page = isset( $_GET[ FROM_ARGUMENT ] ) ? sanitize_key( wp_unslash( $_GET[ FROM_ARGUMENT ] ) ) : '';
	return in_array( $page, REPLACED_PAGES, true ) ? $page : '';
}

/**
 * Prints the link to Jetpack's own page, and the choice for those who may make it.
 */
function print_replacement_form() {
	?>
	<div class="site-dashboard-choice">
		<?php if ( current_user_can( 'manage_options' ) ) : ?>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( SAVE_ACTION ); ?>" />
				<?php wp_nonce_field( SAVE_ACTION ); ?>
				<label>
					<input type="checkbox" name="replace" value="1" <?php checked( replaces_jetpack() ); ?> />
					<?php esc_html_e( 'Replace Jetpack’s own page', 'site-dashboard' ); ?>
				</label>
				<?php submit_button( __( 'Save', 'site-dashboard' ), 'secondary', 'submit', false ); ?>
			</form>
		<?php endif; ?>
		<?php print_jetpack_link(); ?>
	</div>
	<?php
}

/**
 * Prints the link to Jetpack's own page.
 */
function print_jetpack_link() {
	printf(
		'<a href="%s">%s</a>',
		esc_url( admin_url( jetpack_page_path() ) ),
		esc_html__( 'Open Jetpack’s own page', 'site-dashboard' )
	);
}

/**
 * Stores the choice, and goes back to the page that shows the dashboard now.
 */
function save_replacement() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You don’t have permission to change this.', 'site-dashboard' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( SAVE_ACTION );
	if ( isset( $_POST['replace'] ) ) {
		update_option( OPTION, '1', true );
	} else {
		delete_option( OPTION );
	}
	wp_safe_redirect( admin_url( PAGE_PATH . '&' . SAVED_ARGUMENT . '=1' ) );
	exit;
}

/**
 * Says that the choice was stored.
 */
function print_saved_notice() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Nothing is changed.
	if ( ! isset( $_GET[ SAVED_ARGUMENT ] ) ) {
		return;
	}
	printf(
		'<div class="notice notice-success is-dismissible"><p>%s</p></div>',
		replaces_jetpack()
			? esc_html__( 'This dashboard now replaces Jetpack’s own page.', 'site-dashboard' )
			: esc_html__( 'Jetpack’s own page is back. You’ll find this dashboard below it in the menu.', 'site-dashboard' )
	);
}

/**
 * Lets WordPress take our marks out of the URL once they were read.
 *
 * @param string[] $names Names of parameters.
 * @return string[]
 */
function forget_arguments( $names ) {
	return array_merge( $names, array( SAVED_ARGUMENT, FROM_ARGUMENT ) );
}
