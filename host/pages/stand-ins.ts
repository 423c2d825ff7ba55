import { html } from 'hono/html';
import type { Session } from '../auth/sessions';
import { permissionsOf } from '../auth/permissions';
import type { HostContext } from '../host-context';
import { page, type Html } from '../http/responses';
import { fetchGeneral } from '../provider/stats';
import { isModuleActive } from '../site/modules';
import { readSite, type Site } from '../site/site';
import { adminFrame } from './frame';
import { messagePage } from './document';

/** Admin pages of other parts of the site: what each is called, and what it is there for. */
const STAND_INS: Readonly<Record<string, readonly [title: string, purpose: string]>> = {
	'admin.php?page=stats': ['Stats', 'shows who visits the site'],
	'admin.php?page=akismet-key-config': ['Anti-spam', 'keeps the key of the anti-spam service'],
	'admin.php?page=jetpack-search': ['Search', 'shows and buys the search service'],
	'admin.php?page=jetpack-search-configure': ['Search settings', 'changes how the search looks'],
	'admin.php?page=my-jetpack': ['My Jetpack', 'lists all products and the connection'],
	'admin.php?page=jetpack-boost': ['Boost', 'makes pages appear sooner'],
	'admin.php?page=jetpack-protect': ['Protect', 'lists known weaknesses of plugins'],
	'admin.php?page=jetpack-social': ['Social', 'announces posts in social networks'],
	'admin.php?page=jetpack-videopress': ['VideoPress', 'keeps the videos of the site'],
	'admin.php?page=zerobscrm-plugin': ['CRM', 'keeps track of customers'],
	'admin.php?page=vaultpress': ['VaultPress', 'connects the older backup service'],
	'admin.php?page=creativemail': ['Creative Mail', 'writes and sends newsletters'],
	'admin.php?page=wc-admin': ['Shop', 'sets up the shop'],
	'admin.php?page=jetpack_about': ['About', 'says who has made the dashboard'],
	'admin.php?page=jetpack_modules': ['Modules', 'lists all modules, for browsers without JavaScript'],
	'admin.php?page=jetpack-debugger': ['Debugger', 'tests the connection in detail'],
	'plugins.php': ['Plugins', 'lists the installed plugins'],
	'plugin-install.php': ['Add plugins', 'finds and installs plugins'],
	'update-core.php': ['Updates', 'brings the site up to date'],
	'options-general.php': ['General settings', 'holds the title and the language of the site'],
	'options-reading.php': ['Reading settings', 'says whether search engines are welcome'],
	'edit-comments.php': ['Comments', 'lists what visitors have written'],
	'edit.php': ['Posts', 'lists what was written'],
	'post-new.php': ['New post', 'is where posts are written'],
	'upload.php': ['Media', 'lists pictures and videos'],
	'customize.php': ['Customizer', 'changes how the site looks'],
	'site-health.php': ['Site health', 'tests the server'],
	'users.php': ['Users', 'lists the users of the site'],
	'profile.php': ['Profile', 'holds the name and the password of the user'],
};

/** A page of another part of the site: says what it stands for, and shows what this host knows about it. */
export async function standIn(host: HostContext, session: Session, address: string): Promise<Response> {
	const site = await readSite(host.db);
	const known = Object.hasOwn(STAND_INS, address) ? STAND_INS[address] : undefined;
	const [title, purpose] = known ?? ['Another page', 'belongs to another part of the site'];
	const isStats = address === 'admin.php?page=stats';
	if (isStats && !permissionsOf(site, session.user).view_stats) {
		const text = 'Sorry, you are not allowed to access this page.';
		const link = { address: '/wp-admin/', label: 'Back to the dashboard' };
		return page(messagePage(site, { heading: 'Not allowed', text, link }), 403);
	}
	const content = html`<div class="host-body">
		<h1>${title}</h1>
		<p>This page stands for <code>${address}</code>, which ${purpose}. This host keeps only the dashboard.</p>
		${isStats ? await numbers(host, site) : ''}
		${address === 'admin.php?page=akismet-key-config' ? KEY_LINK : ''}
		<p><a href="/wp-admin/admin.php?page=jetpack#/dashboard">Back to the dashboard</a></p>
	</div>`;
	return page(adminFrame({ host, site, session, title, content, current: address }));
}

const KEY_LINK = html`<p>
	Keys come from <a href="/provider/keys">the sandbox provider</a>, and are kept in
	<a href="/wp-admin/admin.php?page=jetpack#/settings">the settings</a>.
</p>`;

const NUMBERS: ReadonlyArray<[name: string, label: string]> = [
	['views_today', 'Views today'],
	['visitors_today', 'Visitors today'],
	['views', 'Views in all'],
	['visitors', 'Visitors in all'],
	['views_best_day', 'Best day'],
	['views_best_day_total', 'Views on that day'],
];

async function numbers({ db, now }: HostContext, site: Site): Promise<Html> {
	if (!isModuleActive(site, 'stats')) {
		return html`<p>Statistics are switched off.</p>`;
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
