import type { User } from '../auth/users';
import { askAsUser } from '../provider/client';
import type { HostContext } from '../host-context';
import type { Site } from '../site/site';
import { readUserOptions, writeUserOption } from '../store/options';
import { booleanParameter } from './parameters';
import * as may from './permissions';
import { unreachable } from './relay';
import { defineRoute, type Route } from './route';

const OPTION = 'tracks_opt_out';

/**
 * The user's choice as stored by the provider. Users without an account are never tracked; a provider error
 * is passed on with HTTP 200 (host-contract 4.2).
 * @throws RelayedError 500 when the provider cannot be reached
 */
async function wish({ db }: HostContext, site: Site, user: User, wanted?: boolean): Promise<unknown> {
	const answer = await askAsUser(site, user, async () => {
		if (wanted !== undefined) {
			await writeUserOption(db, user.id, OPTION, wanted);
		}
		return (await readUserOptions(db, user.id)).get(OPTION) === true;
	});
	switch (answer.kind) {
		case 'body':
			return { tracks_opt_out: answer.body };
		case 'no-token':
			return { tracks_opt_out: true };
		case 'refused':
			return { code: answer.code ?? 'error', message: answer.message };
		default:
			throw unreachable();
	}
}

export const trackingRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'tracking/settings',
		isCached: true,
		summary: 'Tells whether the user opted out of tracking. Always true for users without an account.',
		permission: may.viewAdmin,
		params: {},
		handle: ({ host, site, user }) => wish(host, site, user),
	}),
	defineRoute({
		method: 'POST',
		path: 'tracking/settings',
		summary: 'Opts the user in or out of tracking. Changes nothing for users without an account.',
		permission: may.viewAdmin,
		params: { tracks_opt_out: booleanParameter },
		handle: ({ host, site, user, params }) => wish(host, site, user, params.tracks_opt_out),
	}),
];
