<?php
/**
 * What the page shows until the dashboard has started: the same that the dashboard draws first, from the
 * template of the build, so that the first paint has content and nothing moves afterwards.
 *
 * @package Site_Dashboard
 */

namespace Site_Dashboard;

defined( 'ABSPATH' ) || exit;

/** The script that decides what shows of it. */
const FIRST_HANDLE = 'site-dashboard-first';

/**
 * What the build says about it.
 *
 * @return array|null `html` (the template), `texts` (its translations, by locale and English text) and `script`
 *                    (the file that decides what fits the screen that's asked for); null in a build without it.
 */
function read_first_paint() {
	$file  = dirname( PLUGIN_FILE ) . '/build/first-paint.json';
	$first = file_exists( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	return isset( $first['html'], $first['texts'], $first['script'] ) ? $first : null;
}

/**
 * Prints what the dashboard draws first. Nothing of it shows until the script has run, see print_first_script().
 *
 * @param array $state The state that the page tells the dashboard.
 */
function print_first_paint( $state ) {
	$first = read_first_paint();
	if ( $first ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The template is ours, its texts are escaped.
		echo '<div class="jpd-root jpd-first-paint" inert aria-hidden="true" hidden>' . fill_template( $first['html'], $state, first_texts( $first['texts'] ) ) . '</div>';
	}
}

/**
 * Prints the script that decides what of it shows, below the placeholder, which it hides.
 */
function print_first_script() {
	// Not there in a build without it. As the others, see print_scripts().
	wp_scripts()->do_items( array( FIRST_HANDLE ) );
}

/**
 * The texts of the template in the user's language.
 *
 * @param array $built Those of the build, by locale and English text.
 * @return array By the English text; what's missing stays English.
 */
function first_texts( $built ) {
	$translations = translations();
	if ( isset( $translations['locale_data']['site-dashboard'] ) ) {
		return array_map( static fn( $forms ) => is_array( $forms ) ? reset( $forms ) : '', $translations['locale_data']['site-dashboard'] );
	}
	return nearest( $built, determine_locale(), array() );
}

/**
 * The template with the user's texts, and without what doesn't hold on this site. Each condition holds up to its
 * `else` or
 * end, together with those around it.
 *
 * @param string $template HTML with `{{if path !path path=value}}`, `{{else}}`, `{{end}}` and `{{t:Text|argument}}`.
 * @param array  $state    What the paths lead into.
 * @param array  $texts    By the English text.
 * @return string HTML.
 */
function fill_template( $template, $state, $texts ) {
	$conditions = array();
	$output     = '';
	// A tag and the HTML after it; the first has no tag.
	foreach ( explode( '{{', '}}' . $template ) as $piece ) {
		list( $tag, $html ) = explode( '}}', $piece );
		if ( 0 === strpos( $tag, 'if ' ) ) {
			$conditions[] = all_hold( array_slice( explode( ' ', $tag ), 1 ), $state );
		} elseif ( 'else' === $tag ) {
			$conditions[] = ! array_pop( $conditions );
		} elseif ( 'end' === $tag ) {
			array_pop( $conditions );
		}
		if ( ! in_array( false, $conditions, true ) ) {
			$output .= ( 0 === strpos( $tag, 't:' ) ? translated_tag( $tag, $texts ) : '' ) . $html;
		}
	}
	return $output;
}

/**
 * Whether there's something at each of the paths, nothing at those with a `!`, and the value at those with one.
 *
 * @param string[] $paths Such as `siteData.isWoASite` and `siteData.plan.product_slug=jetpack_free`.
 * @param array    $state What they lead into.
 * @return bool
 */
function all_hold( $paths, $state ) {
	foreach ( $paths as $path ) {
		$value                  = $state;
		list( $names, $wanted ) = explode( '=', ltrim( $path, '!' ) . '=' );
		foreach ( explode( '.', $names ) as $name ) {
			$value = is_object( $value ) ? get_object_vars( $value ) : $value;
			$value = is_array( $value ) && isset( $value[ $name ] ) ? $value[ $name ] : null;
		}
		$value = is_object( $value ) ? get_object_vars( $value ) : $value;
		if ( $wanted ? $value !== $wanted : empty( $value ) !== ( '!' === $path[0] ) ) {
			return false;
		}
	}
	return true;
}

/**
 * A text in the user's language.
 *
 * @param string $tag   `t:Text|argument`.
 * @param array  $texts By the English text.
 * @return string HTML.
 */
function translated_tag( $tag, $texts ) {
	list( $id, $argument ) = explode( '|', substr( $tag, 2 ) . '|' );
	$text                  = ! empty( $texts[ $id ] ) ? $texts[ $id ] : $id;
	return esc_html( str_replace( '%s', $argument, $text ) );
}
