import { edition } from '../../host/catalog/edition';
import { describedNames, isOffered, itemNames } from '../../src/routes/settings/described';
import type { SettingsItem } from '../../src/routes/settings/groups/group';
import { TAB_CHUNKS } from '../../src/routes/settings/tab-chunks';
import { ENDPOINTS } from '../support/endpoints.table';
import { hasCall, markOf, type Version, versionOf, versions } from './shapes';
import { selectUpdateChanges } from '../../src/routes/settings/features/update-changes';
import { openStore } from '../support/open-piece';
import { modulesReceived } from '../../src/state/modules/slice';
import type { ModuleMap } from '../../src/rest-api/modules';
import type { Settings } from '../../src/rest-api/settings';

const VERSIONS = versions();

/** Calls that a dump lacks, each with the reason. */
const NOT_ALWAYS: Readonly<Record<string, string>> = {
	'GET activity-log': 'Older versions have none; links then lead to the provider’s.',
	'GET migration/status': 'Only a host that moves sites has it; elsewhere the dashboard shows nothing of it.',
	'GET waf': 'Only while the firewall is on; older versions don’t register it otherwise.',
};

const reasons = Object.keys(NOT_ALWAYS);

/** Switches of plugins that aren't modules here. */
const PLUGIN_SWITCHES = ['akismet', 'vaultpress'];

const describedGroups = async () =>
	(await Promise.all(Object.values(TAB_CHUNKS).map((load) => load()))).flatMap(({ TAB }) => TAB.groups);

/** Names of options and modules that a control of ours changes. */
async function namedByControls(): Promise<ReadonlySet<string>> {
	const items = (await describedGroups()).flatMap((group) => group.items);
	// Not each view is named after an option.
	const stored = edition('jetpack-12').settings.map(({ key }) => key);
	const isNamed = (item: SettingsItem) => item.kind === 'module' || 'option' in item || 'options' in item;
	return new Set(
		items.flatMap((item) => itemNames(item).filter((name) => isNamed(item) || stored.includes(name))),
	);
}

const known = new Set(VERSIONS.flatMap(({ settings }) => Object.keys(settings)));
function lacks(dump: Version, seen: string): boolean {
	const [method = '', path = ''] = seen.split(' ');
	return !hasCall(dump, method, path);
}

describe('every version that was dumped', () => {
	it('has each option our controls name, or another version does', async () => {
		const named = await namedByControls();
		expect(named.size).toBeGreaterThan(80);
		expect([...named].filter((name) => !known.has(name))).toEqual([]);
	});

	it('has a control for each option, or a documented reason', async () => {
		const described = describedNames(await describedGroups());
		const open = VERSIONS.flatMap(({ jetpack, settings, modules }) => {
			const names = Object.keys(settings).filter((name) => !(name in modules) && !described.has(name));
			const reasoned = names.filter((name) => !isOffered(name));
			const line = `${Object.keys(settings).length} settings, ${reasoned.length} not offered`;
			process.stdout.write(`Jetpack ${jetpack}: ${line}\n`);
			return names.filter((name) => !reasoned.includes(name));
		});
		// With control of the type that the host declares: none of today's, but the plugin's own switches.
		expect(open.filter((name) => !PLUGIN_SWITCHES.includes(name))).toEqual([]);
	});

	it.each(VERSIONS.map((dump) => [dump.jetpack, dump] as const))(
		'%s supports every call we make, except documented ones',
		(_, dump) => {
			const lacking = ENDPOINTS.map(({ seen }) => seen).filter((seen) => lacks(dump, seen));
			expect(lacking.filter((seen) => !reasons.some((start) => seen.startsWith(start)))).toEqual([]);
		},
	);

	it('lacks each call documented as missing, or another version does', () => {
		expect(reasons.filter((seen) => !VERSIONS.some((dump) => lacks(dump, seen)))).toEqual([]);
	});
});

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
