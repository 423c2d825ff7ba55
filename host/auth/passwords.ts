import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface PasswordHash {
	password_salt: string;
	password_hash: string;
	password_cost: number;
}

/** Parameter N of scrypt: what one guess costs. With the p below it's one of OWASP's recommendations. */
export const DEFAULT_PASSWORD_COST = 32768;

/** Parameter p by N, where it's not 1. Hashes of earlier versions have N=16384 and p=1. */
const PARALLEL: Readonly<Record<number, number>> = { [DEFAULT_PASSWORD_COST]: 3 };

/** Bytes that one hash may take: it needs 32 MB and a little. */
const MAX_MEMORY = 64 * 1024 * 1024;

const HASH_BYTES = 32;

/** Hashes a password with a salt of its own; `cost` is a power of two. */
export async function hashPassword(password: string, cost: number): Promise<PasswordHash> {
	const salt = randomBytes(16).toString('hex');
	const hash = await derive(password, salt, cost);
	return { password_salt: salt, password_hash: hash.toString('hex'), password_cost: cost };
}

/** Takes the same time for every wrong password. */
export async function isPassword(password: string, stored: PasswordHash): Promise<boolean> {
	const hash = await derive(password, stored.password_salt, stored.password_cost);
	return timingSafeEqual(hash, Buffer.from(stored.password_hash, 'hex'));
}

function derive(password: string, salt: string, cost: number): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		const options = { N: cost, p: PARALLEL[cost] ?? 1, maxmem: MAX_MEMORY };
		scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}
