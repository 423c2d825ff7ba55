import { randomBytes } from 'node:crypto';
import { inTransaction } from './database';
import type { Database } from './tables';

/** Keys that sign nonces and requests; random, and kept in the database so that they outlive a restart. */
export interface Secrets {
	nonce: string;
	provider: string;
}

const NAMES = { nonce: 'secret.nonce', provider: 'secret.provider' } as const;

/** The keys of this site, drawn at random when they are first needed. */
export function readSecrets(db: Database): Promise<Secrets> {
	return inTransaction(db, async (trx) => ({
		nonce: await readSecret(trx, NAMES.nonce),
		provider: await readSecret(trx, NAMES.provider),
	}));
}

/** Draws the keys again and ends every session, all at once: what somebody has copied is worthless then. */
export function renewSecrets(db: Database): Promise<Secrets> {
	return inTransaction(db, async (trx) => {
		await trx.deleteFrom('options').where('name', 'in', Object.values(NAMES)).execute();
		await trx.deleteFrom('sessions').execute();
		return readSecrets(trx);
	});
}

async function readSecret(db: Database, name: string): Promise<string> {
	const drawn = JSON.stringify(randomBytes(32).toString('hex'));
	await db
		.insertInto('options')
		.values({ name, value: drawn })
		.onConflict((conflict) => conflict.column('name').doNothing())
		.execute();
	const row = await db
		.selectFrom('options')
		.select('value')
		.where('name', '=', name)
		.executeTakeFirstOrThrow();
	return String(JSON.parse(row.value));
}
