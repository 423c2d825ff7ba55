import { isOffered } from '../../src/routes/settings/described';
import { selectUpdateChanges } from '../../src/routes/settings/features/update-changes';
import { openStore } from '../support/open-piece';
import { modulesReceived } from '../../src/state/modules/slice';
import type { ModuleMap } from '../../src/rest-api/modules';
import type { Settings } from '../../src/rest-api/settings';
import { markOf, type Version, versionOf, versions } from './shapes';

let store: Awaited<ReturnType<typeof openStore>>['store'];
beforeAll(async () => {
	({ store } = await openStore());
});

const mapped = <Value, Result>(map: Record<string, Value>, to: (value: Value, name: string) => Result) =>
	Object.fromEntries(Object.entries(map).map(([name, value]) => [name, to(value, name)]));

/** What changes on a site that was updated from one version to another. */
function changesOf(from: Version, to: Version) {
	const modules = mapped(to.modules, ({ name }, slug) => ({ module: slug, name, options: {} }));
	store.dispatch(modulesReceived(modules as unknown as ModuleMap));
	const state = store.getState();
	const updatedFrom = {
		version: from.jetpack,
		modules: mapped(from.modules, ({ name }) => name),
		settings: mapped(from.settings, Boolean),
	};
	const settings = { ...state.settings, values: to.settings as Settings };
	const none = { newFeatures: [], newSettings: [], gone: [], moved: [], renamed: [] };
	return selectUpdateChanges({ ...state, settings, page: { ...state.page, updatedFrom } }) ?? none;
}

const PAIRS = versions().flatMap((from, index, all) => all.slice(index + 1).map((to) => [from, to] as const));
const namesIn = ({ settings, modules }: Version) =>
	new Set([...Object.keys(settings), ...Object.keys(modules)]);
/** What the second has besides the first. */
const besides = (one: Set<string>, other: Iterable<string>) =>
	[...other].filter((name) => !one.has(name)).sort();

describe('an update', () => {
	it.each(PAIRS.map(([from, to]) => [from.jetpack, to.jetpack, from, to] as const))(
		'from %s to %s names every difference, and nothing else',
		(_from, _to, from, to) => {
			const { newFeatures, newSettings, gone, moved, renamed } = changesOf(from, to);
			const [before, after] = [namesIn(from), namesIn(to)];
			const added = [...newFeatures, ...newSettings, ...moved.flatMap((each) => each.to)];
			const removed = [...gone.map(({ name }) => name), ...moved.flatMap((each) => each.from)];
			expect(besides(before, added)).toEqual(besides(before, after).filter(isOffered));
			expect(besides(after, removed)).toEqual(besides(after, before).filter(isOffered));
			const called = Object.keys(from.modules).filter(
				(slug) => to.modules[slug] && to.modules[slug].name !== from.modules[slug]?.name,
			);
			expect(renamed.map(({ slug }) => slug).sort()).toEqual(called.sort());
		},
	);

	it('says whether a removed setting was used', () => {
		const from = versionOf('12.0');
		const settings = { ...from.settings, 'google-analytics': true, 'custom-css': false };
		const { gone, moved } = changesOf({ ...from, settings }, versionOf('16.1'));
		expect(gone).toContainEqual({
			name: 'google-analytics',
			label: markOf('Google Analytics'),
			wasUsed: true,
		});
		expect(gone).toContainEqual(expect.objectContaining({ name: 'custom-css', wasUsed: false }));
		expect(moved).toContainEqual({ from: ['jetpack_blocks_disabled'], to: ['blocks'] });
	});
});
