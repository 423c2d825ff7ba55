import { activateModule } from '../../src/state/settings/thunks/modules';
import { writeSettings } from '../../src/state/settings/thunks/write';
import { openStore } from '../support/open-piece';
import type { TestSite } from '../support/test-site';

const NOTICE =
	'<br />\n<b>Deprecated</b>:  Creation of a {property} in <b>/x.php</b> on line <b>1</b><br />\n';
const PAGE = '<p>Something was printed.</p>';

/** The host answers as it does, and `change` makes the text of it that arrives. */
function garble(
	site: TestSite,
	method: string,
	path: string,
	change: (text: string) => string,
	status = 0,
): void {
	site.intercept((request) => {
		if (request.method !== method || !request.url.includes(`/jetpack/v4/${path}`)) {
			return null;
		}
		return Promise.resolve(site.host.fetch(request)).then(
			async (answer) => new Response(change(await answer.text()), { status: status || answer.status }),
		);
	});
}

/** A switch is turned over at a host that does this; what becomes of it, and of its call. */
async function outcome(before: (site: TestSite) => void) {
	const { site, store } = await openStore();
	const wasOn = store.getState().settings.values.photon === true;
	before(site);
	await store.dispatch(writeSettings({ photon: !wasOn }));
	const { values, failures } = store.getState().settings;
	return { isTaken: values.photon === !wasOn, failure: failures.photon?.kind ?? null };
}

describe('a save', () => {
	const garbled = (change: (text: string) => string, status?: number) => (site: TestSite) =>
		garble(site, 'POST', 'settings', change, status);
	const failing =
		(...answer: [status: number, body: unknown]) =>
		(site: TestSite) =>
			site.fail('POST', 'settings', ...answer);
	const CRASH = { code: 'internal_server_error', message: 'x' };
	const unreadable = (before: (site: TestSite) => void) => (site: TestSite) => {
		before(site);
		site.fail('GET', 'settings', 500, { code: 'broken', message: 'No.' });
	};

	it.each<[string, (site: TestSite) => void, failure: string | null]>([
		['takes a response after a notice [API-080]', garbled((text) => NOTICE + text), null],
		[
			'takes a crash after it, if the host has the new value [API-081]',
			garbled(() => JSON.stringify(CRASH), 500),
			null,
		],
		['takes an unreadable response, if the host has the new value [API-081]', garbled(() => PAGE), null],
		[
			'reads a refusal after a notice [API-080]',
			failing(403, `${NOTICE}{"code":"no","message":"No."}`),
			'refused',
		],
		['reads a refusal with status 200', failing(200, { code: 'no', message: 'No.' }), 'schema'],
		['reads a crash before it [API-081]', failing(500, CRASH), 'refused'],
		[
			'knows of an unreadable response, if the host lacks the new value [API-081]',
			failing(200, PAGE),
			'parse',
		],
		['doubts what can’t be read back either [API-081]', unreadable(garbled(() => PAGE)), 'unknown'],
	])('%s', async (_, before, failure) => {
		expect(await outcome(before)).toEqual({ isTaken: failure === null, failure });
	});

	it('of a module counts if it was activated all the same [API-081]', async () => {
		const { site, store } = await openStore();
		garble(site, 'POST', 'module/monitor/active', () => PAGE);
		await expect(store.dispatch(activateModule('monitor'))).resolves.toBe(true);
		expect(store.getState().settings.values.monitor).toBe(true);
	});
});
