import { isOffered } from '../../src/routes/settings/described';
import { selectUpdateChanges } from '../../src/routes/settings/features/update-changes';
import { openStore } from '../support/open-piece';
import { modulesReceived } from '../../src/state/modules/slice';
import type { ModuleMap } from '../../src/rest-api/contract/modules';
import type { RootState } from '../../src/state/root-state';
import { describeDumps, type Dump, DUMPS } from '../support/version-dumps';

let store: Awaited<ReturnType<typeof openStore>>['store'];
beforeAll(async () => {
	({ store } = await openStore());
});

/** A site that was updated from one version to another. */
function updated(from: Dump, to: Dump): RootState {
	const modules = Object.entries(to.modules).map(([slug, { name }]) => [
		slug,
		{ module: slug, name, options: {} },
	]);
	store.dispatch(modulesReceived(Object.fromEntries(modules) as ModuleMap));
	const state = store.getState();
	const filled = Object.entries(from.settings).map(([name, value]) => [name, Boolean(value)]);
	const names = Object.entries(from.modules).map(([slug, { name }]) => [slug, name]);
	return {
		...state,
		settings: { ...state.settings, values: to.settings },
		page: {
			...state.page,
			updatedFrom: {
				version: from.jetpack,
				modules: Object.fromEntries(names) as Record<string, string>,
				settings: Object.fromEntries(filled) as Record<string, boolean>,
			},
		},
	};
}

const PAIRS = DUMPS.flatMap((from, index) => DUMPS.slice(index + 1).map((to) => [from, to] as const));

describeDumps('an update', () => {
	it.each(PAIRS.map(([from, to]) => [from.jetpack, to.jetpack, from, to] as const))(
		'from %s to %s names every difference, and nothing else',
		(_from, _to, from, to) => {
			const changes = selectUpdateChanges(updated(from, to));
			const { newFeatures = [], newSettings = [], gone = [], moved = [], renamed = [] } = changes ?? {};
			const before = new Set([...Object.keys(from.settings), ...Object.keys(from.modules)]);
			const after = new Set([...Object.keys(to.settings), ...Object.keys(to.modules)]);
			const added = [...after].filter((name) => !before.has(name) && isOffered(name));
			const removed = [...before].filter((name) => !after.has(name) && isOffered(name));
			const movedTo = moved.flatMap((each) => each.to);
			const movedFrom = moved.flatMap((each) => each.from);

			expect([...newFeatures, ...newSettings, ...movedTo].filter((name) => !before.has(name)).sort()).toEqual(
				added.sort(),
			);
			expect(
				[...gone.map(({ name }) => name), ...movedFrom].filter((name) => !after.has(name)).sort(),
			).toEqual(removed.sort());
			const called = Object.entries(from.modules).filter(
				([slug, { name }]) => to.modules[slug] && to.modules[slug].name !== name,
			);
			expect(renamed.map(({ slug }) => slug).sort()).toEqual(called.map(([slug]) => slug).sort());
		},
	);

	it('says whether a removed setting was used', () => {
		const [from, to] = [DUMPS[0], DUMPS.at(-1)];
		if (!from || !to) {
			throw new Error('There are no dumps.');
		}
		const used = { ...from, settings: { ...from.settings, 'google-analytics': true, 'custom-css': false } };
		const { gone = [], moved = [] } = selectUpdateChanges(updated(used, to)) ?? {};
		expect(gone).toContainEqual({ name: 'google-analytics', label: 'Google Analytics', wasUsed: true });
		expect(gone.find(({ name }) => name === 'custom-css')?.wasUsed).toBe(false);
		expect(moved).toContainEqual({ from: ['jetpack_blocks_disabled'], to: ['blocks'] });
	});
});
