import { html } from 'hono/html';
import type { Session } from '../auth/sessions';
import { permissionsOf } from '../site/permissions';
import type { HostContext } from '../host-context';
import { page, type Html, type PageContext } from '../http/context';
import { fetchGeneral } from '../provider/stats';
import { isModuleActive } from '../site/modules';
import { readSite, type Site } from '../site/site';
import { firstPasswordNotice, PROFILE_PATH } from './profile';
import { adminFrame } from './frame';
import { messagePage } from './document';

/** Admin pages of other parts of the site: what each is called, and what it is there for. */
const STAND_INS: Readonly<Record<string, readonly [title: string, purpose: string]>> = {
	'admin.php?page=stats': ['Stats', 'shows who visits the site'],
	'admin.php?page=akismet-key-config': ['Anti-spam', 'manages the anti-spam key'],
	'admin.php?page=jetpack-search': ['Search', 'manages the search service'],
	'admin.php?page=jetpack-search-configure': ['Search settings', 'changes how the search looks'],
	'admin.php?page=my-jetpack': ['My Jetpack', 'lists all products and the connection'],
	'admin.php?page=jetpack-boost': ['Boost', 'speeds up pages'],
	'admin.php?page=jetpack-protect': ['Protect', 'lists known vulnerabilities of plugins'],
	'admin.php?page=jetpack-newsletter': ['Newsletter', 'changes the newsletter and lists its subscribers'],
	'admin.php?page=jetpack-activity-log': ['Activity log', 'lists what has happened on the site'],
	'admin.php?page=jetpack-forms-responses-wp-admin': ['Forms', 'lists forms and what visitors sent'],
	'admin.php?page=jetpack-podcast': ['Podcast', 'publishes the podcast'],
	'admin.php?page=jetpack-seo': ['SEO', 'shows how search engines see the site'],
	'admin.php?page=advertising': ['Blaze', 'advertises posts'],
	'admin.php?page=jetpack-social': ['Social', 'shares posts to social networks'],
	'admin.php?page=jetpack-videopress': ['VideoPress', 'manages the site’s videos'],
	'admin.php?page=zerobscrm-plugin': ['CRM', 'manages customers'],
	'admin.php?page=vaultpress': ['VaultPress', 'connects the legacy backup service'],
	'admin.php?page=creativemail': ['Creative Mail', 'creates and sends newsletters'],
	'admin.php?page=wc-admin': ['Store', 'sets up the store'],
	'admin.php?page=jetpack_about': ['About', 'says who makes Jetpack'],
	'admin.php?page=jetpack_modules': ['Modules', 'lists all modules, for browsers without JavaScript'],
	'admin.php?page=jetpack-debugger': ['Debugger', 'tests the connection in detail'],
	'plugins.php': ['Plugins', 'lists the installed plugins'],
	'plugin-install.php': ['Add plugins', 'finds and installs plugins'],
	'update-core.php': ['Updates', 'updates the site'],
	'options-general.php': ['General settings', 'changes the site’s title and language'],
	'options-reading.php': ['Reading settings', 'lets search engines in or keeps them out'],
	'edit-comments.php': ['Comments', 'lists visitors’ comments'],
	'edit.php': ['Posts', 'lists posts'],
	'post-new.php': ['New post', 'is the post editor'],
	'upload.php': ['Media', 'lists images and videos'],
	'customize.php': ['Customizer', 'changes how the site looks'],
	'site-health.php': ['Site health', 'tests the server'],
	'users.php': ['Users', 'lists the users of the site'],
};

/** A page of another part of the site: says what it replaces, and shows what this host knows about it. */
export async function standIn(
	host: HostContext,
	context: PageContext,
	session: Session,
	path: string,
): Promise<Response> {
	const site = await readSite(host.db);
	const known = Object.hasOwn(STAND_INS, path) ? STAND_INS[path] : undefined;
	const [title, purpose] = known ?? ['Another page', 'belongs to another part of the admin'];
	const isStats = path === 'admin.php?page=stats';
	if (isStats && !permissionsOf(site, session.user).view_stats) {
		const text = 'Sorry, you are not allowed to access this page. Ask an administrator of this site.';
		const link = { url: '/wp-admin/', label: 'Back to the dashboard' };
		return page(context, messagePage(site, { heading: 'Not allowed', text, link }), 403);
	}
	const content = html`<div class="host-body">
		<h1>${title}</h1>
		${await firstPasswordNotice(host.db, session, PROFILE_PATH)}
		<p>On a full site, <code>${path}</code> ${purpose}. This host only has the dashboard.</p>
		${isStats ? await numbers(host, site) : ''}
		${path === 'admin.php?page=akismet-key-config' ? KEY_LINK : ''}
		<p><a href="/wp-admin/admin.php?page=jetpack#/dashboard">Back to the dashboard</a></p>
	</div>`;
	return page(context, adminFrame({ host, site, session, title, content, current: path }));
}

const KEY_LINK = html`<p>
	Get a key from <a href="/provider/keys">the sandbox provider</a>, then enter it in
	<a href="/wp-admin/admin.php?page=jetpack#/settings">the settings</a>.
</p>`;

const NUMBERS: ReadonlyArray<[name: string, label: string]> = [
	['views_today', 'Views today'],
	['visitors_today', 'Visitors today'],
	['views', 'Total views'],
	['visitors', 'Total visitors'],
	['views_best_day', 'Best day'],
	['views_best_day_total', 'Views on the best day'],
];

async function numbers({ db, now }: HostContext, site: Site): Promise<Html> {
	if (!isModuleActive(site, 'stats')) {
		return html`<p>Stats are off.</p>`;
	}
	const { stats } = await fetchGeneral(db, site.facts.blogId, now());
	return html`<dl class="host-facts">
		${NUMBERS.map(
			([name, label]) =>
				html`<dt>${label}</dt>
					<dd>${String(stats[name] || '–')}</dd>`,
		)}
	</dl>`;
}
