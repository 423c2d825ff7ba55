const MINUTE = 60_000;

/** Milliseconds that the host is ahead of this computer, whose clock may be wrong. */
let ahead = 0;

/** Takes the host's time from a response; what's less than a minute is the way. */
export function hearClock(headers: Headers): void {
	const difference = Date.parse(headers.get('Date') ?? '') - Date.now();
	ahead = Math.abs(difference) > MINUTE ? difference : 0;
}

/** Now by the host's clock, in ms: it's the one that the host's own times are to be seen against. */
export const hostNow = (): number => Date.now() + ahead;
