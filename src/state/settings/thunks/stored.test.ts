import fc from 'fast-check';
import { openStore } from '../../../../tests/support/open-piece';
import { settled } from '../../../../tests/support/settled';
import { TestSite } from '../../../../tests/support/test-site';
import { selectIsModuleActive } from '../../modules/slice';
import { activateModule } from './modules';
import { readSettings, refreshModules } from './read';
import { saveSettings } from './save';
import { writeSettings } from './write';

const MODULES = ['copy-post', 'latex', 'markdown'];

/** The host turns the option on with Markdown. */
const ALONG = { markdown: false, wpcom_publish_posts_with_markdown: false };

const step = fc.oneof(
	fc.record({ save: fc.constantFrom(...MODULES), isOn: fc.boolean() }),
	fc.record({ activate: fc.constantFrom(...MODULES) }),
	fc.constant('read' as const),
	fc.constant('refresh' as const),
	fc.record({ release: fc.nat() }),
);

/** Holds every call before the host gets it, and every answer before the page does. */
function holdAll(site: TestSite) {
	const gates: (() => void)[] = [];
	const gate = () => new Promise<void>((resolve) => gates.push(resolve));
	site.recover();
	site.intercept((request) =>
		/v4\/(settings|module)/.test(request.url)
			? gate()
					.then(() => site.ask(request))
					.then((answer) => gate().then(() => answer))
			: null,
	);
	return {
		release: (index: number) => gates.splice(index % Math.max(gates.length, 1), 1).forEach((open) => open()),
		isEmpty: () => gates.length === 0,
	};
}

it('ends with what the host has, in whatever order calls and answers arrive [SET-018, SET-019]', async () => {
	const site = await TestSite.start(['connected']);
	await fc.assert(
		fc.asyncProperty(
			fc.array(step, { minLength: 4, maxLength: 16 }),
			fc.infiniteStream(fc.nat()),
			async (steps, order) => {
				const { store } = await openStore({ site, before: () => site.post('settings', ALONG) });
				const { release, isEmpty } = holdAll(site);
				for (const each of steps) {
					if (each === 'read') {
						void store.dispatch(readSettings());
					} else if (each === 'refresh') {
						void store.dispatch(refreshModules());
					} else if ('save' in each) {
						void store.dispatch(saveSettings({ [each.save]: each.isOn }));
					} else if ('activate' in each) {
						void store.dispatch(activateModule(each.activate));
					} else {
						release(each.release);
					}
					await settled();
				}
				for (; !isEmpty(); await settled()) {
					release(order.next().value as number);
				}
				site.recover();
				const known = store.getState();
				const stored = (await openStore({ site })).store.getState();
				expect(known.settings.pending).toEqual({});
				expect(known.settings.values).toEqual(stored.settings.values);
				expect(MODULES.map((slug) => selectIsModuleActive(known, slug))).toEqual(
					MODULES.map((slug) => selectIsModuleActive(stored, slug)),
				);
			},
		),
		{ numRuns: 40 },
	);
});

const NOTICE =
	'<br />\n<b>Deprecated</b>:  Creation of a {property} in <b>/x.php</b> on line <b>1</b><br />\n';
const PAGE = '<p>Something was printed.</p>';

/** The host answers as it does, and `change` makes the text of it that arrives. */
function garble(site: TestSite, path: string, change: (text: string) => string, status = 0): void {
	site.intercept((request) =>
		request.method === 'POST' && request.url.includes(`/jetpack/v4/${path}`)
			? Promise.resolve(site.host.fetch(request)).then(
					async (answer) => new Response(change(await answer.text()), { status: status || answer.status }),
				)
			: null,
	);
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
		garble(site, 'settings', change, status);
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
		garble(site, 'module/monitor/active', () => PAGE);
		await expect(store.dispatch(activateModule('monitor'))).resolves.toBe(true);
		expect(store.getState().settings.values.monitor).toBe(true);
	});
});
