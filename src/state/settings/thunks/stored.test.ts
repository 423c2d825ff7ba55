import fc from 'fast-check';
import { openStore } from '../../../../tests/support/open-piece';
import { settled } from '../../../../tests/support/settled';
import { TestSite } from '../../../../tests/support/test-site';
import { selectIsModuleActive } from '../../modules/slice';
import { activateModule } from './modules';
import { readSettings, refreshModules } from './read';
import { saveSettings } from './save';

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
