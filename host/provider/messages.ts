import { randomBytes } from 'node:crypto';
import { inTransaction } from '../store/database';
import type { Database, ProviderMessageRow } from '../store/tables';

/** Messages of one kind that are kept; older ones are dropped. */
const MAX_MESSAGES = 1000;

/** Received by the provider: an event, or the answers of a survey. */
interface Message {
	kind: ProviderMessageRow['kind'];
	name: string;
	body: unknown;
}

/** Puts messages of the same millisecond in order. */
let sequence = 0;

/** Keeps messages of one kind, all of them in one transaction: one each would wait for the disk each time. */
export function keepMessages(db: Database, messages: readonly Message[], now: number): Promise<void> {
	const rows = messages.map(({ kind, name, body }) => {
		sequence += 1;
		const id = `${String(sequence).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
		return { id, kind, name, body: JSON.stringify(body), received_at: now };
	});
	const [first] = rows;
	return inTransaction(db, async (trx) => {
		if (first) {
			await trx.insertInto('provider_messages').values(rows).execute();
			await dropOldest(trx, first.kind);
		}
	});
}

async function dropOldest(db: Database, kind: Message['kind']): Promise<void> {
	const oldest = await db
		.selectFrom('provider_messages')
		.select(['received_at', 'id'])
		.where('kind', '=', kind)
		.orderBy('received_at', 'desc')
		.orderBy('id', 'desc')
		.offset(MAX_MESSAGES)
		.limit(1)
		.executeTakeFirst();
	if (oldest) {
		await db
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
