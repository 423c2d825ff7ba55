<?php
/**
 * The one choice of the site's owner: whether the dashboard stands in the place of Jetpack's own page.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** The only option of this plugin; uninstall.php deletes it. */
const OPTION = 'site_dashboard_replaces_jetpack';

const SAVE_ACTION    = 'site_dashboard_save';
const SAVED_ARGUMENT = 'site-dashboard-saved';

/**
 * Whether the dashboard stands in the place of Jetpack's page.
 *
 * @return bool
 */
function replaces_jetpack() {
	return '1' === get_option( OPTION );
}

/**
 * Prints the choice below the dashboard, for those who may make it.
 */
function print_replacement_form() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<form class="site-dashboard-choice" method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<input type="hidden" name="action" value="<?php echo esc_attr( SAVE_ACTION ); ?>" />
		<?php wp_nonce_field( SAVE_ACTION ); ?>
		<label>
			<input type="checkbox" name="replace" value="1" <?php checked( replaces_jetpack() ); ?> />
			<?php esc_html_e( 'Show this dashboard in place of Jetpack’s own page', 'site-dashboard' ); ?>
		</label>
		<?php submit_button( __( 'Save', 'site-dashboard' ), 'secondary', 'submit', false ); ?>
	</form>
	<?php
}

/**
 * Stores the choice, and goes back to the page that shows the dashboard now.
 */
function save_replacement() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not change this.', 'site-dashboard' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( SAVE_ACTION );
	if ( isset( $_POST['replace'] ) ) {
		update_option( OPTION, '1' );
	} else {
		delete_option( OPTION );
	}
	wp_safe_redirect( admin_url( page_path() . '&' . SAVED_ARGUMENT . '=1' ) );
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
			? esc_html__( 'This dashboard now stands in place of Jetpack’s own page.', 'site-dashboard' )
			: esc_html__( 'Jetpack’s own page is back. This dashboard has its own entry below it.', 'site-dashboard' )
	);
}

/**
 * Lets WordPress take the mark out of the address once it was read.
 *
 * @param string[] $names Names of parameters.
 * @return string[]
 */
function forget_saved_argument( $names ) {
	$names[] = SAVED_ARGUMENT;
	return $names;
}
