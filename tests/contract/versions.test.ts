import { edition } from '../../host/catalog/edition';
import { itemNames } from '../../src/routes/settings/described';
import type { SettingsItem } from '../../src/routes/settings/groups/group';
import { TAB_CHUNKS } from '../../src/routes/settings/tab-chunks';
import { ENDPOINTS } from '../support/endpoints.table';
import { describedNames, isOffered } from '../../src/routes/settings/described';
import { hasCall, type Version, versions } from './shapes';

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
