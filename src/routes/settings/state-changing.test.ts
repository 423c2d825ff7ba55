import { selectAccelerator } from '../../state/settings/accelerator';
import { switchModules } from '../../state/settings/thunks/modules';
import { saveForm, switchOption } from '../../state/settings/thunks/form';
import { switchModule } from '../../state/settings/thunks/save';
import { discardDrafts, persistDrafts, persistUndo } from '../../state/settings/thunks/drafts';
import { settingEdited } from '../../state/settings/slice';
import {
	answerSaves,
	done,
	editReads,
	json,
	openSettings,
	settings,
	texts,
} from '../../../tests/support/settings-state';
import { posted, refuseSetting } from '../../../tests/support/settings-tab';
import type { TestSite } from '../../../tests/support/test-site';

afterEach(() => sessionStorage.clear());

const SOME = { code: 'some_updated', message: 'yandex: No.' };
const edit = (name: string, value: unknown) => settingEdited({ name, value });

describe('switch', () => {
	const OPTION = 'carousel_display_exif';

	const module = 'carousel';
	it.each([
		['on, of a module that is off', { isOn: true, module }, false, { [module]: true, [OPTION]: true }],
		['on, of a module that is on', { isOn: true, module }, true, { [OPTION]: true }],
		['off, of a module that is on', { isOn: false, module }, true, { [OPTION]: false }],
		['off, of a module that is off', { isOn: false, module }, false, { [OPTION]: false }],
		['off with it', { isOn: false, module, alsoOff: true }, true, { [module]: false, [OPTION]: false }],
		['on, though off takes it along', { isOn: true, module, alsoOff: true }, true, { [OPTION]: true }],
		['on, without a module', { isOn: true }, true, { [OPTION]: true }],
		['off, without one to take along', { isOn: false, alsoOff: true }, true, { [OPTION]: false }],
	])(
		'sends the right settings when turned %s [SET-021, SET-022, SET-023, SET-041]',
		async (_, how, isModuleOn, sent) => {
			const { site, store, events } = await openSettings({
				before: (running) => running.setSwitches({ [module]: isModuleOn }),
			});
			await store.dispatch(switchOption({ option: OPTION, ...how }));
			expect(posted(site)[0]).toEqual(sent);
			const recorded = events().find(([name]) => name === 'jetpack_wpa_settings_toggle');
			expect(recorded?.[1]).toMatchObject({ setting: OPTION, toggled: how.isOn ? 'on' : 'off' });
			expect(recorded?.[1].module).toBe('module' in how ? how.module : undefined);
		},
	);

	it('leaves a module on that’s forced on [SET-024, SET-042]', async () => {
		const { site, store } = await openSettings({
			before: (running) =>
				running.page({ getModules: { [module]: { activated: true, override: 'active' } } }),
		});
		await store.dispatch(switchOption({ option: OPTION, module, isOn: false, alsoOff: true }));
		expect(posted(site)).toEqual([{ [OPTION]: false }]);
	});

	it('records module toggles, except for stats, and takes along what belongs to a module [EVT-007, EVT-008, PERF-010]', async () => {
		const { site, store, events } = await openSettings();
		const toggles = () =>
			events()
				.filter(([name]) => name === 'jetpack_wpa_module_toggle')
				.map(([, { module, toggled }]) => [module, toggled]);
		await store.dispatch(switchModule('latex', false));
		await store.dispatch(switchModule('latex', true));
		await store.dispatch(switchModule('search', false));
		await store.dispatch(switchModule('stats', false));
		expect(toggles()).toEqual([
			['latex', 'off'],
			['latex', 'on'],
			['search', 'off'],
		]);
		const searchOff = { search: false, instant_search_enabled: false };
		expect(posted(site)).toEqual([{ latex: false }, { latex: true }, searchOff, { stats: false }]);
		await store.dispatch(switchModules(['search', 'latex'], false));
		expect(posted(site).at(-1)).toEqual({ ...searchOff, latex: false });
		expect(texts(store)).toContain('2 features turned off.');
	});
});

describe('settings form', () => {
	it('saves only its edited settings, and records them without what was typed [EVT-005, EVT-030]', async () => {
		const { site, store, events } = await openSettings();
		expect(await store.dispatch(saveForm(['yandex', 'bing']))).toBe(false);
		store.dispatch(edit('yandex', 'secret'));
		store.dispatch(edit('facebook', 'other'));
		store.dispatch(edit('infinite-scroll-x', true));
		answerSaves(site, done);
		editReads(site, (values) => Object.assign(values, { yandex: 'secret' }));
		await store.dispatch(saveForm(['yandex', 'bing', 'infinite-scroll-x']));
		expect(posted(site)).toEqual([{ yandex: 'secret', 'infinite-scroll-x': true }]);
		const recorded = events().filter(([name]) => name === 'jetpack_wpa_settings_form_submit');
		expect(recorded).toHaveLength(1);
		expect(recorded[0]?.[1]).toMatchObject({ yandex: 'changed', 'infinite_scroll-x': true });
		expect(settings(store).drafts).toMatchObject({ facebook: 'other' });
	});

	const BOTH = { yandex: 'a', bing: 'b' };
	it.each<[string, (site: TestSite) => void, object[], boolean]>([
		['by name', (site) => refuseSetting(site, 'yandex', 'No.'), [BOTH, { bing: 'b' }], true],
		['in silence', (site) => answerSaves(site, done), [BOTH], true],
		['in part', (site) => answerSaves(site, () => json(SOME, 400)), [BOTH], true],
		[
			'without a name',
			(site) => site.fail('POST', 'settings', 400, { code: 'x', message: 'No.' }),
			[BOTH],
			false,
		],
		['by nobody, as the host is gone', (site) => site.fail('POST', 'settings'), [BOTH], false],
	])(
		'saves the rest when one setting is refused, and resends only what it has to: %s [SET-049]',
		async (_, refuse, sent, isPart) => {
			const { site, store } = await openSettings({
				before: (running) => running.post('settings', { yandex: 'old' }),
			});
			store.dispatch(edit('yandex', 'a'));
			store.dispatch(edit('bing', 'b'));
			refuse(site);
			if (isPart) {
				editReads(site, (values) => Object.assign(values, { bing: 'b' }));
			}
			const way = { failure: () => 'Not Yandex.' };
			expect(await store.dispatch(saveForm(['yandex', 'bing'], way))).toBe(false);
			expect(posted(site)).toEqual(sent);
			expect(texts(store)).toEqual([`Not Yandex.${isPart ? ' The other changes were saved.' : ''}`]);
			expect(settings(store).drafts).toEqual(isPart ? { yandex: 'a' } : BOTH);
		},
	);
});

describe('persisted drafts', () => {
	const kept = () =>
		Object.values({ ...sessionStorage }).map((text) => JSON.parse(text as string) as unknown);

	it('belong to one site and user, and exclude secrets', async () => {
		const { store } = await openSettings();
		const formats = { advanced_seo_title_formats: { posts: [{ type: 'string', value: 'x' }] } };
		expect(store.dispatch(persistDrafts())).toBe(true);
		expect(kept()).toEqual([]);
		store.dispatch(edit('bing', 'b'));
		store.dispatch(edit('advanced_seo_title_formats', formats.advanced_seo_title_formats));
		expect(store.dispatch(persistDrafts())).toBe(true);
		expect(kept()).toEqual([{ bing: 'b', ...formats }]);
		const { page, user } = store.getState();
		expect(Object.keys(sessionStorage)).toEqual([`site-dashboard-drafts ${page.rawUrl} ${user.id}`]);
		store.dispatch(edit('wordpress_api_key', 'secret'));
		expect(store.dispatch(persistDrafts())).toBe(false);
		expect(JSON.stringify(kept())).not.toContain('secret');
		store.dispatch(discardDrafts());
		expect(settings(store).drafts).toEqual({});
		expect(kept()).toEqual([]);
		store.dispatch(edit('wordpress_api_key', 'secret'));
		expect(store.dispatch(persistDrafts())).toBe(false);
		expect(kept()).toEqual([]);
	});

	it('fail without throwing when browser storage is unavailable', async () => {
		const { store } = await openSettings();
		const fail = () => {
			throw new Error('Full');
		};
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
		jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(fail);
		expect(store.dispatch(persistDrafts())).toBe(true);
		store.dispatch(edit('bing', 'b'));
		expect(store.dispatch(persistDrafts())).toBe(false);
		expect(() => store.dispatch(persistUndo({ before: {}, saved: {} }))).not.toThrow();
	});

	it('don’t include an undoable change, which has its own key', async () => {
		const { store } = await openSettings();
		const { page, user } = store.getState();
		const before = Date.now();
		store.dispatch(persistUndo({ before: { a: 1 }, saved: { a: 2 } }));
		expect(Object.keys(sessionStorage)).toEqual([`site-dashboard-undo ${page.rawUrl} ${user.id}`]);
		const [undo] = kept() as [{ time: number }];
		expect(undo).toMatchObject({ before: { a: 1 }, saved: { a: 2 } });
		expect(undo.time).toBeGreaterThanOrEqual(before);
	});
});

it.each([
	['galleries', { 'tiled-gallery': true }, ['photon', 'photon-cdn']],
	['static files', { 'photon-cdn': true, 'tiled-gallery': false }, ['photon']],
	['all but galleries, which are forced', { photon: false, 'photon-cdn': false }, ['tiled-gallery']],
])(
	'the site accelerator can be switched while it’s free to switch %s [PERF-005]',
	async (_, switches, forced) => {
		const { store } = await openSettings({
			before: async (site) => {
				await site.setSwitches(switches);
				await site.setFacts({ overrides: Object.fromEntries(forced.map((slug) => [slug, 'active'])) });
			},
		});
		expect(selectAccelerator(store.getState()).block).toBeNull();
	},
);
