<?php
/**
 * What Jetpack tells its page. As in Jetpack, nothing loads this file but what asks for the state.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

class Jetpack_Redux_State_Helper {
	/** What's printed on the page. */
	public static function get_initial_state() {
		if ( 'throws' === stand_in_option( 'state' ) ) {
			throw new TypeError( 'This Jetpack wants to be asked in another way.' );
		}
		if ( 'odd' === stand_in_option( 'state' ) ) {
			return array( 'settings' => array() );
		}
		$state = stand_in_said()['state'];
		if ( 'flagless' === stand_in_option( 'state' ) ) {
			unset( $state['siteData']['isAtomicSite'], $state['siteData']['isWoASite'], $state['siteData']['isAtomicPlatform'] );
		}
		return array_merge(
			$state,
			array(
				'WP_API_root'       => esc_url_raw( rest_url() ),
				'WP_API_nonce'      => wp_create_nonce( 'wp_rest' ),
				'registrationNonce' => wp_create_nonce( 'jetpack-registration-nonce' ),
				'adminUrl'          => admin_url(),
				'pluginBaseUrl'     => plugins_url( '', JETPACK__PLUGIN_FILE ),
				'rawUrl'            => str_replace( '/', '::', preg_replace( '#^https?://#', '', home_url() ) ),
				'siteTitle'         => get_bloginfo( 'name' ),
				'currentVersion'    => JETPACK__VERSION,
				'partnerCoupon'     => get_option( 'stand_in_coupon', $state['partnerCoupon'] ),
			)
		);
	}
}
