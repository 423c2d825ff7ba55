import type { User } from '../auth/users';
import type { ProviderFault } from '../site/facts';
import { isLinked, type Site } from '../site/site';

/** The provider's answer, or its failure. */
export type Answer<Body> =
	| { kind: 'body'; body: Body }
	| { kind: 'nothing' }
	/** The site has no token for the one who asks. */
	| { kind: 'no-token' }
	| { kind: 'refused'; status: number; code: string | null; message: string }
	| { kind: 'unreachable' };

/** Words of a call that got no answer, as the host passes them on. */
export const UNREACHABLE = {
	code: 'http_request_failed',
	message: 'cURL error 28: Operation timed out',
} as const;

const FAULTS: Record<ProviderFault, Exclude<Answer<never>, { kind: 'body' }>> = {
	unreachable: { kind: 'unreachable' },
	refuses: {
		kind: 'refused',
		status: 403,
		code: 'unauthorized',
		message: 'The provider refuses this request.',
	},
	breaks: { kind: 'refused', status: 500, code: null, message: 'unknown remote error' },
	'says-nothing': { kind: 'nothing' },
};

/** Asks in the name of the site: works for every user, as long as the site is registered. */
export function askAsSite<Body>(site: Site, ask: () => Promise<Body>): Promise<Answer<Body>> {
	return site.facts.isRegistered
		? answerOf(site, 'site', ask)
		: Promise.resolve<Answer<Body>>({ kind: 'no-token' });
}

/** Asks in the name of the user, who needs an account. */
export function askAsUser<Body>(
	site: Site,
	user: User | null,
	ask: (accountId: number) => Promise<Body>,
): Promise<Answer<Body>> {
	const accountId = user && isLinked(site, user) ? site.links.get(user.id) : undefined;
	return accountId === undefined
		? Promise.resolve<Answer<Body>>({ kind: 'no-token' })
		: answerOf(site, 'user', () => ask(accountId));
}

async function answerOf<Body>(
	{ facts }: Site,
	token: 'site' | 'user',
	ask: () => Promise<Body>,
): Promise<Answer<Body>> {
	if (facts.providerFault) {
		return FAULTS[facts.providerFault];
	}
	if (facts.fault?.tokens.includes(token)) {
		return { kind: 'refused', status: 403, code: facts.fault.code, message: 'The token is not accepted.' };
	}
	return { kind: 'body', body: await ask() };
}
