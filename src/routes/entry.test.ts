import type { ModuleMap } from '../rest-api/contract/modules';
import type { Browser } from '../state/app-thunk';
import { cardPath, enter } from './entry';

const leave = jest.fn();
const browser = { leave } as unknown as Browser;
const MODULES = { wordads: {}, podcast: {} } as unknown as ModuleMap;
const JETPACK = 'admin.php?page=jetpack&skip=1';

function enterAt(
	hash: string,
	{ isRedirected = true, hostPage = JETPACK, start = '', settings = {} } = {},
): boolean {
	leave.mockClear();
	window.location.hash = hash;
	const adminUrl = 'https://example.org/wp-admin/';
	return enter({ isRedirected, hostPage, adminUrl, settings, getModules: MODULES }, start, browser);
}

it.each([
	...['', '#/', '#/dashboard', '#/settings?term=stats', '#/reconnect', '#/earn?from=mail'],
	'#wpbody-content',
])('starts at “%s” without leaving the dashboard', (hash) => {
	expect(enterAt(hash)).toBe(true);
	expect(leave).not.toHaveBeenCalled();
});

it.each(['#/newsletter', '#/newsletter?from=mail', '#/reader', '#newsletter'])(
	'returns to the requested host page for %s',
	(hash) => {
		expect(enterAt(hash)).toBe(false);
		expect(leave).toHaveBeenCalledWith(`https://example.org/wp-admin/${JETPACK}${hash}`, { replaces: true });
	},
);

it('starts at the newsletter if the host has newsletter settings', () => {
	expect(enterAt('#/newsletter?at=sm_enabled', { settings: { sm_enabled: false } })).toBe(true);
	expect(leave).not.toHaveBeenCalled();
	expect(enterAt('#/reader', { settings: { sm_enabled: false } })).toBe(false);
});

it.each([
	['/earn', '/traffic?at=ads'],
	['/podcast', '/writing?at=podcast'],
	['/reader', undefined],
	['/newsletter', undefined],
	['/constructor', undefined],
])('maps %s to its card, if the host has one: %s', (path, card) => {
	expect(cardPath(path, MODULES)).toBe(card);
});

it('stays if no other page was requested or the host has none', () => {
	expect(enterAt('#/newsletter', { isRedirected: false })).toBe(true);
	expect(enterAt('#/newsletter', { hostPage: '' })).toBe(true);
	expect(leave).not.toHaveBeenCalled();
});

it('starts a URL without a hash at the host’s start screen, but at no other URL', () => {
	enterAt('', { start: '#/settings' });
	expect(window.location.hash).toBe('#/settings');
	enterAt('#/traffic', { start: '#/settings' });
	expect(window.location.hash).toBe('#/traffic');
	window.history.replaceState(null, '', ' ');
	enterAt('', { start: 'https://elsewhere.example/' });
	expect(window.location.hash).toBe('');
});
