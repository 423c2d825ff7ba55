import { confirmSafeMode, migrate, startFresh } from '../site/identity-crisis';
import { userAuthorizeUrl } from '../site/connection-data';
import { readSite } from '../site/site';
import { RelayedError, RestError } from './errors';
import { textParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';
import { UNREACHABLE } from '../provider/client';

export const identityCrisisRoutes: readonly Route[] = [
	defineRoute({
		method: 'POST',
		path: 'identity-crisis/confirm-safe-mode',
		summary: 'Keeps the site in Safe Mode.',
		permission: may.solveIdentityCrisis,
		params: {},
		handle: async ({ host }) => {
			if (!(await confirmSafeMode(host))) {
				throw new RestError(500, 'error_setting_jetpack_safe_mode', 'Could not confirm safe mode.');
			}
			return { code: 'success' };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'identity-crisis/migrate',
		summary: 'Moves the connection to this URL.',
		permission: may.solveIdentityCrisis,
		params: {},
		handle: async ({ host }) => {
			await migrate(host);
			return { code: 'success' };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'identity-crisis/start-fresh',
		summary: 'Registers the site as a new one and returns the URL to continue at.',
		permission: may.solveIdentityCrisis,
		params: { redirect_uri: textParameter(2000) },
		handle: async ({ host, site, user, session, params }) => {
			const { providerFault } = site.facts;
			if (providerFault === 'unreachable') {
				throw new RelayedError(500, UNREACHABLE.code, UNREACHABLE.message);
			}
			if (providerFault) {
				throw new RelayedError(500, 'site_inaccessible', 'The site is not publicly accessible.', {
					data: 400,
				});
			}
			await startFresh(host, user);
			return session
				? userAuthorizeUrl(host, await readSite(host.db), session, { redirect: params.redirect_uri })
				: '';
		},
	}),
];
