import type { Action } from 'redux';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import { isFlagOn } from '../../lib/flags';
import { changesPage, isSameSetting, undoOf } from './changes';
import type { Settings } from '../../rest-api/settings';
import type { ApiErrorKind, ApiFailure } from '../../rest-api/client/errors';
import type { RootState } from '../root-state';
import {
	draftsDiscarded,
	draftsDropped,
	draftsRestored,
	selectDraft,
	selectFieldText,
	selectHasUnsavedSettings,
	selectIsDirty,
	selectIsSettingSaving,
	selectIsUnstored,
	selectSetting,
	selectSettingEncoding,
	selectSettingFlag,
	settingEdited,
	settingsSlice,
	settingsState,
	type SettingsState,
} from './slice';
import TABS from '../../routes/settings/tabs-samples.json';
import { writeSettings } from './thunks/write';

const reduce = settingsSlice.reducer;
const start = (more: Partial<SettingsState> = {}): SettingsState => ({
	...settingsState({ settings: { a: 'stored', b: 'stored', list: ['x'] } } as unknown as Bootstrap),
	...more,
});
const failure = (more: Partial<ApiFailure> = {}) =>
	({ kind: 'refused' as ApiErrorKind, code: '', params: {}, ...more }) as ApiFailure;
const stateOf = (values: Settings, more: Partial<SettingsState> = {}) =>
	({ settings: { ...settingsState({ settings: values } as Bootstrap), ...more } }) as RootState;
const pending = (values: Settings) => writeSettings.pending('1', values);
const fulfilled = (values: Settings) => writeSettings.fulfilled(null, '1', values);
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

describe('setting', () => {
	it('has its pending value while saving, even if it’s off', () => {
		const state = stateOf({ a: true, b: 'x' }, { pending: { a: false } });
		expect(selectSetting(state, 'a')).toBe(false);
		expect(selectSetting(state, 'b')).toBe('x');
		expect(selectIsSettingSaving(state, 'a')).toBe(true);
		expect(selectIsSettingSaving(state, 'b')).toBe(false);
	});

	it.each<[unknown, boolean, string]>([
		...[true, 1, '1', 'true'].map((value): [unknown, boolean, string] => [value, true, 'flag']),
		...[false, 0, '0', '', null].map((value): [unknown, boolean, string] => [value, false, 'flag']),
		[undefined, false, 'missing'],
		['on', false, 'text'],
		[2, false, 'text'],
		[['x'], false, 'list'],
		[['x', {}], false, 'other'],
		[{}, false, 'other'],
	])('reads %j as on (%p), encoded as %s', (value, isOn, encoding) => {
		const state = stateOf({ a: value });
		expect([isFlagOn(value), selectSettingFlag(state, 'a')]).toEqual([isOn, isOn]);
		expect(selectSettingEncoding(state, 'a')).toBe(encoding);
	});

	it('shows its draft instead of the stored value, even an empty draft', () => {
		const state = stateOf({ a: 'stored', b: 7, c: ['x'] }, { drafts: { a: '' } });
		expect(selectDraft(state, 'a')).toBe('');
		expect(selectDraft(state, 'b')).toBe(7);
		expect(['a', 'b', 'c', 'd'].map((name) => selectFieldText(state, name))).toEqual(['', '7', '', '']);
		expect(['a', 'b'].map((name) => selectIsDirty(state, name))).toEqual([true, false]);
		expect(selectHasUnsavedSettings(state)).toBe(true);
		expect(selectHasUnsavedSettings(stateOf({ a: 'stored' }))).toBe(false);
	});

	it('is marked as unstored if its draft was restored after a reload or refused', () => {
		const failures = { b: failure(), e: failure() };
		const state = stateOf({}, { drafts: { a: 1, b: 2, c: 3 }, restored: { a: true, d: true }, failures });
		const marked = ['a', 'b', 'c', 'd', 'e', 'f'].filter((name) => selectIsUnstored(state, name));
		expect(marked).toEqual(['a', 'b']);
	});
});

describe('setting values', () => {
	it.each([
		['a', 'a', true],
		['a', 'b', false],
		[1, '1', false],
		[['a', 'b'], ['a', 'b'], true],
		[['a', 'b'], ['b', 'a'], false],
		[{ a: 1 }, { a: 1 }, true],
		[{ a: 1 }, { a: 2 }, false],
		[null, null, true],
		['[]', [], false],
		[undefined, undefined, true],
	])('%j and %j are the same: %p', (one, other, isSame) => {
		expect(isSameSetting(one, other)).toBe(isSame);
	});
});

describe('undo', () => {
	it('covers changed settings in both directions, but no keys or commands', () => {
		const secrets = ['wordpress_api_key', 'post_by_email_address', 'jetpack_protect_key'];
		const commands = ['search_auto_config', 'has_jetpack_search_product'];
		const names = ['a', 'same', 'unknown', ...secrets, ...commands];
		const all = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
		const { unknown, ...before } = all(1);
		expect(unknown).toBe(1);
		expect(undoOf({ names, before, saved: { ...all(2), same: 1, other: 3 } })).toEqual({
			before: { a: 1 },
			saved: { a: 2 },
		});
		expect(undoOf({ names: ['same'], before: { same: [1] }, saved: { same: [1] } })).toBeNull();
	});
});

describe('settings that change the host’s page', () => {
	it('are the toolbar and content types, and no others [SET-035]', () => {
		const all = Object.values(TABS.cards).flatMap((tab) => Object.values<object>(tab).flatMap(Object.values));
		expect(all.filter(changesPage)).toEqual(['jetpack_testimonial', 'jetpack_portfolio', 'masterbar']);
	});
});
