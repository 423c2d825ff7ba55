<?php
/**
 * Says at the end of each admin page how many queries of the database it took, and how many calls to other servers; adds an
 * empty page. A must-use plugin for a host whose times are taken.
 *
 * @package Site_Dashboard
 */

defined( 'ABSPATH' ) || exit;

$bench_calls = 0;

add_filter(
	'pre_http_request',
	static function ( $answer ) use ( &$bench_calls ) {
		++$bench_calls;
		return $answer;
	},
	PHP_INT_MIN
);

add_action(
	'admin_menu',
	static function () {
		$print = static function () {
			echo '<div class="wrap"><h1>Empty page</h1></div>';
		};
		add_menu_page( 'Empty page', 'Empty page', 'read', 'empty', $print );
	}
);

add_action(
	'admin_footer',
	static function () use ( &$bench_calls ) {
		printf( '<!-- bench queries=%d calls=%d -->', get_num_queries(), $bench_calls );
	},
	PHP_INT_MAX
);
