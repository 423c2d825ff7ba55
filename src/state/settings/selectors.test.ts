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
	it('starts with the page’s value and nothing else', () => {
		expect(settingsState({ settings: { a: 1 } } as unknown as Bootstrap)).toEqual({
			values: { a: 1 },
			pending: {},
			failures: {},
			drafts: {},
			restored: {},
			isReloading: false,
			readAt: performance.timeOrigin,
			isStale: false,
		});
	});

	it('has its pending value while saving, even if it’s off', () => {
		const state = stateOf({ a: true, b: 'x' }, { pending: { a: false } });
		expect(selectSetting(state, 'a')).toBe(false);
		expect(selectSetting(state, 'b')).toBe('x');
		expect(selectIsSettingSaving(state, 'a')).toBe(true);
		expect(selectIsSettingSaving(state, 'b')).toBe(false);
	});

	it.each([true, 1, '1', 'true'])('reads %j as on', (value) => {
		expect(isFlagOn(value)).toBe(true);
		expect(selectSettingFlag(stateOf({ a: value }), 'a')).toBe(true);
		expect(selectSettingEncoding(stateOf({ a: value }), 'a')).toBe('flag');
	});

	it.each([false, 0, '0', '', null])('reads %j as off', (value) => {
		expect(isFlagOn(value)).toBe(false);
		expect(selectSettingEncoding(stateOf({ a: value }), 'a')).toBe('flag');
	});

	it.each([
		[undefined, 'missing'],
		['on', 'text'],
		[2, 'text'],
		[['x'], 'list'],
		[['x', {}], 'other'],
		[{}, 'other'],
	])('detects the encoding of %j: %s', (value, encoding) => {
		expect(selectSettingEncoding(stateOf({ a: value }), 'a')).toBe(encoding);
		expect(isFlagOn(value)).toBe(false);
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
		[null, [], false],
		['[]', [], false],
		[[], '[]', false],
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
		const more = ['search_auto_config', 'has_jetpack_search_product'];
		const all = (value: unknown) => Object.fromEntries([...names, ...more].map((name) => [name, value]));
		const before = Object.fromEntries(Object.entries(all(1)).filter(([name]) => name !== 'unknown'));
		expect(undoOf({ names: [...names, ...more], before, saved: { ...all(2), same: 1, other: 3 } })).toEqual({
			before: { a: 1 },
			saved: { a: 2 },
		});
		expect(undoOf({ names: ['same'], before: { same: [1] }, saved: { same: [1] } })).toBeNull();
	});
});

describe('settings that change the host’s page', () => {
	it.each(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio'])('include %s [SET-035]', (name) => {
		expect(changesPage(name)).toBe(true);
	});

	it('include no others [SET-035]', () => {
		expect(['', 'markdown', 'custom-content-types', 'jetpack'].some(changesPage)).toBe(false);
	});
});
