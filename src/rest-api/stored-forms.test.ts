import type { Settings } from './settings';
import {
	type Holder,
	isReplaced,
	joinedSwitches,
	storedNames,
	translated,
	valuesInAllForms,
	valuesInForce,
} from './stored-forms';

const BOTH: Settings = {
	jetpack_blocks_disabled: false,
	jetpack_waf_ip_allow_list: '',
	jetpack_waf_ip_block_list: '',
	jetpack_protect_global_whitelist: '',
	'custom-content-types': false,
	jetpack_testimonial: false,
	jetpack_portfolio: false,
};
const OLD: Settings = { ...BOTH, jetpack_waf_ip_list: false };
const NEW: Settings = {
	...BOTH,
	blocks: true,
	jetpack_waf_ip_block_list_enabled: false,
	jetpack_waf_ip_allow_list_enabled: false,
};

const old = (values: Settings = {}): Holder => ({ values: { ...OLD, ...values }, hasTypesAlone: false });
const today = (values: Settings = {}): Holder => ({ values: { ...NEW, ...values }, hasTypesAlone: true });
/** Of what one host exports, what another one stores once it has been imported. */
const moved = (from: Holder, to: Holder): Settings => {
	const file = new Map(Object.entries(valuesInAllForms(from)).filter(([name]) => storedNames().has(name)));
	const values = { ...to.values, ...Object.fromEntries(translated(file, to)) };
	return valuesInForce({ ...to, values });
};

describe('stored forms of a setting', () => {
	const TYPES = 'custom-content-types';
	const BLOCKS = 'jetpack_blocks_disabled';
	const LIST = 'jetpack_protect_global_whitelist';
	const BOTH_LISTS = 'jetpack_waf_ip_list';
	it.each<[string, Holder, string[]]>([
		['an old host', old(), []],
		["today's host", today(), [TYPES, BLOCKS, LIST]],
		['a host whose content types need the module', { ...today(), hasTypesAlone: false }, [BLOCKS, LIST]],
		['a host with names of both', today({ [BOTH_LISTS]: true }), [TYPES, BLOCKS, LIST, BOTH_LISTS]],
		['a host that says nothing', { values: {}, hasTypesAlone: false }, []],
	])('replace each other on %s', (_, host, replaced) => {
		expect(
			Object.keys(host.values)
				.filter((name) => isReplaced(host, name))
				.sort(),
		).toEqual(replaced);
	});

	it('turn off a content type whose module is off, unless the host needs no module', () => {
		const host = old({ jetpack_testimonial: true, stats: true });
		expect(valuesInForce(host)).toEqual({ ...OLD, stats: true, jetpack_testimonial: false });
		expect(valuesInForce({ ...host, hasTypesAlone: true })).toMatchObject({ jetpack_testimonial: true });
	});

	it.each<[string, Settings, Settings]>([
		['blocks turned off', { jetpack_blocks_disabled: true }, { blocks: false }],
		['blocks turned on', { jetpack_blocks_disabled: false }, { blocks: true }],
		[
			'lists in force',
			{ jetpack_waf_ip_list: true },
			{ jetpack_waf_ip_block_list_enabled: true, jetpack_waf_ip_allow_list_enabled: true },
		],
		[
			'the list of brute force protection',
			{ jetpack_protect_global_whitelist: '10.1.2.3' },
			{
				jetpack_waf_ip_block_list_enabled: false,
				jetpack_waf_ip_allow_list_enabled: true,
				jetpack_waf_ip_allow_list: '10.1.2.3',
			},
		],
		['no list', {}, { jetpack_waf_ip_allow_list_enabled: false }],
		[
			'a content type',
			{ 'custom-content-types': true, jetpack_testimonial: true },
			{ jetpack_testimonial: true, jetpack_portfolio: false },
		],
		[
			'a content type whose module is off',
			{ 'custom-content-types': false, jetpack_testimonial: true },
			{ jetpack_testimonial: false },
		],
	])('carry over from an old host to a new one: %s', (_, values, expected) => {
		const opposite = {
			blocks: values.jetpack_blocks_disabled === true,
			jetpack_testimonial: expected.jetpack_testimonial === false,
		};
		expect(moved(old(values), today(opposite))).toMatchObject(expected);
	});

	it.each<[string, Settings, Settings]>([
		['blocks', { blocks: false }, { jetpack_blocks_disabled: true }],
		['one list in force', { jetpack_waf_ip_block_list_enabled: true }, { jetpack_waf_ip_list: true }],
		['the other', { jetpack_waf_ip_allow_list_enabled: true }, { jetpack_waf_ip_list: true }],
		['no list in force', {}, { jetpack_waf_ip_list: false }],
		['the list', { jetpack_waf_ip_allow_list: '10.1.2.3' }, { jetpack_protect_global_whitelist: '10.1.2.3' }],
		[
			'a content type whose module is off',
			{ jetpack_portfolio: true },
			{ 'custom-content-types': true, jetpack_portfolio: true, jetpack_testimonial: false },
		],
	])('carry over from a new host to an old one: %s', (_, values, expected) => {
		const opposite = { jetpack_waf_ip_list: expected.jetpack_waf_ip_list === false };
		expect(moved(today(values), old(opposite))).toMatchObject(expected);
	});

	it.each<[string, Holder]>([
		['an old host', old({ jetpack_protect_global_whitelist: '10.1.2.3', jetpack_testimonial: true })],
		['an old host with its module on', old({ 'custom-content-types': true })],
		['a new host', today({ jetpack_waf_ip_allow_list: '10.1.2.3', jetpack_testimonial: true })],
	])('survive an export and import on the same host: %s', (_, host) => {
		expect(moved(host, host)).toEqual(valuesInForce(host));
	});

	it.each<[string, Holder, Settings, string[]]>([
		[
			'one list in force',
			old(),
			{ jetpack_waf_ip_block_list_enabled: true },
			['jetpack_waf_ip_allow_list_enabled'],
		],
		['no list', old(), {}, []],
		['on a host with two switches', today(), { jetpack_waf_ip_block_list_enabled: true }, []],
	])('list what a shared switch for both lists also turns on: %s', (_, host, values, joined) => {
		expect(joinedSwitches(new Map(Object.entries(valuesInAllForms(today(values)))), host)).toEqual(joined);
	});

	it('stay unchanged in a file with a wrong type or missing names', () => {
		const file = new Map<string, unknown>([
			['jetpack_blocks_disabled', 'yes'],
			['jetpack_testimonial', true],
			['stats', true],
		]);
		expect(translated(file, today())).toEqual(file);
	});
});
