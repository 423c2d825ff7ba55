import { __ } from '@wordpress/i18n';
import { PATHS } from './paths';
import { routeNameAt, routeOf } from './table';

/**
 * The name of a path in the document title: that of its screen, except for two paths with a name of their own
 * (SHELL-012, SHELL-017). A path that no screen has is named after the dashboard, to which it leads (SHELL-010).
 */
export function titleAt(path: string): string {
	if (path === PATHS.settings) {
		return __('Settings', 'site-dashboard');
	}
	if (path === PATHS.setup) {
		return __('Set up', 'site-dashboard');
	}
	return routeOf(routeNameAt(path) ?? 'dashboard').title();
}
