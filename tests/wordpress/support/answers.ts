import { join } from 'node:path';
import { Site } from '../../support/browser-site';
import { ROOT } from '../../support/e2e';
import { CALLS } from '../../contract/check';
import { SiteClient } from '../../contract/site-client';

/** Role on WordPress, and the demo user of the embedded host that has it. */
const USERS = { administrator: 'admin', editor: 'editor', subscriber: 'subscriber' };

interface Said {
	state: unknown;
	/** By path and query. */
	answers: Record<string, { status: number; body: unknown }>;
}

/** Where the set-up leaves what was said. */
export const ANSWERS_FILE = join(ROOT, '.cache/wordpress-answers.json');

/** What a site says in its situations, by situation and role. */
export type Situations = Record<string, Record<string, Said>>;

const SCENARIOS = {
	connected: { scenario: ['everything-on', 'protect-on'], roles: ['administrator', 'editor', 'subscriber'] },
	offline: { scenario: ['offline-constant'], roles: ['administrator'] },
} as const;

/** Asks the embedded host, whose content is made up and whose shapes are those of the contract. */
export async function recordAnswers(): Promise<Situations> {
	const situations: Situations = {};
	for (const [situation, { scenario, roles }] of Object.entries(SCENARIOS)) {
		const host = await Site.start(scenario);
		try {
			const said = roles.map(async (role) => [role, await saidTo(host.origin, USERS[role])] as const);
			situations[situation] = Object.fromEntries(await Promise.all(said));
		} finally {
			await host.close();
		}
	}
	return situations;
}

async function saidTo(origin: string, user: string): Promise<Said> {
	const client = new SiteClient(origin, fetch);
	const state = await client.logIn(user, user);
	const answers: Said['answers'] = {};
	for (const { path } of CALLS) {
		const { status, body, isJson } = await client.get(path);
		if (isJson && body !== undefined) {
			answers[path] = { status, body };
		}
	}
	return { state, answers };
}
