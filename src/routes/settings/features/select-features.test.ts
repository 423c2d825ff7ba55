import { openStore } from '../../../../tests/support/open-piece';
import type { RootState } from '../../../state/root-state';
import { makeSelectSlugs, selectCanSwitch, selectFeature, type Filter } from './select-features';

const make = (module: string, more: object = {}) => ({ module, activated: false, available: true, ...more });
const MORE = {
	getModules: {
		'from-tomorrow': make('from-tomorrow'),
		bold: make('bold', {
			name: '<b>Bold</b> &amp; new',
			description: '<script>alert(1)</script><p>Two<br>words</p>',
			configure_url: 'javascript:alert(1)',
		}),
		vaultpress: make('vaultpress', { name: 'Backups and Scanning' }),
		// As hosts have it for their search: no module, so without a setting.
		'only-words': { module: 'only-words', additional_search_queries: 'pay' },
	},
	settings: { 'from-tomorrow': false, bold: false, vaultpress: false },
};

let today: RootState;
let forced: RootState;
let offline: RootState;
beforeAll(async () => {
	const open = async (scenario: string[], more = {}) =>
		(await openStore({ scenario, before: (site) => site.page(more) })).store.getState();
	today = await open(['connected', 'jetpack-16'], MORE);
	forced = await open(['connected', 'jetpack-16', 'overrides']);
	offline = await open(['jetpack-16', 'offline-filter', 'everything-on']);
});

const slugs = (filter: Filter, term = '', state = today) => makeSelectSlugs(filter, term)(state);
const nameOf = (slug: string) => selectFeature(today, slug)?.name;

describe('features', () => {
	it('are all of the host’s modules with a setting, by name', () => {
		const known = Object.keys(today.modules.bySlug).filter((slug) => slug in today.settings.values);
		expect(known.length).toBeGreaterThan(40);
		expect(new Set(slugs('all'))).toEqual(new Set(known));
		expect(slugs('all')).not.toContain('only-words');
		expect(slugs('all').slice(0, 2).map(nameOf)).toEqual(['Account protection', 'Ads']);
	});

	it('are on or off', () => {
		expect(slugs('on').length).toBeGreaterThan(0);
		expect([...slugs('on'), ...slugs('off')].sort()).toEqual([...slugs('all')].sort());
		expect(slugs('on').every((slug) => selectFeature(today, slug)?.isOn)).toBe(true);
	});

	it('are found by their texts and the names of their options', () => {
		expect(slugs('all', 'contact-form')).toContain('contact-form');
		expect(slugs('all', ' PODCAST ')).toContain('podcast');
		for (const term of ['image accelerator', 'image cdn']) {
			expect(slugs('all', term).map(nameOf)).toContain('Image accelerator');
		}
		const [name = '', slug] = Object.entries(today.modules.bySlug).flatMap(([each, { options }]) =>
			Object.keys(options).map((option) => [option, each]),
		)[0]!;
		expect(slugs('all', name)).toContain(slug);
		expect(slugs('all', 'nothing like it')).toEqual([]);
	});

	it('are changed if they aren’t as the product turns them on or off by default', () => {
		const state = structuredClone(today);
		const { markdown, blaze } = state.modules.bySlug;
		Object.assign(markdown!, { auto_activate: 'No', activated: true });
		Object.assign(blaze!, { auto_activate: 'Public', activated: true });
		expect(slugs('changed', '', state)).toContain('markdown');
		expect(slugs('changed', '', state)).not.toContain('blaze');
		Object.assign(markdown!, { auto_activate: 'Yes' });
		expect(slugs('changed', '', state)).not.toContain('markdown');
		Object.assign(markdown!, { activated: false });
		expect(slugs('changed', '', state)).toContain('markdown');
		expect(selectFeature(state, 'markdown')?.isChanged).toBe(true);
	});

	it('need attention if they’re on and don’t run', () => {
		expect(slugs('attention', '', offline)).toContain('protect');
		for (const slug of slugs('attention', '', offline)) {
			expect(selectFeature(offline, slug)).toMatchObject({ problem: expect.stringMatching(/./) });
		}
		expect(slugs('attention')).not.toContain('protect');
	});

	it('say why they can’t be switched', () => {
		expect(selectFeature(forced, 'protect')?.reason).toMatch(/enabled by a site administrator/);
		expect(selectFeature(today, 'vaultpress')?.reason).toMatch(/A separate plugin provides/);
		expect(selectFeature(today, 'podcast')?.reason).toBe('');
		expect(selectCanSwitch(forced, 'protect', false)).toBe(false);
		expect(selectCanSwitch(today, 'bold', true)).toBe(true);
		expect(selectCanSwitch(today, 'bold', false)).toBe(false);
		expect(selectCanSwitch(today, 'gone', true)).toBe(false);
	});

	it('have the host’s words without their markup', () => {
		expect(selectFeature(today, 'from-tomorrow')).toMatchObject({ name: 'from-tomorrow', description: '' });
		expect(selectFeature(today, 'bold')).toMatchObject({ name: 'Bold & new', description: 'Two words' });
		expect(selectFeature(today, 'account-protection')?.description).toMatch(/password/i);
		expect(selectFeature(today, 'gone')).toBeUndefined();
	});
});
