import { isFlagOn } from '../../lib/flags';
import type { Bootstrap } from '../../bootstrap/bootstrap';
import { isSameSetting, type Settings } from '../../rest-api/contract/settings';
import type { ApiFailure } from '../../rest-api/errors';
import type { RootState } from '../root-state';
import { changesPage } from './thunks/save';
import {
	selectDraft,
	selectFieldText,
	selectHasUnsavedSettings,
	selectIsDirty,
	selectIsSettingSaving,
	selectIsUnstored,
	selectSetting,
	selectSettingFailure,
	selectSettingFlag,
	selectSettingEncoding,
	settingsState,
	type SettingsState,
} from './slice';
import { undoOf } from './thunks/apply';

const stateOf = (values: Settings, more: Partial<SettingsState> = {}) =>
	({ settings: { ...settingsState({ settings: values } as Bootstrap), ...more } }) as RootState;
const failure = { kind: 'refused' } as ApiFailure;

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

	it('has its own failure or none', () => {
		const state = stateOf({}, { failures: { a: failure } });
		expect(selectSettingFailure(state, 'a')).toBe(failure);
		expect(selectSettingFailure(state, 'b')).toBeNull();
	});

	it('is marked as unstored if its draft was restored after a reload or refused', () => {
		const state = stateOf(
			{},
			{ drafts: { a: 1, b: 2, c: 3 }, restored: { a: true, d: true }, failures: { b: failure, e: failure } },
		);
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
		const names = [
			'a',
			'same',
			'unknown',
			'wordpress_api_key',
			'post_by_email_address',
			'jetpack_protect_key',
		];
		names.push('search_auto_config', 'has_jetpack_search_product');
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
		expect(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio'].every(changesPage)).toBe(true);
		expect(['', 'markdown', 'custom-content-types', 'jetpack'].some(changesPage)).toBe(false);
	});
});
