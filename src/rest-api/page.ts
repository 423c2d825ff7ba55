/** Milliseconds; a host that takes longer is not there. */
const TIMEOUT = 10_000;

/** Asks if the host still serves the open page, to a user who may see it or has to log in. */
export const isPageThere = () =>
	fetch(window.location.href, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) }).then(
		({ ok }) => ok,
		() => false,
	);

/**
 * Asks if the page at this URL knows of no identity crisis by now. `GET connection` doesn't tell: it calls a
 * copy a staging site before and after somebody has decided that it is one.
 */
export const isCrisisOver = (url: string) =>
	fetch(url, { signal: AbortSignal.timeout(TIMEOUT) })
		.then((response) => response.text())
		.then(
			(html) => /"isInIdentityCrisis":(false|0|"0?"|null)/.test(html),
			() => false,
		);
