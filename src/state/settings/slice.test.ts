import type { Action } from 'redux';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import type { Settings } from '../../rest-api/contract/settings';
import type { ApiErrorKind, ApiFailure } from '../../rest-api/errors';
import {
	draftsDiscarded,
	draftsDropped,
	draftsRestored,
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
	const all = { a: true, b: true } as const;
	it.each<[string, Action, Settings, string[], string[]]>([
		[
			'kept by name',
			settingEdited({ name: 'a', value: 'new' }),
			{ a: 'new', b: 'y' },
			['a', 'b'],
			['b', 'module'],
		],
		[
			'removed once they match the stored value',
			settingEdited({ name: 'a', value: ['x'] }),
			{ b: 'y' },
			['b'],
			['b', 'module'],
		],
		['dropped by name', draftsDropped(['a']), { b: 'y' }, ['b'], ['b', 'module']],
		['discarded together', draftsDiscarded(), {}, [], ['module']],
	])(
		'are %s, and clear their failure, and their restored mark once they’re gone',
		(_, action, drafts, restored, failures) => {
			const failed = { a: failure(), b: failure(), module: failure() };
			const values = { a: ['x'], b: 'stored' };
			const state = reduce(
				start({ values, drafts: { a: 'x', b: 'y' }, restored: all, failures: failed }),
				action,
			);
			expect(state.drafts).toEqual(drafts);
			expect([Object.keys(state.restored), Object.keys(state.failures)]).toEqual([restored, failures]);
		},
	);

	it('return after a reload, unless already stored, unknown or edited again', () => {
		const state = reduce(
			start({ drafts: { b: 'typed' } }),
			draftsRestored({ a: 'kept', b: 'kept', list: ['x'], unknown: 'kept' }),
		);
		expect(state.drafts).toEqual({ b: 'typed', a: 'kept' });
		expect(state.restored).toEqual({ a: true });
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
