import { savedNames } from '../../src/routes/settings/groups/group';
import { ENDPOINTS } from '../support/endpoints.table';
import { describedTab, itemsOf, TABS } from '../support/every-option';
import { NEW_VIEWS, SHARING_VIEWS } from '../support/every-view-new';
import { SECURITY_VIEWS } from '../support/every-view-security';
import { TRAFFIC_VIEWS } from '../support/every-view-traffic';
import { WRITING_VIEWS } from '../support/every-view-writing';
import { describedNames, isOffered } from '../../src/routes/settings/described';
import { NOT_OFFERED } from '../support/settings-without-control';
import { describeDumps, DUMPS, hasCall } from '../support/version-dumps';

/** Calls that a dump lacks, each with the reason. */
const NOT_ALWAYS: Readonly<Record<string, string>> = {
	'GET activity-log': 'Older versions have none; links then lead to the provider’s.',
	'GET waf': 'Only while the firewall is on; older versions don’t register it otherwise.',
};

const reasons = Object.keys(NOT_ALWAYS);

/** Switches of plugins that aren't modules here. */
const PLUGIN_SWITCHES = ['akismet', 'vaultpress'];

/** Names of options and modules that a control of ours reads or changes. */
async function namedByControls(): Promise<ReadonlySet<string>> {
	const tabs = await Promise.all(TABS.map(describedTab));
	const described = tabs.flatMap(({ groups }) => groups.flatMap(savedNames));
	const viewed = tabs
		.flatMap(itemsOf)
		.flatMap(({ item }) => (item.kind === 'view' ? (item.options ?? []) : []));
	// Views without a list of options are tried one by one, under the name that they change.
	const tried = [SECURITY_VIEWS, TRAFFIC_VIEWS, WRITING_VIEWS, SHARING_VIEWS, NEW_VIEWS].flatMap((views) =>
		Object.keys(views),
	);
	return new Set([...described, ...viewed, ...tried]);
}

describeDumps('every version that was dumped', () => {
	it('has each option our controls name, or another version does', async () => {
		const known = new Set(DUMPS.flatMap(({ settings }) => Object.keys(settings)));
		const named = await namedByControls();

		expect(named.size).toBeGreaterThan(80);
		expect([...named].filter((name) => !known.has(name))).toEqual([]);
	});

	it('has a control for each option, or a documented reason', async () => {
		const described = describedNames(
			(await Promise.all(TABS.map(describedTab))).flatMap(({ groups }) => groups),
		);
		const open = DUMPS.map(({ jetpack, settings, modules }) => {
			const names = Object.keys(settings).filter((name) => !(name in modules) && !described.has(name));
			const reasoned = names.filter((name) => name in NOT_OFFERED);
			process.stdout.write(
				`Jetpack ${jetpack}: ${Object.keys(settings).length} settings, ${reasoned.length} not offered\n`,
			);
			return names.filter((name) => !reasoned.includes(name));
		});
		// With control of the type that the host declares: none of today's, but the plugin's own switches.
		expect([...new Set(open.flat())].filter((name) => !PLUGIN_SWITCHES.includes(name))).toEqual([]);
	});

	it('has a reason for exactly the options that aren’t offered', () => {
		const known = new Set(DUMPS.flatMap(({ settings }) => Object.keys(settings)));
		const names = [...known].filter((name) => !DUMPS.some(({ modules }) => name in modules));

		expect(Object.keys(NOT_OFFERED).filter(isOffered)).toEqual([]);
		expect(names.filter((name) => !isOffered(name) && !(name in NOT_OFFERED))).toEqual([]);
	});

	it.each(DUMPS.map((dump) => [dump.jetpack, dump] as const))(
		'%s supports every call we make, except documented ones',
		(_, dump) => {
			const lacking = ENDPOINTS.map(({ seen }) => seen).filter((seen) => {
				const [method = '', path = ''] = seen.split(' ');
				return !hasCall(dump, method, path);
			});

			expect(lacking.filter((seen) => !reasons.some((start) => seen.startsWith(start)))).toEqual([]);
		},
	);

	it('lacks each call documented as missing, or another version does', () => {
		const isLacked = (seen: string) => {
			const [method = '', path = ''] = seen.split(' ');
			return DUMPS.some((dump) => !hasCall(dump, method, path));
		};

		expect(reasons.filter((seen) => !isLacked(seen))).toEqual([]);
	});
});
