import { savedNames } from '../../src/routes/settings/groups/group';
import { ENDPOINTS } from '../support/endpoints.table';
import { describedTab, itemsOf, TABS } from '../support/every-option';
import { NEW_VIEWS, SHARING_VIEWS } from '../support/every-view-new';
import { SECURITY_VIEWS } from '../support/every-view-security';
import { TRAFFIC_VIEWS } from '../support/every-view-traffic';
import { WRITING_VIEWS } from '../support/every-view-writing';
import { WITHOUT_CONTROL } from '../support/settings-without-control';
import { describeDumps, DUMPS, hasCall } from '../support/version-dumps';
import { NEW_WITHOUT_CONTROL } from './without-control.table';

/** Calls that a dump lacks, each with the reason. */
const NOT_ALWAYS: Readonly<Record<string, string>> = {
	'GET waf': 'Only while the firewall is on; older versions don’t register it otherwise.',
};

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
	it('knows each option that a control of ours names, or another one does', async () => {
		const known = new Set(DUMPS.flatMap(({ settings }) => Object.keys(settings)));
		const named = await namedByControls();

		expect(named.size).toBeGreaterThan(80);
		expect([...named].filter((name) => !known.has(name))).toEqual([]);
	});

	it('has no option without a control, but for a reason', async () => {
		const reasons = { ...WITHOUT_CONTROL, ...NEW_WITHOUT_CONTROL };
		const named = await namedByControls();
		const newest = DUMPS.at(-1);
		const without = Object.keys(newest?.settings ?? {}).filter((name) => !named.has(name));
		const rows = without.map((name) => `  ${name.padEnd(52)}${reasons[name] ?? 'NO REASON'}\n`);
		process.stdout.write(
			`Jetpack ${newest?.jetpack}: ${without.length} options without a control\n${rows.join('')}`,
		);

		expect(without.filter((name) => !(name in reasons))).toEqual([]);
		expect(Object.keys(NEW_WITHOUT_CONTROL).filter((name) => !(name in (newest?.settings ?? {})))).toEqual(
			[],
		);
	});

	it.each(DUMPS.map((dump) => [dump.jetpack, dump] as const))(
		'%s answers every call that we make',
		(_, dump) => {
			const lacking = ENDPOINTS.map(({ seen }) => seen).filter((seen) => {
				const [method = '', path = ''] = seen.split(' ');
				return !hasCall(dump, method, path);
			});

			expect(lacking.filter((seen) => !(seen in NOT_ALWAYS))).toEqual([]);
		},
	);

	it('lacks a call now and then, where a reason says so', () => {
		const isLacked = (seen: string) => {
			const [method = '', path = ''] = seen.split(' ');
			return DUMPS.some((dump) => !hasCall(dump, method, path));
		};

		expect(Object.keys(NOT_ALWAYS).filter((seen) => !isLacked(seen))).toEqual([]);
	});
});
