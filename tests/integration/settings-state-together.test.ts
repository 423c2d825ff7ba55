import { applySettings } from '../../src/state/settings/thunks/apply';
import { writeSettings } from '../../src/state/settings/thunks/write';
import { openSettings, json, editReads, answerSaves } from '../support/settings-state';
import { posted } from '../support/settings-tab';

describe('applying settings together', () => {
	const NAMES = Array.from({ length: 40 }, (_, index) => `made_up_${index}`);
	const refuse =
		(bad: readonly string[], named = true) =>
		(body: Record<string, unknown>) => {
			const found = bad.filter((name) => name in body);
			const params = named ? Object.fromEntries(found.map((name) => [name, `${name}?`])) : undefined;
			return found.length > 0
				? json({ code: 'rest_invalid_param', message: 'No.', data: { params } }, 400)
				: json({ code: 'success', message: '' });
		};
	const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'x']));

	it('sends no request without settings', async () => {
		const { site, store } = await openSettings();
		expect(await store.dispatch(applySettings({}))).toEqual({ refused: {}, stopped: null, left: [] });
		expect(posted(site)).toEqual([]);
	});

	it('drops a setting refused by name and resends the rest', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, refuse(['made_up_1']));
		const { refused, stopped, left } = await store.dispatch(applySettings(all(NAMES.slice(0, 3))));
		expect([Object.keys(refused), stopped, left]).toEqual([['made_up_1'], null, []]);
		expect(posted(site)).toEqual([all(NAMES.slice(0, 3)), all(['made_up_0', 'made_up_2'])]);
	});

	it('halves the request until it finds the refused setting', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, refuse(['made_up_2'], false));
		const { refused, left } = await store.dispatch(applySettings(all(NAMES.slice(0, 5))));
		expect([Object.keys(refused), left]).toEqual([['made_up_2'], []]);
		expect(posted(site).map((body) => Object.keys(body as object).map((name) => name.slice(8)))).toEqual([
			['0', '1', '2', '3', '4'],
			['0', '1', '2'],
			['0', '1'],
			['2'],
			['3', '4'],
		]);
	});

	it('doesn’t resend what a partial save stored', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, () => json({ code: 'some_updated', message: 'latex: No.' }, 400));
		editReads(site, (values) => (values.shortcodes = false));
		const { refused, left } = await store.dispatch(applySettings({ latex: false, shortcodes: false }));
		expect([Object.keys(refused), left, posted(site)]).toEqual([
			['latex'],
			[],
			[{ latex: false, shortcodes: false }],
		]);
	});

	it('counts a silently unchanged setting as refused, without resending it', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, () => json({ code: 'success', message: '' }));
		editReads(site, (values) => (values.shortcodes = false));
		const { refused } = await store.dispatch(applySettings({ latex: false, shortcodes: false }));
		expect([Object.keys(refused), posted(site)]).toEqual([['latex'], [{ latex: false, shortcodes: false }]]);
	});

	it('gives up after sixteen refusals, without refetching settings', async () => {
		const { site, store } = await openSettings();
		answerSaves(site, refuse(NAMES, false));
		const { stopped, left, refused } = await store.dispatch(applySettings(all(NAMES)));
		expect(posted(site)).toHaveLength(17);
		expect(stopped).toMatchObject({ code: 'rest_invalid_param' });
		expect([...Object.keys(refused), ...left].sort()).toEqual([...NAMES].sort());
		expect(left.length).toBeGreaterThan(0);
		expect(site.callsTo('GET', 'settings')).toEqual([]);
	});

	it('stops at once for some statuses, and refetches settings if the host may have crashed', async () => {
		const { site, store } = await openSettings();
		for (const [status, reads] of [
			[401, 0],
			[403, 0],
			[404, 0],
			[502, 1],
			[503, 1],
			[504, 1],
			[undefined, 1],
		] as const) {
			site.recover();
			site.calls.length = 0;
			site.fail('POST', 'settings', status, { code: 'x', message: 'x' });
			const { stopped, refused, left } = await store.dispatch(applySettings(all(NAMES.slice(0, 2))));
			expect([status, stopped !== null]).toEqual([status, true]);
			expect([Object.keys(refused), left]).toEqual([NAMES.slice(0, 2), []]);
			expect([status, site.callsTo('GET', 'settings').length]).toEqual([status, reads]);
		}
	});

	it('continues after any other', async () => {
		const { site, store } = await openSettings();
		for (const status of [400, 402, 405, 500, 501, 505]) {
			site.recover();
			site.calls.length = 0;
			answerSaves(site, () =>
				posted(site).length === 1 ? json({ code: 'x', message: 'x' }, status) : json({ code: 'success' }),
			);
			const { stopped, refused } = await store.dispatch(applySettings(all(NAMES.slice(0, 2))));
			expect([status, stopped, refused]).toEqual([status, null, {}]);
			expect(posted(site)).toHaveLength(3);
		}
	});

	it('counts settings an unresponsive host stored after all', async () => {
		const { site, store } = await openSettings();
		site.fail('POST', 'settings');
		editReads(site, (values) => (values.latex = false));
		const { refused, stopped } = await store.dispatch(applySettings({ latex: false, shortcodes: false }));
		expect(Object.keys(refused)).toEqual(['shortcodes']);
		expect(stopped).toMatchObject({ kind: 'network' });
	});

	it('leaves out settings of another pending save, except those already stored as wanted', async () => {
		const { store } = await openSettings();
		const other = store.dispatch(writeSettings({ latex: true }));
		const applied = await store.dispatch(applySettings({ latex: false, shortcodes: true }));
		expect(applied).toEqual({ refused: {}, stopped: null, left: ['latex'] });
		await other;
	});
});
