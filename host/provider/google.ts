import { createHmac, randomInt } from 'node:crypto';
import type { HostContext } from '../host-context';
import { inTransaction } from '../store/database';
import { readRecords, writeRecords } from './records';

/** Answer of GET verify-site/google (host-contract 5.10). */
type Verification =
	| {
			verified: boolean;
			token: string;
			is_owner: boolean;
			google_search_console_url: string;
			google_verification_console_url: string;
	  }
	| { verified: false; errors: Record<string, string[]> };

/** Google's word on the site; with the number of a keyring, in the name of the account behind it. */
export async function fetchVerification(
	{ db, secrets, origin }: HostContext,
	siteId: number,
	keyring: number | null,
): Promise<Verification> {
	const { google } = await readRecords(db, siteId);
	if (google.error) {
		return { verified: false, errors: { [google.error]: ['The site could not be checked.'] } };
	}
	if (keyring !== null && !google.keyrings.includes(keyring)) {
		return { verified: false, errors: { no_token_for_user: ['No token was found for this user.'] } };
	}
	const site = encodeURIComponent(origin);
	return {
		verified: google.isVerified,
		token: google.isVerified ? '' : tokenOf(secrets.provider, siteId),
		is_owner: google.isVerified,
		google_search_console_url: `https://search.google.com/search-console?resource_id=${site}`,
		google_verification_console_url: `https://www.google.com/webmasters/verification/details?siteUrl=${site}`,
	};
}

/** The token that proves who owns the site; the same each time. */
const tokenOf = (secret: string, siteId: number): string =>
	createHmac('sha256', secret).update(`google|${siteId}`).digest('base64url').slice(0, 43);

/** Verifies the site with the account behind the keyring. */
export function verify(context: HostContext, siteId: number, keyring: number): Promise<Verification> {
	return inTransaction(context.db, async (db) => {
		const { google } = await readRecords(db, siteId);
		if (!google.error && google.keyrings.includes(keyring)) {
			await writeRecords(db, siteId, { google: { ...google, isVerified: true } });
		}
		return fetchVerification({ ...context, db }, siteId, keyring);
	});
}

/** Most keyrings that are kept for one site. */
const MAX_KEYRINGS = 20;

/** Lets the site use an account at Google, and returns the number of its keyring. */
export function addKeyring({ db }: HostContext, siteId: number): Promise<number> {
	return inTransaction(db, async (trx) => {
		const { google } = await readRecords(trx, siteId);
		const keyring = randomInt(1000, 1_000_000_000);
		const keyrings = [...google.keyrings, keyring].slice(-MAX_KEYRINGS);
		await writeRecords(trx, siteId, { google: { ...google, keyrings } });
		return keyring;
	});
}
