<?php
/**
 * The state of the site and its user without the class that Jetpack's own page uses: from REST calls that Jetpack answers
 * from this site's own database, from its public classes, and from WordPress. What is left out has a default in the
 * dashboard, or is loaded there.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

use Automattic\Jetpack\Connection\Manager;
use Automattic\Jetpack\Current_Plan;
use Automattic\Jetpack\Identity_Crisis;
use Automattic\Jetpack\IP\Utils;
use Automattic\Jetpack\My_Jetpack\Initializer;
use Automattic\Jetpack\Partner_Coupon;
use Automattic\Jetpack\Stats\Options;
use Automattic\Jetpack\Status;

defined( 'ABSPATH' ) || exit;

/**
 * The whole state.
 *
 * @return array|null Null when Jetpack doesn't answer the calls without which there is none.
 */
function state_from_rest() {
	$connection = rest_data( 'connection' );
	$modules    = rest_data( 'module/all' );
	$settings   = rest_data( 'settings' );
	if ( ! isset( $connection['isActive'] ) || ! is_array( $modules ) || ! is_array( $settings ) ) {
		return null;
	}
	$in_crisis = ask_jetpack( static fn() => Identity_Crisis::validate_sync_error_idc_option() );
	/** This filter belongs to Jetpack. */
	$errors = apply_filters( 'react_connection_errors_initial_state', array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
	return array(
		'connectionStatus' => $connection + array(
			'isInIdentityCrisis' => (bool) $in_crisis,
			'errors'             => $errors,
			'sandboxDomain'      => defined( 'JETPACK__SANDBOX_DOMAIN' ) ? JETPACK__SANDBOX_DOMAIN : '',
		),
		'userData'         => array( 'currentUser' => user_state() ),
		'siteData'         => site_state(),
		'getModules'       => $modules,
		'settings'         => $settings,
	) + page_state() + offers_state();
}

/**
 * URLs, versions, and what the last request left to be told.
 *
 * @return array
 */
function page_state() {
	return array(
		'WP_API_root'         => esc_url_raw( rest_url() ),
		'WP_API_nonce'        => wp_create_nonce( 'wp_rest' ),
		'adminUrl'            => admin_url(),
		'siteTitle'           => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
		'rawUrl'              => ask_jetpack( static fn() => ( new Status() )->get_site_suffix(), '' ),
		'currentVersion'      => jetpack_version(),
		'isDevVersion'        => (bool) ask_jetpack( static fn() => \Jetpack::is_development_version() ),
		'stats'               => array( 'roles' => array_map( __NAMESPACE__ . '\role_state', wp_roles()->roles ) ),
		'dismissedNotices'    => get_option( 'jetpack_dismissed_notices', array() ),
		'jetpackStateNotices' => array(
			'messageCode'      => ask_jetpack( static fn() => \Jetpack::state( 'message' ) ),
			'errorCode'        => ask_jetpack( static fn() => \Jetpack::state( 'error' ) ),
			'errorDescription' => ask_jetpack( static fn() => \Jetpack::state( 'error_description' ) ),
		),
		'currentIp'           => ask_jetpack( static fn() => Utils::get_ip(), '' ),
		'lastPostUrl'         => (string) get_permalink( current( get_posts( array( 'numberposts' => 1 ) ) ) ),
		'connectUrl'          => is_user_connected() ? '' : (string) rest_data( 'connection/url' ),
		'themeData'           => array(
			'isBlockTheme' => function_exists( 'wp_is_block_theme' ) && wp_is_block_theme(),
			'support'      => array(
				'infinite-scroll' => current_theme_supports( 'infinite-scroll' ),
				'widgets'         => current_theme_supports( 'widgets' ),
			),
		),
	);
}

/**
 * One role.
 *
 * @param array $role As WordPress stores it.
 * @return array{name: string}
 */
function role_state( $role ) {
	return array( 'name' => translate_user_role( $role['name'] ) );
}

/**
 * What there is to buy, and to try.
 *
 * @return array
 */
function offers_state() {
	$step = current_user_can( 'jetpack_manage_modules' ) ? rest_data( 'recommendations/step' ) : null;
	return array(
		'recommendationsStep'   => isset( $step['step'] ) ? $step['step'] : 'not-started',
		'newRecommendations'    => ask_jetpack( static fn() => \Jetpack_Recommendations::get_new_conditional_recommendations(), array() ),
		'products'              => ask_jetpack( static fn() => \Jetpack::get_products_for_purchase(), array() ),
		'partnerCoupon'         => ask_jetpack( static fn() => Partner_Coupon::get_coupon() ),
		'isOdysseyStatsEnabled' => (bool) ask_jetpack( static fn() => Options::get_option( 'enable_odyssey_stats' ) ),
	);
}

/**
 * The site, its plan, and which parts of the dashboard it has.
 *
 * @return array
 */
function site_state() {
	return array(
		'blog_id'                    => ask_jetpack( static fn() => \Jetpack_Options::get_option( 'id' ) ),
		'icon'                       => get_site_icon_url(),
		'siteVisibleToSearchEngines' => '1' === (string) get_option( 'blog_public' ),
		'plan'                       => ask_jetpack( static fn() => Current_Plan::get(), get_option( 'jetpack_active_plan', array() ) ),
		'showPromotions'             => (bool) apply_filters( 'jetpack_show_promotions', true ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Jetpack's.
		'showBackups'                => (bool) ask_jetpack( static fn() => \Jetpack::show_backups_ui(), true ),
		'showRecommendations'        => (bool) ask_jetpack( static fn() => \Jetpack_Recommendations::is_enabled() ),
		'showMyJetpack'              => (bool) ask_jetpack( static fn() => Initializer::should_initialize() ),
		'isMultisite'                => is_multisite(),
		'dateFormat'                 => get_option( 'date_format' ),
	);
}

/**
 * The user's account and rights. The dashboard loads the account at the provider itself, as that may take a while.
 *
 * @return array
 */
function user_state() {
	$user   = wp_get_current_user();
	$rights = array();
	foreach ( array( 'admin_page', 'connect', 'connect_user', 'disconnect', 'manage_modules', 'network_sites_page' ) as $right ) {
		$rights[ $right ] = current_user_can( 'jetpack_' . $right );
	}
	foreach ( array( 'edit_posts', 'publish_posts', 'manage_options', 'view_stats' ) as $right ) {
		$rights[ $right ] = current_user_can( $right );
	}
	$rights['network_admin']  = current_user_can( 'jetpack_network_admin_page' );
	$rights['manage_plugins'] = current_user_can( 'install_plugins' )
		&& current_user_can( 'activate_plugins' )
		&& current_user_can( 'update_plugins' )
		&& current_user_can( 'delete_plugins' );
	return array(
		'isConnected' => is_user_connected(),
		'isMaster'    => (bool) ask_jetpack( static fn() => ( new Manager( 'jetpack' ) )->is_connection_owner() ),
		'username'    => $user->user_login,
		'id'          => $user->ID,
		'gravatar'    => get_avatar_url( $user->ID ),
		'permissions' => $rights,
	);
}
