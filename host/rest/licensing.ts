import { askAsUser, UNREACHABLE } from '../provider/client';
import { findAccount } from '../provider/accounts';
import { countLicenses, describeLicenses, licensesOf } from '../provider/licenses';
import { writeFacts } from '../site/facts';
import { attachAll, storeLicenseKey } from '../site/licensing';
import { RelayedError } from '../errors';
import { fault, parameter, required, type Parameter } from './parameters';
import * as may from './permissions';
import { plainText } from './recommendations';
import { FETCH_FAILED, relayed } from './relay';
import { defineRoute, type Route } from './route';

const count: Parameter<number> = parameter({ type: 'integer', minimum: 0 }, (value, name) => {
	const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
	return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0
		? { value: number }
		: fault(`${name} must be a non-negative integer.`);
});

/** Most keys that one call attaches. */
const MAX_KEYS = 100;

/** A list of keys; a single one is taken as a list of one (host-contract 5.8). */
const keys: Parameter<string[]> = parameter({ type: 'array', items: { type: 'string' } }, (value, name) => {
	const list: unknown[] | null = typeof value === 'string' ? [value] : Array.isArray(value) ? value : null;
	const isValid = list?.every((key) => typeof key === 'string' && key.length <= 1000);
	return list && isValid && list.length <= MAX_KEYS
		? { value: list as string[] }
		: fault(`${name} is not of type array.`, 'rest_invalid_type', { param: name });
});

export const licensingRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'licensing/error',
		summary: 'Gets the last license error, as plain text.',
		permission: may.manageLicensing,
		params: {},
		handle: ({ site }) => site.facts.licensingError,
	}),
	defineRoute({
		method: 'POST',
		path: 'licensing/error',
		summary: 'Stores or clears the last license error.',
		permission: may.manageLicensing,
		params: { error: required(plainText) },
		handle: async ({ host, params }) => {
			await writeFacts(host.db, { licensingError: (params.error ?? '').slice(0, 2000) });
			return true;
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'licensing/set-license',
		summary: 'Stores the license key the user typed.',
		permission: may.setLicense,
		params: { license: required(plainText) },
		handle: async ({ host, site, params }) => {
			await storeLicenseKey(host, site, params.license ?? '');
			return { code: 'success' };
		},
	}),
	defineRoute({
		method: 'GET',
		path: 'licensing/user/counts',
		summary: 'Counts the owner’s licenses by state.',
		permission: may.manageUserLicenses,
		params: {},
		handle: async ({ host, site, user }) =>
			relayed(await askAsUser(site, user, (account) => countLicenses(host.db, account)), ...FETCH_FAILED),
	}),
	defineRoute({
		method: 'GET',
		path: 'licensing/user/licenses',
		summary: 'Lists the owner’s licenses.',
		permission: may.manageUserLicenses,
		params: {},
		handle: async ({ host, site, user }) => {
			const answer = await askAsUser(site, user, async (id) => {
				const account = await findAccount(host.db, id);
				const frame = { login: account?.login ?? '', siteUrl: host.origin };
				return describeLicenses(await licensesOf(host.db, id), frame);
			});
			return relayed(answer, ...FETCH_FAILED);
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'licensing/user/activation-notice-dismiss',
		summary: 'Stores how many detached licenses the owner has seen.',
		permission: may.manageUserLicenses,
		params: { last_detached_count: required(count) },
		handle: async ({ host, params }) => {
			const activationNotice = {
				last_detached_count: params.last_detached_count ?? 0,
				last_dismissed_time: new Date(host.now()).toISOString().replace(/\.\d+Z$/, '+00:00'),
			};
			await writeFacts(host.db, { activationNotice });
			return activationNotice;
		},
	}),
	defineRoute({
		method: 'POST',
		path: 'licensing/attach-licenses',
		summary: 'Attaches licenses to the site. Returns one result for each, in order.',
		permission: may.manageUserLicenses,
		params: { licenses: required(keys) },
		handle: async ({ host, site, user, params }) => {
			const answer = await askAsUser(site, user, () => attachAll(host, params.licenses ?? []));
			if (answer.kind === 'body') {
				return answer.body;
			}
			const cause =
				answer.kind === 'refused'
					? {
							code: -10520,
							message: `Jetpack: [${answer.code ?? answer.status}] ${answer.message}`,
							data: null,
						}
					: { ...UNREACHABLE, data: null };
			throw new RelayedError(500, 'request_failed', 'License attach request failed.', {
				additional_errors: [cause],
			});
		},
	}),
];
