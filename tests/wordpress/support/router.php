<?php
/**
 * Router of PHP's own server: files are served as they are, everything else is WordPress.
 *
 * @package Site_Dashboard
 */

$stand_in_path = rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
// The sites of a network share the files of the first.
$stand_in_shared = preg_replace( '#^/blog/herbs/(wp-(?:admin|content|includes)/.*|[^/]+\.php)$#', '/blog/$1', $stand_in_path );
$stand_in_moved  = $stand_in_shared !== $stand_in_path;
$stand_in_path   = $stand_in_shared;
$stand_in_file   = $_SERVER['DOCUMENT_ROOT'] . $stand_in_path;

$stand_in_types = array(
	'css' => 'text/css',
	'js'  => 'text/javascript',
	'svg' => 'image/svg+xml',
);
$stand_in_type  = pathinfo( $stand_in_file, PATHINFO_EXTENSION );

// Kept by the browser, as by the servers that people use.
if ( isset( $stand_in_types[ $stand_in_type ] ) && is_file( $stand_in_file ) ) {
	header( 'Content-Type: ' . $stand_in_types[ $stand_in_type ] );
	header( 'Cache-Control: max-age=86400' );
	readfile( $stand_in_file );
	return true;
}

if ( $stand_in_moved ) {
	$stand_in_path .= is_file( $stand_in_file ) ? '' : 'index.php';

	$_SERVER['SCRIPT_NAME']     = $stand_in_path;
	$_SERVER['PHP_SELF']        = $stand_in_path;
	$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . $stand_in_path;
	chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
	require $_SERVER['SCRIPT_FILENAME'];
	return true;
}

if ( is_file( $stand_in_file ) || is_file( rtrim( $stand_in_file, '/' ) . '/index.php' ) ) {
	return false;
}

$_SERVER['SCRIPT_NAME']     = '/blog/index.php';
$_SERVER['PHP_SELF']        = '/blog/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/blog/index.php';
require $_SERVER['SCRIPT_FILENAME'];
