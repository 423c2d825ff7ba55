/** A queue of commands, which the host's own analytics script reads. */
export interface AnalyticsQueue {
	push: (command: unknown[]) => unknown;
}

export type EventProperties = Record<string, string | number | boolean | null | undefined>;

export interface Analytics {
	/** Hands an event over, or keeps it until the user's choice is known (EVT-001). */
	record: (name: string, properties?: EventProperties) => void;
	/** The user's choice is known: what was kept is handed over, or forgotten. */
	decide: (isAllowed: boolean) => void;
	/** Names the user of the events; once, and only when allowed (EVT-017). */
	identify: (user: { id: number; login: string; blogId: number }) => void;
}

const ALLOWED_NAME = /^(jetpack|akismet)_[a-z0-9_]+$/;
/** More than this is not kept while the choice is unknown. */
const MAXIMUM_KEPT = 100;

/** One for each page. Nothing is handed over before the choice is known, or after it is "no". */
export function createAnalytics(queue: () => AnalyticsQueue): Analytics {
	let isAllowed: boolean | null = null;
	let kept: unknown[][] = [];
	/** Waits until it may be handed over, however often the choice is "no" before. */
	let identity: unknown[] | null = null;
	let common: EventProperties = {};

	const hand = (command: unknown[]) => {
		if (isAllowed) {
			queue().push(command);
		} else if (isAllowed === null && kept.length < MAXIMUM_KEPT) {
			kept.push(command);
		}
	};

	const introduce = () => {
		if (isAllowed && identity) {
			queue().push(identity);
			identity = null;
		}
	};

	return {
		record(name, properties = {}) {
			if (ALLOWED_NAME.test(name)) {
				hand(['recordEvent', name, { ...common, ...given(properties) }]);
			}
		},
		decide(allowed) {
			isAllowed = allowed;
			const waiting = kept;
			kept = [];
			introduce();
			waiting.forEach(hand);
		},
		identify({ id, login, blogId }) {
			common = { blog_id: blogId };
			identity = ['identifyUser', id, login];
			introduce();
		},
	};
}

/** Properties without a value are left out. */
const given = (properties: EventProperties) =>
	Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined && value !== null));
