<?php
/**
 * What the dashboard has to know before its first call: from the class that Jetpack's own page uses, or,
 * where that one can't be used, from Jetpack's REST API and WordPress.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

use Automattic\Jetpack\Status\Host;

defined( 'ABSPATH' ) || exit;

/**
 * The state of the site and its user, with this plugin's images.
 *
 * @return array|null Null when neither source has it.
 */
function initial_state() {
	static $state = false;
	if ( false === $state ) {
		$own   = state_of_jetpack();
		$state = is_whole( $own ) ? $own : state_from_rest();
		$state = null === $state ? null : complete( $state );
	}
	return $state;
}

/**
 * What Jetpack prints on its own page, in whatever way it does today.
 *
 * @return mixed
 */
function state_of_jetpack() {
	return ask_jetpack(
		static function () {
			$file = JETPACK__PLUGIN_DIR . '_inc/lib/admin-pages/class-jetpack-redux-state-helper.php';
			if ( ! class_exists( 'Jetpack_Redux_State_Helper' ) && is_readable( $file ) ) {
				require_once $file;
			}
			read_settings_once();
			return without_slow_questions( static fn() => with_filters( query_savers(), static fn() => \Jetpack_Redux_State_Helper::get_initial_state() ) );
		}
	);
}

/** Options that Jetpack reads past WordPress's cache and its filters, some of them several times. */
const UNCACHED_OPTIONS = array(
	'jetpack_protect_whitelist'      => true,
	'jetpack_waf_ip_list'            => true,
	'jetpack_last_connect_url_check' => true,
);

/**
 * Filters that spare queries while Jetpack makes the state. Of the newest post it takes only the URL.
 *
 * @return array<string, callable>
 */
function query_savers() {
	return array(
		'jetpack_disabled_raw_options' => static fn( $names ) => $names + UNCACHED_OPTIONS,
		'split_the_query'              => '__return_false',
		'pre_get_posts'                => static function ( $query ) {
			$query->set( 'update_post_meta_cache', false );
			$query->set( 'update_post_term_cache', false );
		},
	);
}

/**
 * Whether a state has all without which the dashboard would show nothing, or something wrong.
 *
 * @param mixed $state As Jetpack gives it.
 * @return bool
 */
function is_whole( $state ) {
	return is_array( $state )
		&& ! empty( $state['WP_API_root'] )
		&& ! empty( $state['WP_API_nonce'] )
		&& isset( $state['connectionStatus']['isActive'] )
		&& isset( $state['userData']['currentUser']['permissions'] )
		&& is_array( $state['userData']['currentUser']['permissions'] )
		&& ! empty( $state['getModules'] )
		&& ! empty( $state['settings'] );
}

/**
 * Adds what the dashboard needs besides, to a state from either source.
 *
 * @param array $state What is known.
 * @return array
 */
function complete( $state ) {
	$logo = isset( $state['partnerCoupon']['partner']['logo']['src'] ) ? $state['partnerCoupon']['partner']['logo']['src'] : '';
	if ( is_string( $logo ) && '' !== $logo && ! wp_parse_url( $logo, PHP_URL_SCHEME ) ) {
		// An image of Jetpack's that isn't below this plugin's URL.
		$state['partnerCoupon']['partner']['logo']['src'] = ask_jetpack( static fn() => plugins_url( $logo, JETPACK__PLUGIN_FILE ), '' );
	}
	if ( ask_jetpack( static fn() => \Jetpack_Options::get_option( 'safe_mode_confirmed' ) ) ) {
		// Jetpack still says so once safe mode was chosen, but has nothing more to ask.
		$state['connectionStatus']['isInIdentityCrisis'] = false;
	}
	$state['siteData']      = ( isset( $state['siteData'] ) && is_array( $state['siteData'] ) ? $state['siteData'] : array() ) + hosting_flags() + gone_modules();
	if ( isset( $state['themeData'] ) && is_array( $state['themeData'] ) ) {
		$state['themeData'] += array( 'isBlockTheme' => function_exists( 'wp_is_block_theme' ) && wp_is_block_theme() );
	}
	if ( current_user_can( 'jetpack_manage_modules' ) ) {
		$state['updatedFrom'] = updated_from( $state );
	}
	$state['pluginBaseUrl'] = untrailingslashit( plugins_url( '', PLUGIN_FILE ) );
	return $state;
}

/**
 * Whether the provider hosts the site; later versions of Jetpack don't print it.
 *
 * @return array<string, bool>
 */
function hosting_flags() {
	$is_hosted = (bool) ask_jetpack( static fn() => ( new Host() )->is_woa_site() );
	return array(
		'isAtomicSite'     => $is_hosted,
		'isWoASite'        => $is_hosted,
		'isAtomicPlatform' => (bool) ask_jetpack( static fn() => ( new Host() )->is_atomic_platform() ),
	);
}

/**
 * Modules that were on when an update of Jetpack removed them: it keeps their names.
 *
 * @return array{goneModules: string[]}
 */
function gone_modules() {
	$on   = ask_jetpack( static fn() => \Jetpack_Options::get_option( 'active_modules' ), array() );
	$here = ask_jetpack( static fn() => \Jetpack::get_available_modules() );
	return array( 'goneModules' => is_array( $on ) && is_array( $here ) ? array_values( array_diff( $on, $here, array( 'vaultpress' ) ) ) : array() );
}
