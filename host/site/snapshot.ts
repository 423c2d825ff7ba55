import type { HostContext } from '../host-context';
import { isRecord } from '../php';
import { ifPossible } from '../store/database';
import { type PluginContent, type Snapshot, writeFacts } from './facts';
import type { Site } from './site';

/** Milliseconds that the dashboard says what an update changed. */
const NEWS_PERIOD = 30 * 24 * 60 * 60 * 1000;

interface Printed {
	modules: Readonly<Record<string, object>>;
	settings: Readonly<Record<string, unknown>>;
}

/**
 * Keeps what the plugin has now, and returns what it had before its last update; null when that's too long
 * ago, or nobody knows.
 */
export async function updatedFrom(
	host: HostContext,
	{ facts }: Site,
	printed: Printed,
): Promise<Snapshot['before']> {
	const kept = facts.snapshot;
	const now = contentOf(facts.version, printed);
	const before = kept ? beforeNow(kept, now.version, host.now()) : null;
	const snapshot: Snapshot = { ...now, before };
	if (JSON.stringify(kept) !== JSON.stringify(snapshot)) {
		await ifPossible(writeFacts(host.db, { snapshot }));
	}
	return before;
}

function beforeNow({ before, ...last }: Snapshot, version: string, now: number): Snapshot['before'] {
	if (last.version !== version) {
		return { ...last, until: now + NEWS_PERIOD };
	}
	return before && before.until > now ? before : null;
}

const contentOf = (version: string, { modules, settings }: Printed): PluginContent => ({
	version,
	modules: Object.fromEntries(
		Object.entries(modules).map(([slug, module]) => [slug, 'name' in module ? String(module.name) : '']),
	),
	settings: Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, isFilled(value)])),
});

/** As PHP's `! empty()`. */
const isFilled = (value: unknown): boolean =>
	Array.isArray(value) || isRecord(value) ? Object.keys(value).length > 0 : Boolean(value) && value !== '0';
