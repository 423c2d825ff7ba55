import { askAsUser } from '../provider/client';
import { fetchVerification, verify } from '../provider/google';
import { RelayedError } from '../errors';
import { fault, parameter, required, type Parameter, type Parameters } from './parameters';
import * as may from './permissions';
import { faultText } from './relay';
import { defineRoute, type RestRequest, type Route } from './route';
import type { User } from '../auth/users';

const keyringId: Parameter<number> = parameter({ type: 'integer', minimum: 1 }, (value, name) => {
	const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
	return typeof number === 'number' && Number.isSafeInteger(number) && number > 0
		? { value: number }
		: fault(`${name} must be a positive integer.`);
});

/** @throws RelayedError 500 when nobody could be asked (host-contract 5.10) */
async function check(
	{ host, site, user }: RestRequest<Parameters, User>,
	keyring: number | null,
): Promise<unknown> {
	const answer = await askAsUser(site, user, () => fetchVerification(host, site.facts.blogId, keyring));
	if (answer.kind === 'body') {
		return answer.body;
	}
	throw new RelayedError(500, 'error_checking_if_site_verified_google', faultText(answer));
}

/** @throws RelayedError 500 with the provider's own code when it reports an error (host-contract 5.10) */
async function verifyWith({ host, site, user }: RestRequest<Parameters, User>, keyring: number) {
	const answer = await askAsUser(site, user, () => verify(host, site.facts.blogId, keyring));
	if (answer.kind !== 'body') {
		throw new RelayedError(500, 'error_verifying_site_google', faultText(answer));
	}
	const { body } = answer;
	if ('errors' in body) {
		const [[code, texts] = ['error', []]] = Object.entries(body.errors);
		throw new RelayedError(500, code, texts[0] ?? '');
	}
	// Recorded: the answer to a POST carries no token.
	return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'token'));
}

/** The recorded host asks the same service, whatever name the path has. */
const where = { service: '[a-z]+', keyring: '\\d{1,15}' };

export const verificationRoutes: readonly Route[] = [
	defineRoute({
		method: 'GET',
		path: 'verify-site/:service',
		where,
		summary: 'Tells whether the site is verified with Google, and returns the token to verify it.',
		permission: may.manageSettings,
		params: {},
		handle: (request) => check(request, null),
	}),
	defineRoute({
		method: 'GET',
		path: 'verify-site/:service/:keyring',
		where,
		summary: 'The same for one Google account.',
		permission: may.manageSettings,
		params: {},
		handle: (request) => check(request, Number(request.path.keyring)),
	}),
	defineRoute({
		method: 'POST',
		path: 'verify-site/:service',
		where,
		summary: 'Verifies the site with a Google account.',
		permission: may.manageSettings,
		params: { keyring_id: required(keyringId) },
		handle: (request) => verifyWith(request, request.params.keyring_id ?? 0),
	}),
];
