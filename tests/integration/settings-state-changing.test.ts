import { selectAccelerator, switchAccelerator } from '../../src/state/settings/thunks/modules';
import { saveForm, switchOption } from '../../src/state/settings/thunks/form';
import { switchModule } from '../../src/state/settings/thunks/save';
import {
	discardDrafts,
	persistDrafts,
	persistUndo,
	persistedDraftsKey,
	persistedUndoKey,
} from '../../src/state/settings/thunks/drafts';
import { readSettings, selectIsAnySettingSaving } from '../../src/state/settings/thunks/read';
import { settingEdited } from '../../src/state/settings/slice';
import { writeSettings } from '../../src/state/settings/thunks/write';
import { answerSaves, editReads, json, openSettings, settings, texts } from '../support/settings-state';
import { posted } from '../support/settings-tab';

afterEach(() => sessionStorage.clear());

const edit = (name: string, value: unknown) => settingEdited({ name, value });

describe('switch', () => {
	const OPTION = 'carousel_display_exif';

	it.each([
		[
			'on, of a module that is off',
			{ isOn: true, module: 'carousel' },
			false,
			{ carousel: true, [OPTION]: true },
		],
		['on, of a module that is on', { isOn: true, module: 'carousel' }, true, { [OPTION]: true }],
		['off, of a module that is on', { isOn: false, module: 'carousel' }, true, { [OPTION]: false }],
		['off, of a module that is off', { isOn: false, module: 'carousel' }, false, { [OPTION]: false }],
		[
			'off with its module',
			{ isOn: false, module: 'carousel', alsoOff: true },
			true,
			{ carousel: false, [OPTION]: false },
		],
		[
			'on, though off takes the module along',
			{ isOn: true, module: 'carousel', alsoOff: true },
			true,
			{ [OPTION]: true },
		],
		['on, without a module', { isOn: true }, true, { [OPTION]: true }],
		['off, without a module to take along', { isOn: false, alsoOff: true }, true, { [OPTION]: false }],
		['on, the other way round', { isOn: true, isInverted: true }, true, { [OPTION]: false }],
		['off, the other way round', { isOn: false, isInverted: true }, true, { [OPTION]: true }],
	])(
		'sends the right settings when turned %s [SET-021, SET-022, SET-023, SET-041]',
		async (_, how, isModuleOn, sent) => {
			const { site, store, events } = await openSettings({
				before: (running) => running.setSwitches({ carousel: isModuleOn }),
			});
			await store.dispatch(switchOption({ option: OPTION, ...how }));
			expect(posted(site)[0]).toEqual(sent);
			const recorded = events().find(([name]) => name === 'jetpack_wpa_settings_toggle');
			expect(recorded?.[1]).toMatchObject({ setting: OPTION, toggled: how.isOn ? 'on' : 'off' });
			expect(recorded?.[1].module).toBe('module' in how ? how.module : undefined);
		},
	);

	it('records module toggles, except for stats [EVT-007, EVT-008]', async () => {
		const { site, store, events } = await openSettings();
		const toggles = () =>
			events()
				.filter(([name]) => name === 'jetpack_wpa_module_toggle')
				.map(([, { module, toggled }]) => [module, toggled]);
		await store.dispatch(switchModule('latex', false));
		await store.dispatch(switchModule('latex', true, { latex: true, shortcodes: false }));
		await store.dispatch(switchModule('stats', false));
		expect(toggles()).toEqual([
			['latex', 'off'],
			['latex', 'on'],
		]);
		expect(posted(site)).toEqual([{ latex: false }, { latex: true, shortcodes: false }, { stats: false }]);
	});
});

describe('settings form', () => {
	it('saves only its edited settings, and records them without what was typed [EVT-005, EVT-030]', async () => {
		const { site, store, events } = await openSettings();
		expect(await store.dispatch(saveForm(['yandex', 'bing']))).toBe(false);
		store.dispatch(edit('yandex', 'secret'));
		store.dispatch(edit('facebook', 'other'));
		store.dispatch(edit('infinite-scroll-x', true));
		answerSaves(site, () => json({ code: 'success', message: '' }));
		editReads(site, (values) => Object.assign(values, { yandex: 'secret' }));
		await store.dispatch(saveForm(['yandex', 'bing', 'infinite-scroll-x']));
		expect(posted(site)).toEqual([{ yandex: 'secret', 'infinite-scroll-x': true }]);
		const recorded = events().filter(([name]) => name === 'jetpack_wpa_settings_form_submit');
		expect(recorded).toHaveLength(1);
		expect(recorded[0]?.[1]).toMatchObject({ yandex: 'changed', 'infinite_scroll-x': true });
		expect(settings(store).drafts).toMatchObject({ facebook: 'other' });
	});

	it('shows a custom failure message and saves the rest [SET-049]', async () => {
		const { site, store } = await openSettings();
		store.dispatch(edit('yandex', 'a'));
		store.dispatch(edit('bing', 'b'));
		answerSaves(site, (body) =>
			'yandex' in body
				? json({ code: 'rest_invalid_param', message: 'x', data: { params: { yandex: 'No.' } } }, 400)
				: null,
		);
		const way = { failure: () => 'Not Yandex.' };
		expect(await store.dispatch(saveForm(['yandex', 'bing'], way))).toBe(false);
		expect(texts(store)).toEqual(['Not Yandex. The other changes were saved.']);
		expect(posted(site)).toEqual([{ yandex: 'a', bing: 'b' }, { bing: 'b' }]);
		expect(settings(store).drafts).toEqual({ yandex: 'a' });
	});

	it.each([
		['in silence', () => json({ code: 'success', message: '' })],
		['in part', () => json({ code: 'some_updated', message: 'yandex: No.' }, 400)],
	])('doesn’t resend stored settings when another was refused %s [SET-049]', async (_, answer) => {
		const { site, store } = await openSettings({
			before: (running) => running.post('settings', { yandex: 'old' }),
		});
		store.dispatch(edit('yandex', 'a'));
		store.dispatch(edit('bing', 'b'));
		answerSaves(site, answer);
		editReads(site, (values) => Object.assign(values, { bing: 'b' }));
		await store.dispatch(saveForm(['yandex', 'bing']));
		expect(posted(site)).toEqual([{ yandex: 'a', bing: 'b' }]);
		expect(texts(store)[0]).toMatch(/The other changes were saved\.$/);
	});
});

describe('settings form that is refused as a whole', () => {
	it.each([
		['the host is gone', undefined],
		['the host names nothing', { code: 'x', message: 'No.' }],
	])('isn’t sent again when %s [SET-049]', async (_, answer) => {
		const { site, store } = await openSettings();
		store.dispatch(edit('yandex', 'a'));
		store.dispatch(edit('bing', 'b'));
		site.fail('POST', 'settings', answer && 400, answer);
		expect(await store.dispatch(saveForm(['yandex', 'bing']))).toBe(false);
		expect(posted(site)).toEqual([{ yandex: 'a', bing: 'b' }]);
		expect(texts(store)[0]).not.toContain('The other changes were saved.');
		expect(settings(store).drafts).toEqual({ yandex: 'a', bing: 'b' });
	});
});

describe('persisted drafts', () => {
	const kept = () =>
		Object.values({ ...sessionStorage }).map((text) => JSON.parse(text as string) as unknown);

	it('belong to one site and user, and exclude secrets', async () => {
		const { store } = await openSettings();
		expect(persistDrafts(store.getState())).toBe(true);
		expect(kept()).toEqual([]);
		store.dispatch(edit('bing', 'b'));
		store.dispatch(edit('advanced_seo_title_formats', { posts: [{ type: 'string', value: 'x' }] }));
		expect(persistDrafts(store.getState())).toBe(true);
		expect(kept()).toEqual([
			{ bing: 'b', advanced_seo_title_formats: { posts: [{ type: 'string', value: 'x' }] } },
		]);
		const { page, user } = store.getState();
		expect(Object.keys(sessionStorage)).toEqual([persistedDraftsKey(store.getState())]);
		expect(persistedDraftsKey(store.getState())).toBe(`site-dashboard-drafts ${page.rawUrl} ${user.id}`);
		store.dispatch(edit('wordpress_api_key', 'secret'));
		expect(persistDrafts(store.getState())).toBe(false);
		expect(JSON.stringify(kept())).not.toContain('secret');
		store.dispatch(discardDrafts());
		expect(settings(store).drafts).toEqual({});
		expect(kept()).toEqual([]);
		store.dispatch(edit('wordpress_api_key', 'secret'));
		expect(persistDrafts(store.getState())).toBe(false);
		expect(kept()).toEqual([]);
	});

	it('fail without throwing when browser storage is unavailable', async () => {
		const { store } = await openSettings();
		jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
			throw new Error('Full');
		});
		jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
			throw new Error('None');
		});
		expect(persistDrafts(store.getState())).toBe(true);
		store.dispatch(edit('bing', 'b'));
		expect(persistDrafts(store.getState())).toBe(false);
		expect(() => store.dispatch(persistUndo({ before: {}, saved: {} }))).not.toThrow();
	});

	it('don’t include an undoable change, which has its own key', async () => {
		const { store } = await openSettings();
		const { page, user } = store.getState();
		const before = Date.now();
		store.dispatch(persistUndo({ before: { a: 1 }, saved: { a: 2 } }));
		expect(persistedUndoKey(store.getState())).toBe(`site-dashboard-undo ${page.rawUrl} ${user.id}`);
		expect(Object.keys(sessionStorage)).toEqual([persistedUndoKey(store.getState())]);
		const [undo] = kept() as [{ time: number }];
		expect(undo).toMatchObject({ before: { a: 1 }, saved: { a: 2 } });
		expect(undo.time).toBeGreaterThanOrEqual(before);
	});
});

describe('refetched settings', () => {
	it('replace stored values and drop drafts that are already stored', async () => {
		const { site, store } = await openSettings();
		store.dispatch(edit('bing', 'b'));
		store.dispatch(edit('yandex', 'y'));
		await site.post('settings', { bing: 'b', facebook: 'f' });
		const read = await store.dispatch(readSettings());
		expect(read.payload).toMatchObject({ bing: 'b', facebook: 'f' });
		expect(settings(store)).toMatchObject({ values: { bing: 'b', facebook: 'f' }, drafts: { yandex: 'y' } });
		expect(settings(store).drafts).toEqual({ yandex: 'y' });
	});

	it('keep the same state object if nothing changed', async () => {
		const { store } = await openSettings();
		await store.dispatch(readSettings());
		const { values } = settings(store);
		await store.dispatch(readSettings());
		expect(settings(store).values).toBe(values);
	});

	it('are skipped during a save and don’t overwrite a later one', async () => {
		const { site, store } = await openSettings();
		const saving = store.dispatch(writeSettings({ latex: false }));
		expect(selectIsAnySettingSaving(store.getState())).toBe(true);
		expect((await store.dispatch(readSettings())).payload).toBeUndefined();
		await saving;
		expect(selectIsAnySettingSaving(store.getState())).toBe(false);
		expect(site.callsTo('GET', 'settings')).toHaveLength(1);
		editReads(site, (values) => (values.bing = 'new'));
		const reading = store.dispatch(readSettings());
		const later = store.dispatch(writeSettings({ shortcodes: false }));
		await Promise.all([reading, later]);
		expect(settings(store).values).toMatchObject({ shortcodes: false });
	});
});

describe('site accelerator', () => {
	const forced = (...slugs: string[]) => Object.fromEntries(slugs.map((slug) => [slug, 'active' as const]));

	it.each<[string, Record<string, boolean>, Record<string, 'active' | 'inactive'>, object]>([
		['all is on', { photon: true, 'photon-cdn': true }, {}, { isOn: true, isHidden: false, block: null }],
		['all is off', { photon: false, 'photon-cdn': false }, {}, { isOn: false, isHidden: false, block: null }],
		['images alone are on', { photon: true, 'photon-cdn': false }, {}, { isOn: true, block: null }],
		[
			'all that runs is forced',
			{ 'tiled-gallery': false },
			forced('photon', 'photon-cdn'),
			{ isOn: true, isHidden: false, block: 'forced' },
		],
		['galleries are free', { 'tiled-gallery': true }, forced('photon', 'photon-cdn'), { block: null }],
		['one part is free', { 'photon-cdn': true, 'tiled-gallery': false }, forced('photon'), { block: null }],
		[
			'galleries alone are forced',
			{ photon: false, 'photon-cdn': false },
			forced('tiled-gallery'),
			{ block: null },
		],
		[
			'all is held off',
			{},
			{ photon: 'inactive', 'photon-cdn': 'inactive' },
			{ isOn: false, isHidden: true },
		],
	])('derives its switch state when %s [PERF-022, PERF-005]', async (_, switches, overrides, shown) => {
		const { store } = await openSettings({
			before: async (site) => {
				await site.setSwitches(switches);
				await site.setFacts({ overrides });
			},
		});
		expect(selectAccelerator(store.getState())).toMatchObject(shown);
	});

	it('records the click and each toggled module [EVT-030]', async () => {
		const { store, events } = await openSettings();
		for (const isOn of [true, false]) {
			await store.dispatch(switchAccelerator(isOn));
		}
		const recorded = events().map(([name, { module, target, toggled }]) => [name, module ?? target, toggled]);
		expect(recorded).toEqual(
			['on', 'off'].flatMap((toggled) => [
				['jetpack_wpa_click', 'jetpack_site_accelerator_toggle', toggled],
				['jetpack_wpa_module_toggle', 'photon', toggled],
				['jetpack_wpa_module_toggle', 'photon-cdn', toggled],
			]),
		);
	});
});
