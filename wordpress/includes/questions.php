<?php
/**
 * What Jetpack would ask other servers while the page is made, which would wait for the answers. What the
 * dashboard shows of them, it loads itself once it's there.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/**
 * What Jetpack asks the provider on each load of a page: the user's licenses, and whether the user is an
 * agency. Of users who are no partners it caches nothing.
 */
const SLOW_QUESTIONS = '~/jetpack-licensing/user/licenses/counts|/jetpack-partners~';

/** The user's account at the provider, as Jetpack has it, while it isn't known. */
const UNKNOWN_ACCOUNT = array(
	'ID'           => null,
	'login'        => '',
	'email'        => '',
	'display_name' => '',
	'user_locale'  => '',
);

/**
 * Keeps Jetpack from asking the provider what holds the page up. A call without a host in its URL can't be
 * signed, so Jetpack doesn't make it.
 *
 * @param callable $make Makes the state of the page.
 * @return mixed The state, with null for the counts of licenses: the dashboard asks for them later.
 */
function without_slow_questions( $make ) {
	$filters = array_map( __NAMESPACE__ . '\unless_cached', cached_answers() );
	$state   = with_filters(
		array( 'jetpack_remote_request_url' => static fn( $url ) => preg_match( SLOW_QUESTIONS, $url ) ? '' : $url ) + $filters,
		$make
	);
	if ( isset( $state['licensing'] ) && is_array( $state['licensing'] ) ) {
		$state['licensing']['userCounts'] = null;
	}
	return $state;
}

/**
 * Runs something with filters that apply to nothing else.
 *
 * @param array<string, callable> $filters By their hooks.
 * @param callable                $make    Runs.
 * @return mixed What it returns.
 */
function with_filters( $filters, $make ) {
	foreach ( $filters as $hook => $filter ) {
		add_filter( $hook, $filter );
	}
	try {
		return call_user_func( $make );
	} finally {
		foreach ( $filters as $hook => $filter ) {
			remove_filter( $hook, $filter );
		}
	}
}

/**
 * What Jetpack asks the provider now and then: each day for the user's account, and whether the site may have
 * ads; each minute whether the site is known, for the URL where a user connects; until it has the answer,
 * whether the user hears of downtime, and the user's address for posts.
 *
 * @return array<string, mixed> What it gets for now, by the hook of WordPress that asks for it.
 */
function cached_answers() {
	$user    = get_current_user_id();
	$blog    = ask_jetpack( static fn() => \Jetpack_Options::get_option( 'id' ) );
	$answers = array(
		'transient_jetpack_connected_user_data_' . $user       => UNKNOWN_ACCOUNT,
		'transient_jetpack_blaze_site_supports_blaze_' . $blog => 0,
		'pre_option_jetpack_last_connect_url_check'            => time(),
	);
	if ( is_connected() ) {
		$answers['default_option_monitor_receive_notifications'] = '';
		if ( ! is_module_active( 'post-by-email' ) ) {
			// While it's on, the first view may show the address, and would offer to make another one.
			$answers[ 'default_option_post_by_email_address' . $user ] = 'NULL';
		}
	}
	return $answers;
}

/**
 * Answers in place of what isn't cached.
 *
 * @param mixed $answer The answer.
 * @return callable A filter.
 */
function unless_cached( $answer ) {
	return static fn( $value ) => false === $value || 'does_not_exist' === $value ? $answer : $value;
}
