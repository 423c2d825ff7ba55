/** Only in `npm run dev`: asks for the manifest once a second, and reloads the page when the build has changed. */
/* global __webpack_public_path__ */
const address = `${__webpack_public_path__}manifest.json`;
let version = null;

async function look() {
	try {
		const { entry } = await (await fetch(address, { cache: 'no-store' })).json();
		if (version && version !== entry.version) {
			window.location.reload();
		}
		version = entry.version;
	} catch {
		// The host is restarting, or the build is half written: look again.
	}
}

setInterval(look, 1000);
