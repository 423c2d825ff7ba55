/** Milliseconds; a host that takes longer is not there. */
const TIMEOUT = 10_000;

/** Whether the host still serves the open page, to a user who may see it or has to log in. */
export const isPageThere = () =>
	fetch(window.location.href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) }).then(
		({ ok }) => ok,
		() => false,
	);
