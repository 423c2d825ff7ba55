import { randomBytes } from 'node:crypto';
import { inTransaction } from '../store/database';
import type { Database, ProviderMessageRow } from '../store/tables';

/** Messages of one kind that are kept; older ones are dropped. */
const MAX_MESSAGES = 1000;

/** Puts messages of the same millisecond in order. */
let sequence = 0;

/** Keeps what the provider was told. */
export function keepMessage(
	db: Database,
	{ kind, name, body, now }: { kind: ProviderMessageRow['kind']; name: string; body: unknown; now: number },
): Promise<void> {
	sequence += 1;
	const id = `${String(sequence).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
	return inTransaction(db, async (trx) => {
		await trx
			.insertInto('provider_messages')
			.values({ id, kind, name, body: JSON.stringify(body), received_at: now })
			.execute();
		const oldest = await trx
			.selectFrom('provider_messages')
			.select(['received_at', 'id'])
			.where('kind', '=', kind)
			.orderBy('received_at', 'desc')
			.orderBy('id', 'desc')
			.offset(MAX_MESSAGES)
			.limit(1)
			.executeTakeFirst();
		if (oldest) {
			await trx
				.deleteFrom('provider_messages')
				.where('kind', '=', kind)
				.where((where) =>
					where.or([
						where('received_at', '<', oldest.received_at),
						where.and([where('received_at', '=', oldest.received_at), where('id', '<=', oldest.id)]),
					]),
				)
				.execute();
		}
	});
}

/** The last messages of one kind, newest first. */
export function readMessages(
	db: Database,
	kind: ProviderMessageRow['kind'],
	limit: number,
): Promise<ProviderMessageRow[]> {
	return db
		.selectFrom('provider_messages')
		.selectAll()
		.where('kind', '=', kind)
		.orderBy('received_at', 'desc')
		.orderBy('id', 'desc')
		.limit(limit)
		.execute();
}
