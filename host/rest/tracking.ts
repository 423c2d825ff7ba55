import { isLinked } from '../site/site';
import { readUserOptions, writeUserOption } from '../store/options';
import { booleanParameter } from './parameters';
import * as may from './permissions';
import { defineRoute, type Route } from './route';

const OPTION = 'tracks_opt_out';

export const trackingRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'tracking/settings',
		summary: 'Whether the caller has asked not to be tracked; always for users without an account.',
		permission: may.viewAdmin,
		params: {},
		handle: async ({ host, site, user }) => {
			const options = await readUserOptions(host.db, user.id);
			return { tracks_opt_out: !isLinked(site, user) || options.get(OPTION) === true };
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'tracking/settings',
		summary: 'Asks not to be tracked, or takes that back; changes nothing for users without an account.',
		permission: may.viewAdmin,
		params: { tracks_opt_out: booleanParameter },
		handle: async ({ host, site, user, params }) => {
			if (!isLinked(site, user)) {
				return { tracks_opt_out: true };
			}
			if (params.tracks_opt_out !== undefined) {
				await writeUserOption(host.db, user.id, OPTION, params.tracks_opt_out);
			}
			const options = await readUserOptions(host.db, user.id);
			return { tracks_opt_out: options.get(OPTION) === true };
		},
	}),
];
