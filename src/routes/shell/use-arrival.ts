import { __ } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { isModalPath, paths } from '../../lib/paths';
import { PRODUCT_NAME } from '../../lib/product';
import { selectIsSiteConnected } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { navigated } from '../../state/notices/slice';
import { selectPage, selectSiteTitle } from '../../state/page/slice';
import { screenEntered } from '../../state/session/slice';
import { track } from '../../state/tracking/thunks/track';
import { routeNameAt, routeOf } from '../table';

/** A new path brings a title, a page view, and after a navigation the focus and a clean notices area. */
export function useArrival(path: string): void {
	useDocumentTitle(titleAt(path));
	usePageView(path);
	const dispatch = useAppDispatch();
	const type = useNavigationType();
	const previous = useRef(path);
	const from = useRef<Element | null>(null);
	useEffect(() => {
		const before = previous.current;
		if (before === path) {
			return;
		}
		previous.current = path;
		if (routeNameAt(before) !== routeNameAt(path)) {
			dispatch(screenEntered());
		}
		const isModal = isModalPath(path) || isModalPath(before);
		// A path that only leads on to another one is the same arrival.
		if (type !== NavigationType.Replace || isModal) {
			from.current = document.activeElement;
			dispatch(navigated());
		}
		if (!isModal) {
			focusHeading(from.current);
		}
	}, [path, type, dispatch]);
}

function useDocumentTitle(screen: string): void {
	const siteTitle = useAppSelector(selectSiteTitle);
	useEffect(() => {
		document.title = [screen, siteTitle, PRODUCT_NAME].filter(Boolean).join(' ‹ ');
	}, [screen, siteTitle]);
}

/** EVT-018. */
function usePageView(path: string): void {
	const dispatch = useAppDispatch();
	const isConnected = useAppSelector(selectIsSiteConnected);
	const { currentVersion: version } = useAppSelector(selectPage);
	const viewed = useRef('');
	useEffect(() => {
		if (isConnected && viewed.current !== path) {
			viewed.current = path;
			dispatch(track('jetpack_wpa_page_view', { path, current_version: version }));
		}
	}, [dispatch, isConnected, path, version]);
}

/** The heading's chunk may take up to 30 s; a user who has moved the focus by then keeps it. */
function focusHeading(from: Element | null, attempts = 600): void {
	const heading = document.querySelector<HTMLElement>('[data-screen-heading]');
	const hasMoved = document.activeElement !== from && document.activeElement !== document.body;
	if (heading && !hasMoved) {
		heading.focus({ preventScroll: true });
	} else if (!hasMoved && attempts > 0) {
		setTimeout(() => focusHeading(from, attempts - 1), 50);
	}
}

/**
 * The name of a path in the document title: its screen's, except for two paths with a name of their own
 * (SHELL-012, SHELL-017). Unknown paths are named after the dashboard, where they lead (SHELL-010).
 */
function titleAt(path: string): string {
	if (path === paths.settings.path) {
		return __('Settings', 'site-dashboard');
	}
	if (path === paths.setup.path) {
		return __('Set up', 'site-dashboard');
	}
	return routeOf(routeNameAt(path) ?? 'dashboard').title();
}
