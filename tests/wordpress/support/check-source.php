<?php
/**
 * Reads PHP files without running them, and prints what's wrong: php check-source.php FILE… They must run on
 * PHP 7.4 without a deprecation on 8.5, and follow those of WordPress's coding standards that single tokens can show.
 *
 * @package Site_Dashboard
 */

/** What PHP 7.4 does not have. */
const STAND_IN_NEWER = array(
	'T_MATCH',
	'T_NULLSAFE_OBJECT_OPERATOR',
	'T_ATTRIBUTE',
	'T_ENUM',
	'T_READONLY',
	'str_contains',
	'str_starts_with',
	'str_ends_with',
	'array_is_list',
	'array_find',
	'get_debug_type',
	'json_validate',
);

/** What PHP 8.2 to 8.5 deprecates. */
const STAND_IN_OLDER = array( '`', '${', '(boolean)', '(integer)', '(double)', '(binary)', 'utf8_encode', 'utf8_decode', 'strftime' );

/**
 * Everything that is wrong with one file.
 *
 * @param string $code Its text.
 * @return string[] By line.
 */
function stand_in_faults( $code ) {
	try {
		$tokens = token_get_all( $code, TOKEN_PARSE );
	} catch ( ParseError $error ) {
		return array( $error->getLine() => $error->getMessage() );
	}
	$faults   = array();
	$line     = 1;
	$previous = '';
	foreach ( $tokens as $token ) {
		$text  = is_array( $token ) ? $token[1] : $token;
		$name  = is_array( $token ) ? token_name( $token[0] ) : $token;
		$line  = is_array( $token ) ? $token[2] : $line;
		$space = 'T_WHITESPACE' === $name;
		if ( in_array( $name, STAND_IN_NEWER, true ) || ( 'T_STRING' === $name && in_array( $text, STAND_IN_NEWER, true ) ) ) {
			$faults[ $line ] = "PHP 7.4 has no $text";
		}
		if ( 'T_CONSTANT_ENCAPSED_STRING' !== $name && in_array( $text, STAND_IN_OLDER, true ) ) {
			$faults[ $line ] = "PHP 8.5 has no use for $text";
		}
		if ( '[' === $name && preg_match( '/^(T_WHITESPACE|[(,=\[]|)$/', $previous ) ) {
			$faults[ $line ] = 'arrays are written array()';
		}
		if ( ( '(' === $previous && ! $space && ')' !== $name ) || ( ')' === $name && ! in_array( $previous, array( 'T_WHITESPACE', '(' ), true ) ) ) {
			$faults[ $line ] = 'parentheses have a space inside';
		}
		if ( $space && preg_match( '/\n\t* +[^ ]?$/', $text ) ) {
			$faults[ $line + substr_count( $text, "\n" ) ] = 'lines are indented by tabs';
		}
		if ( 'T_OPEN_TAG_WITH_ECHO' === $name ) {
			$faults[ $line ] = 'PHP is opened in full';
		}
		$line    += substr_count( $text, "\n" );
		$previous = $name;
	}
	return $faults;
}

$stand_in_status = 0;
foreach ( array_slice( $argv, 1 ) as $stand_in_file ) {
	foreach ( stand_in_faults( file_get_contents( $stand_in_file ) ) as $stand_in_line => $stand_in_fault ) {
		echo "$stand_in_file:$stand_in_line: $stand_in_fault\n";
		$stand_in_status = 1;
	}
}
exit( $stand_in_status );
