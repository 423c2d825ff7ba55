import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { Settings } from '../../rest-api/contract/settings';
import type { ApiErrorKind, ApiFailure } from '../../rest-api/errors';
import { settingsReceived } from '../events';
import {
	draftsDiscarded,
	draftsDropped,
	draftsRestored,
	reloadAnnounced,
	settingEdited,
	settingsSlice,
	settingsState,
	type SettingsState,
} from './slice';
import { writeSettings } from './thunks/write';

const reduce = settingsSlice.reducer;
const start = (more: Partial<SettingsState> = {}): SettingsState => ({
	...settingsState({ settings: { a: 'stored', b: 'stored', list: ['x'] } } as unknown as Bootstrap),
	...more,
});
const failure = (more: Partial<ApiFailure> = {}) =>
	({ kind: 'refused' as ApiErrorKind, code: '', params: {}, ...more }) as ApiFailure;
const pending = (values: Settings) => writeSettings.pending('1', values);
const fulfilled = (values: Settings) => writeSettings.fulfilled(undefined, '1', values);
const rejected = (values: Settings, why?: ApiFailure) =>
	writeSettings.rejected(null, '1', values, why as never, undefined as never);

describe('drafts', () => {
	it('are kept by name, and clear their setting’s failure', () => {
		const state = reduce(
			start({ failures: { a: failure(), b: failure() } }),
			settingEdited({ name: 'a', value: 'new' }),
		);
		expect(state.drafts).toEqual({ a: 'new' });
		expect(Object.keys(state.failures)).toEqual(['b']);
	});

	it('are removed once they match the stored value', () => {
		const state = start({ drafts: { list: ['y'], b: 'x' }, restored: { list: true, b: true } });
		const edited = reduce(state, settingEdited({ name: 'list', value: ['x'] }));
		expect(edited.restored).toEqual({ b: true });
		expect(edited.drafts).toEqual({ b: 'x' });
	});

	it('return after a reload, unless already stored, unknown or edited again', () => {
		const state = reduce(
			start({ drafts: { b: 'typed' } }),
			draftsRestored({ a: 'kept', b: 'kept', list: ['x'], unknown: 'kept' }),
		);
		expect(state.drafts).toEqual({ b: 'typed', a: 'kept' });
		expect(state.restored).toEqual({ a: true });
	});

	it('are dropped by name, along with their restored mark and failure', () => {
		const both = { a: 'x', b: 'y' };
		const state = reduce(
			start({ drafts: both, restored: { a: true, b: true }, failures: { a: failure(), b: failure() } }),
			draftsDropped(['a']),
		);
		expect(state).toMatchObject({ drafts: { b: 'y' }, restored: { b: true } });
		for (const map of [state.drafts, state.restored, state.failures]) {
			expect(Object.keys(map)).toEqual(['b']);
		}
	});

	it('are discarded together, but failures without a draft remain', () => {
		const state = reduce(
			start({ drafts: { a: 'x' }, restored: { a: true }, failures: { a: failure(), module: failure() } }),
			draftsDiscarded(),
		);
		expect([state.drafts, state.restored]).toEqual([{}, {}]);
		expect(Object.keys(state.failures)).toEqual(['module']);
	});

	it('see isReloading set when a reload is announced', () => {
		expect(start().isReloading).toBe(false);
		expect(reduce(start(), reloadAnnounced()).isReloading).toBe(true);
	});
});

describe('save', () => {
	it('is pending, and clears the failures of the settings it sends', () => {
		const state = reduce(start({ failures: { a: failure(), b: failure() } }), pending({ a: 'new' }));
		expect(state.pending).toEqual({ a: 'new' });
		expect(Object.keys(state.failures)).toEqual(['b']);
		expect(state.values).toMatchObject({ a: 'stored' });
	});

	it('clears its pending values and sent drafts on success, but keeps newer edits', () => {
		const sent = { a: 'new', b: 'new' };
		const state = reduce(
			start({ pending: { ...sent, c: 1 }, drafts: { a: 'new', b: 'newer' }, restored: { a: true, b: true } }),
			fulfilled(sent),
		);
		expect(state.pending).toEqual({ c: 1 });
		expect(state.drafts).toEqual({ b: 'newer' });
		expect(state.restored).toEqual({ b: true });
	});

	it('shows the values the host returns', () => {
		expect(reduce(start(), settingsReceived({ values: { a: 'x' }, running: 'all' })).values).toEqual({
			a: 'x',
		});
	});

	const sent = { a: 'x', b: 'y' };
	const saving = () => start({ pending: { ...sent, c: 1 }, drafts: sent });

	it.each<[string, Partial<ApiFailure>, string[], string[]]>([
		['as a whole, without a name', {}, ['a', 'b'], ['a', 'b']],
		['as a whole, with a name', { params: { a: 'No.' } }, ['a'], ['a', 'b']],
		['in part', { code: 'some_updated', params: { a: 'No.' } }, ['a'], ['a']],
		['in part, without a name', { code: 'some_updated' }, ['a', 'b'], ['a', 'b']],
		['in silence', { kind: 'unchanged', params: { a: '' } }, ['a'], ['a']],
		['for what was not sent', { params: { other: 'No.' } }, ['a', 'b'], ['a', 'b']],
	])('refused %s marks the refused settings, and keeps their drafts', (_, why, failed, kept) => {
		const state = reduce(saving(), rejected(sent, failure(why)));
		expect(state.pending).toEqual({ c: 1 });
		expect(Object.keys(state.failures)).toEqual(failed);
		expect(failed.map((name) => state.failures[name]?.kind)).toEqual(failed.map(() => why.kind ?? 'refused'));
		expect(Object.keys(state.drafts)).toEqual(kept);
	});

	it('marks no failure when aborted', () => {
		const state = reduce(saving(), rejected(sent));
		expect(state.drafts).toEqual(sent);
		expect(state.pending).toEqual({ c: 1 });
		expect(state.failures).toEqual({});
	});
});
