<?php
/**
 * Which texts a user gets: those of the own locale, or of its nearest relative.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/**
 * What there is for a locale, or for another one of the same language: `de_AT` and `de_DE_formal` speak `de_DE`.
 *
 * @param array<string, mixed> $values    By locale.
 * @param string               $locale    As WordPress names it.
 * @param mixed                $otherwise When there is none, as for English.
 * @return mixed
 */
function nearest( $values, $locale, $otherwise = '' ) {
	if ( isset( $values[ $locale ] ) ) {
		return $values[ $locale ];
	}
	$language = static fn( $name ) => explode( '_', $name )[0];
	foreach ( $values as $name => $value ) {
		if ( $language( $name ) === $language( $locale ) ) {
			return $value;
		}
	}
	return $otherwise;
}

/**
 * The built texts of the dashboard in the user's language.
 *
 * @param array $manifest What the build says about itself.
 * @return string Name within the build; empty when there are none.
 */
function texts_file( $manifest ) {
	return nearest( isset( $manifest['languages'] ) ? $manifest['languages'] : array(), determine_locale() );
}

/**
 * Gives this plugin's own texts to WordPress, which looks for those of the very locale only, so that the menu and the page
 * speak one language.
 *
 * @param string $file   Where WordPress looks for the texts of a plugin.
 * @param string $domain The plugin's text domain.
 * @return string
 */
function texts_of_menu( $file, $domain ) {
	if ( 'site-dashboard' !== $domain || is_readable( $file ) ) {
		return $file;
	}
	$locale_of = static fn( $path ) => substr( basename( $path, '.mo' ), strlen( $domain . '-' ) );
	$own       = glob( dirname( PLUGIN_FILE ) . '/languages/' . $domain . '-*.mo' );
	$nearest   = $own ? nearest( array_combine( array_map( $locale_of, $own ), $own ), $locale_of( $file ) ) : '';
	return '' === $nearest ? $file : $nearest;
}
