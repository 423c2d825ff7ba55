import { html } from 'hono/html';
import { permissionsOf } from '../site/permissions';
import type { Session } from '../auth/sessions';
import type { HostContext } from '../host-context';
import type { Html } from '../http/context';
import { isModuleActive } from '../site/modules';
import { isLinked, isOffline, isPluginActive, type Site } from '../site/site';
import { document, siteTitle, type DocumentOptions } from './document';
import { logOutUrl } from './login';

interface FrameOptions {
	host: HostContext;
	site: Site;
	session: Session;
	title: string;
	content: Html;
	/** Path of the current menu entry, from the admin root. */
	current?: string;
	head?: DocumentOptions['head'];
	end?: DocumentOptions['end'];
}

/** The frame of all admin pages: bar on top, menu at the side, content (host-contract 1). */
export function adminFrame({ host, site, session, title, content, current, head, end }: FrameOptions): Html {
	const connected =
		site.facts.isRegistered && !isOffline(site) ? 'jetpack-connected' : 'jetpack-disconnected';
	const scheme = site.facts.scheme === 'dark' ? ' is-dark' : '';
	return document({
		site,
		title,
		head,
		end,
		bodyClass: `wp-admin ${connected} jetpack-pagestyles toplevel_page_jetpack${scheme}`,
		body: html`<a class="skip-link" href="#wpbody-content">Skip to main content</a>
			<header id="wpadminbar">
				<a class="site-name" href="/">${siteTitle(site)}</a>
				<a class="display-name" href="/wp-admin/profile.php">${session.user.displayName}</a>
				<a id="wp-admin-bar-logout" href="${logOutUrl(host, session)}">Log out</a>
			</header>
			<nav id="adminmenu" aria-label="Main menu">
				<ul>
					<li id="toplevel_page_jetpack">
						<a href="/wp-admin/admin.php?page=jetpack">Jetpack</a>
						<ul class="wp-submenu">
							${menu(site, session).map(
								({ path, label }) =>
									html`<li class="${path === current ? 'current' : ''}">
										<a href="/wp-admin/${path}">${label}</a>
									</li>`,
							)}
						</ul>
					</li>
				</ul>
			</nav>
			<div id="wpcontent">
				<div id="wpbody" role="main"><div id="wpbody-content" tabindex="-1">${content}</div></div>
			</div>`,
	});
}

interface MenuEntry {
	/** From the admin root. */
	path: string;
	label: string;
}

const DASHBOARD: MenuEntry = { path: 'admin.php?page=jetpack#/dashboard', label: 'Dashboard' };
const SETTINGS: MenuEntry = { path: 'admin.php?page=jetpack#/settings', label: 'Settings' };
const STATS: MenuEntry = { path: 'admin.php?page=stats', label: 'Stats' };
const ANTI_SPAM: MenuEntry = { path: 'admin.php?page=akismet-key-config', label: 'Anti-spam' };
const SEARCH: MenuEntry = { path: 'admin.php?page=jetpack-search', label: 'Search' };
const MY_JETPACK: MenuEntry = { path: 'admin.php?page=my-jetpack', label: 'My Jetpack' };

/** Entries of the menu in each situation (host-contract 1, "Host menu"). */
function menu(site: Site, { user }: Session): MenuEntry[] {
	const isManager = permissionsOf(site, user).manage_options;
	const antiSpam = isPluginActive(site, 'akismet/akismet.php') ? [ANTI_SPAM] : [];
	if (isOffline(site)) {
		return isManager ? [DASHBOARD, SETTINGS, ...antiSpam, MY_JETPACK] : [];
	}
	if (!site.facts.isRegistered) {
		return isManager ? [{ path: 'admin.php?page=jetpack', label: 'Dashboard' }, MY_JETPACK] : [];
	}
	if (!isManager) {
		const hasSettings = isModuleActive(site, 'publicize') || isModuleActive(site, 'post-by-email');
		const isWriter = permissionsOf(site, user).edit_posts && isLinked(site, user);
		return isWriter && hasSettings ? [DASHBOARD, SETTINGS] : [DASHBOARD];
	}
	const stats = isModuleActive(site, 'stats') ? [STATS] : [];
	return [DASHBOARD, SETTINGS, ...stats, ...antiSpam, SEARCH, MY_JETPACK];
}
