import fc from 'fast-check';
import * as v from 'valibot';
import { moduleMap } from '../../../rest-api/modules';
import { declaredSettings, SETTINGS_ROUTE } from '../../../rest-api/settings';
import type { SettingsGroup } from '../groups/group';
import { hasTerm, moreSettings } from './more-settings';

/** The groups that a host gets which says this of its settings and modules. */
function groups(
	declared: unknown,
	modules: unknown,
	{ stored = Object.keys(declared as object), described = new Set<string>() } = {},
): ReadonlyMap<string, SettingsGroup> {
	const endpoints = [{ methods: ['POST'], args: declared }];
	const known = v.parse(declaredSettings, { routes: { [SETTINGS_ROUTE]: { endpoints } } });
	return moreSettings(stored, known, v.parse(moduleMap, modules), described);
}

const MODULES = {
	links: { module: 'links', name: 'Link &amp; <b>Checker</b>', options: { pages: {}, pace: {} } },
};
const DECLARED = {
	pages: { type: 'boolean', description: 'Check <em>pages</em>, too' },
	pace: { type: 'string', enum: ['daily', 'weekly'], description: '' },
	limit: { type: 'integer', description: 'x'.repeat(201) },
	level: { type: 'integer', enum: [1, 2] },
	sender: { type: 'string', description: 'Sender' },
	ignored: { type: 'array' },
	found: { type: 'object', description: 'What it found' },
};
const itemsOf = (group: SettingsGroup | undefined) =>
	group?.items.map((item) => ({
		kind: item.kind,
		...('label' in item ? { label: item.label?.() } : {}),
		...('text' in item && typeof item.text === 'function' ? { text: (item.text as () => string)() } : {}),
		...('storedAs' in item ? { storedAs: item.storedAs } : {}),
	}));

describe('settings without a card', () => {
	it('belong to the feature that has them, or to none', () => {
		const all = groups(DECLARED, MODULES);
		expect([...all.keys()]).toEqual(['links', '']);
		expect(all.get('links')).toMatchObject({ id: 'more-links', module: 'links' });
		expect(all.get('links')?.title()).toBe('Link & Checker');
		expect(all.get('links')?.description).toBeUndefined();
		expect(all.get('')?.title()).toBe('Other settings');
		expect(all.get('')?.description?.()).toMatch(/^Your site provides these descriptions\./);
	});

	it('have a control by the host’s type, with its words as plain text', () => {
		const all = groups(DECLARED, MODULES);
		expect(itemsOf(all.get('links'))).toEqual([
			{ kind: 'toggle', label: 'Check pages, too' },
			{ kind: 'select', label: 'pace', storedAs: undefined },
		]);
		expect(itemsOf(all.get(''))).toEqual([
			{ kind: 'text', label: 'limit', storedAs: 'number' },
			{ kind: 'select', label: 'level', storedAs: 'number' },
			{ kind: 'text', label: 'Sender' },
			{ kind: 'text', label: 'ignored', storedAs: 'list' },
			{ kind: 'note', text: 'What it found can’t be changed here yet.' },
		]);
	});

	it('are numbers only if they read as one', () => {
		const [limit] = groups({ limit: DECLARED.limit }, {}).get('')?.items ?? [];
		const isUnfit = limit && 'isUnfit' in limit ? (limit.isUnfit as (typed: string) => boolean) : () => null;
		const typed = ['7', ' 7.5 ', '-1', '', ' ', 'many', 'Infinity'];
		expect(typed.filter((text) => !isUnfit(text))).toEqual(['7', ' 7.5 ', '-1']);
	});

	it('are only those that the host stores and declares, and no card describes', () => {
		expect(groups(DECLARED, MODULES, { stored: ['pages', 'unknown'] }).size).toBe(1);
		expect(groups(DECLARED, MODULES, { described: new Set(Object.keys(DECLARED)) }).size).toBe(0);
		expect(groups({ links: { type: 'boolean' }, version: { type: 'string' } }, MODULES).size).toBe(0);
	});

	it('are found by label and name', () => {
		const group = groups(DECLARED, MODULES).get('links') as SettingsGroup;
		const found = ['PAGES, too', ' pace ', 'nowhere'].filter((term) => hasTerm(group, term));
		expect(found).toEqual(['PAGES, too', ' pace ']);
	});

	it('survive whatever a host declares', () => {
		const types = fc.constantFrom('boolean', 'integer', 'number', 'string', 'array', 'object', 'null', '');
		const choices = fc.array(fc.oneof(fc.string(), fc.integer()));
		const texts = fc.constantFrom('<img src=x onerror=alert(1)>', '&lt;b&gt;');
		const or = (value: fc.Arbitrary<unknown>) => fc.oneof(value, fc.anything());
		const declared = or(
			fc.record({ type: or(types), enum: or(choices), description: or(texts) }, { requiredKeys: [] }),
		);
		const module = fc.record(
			{ module: fc.constant('m'), name: fc.anything(), options: or(fc.constant({ x0: {} })) },
			{ requiredKeys: ['module'] },
		);
		// As JSON brings it.
		const json = (value: object) => JSON.parse(JSON.stringify(value)) as object;
		fc.assert(
			fc.property(fc.array(declared, { maxLength: 6 }), module, (options, each) => {
				const said = json(Object.fromEntries(options.map((option, index) => [`x${index}`, option])));
				for (const group of groups(said, { m: json(each) }).values()) {
					expect(group.title()).not.toBe('');
					for (const item of itemsOf(group) ?? []) {
						expect(String(item.label ?? item.text)).not.toMatch(/<img/);
					}
				}
			}),
			{ seed: 20 },
		);
	});
});
