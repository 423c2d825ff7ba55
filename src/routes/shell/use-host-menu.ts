import { useEffect } from 'react';
import { useAppSelector } from '../../state/hooks';
import { selectPage, selectSite } from '../../state/page/selectors';
import type { RouteGroup } from '../table';

const ENTRIES = '#toplevel_page_jetpack .wp-submenu li';

/**
 * Marks the entry of the host's own menu that belongs to the screen: the settings entry on settings screens, the dashboard
 * entry elsewhere, and there on provider-hosted sites too (SHELL-064, SHELL-106). A host may lack the menu, or parts.
 */
export function useHostMenu(group: RouteGroup | null): void {
	const { isWoASite } = useAppSelector(selectSite);
	const { dashboardPage } = useAppSelector(selectPage);
	const isSettings = group === 'settings' && !isWoASite;
	const address = dashboardPage + (isSettings ? '#/settings' : '#/dashboard');
	useEffect(() => {
		const entries = [...document.querySelectorAll(ENTRIES)];
		const leadingTo = (end: string) =>
			entries.find((entry) => entry.querySelector('a')?.getAttribute('href')?.endsWith(end));
		const target = leadingTo(address) ?? (isSettings ? undefined : leadingTo(dashboardPage));
		if (!target) {
			return;
		}
		for (const entry of entries) {
			const isCurrent = entry === target;
			entry.classList.toggle('current', isCurrent);
			const link = entry.querySelector('a');
			link?.classList.toggle('current', isCurrent);
			if (isCurrent) {
				link?.setAttribute('aria-current', 'page');
			} else {
				link?.removeAttribute('aria-current');
			}
		}
	}, [address, dashboardPage, isSettings]);
}
