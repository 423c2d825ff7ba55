import { permissionsOf } from '../../auth/permissions';
import type { HostContext } from '../../host-context';
import { page, redirect } from '../../http/responses';
import type { PageVisit } from '../../http/visit';
import { messagePage } from '../../pages/document';
import { readSite } from '../../site/site';
import { authorizePage } from '../authorize-page';
import { keysPage, licensesPage } from './account-pages';
import { googlePage, POPUP_SCRIPT_PATH, popupScript } from './google-page';
import { fieldsOf, type ProviderPage } from './layout';
import { eventsPage, takeEvent, takeSurvey } from './messages-page';
import { offersPage } from './offers-page';
import { redirectPage } from './redirect-page';
import { backupPage, credentialsPage, scanPage } from './service-pages';
import { checkoutPage, plansPage, purchasesPage } from './shop-pages';

/** Pages for those who manage the site. */
const MANAGER_PAGES: Readonly<Record<string, ProviderPage>> = {
	'': plansPage,
	plans: plansPage,
	checkout: checkoutPage,
	purchases: purchasesPage,
	licenses: licensesPage,
	offers: offersPage,
	backup: backupPage,
	scan: scanPage,
	credentials: credentialsPage,
	keys: keysPage,
	google: googlePage,
	events: eventsPage,
};

/** Pages for every user. */
const USER_PAGES: Readonly<Record<string, ProviderPage>> = { redirect: redirectPage };

/** Everything below `/provider/`; null for an address that is not there. */
export async function providerPages(host: HostContext, visit: PageVisit): Promise<Response | null> {
	const path = visit.url.pathname.replace(/^\/provider\/?/, '').replace(/\/$/, '');
	const isPost = visit.request.method === 'POST';
	if (path === 'authorize') {
		return authorizePage(host, visit);
	}
	if (visit.url.pathname === POPUP_SCRIPT_PATH) {
		return popupScript();
	}
	if (path === 'wpcom/v2/marketing/feedback-survey' && isPost) {
		return takeSurvey(host, visit);
	}
	if (path === 'events' && isPost) {
		return takeEvent(host, visit);
	}
	const forManagers = Object.hasOwn(MANAGER_PAGES, path) ? MANAGER_PAGES[path] : undefined;
	const show = forManagers ?? (Object.hasOwn(USER_PAGES, path) ? USER_PAGES[path] : undefined);
	if (!show) {
		return null;
	}
	const { session } = visit;
	if (!session) {
		const wanted = visit.url.pathname + visit.url.search;
		return redirect(`/wp-login.php?redirect_to=${encodeURIComponent(wanted)}`);
	}
	const site = await readSite(host.db);
	if (forManagers && !permissionsOf(site, session.user).manage_options) {
		const link = { address: '/wp-admin/', label: 'Back to the dashboard' };
		const text = 'Only administrators of the site can use this page of the provider.';
		return page(messagePage(site, { heading: 'Not allowed', text, link }), 403);
	}
	return show({ host, visit, site, session, fields: await fieldsOf(visit) });
}
