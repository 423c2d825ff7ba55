/**
 * Only in `npm run dev`: asks for the manifest once a second, and reloads the page when the build has
 * changed.
 */
declare const __webpack_public_path__: string;

const manifestUrl = `${__webpack_public_path__}manifest.json`;
let version: string | null = null;

async function look(): Promise<void> {
	try {
		const answer = await fetch(manifestUrl, { cache: 'no-store' });
		const { entry } = (await answer.json()) as { entry: { version: string } };
		if (version && version !== entry.version) {
			window.location.reload();
		}
		version = entry.version;
	} catch {
		// The host is restarting, or the build is half written: look again.
	}
}

setInterval(look, 1000);

// A module: names of a script would be known to the compiler everywhere.
export {};
