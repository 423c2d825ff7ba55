/** Milliseconds; a host that takes longer is not there. */
const TIMEOUT = 10_000;

/** Whether the host still gives out the page that is open, to a user who may have it or has to sign in. */
export const isPageThere = () =>
	fetch(window.location.href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) }).then(
		({ ok }) => ok,
		() => false,
	);
