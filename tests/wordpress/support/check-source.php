<?php
/**
 * Reads PHP files without running them, and prints what doesn't run on PHP 7.4, or not without a deprecation on 8.5:
 * php check-source.php FILE…
 *
 * @package Site_Dashboard
 */

/** What PHP 7.4 does not have. */
const NEWER = array(
	...array( 'T_MATCH', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_ATTRIBUTE', 'T_ENUM', 'T_READONLY', 'str_contains', 'str_starts_with' ),
	...array( 'str_ends_with', 'array_is_list', 'array_find', 'get_debug_type', 'json_validate' ),
);

/** What PHP 8.2 to 8.5 deprecates. */
const OLDER = array( '`', '${', '(boolean)', '(integer)', '(double)', '(binary)', 'utf8_encode', 'utf8_decode', 'strftime' );

foreach ( array_slice( $argv, 1 ) as $file ) {
	foreach ( PhpToken::tokenize( file_get_contents( $file ), TOKEN_PARSE ) as $token ) {
		$name = $token->is( T_STRING ) ? $token->text : $token->getTokenName();
		if ( in_array( $name, NEWER, true ) || ( ! $token->is( T_CONSTANT_ENCAPSED_STRING ) && in_array( $token->text, OLDER, true ) ) ) {
			echo "$file:$token->line: $token->text\n";
		}
	}
}
