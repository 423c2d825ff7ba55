/** @jest-environment node */
import { hasCall, markOf, shapeOf, type Version, versionOf } from '../../tests/contract/shapes';
import type { Bootstrap } from '../bootstrap/initial-state';
import { isRecord } from '../php';
import { ROUTES } from '../rest/routes';
import { settingParameters } from '../rest/setting-parameters';
import { open } from '../testing';

interface Module {
	name: string;
	auto_activate: string;
	module_tags: string[];
	requires_connection: boolean;
	requires_user_connection: boolean;
}

/** The site that was dumped: connected, a free plan, nothing changed. */
async function visit(scenario: string[]) {
	const { host, admin } = await open('connected', ...scenario);
	// The provider's answer brings the plan, as on the dumped site.
	await admin.get('site');
	return {
		page: await host.bootstrap('admin'),
		modules: (await admin.get('module/all')).body as Record<string, Module>,
		settings: (await admin.get('settings')).body as Record<string, unknown>,
		site: (await host.site()).value,
	};
}

const needs = (module: Module) =>
	`${module.requires_connection ? 1 : ''}/${module.requires_user_connection ? 1 : ''}`;

const kind = (value: unknown) => (value === null ? 'null' : typeof value);

/** Members that depend on what the dumped site held, or on the time. */
const OTHERWISE =
	/^(tracksUserData|userData\.currentUser\.wpcomUser|siteData\.plan|userConnectionData\.currentUser\.wpcomUser)/;

/** Members that the dump has and the page lacks, or of another type, and those of our own beside them. */
function differences(printed: object, dumped: Record<string, string>): string[] {
	const paths = Object.keys(dumped);
	const missing = paths.flatMap((path) => {
		const names = path.split('.');
		const value = names.reduce<unknown>((each, name) => (isRecord(each) ? each[name] : undefined), printed);
		const isSame = kind(value) === dumped[path];
		return isSame || OTHERWISE.test(path) ? [] : [`${path}: ${kind(value)}, not ${dumped[path]}`];
	});
	return [...missing, ...additional(printed, paths, '')];
}

function additional(value: object, paths: readonly string[], at: string): string[] {
	return Object.entries(value).flatMap(([name, member]) => {
		const path = at + name;
		if (paths.includes(path) || OTHERWISE.test(path)) {
			return [];
		}
		return isRecord(member) && paths.some((each) => each.startsWith(`${path}.`))
			? additional(member, paths, `${path}.`)
			: [`${path}: only ours`];
	});
}

const SAMPLES: Readonly<Record<string, string>> = {
	id: 'welcome',
	keyring: '1',
	service: 'google',
	slug: 'photon',
};

/** The path of a call with something in its parts. */
const sample = (path: string) => path.replace(/:(\w+)/g, (_, name: string) => SAMPLES[name] ?? 'name');

/** Since 15.9. */
const ACTIVITY = ['', '/actors', '/count/group'].map((path) => `GET activity-log${path}`);

/** The dumped site had its firewall off, and the calls go with it. */
const FIREWALL = ['GET waf', 'POST waf', 'POST waf/update-rules'];

/** Answered by this host alone (host-contract 5.11). */
const NEVER = [
	...['GET setup/questionnaire', 'POST setup/questionnaire', 'GET migration/status'],
	...['GET wordads/settings', 'POST wordads/settings'],
];

/** `context` is WordPress's own. */
const settable = (dump: Version) => dump.settable.filter((name) => name !== 'context').sort();

describe('the host as it was dumped', () => {
	describe.each([
		['12.0', []],
		['16.1', ['jetpack-16']],
	])('Jetpack %s', (version, scenario) => {
		let dump: Version;
		let seen: Awaited<ReturnType<typeof visit>>;
		beforeAll(async () => {
			dump = versionOf(version);
			seen = await visit(scenario);
		});

		it('has the dumped modules, with their names, tags and requirements', () => {
			const ours = Object.entries(seen.modules).map(([slug, module]) => [
				slug,
				{
					name: markOf(module.name),
					auto: module.auto_activate,
					tags: shapeOf(module.module_tags),
					req: needs(module),
				},
			]);
			expect(Object.fromEntries(ours)).toEqual(dump.modules);
		});

		it('returns the dumped settings, and accepts the same names', () => {
			expect(Object.keys(seen.settings).sort()).toEqual(Object.keys(dump.settings).sort());
			expect(Object.keys(settingParameters(seen.site.edition)).sort()).toEqual(settable(dump));
		});

		it.each(['Initial_State', 'JP_CONNECTION_INITIAL_STATE'] as const)(
			'prints the dumped members of %s, with their types',
			(name) => {
				const dumped = name === 'Initial_State' ? dump.initial : dump.connection;

				expect(differences((seen.page as Bootstrap)[name], dumped)).toEqual([]);
			},
		);
	});

	it.each([
		['12.0', [...FIREWALL, ...ACTIVITY, 'GET feature/custom-content-types', ...NEVER]],
		['16.1', NEVER],
	])('declares no call missing from Jetpack %s, except %j', (version, expected) => {
		const dump = versionOf(version);
		const lacking = ROUTES.filter(({ method, path }) => !hasCall(dump, method, sample(path)));

		expect(lacking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...expected].sort());
	});
});
