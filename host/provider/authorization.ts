import { createHmac, randomBytes } from 'node:crypto';
import type { User } from '../auth/users';
import { isSame } from '../auth/nonces';
import { hashToken } from '../auth/sessions';
import type { HostContext } from '../host-context';
import { rawUrl } from '../site/urls';
import type { Site } from '../site/site';
import { inTransaction } from '../store/database';
import { findOrOpenAccount } from './accounts';

/** A request for authorization, and a code that answers it, are good for ten minutes. */
export const REQUEST_LIFETIME = 10 * 60 * 1000;

/** A signed request: who asks, until when, and a mark that makes it usable once. */
interface SignedRequest {
	id: string;
	user: number;
	expires: number;
}

interface AuthorizeOptions {
	/** Whole URL on the site that takes the answer. */
	callback: string;
	/** The page before, for the provider's records. */
	from?: string;
}

/** URL of the provider's page on which the user agrees to the connection (host-contract 5.1). */
export function authorizeUrl(
	context: HostContext,
	site: Site,
	user: User,
	options: AuthorizeOptions,
): string {
	const { origin, secrets } = context;
	const { facts } = site;
	const url = new URL(`${origin}/provider/authorize`);
	const parameters = {
		response_type: 'code',
		client_id: String(facts.blogId),
		redirect_uri: options.callback,
		state: String(user.id),
		scope: `${user.role}:${sign(secrets.provider, `scope|${user.role}|${user.id}`)}`,
		user_email: user.email,
		user_login: user.login,
		jp_version: facts.version,
		auth_type: 'calypso',
		secret: signRequest(context, user.id),
		blogname: facts.title,
		site_url: origin,
		home_url: origin,
		site_lang: facts.language,
		site_created: new Date(facts.createdAt).toISOString().slice(0, 10),
		...(options.from ? { from: options.from } : {}),
	};
	for (const [name, value] of Object.entries(parameters)) {
		url.searchParams.set(name, value);
	}
	return url.href;
}

/** Name of the site that asks, as the provider shows it. */
export const siteName = (site: Site, origin: string): string => site.facts.title.trim() || rawUrl(origin);

function signRequest({ secrets, now }: HostContext, userId: number): string {
	const request: SignedRequest = {
		id: randomBytes(16).toString('base64url'),
		user: userId,
		expires: now() + REQUEST_LIFETIME,
	};
	const text = Buffer.from(JSON.stringify(request)).toString('base64url');
	return `${text}.${sign(secrets.provider, `request|${text}`)}`;
}

/** Reads a signed request; null when it was not signed here, `expired` when it came too late. */
export function readRequest({ secrets, now }: HostContext, secret: string): SignedRequest | 'expired' | null {
	const [text = '', signature = ''] = secret.split('.');
	if (!isSame(signature, sign(secrets.provider, `request|${text}`))) {
		return null;
	}
	const request = JSON.parse(Buffer.from(text, 'base64url').toString()) as SignedRequest;
	return request.expires > now() ? request : 'expired';
}

/** Token of the form that answers a request, so that no other page can answer in the person's name. */
export function formToken({ secrets }: HostContext, request: SignedRequest): string {
	return sign(secrets.provider, `form|${request.id}`);
}

/** True once somebody has answered the request. */
export async function isAnswered({ db }: HostContext, request: SignedRequest): Promise<boolean> {
	const row = await db
		.selectFrom('provider_authorizations')
		.select('request_id')
		.where('request_id', '=', request.id)
		.executeTakeFirst();
	return row !== undefined;
}

/**
 * Stores the answer, once; `account` is null for a refusal. Returns the code for the site if approved, null
 * if it was answered before.
 */
export function answerRequest(
	context: HostContext,
	request: SignedRequest,
	{ account: person, from }: { account: Pick<User, 'email' | 'login' | 'displayName'> | null; from: string },
): Promise<{ code: string } | null> {
	const { now } = context;
	return inTransaction(context.db, async (db) => {
		const code = randomBytes(24).toString('base64url');
		const account = person
			? await findOrOpenAccount(db, {
					email: person.email,
					login: person.login,
					displayName: person.displayName,
					now: now(),
				})
			: null;
		await db
			.deleteFrom('provider_authorizations')
			.where('expires_at', '<=', now() - REQUEST_LIFETIME)
			.execute();
		const { numInsertedOrUpdatedRows: added } = await db
			.insertInto('provider_authorizations')
			.values({
				request_id: request.id,
				code_hash: account ? hashCode(code, request.user) : null,
				account_id: account?.id ?? null,
				from_place: from.slice(0, 200) || null,
				expires_at: now() + REQUEST_LIFETIME,
				is_redeemed: 0,
			})
			.onConflict((conflict) => conflict.column('request_id').doNothing())
			.executeTakeFirst();
		return added === 1n ? { code } : null;
	});
}

/** Exchanges a code for its account; null if the code is unknown, used, expired or another user's. */
export async function redeemCode(
	{ db, now }: HostContext,
	code: string,
	userId: number,
): Promise<number | null> {
	const row = await db
		.updateTable('provider_authorizations')
		.set({ is_redeemed: 1 })
		.where('code_hash', '=', hashCode(code, userId))
		.where('is_redeemed', '=', 0)
		.where('expires_at', '>', now())
		.returning('account_id')
		.executeTakeFirst();
	return row?.account_id ?? null;
}

const hashCode = (code: string, userId: number) => hashToken(`${userId}|${code}`);

function sign(key: string, text: string): string {
	return createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
}
