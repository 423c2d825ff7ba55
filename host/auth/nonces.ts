import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../store/secrets';
import type { Session } from './sessions';

/** A nonce is good in the tick it was made in and in the next one: for 12 to 24 hours (host-contract 3). */
const TICK = 12 * 60 * 60 * 1000;

/** What nonces are made with: keys and a clock. */
interface Maker {
	secrets: Secrets;
	now: () => number;
}

/** A nonce is refused for any other purpose. */
type NoncePurpose =
	| 'wp_rest'
	| 'register'
	| 'log-out'
	| 'authorize'
	| 'purchase'
	| 'keyring'
	| 'profile'
	| 'provider'
	| 'coupon';

/** A nonce of the session for one purpose and one subject (`about`); it ends with the session. */
export function createNonce(
	{ secrets, now }: Maker,
	session: Session,
	purpose: NoncePurpose,
	about = '',
): string {
	return sign(secrets.nonce, session, purpose + about, Math.floor(now() / TICK));
}

/** True for a nonce of this session and purpose that isn't too old. */
export function isNonce(
	{ secrets, now }: Maker,
	session: Session,
	purpose: NoncePurpose,
	nonce: unknown,
	about = '',
): boolean {
	if (typeof nonce !== 'string') {
		return false;
	}
	const tick = Math.floor(now() / TICK);
	return [tick, tick - 1].some((each) => isSame(nonce, sign(secrets.nonce, session, purpose + about, each)));
}

function sign(key: string, session: Session, purpose: string, tick: number): string {
	const text = [tick, purpose, session.user.id, session.tokenHash].join('|');
	return createHmac('sha256', key).update(text).digest('hex').slice(0, 32);
}

/** Compares two secrets in a time that reveals nothing about where they differ. */
export function isSame(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}
