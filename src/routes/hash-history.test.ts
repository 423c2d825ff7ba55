import { createHashHistory, type HashHistory } from './hash-history';
import type { ModuleMap } from '../rest-api/modules';
import type { Browser } from '../state/app-thunk';
import { cardPath, enter } from './entry';

describe('hash history', () => {
	let history: HashHistory;
	const seen: string[] = [];

	const start = (hash: string) => {
		window.history.replaceState(null, '', `#${hash}`);
		seen.length = 0;
		history = createHashHistory();
		history.listen(() => {
			const { location, arrival } = history.current();
			seen.push(`${arrival} ${location.pathname}${location.search}`);
		});
	};

	afterEach(() => history.stop());

	/** Each step of a traversal is a task of its own: by turns, so that a busy machine changes nothing. */
	async function popped(): Promise<void> {
		for (let turn = 0; turn < 25; turn++) {
			await new Promise<void>((resolve) => setTimeout(resolve, 0));
		}
	}

	it('starts at the current hash, and reports push, replace and back', async () => {
		start('/dashboard?term=a%20b');
		const location = { pathname: '/dashboard', search: '?term=a%20b' };
		expect(history.current()).toMatchObject({ arrival: 'POP', location });
		history.navigator.push('/security');
		history.navigator.replace({ pathname: '/security', search: '?term=x' });
		expect(window.location.hash).toBe('#/security?term=x');
		window.history.back();
		await popped();
		expect(seen).toEqual(['PUSH /security', 'REPLACE /security?term=x', 'POP /dashboard?term=a%20b']);
	});

	it('follows hash changes made elsewhere, with and without a slash', async () => {
		start('/dashboard');
		window.location.hash = '#settings';
		await popped();
		window.location.hash = '#/security';
		await popped();
		expect(seen).toEqual(['POP /settings', 'POP /security']);
	});

	it('ignores jumps to anchors in the host’s page, and asks before a later navigation [SHELL-021]', async () => {
		start('/dashboard');
		window.location.hash = '#wpbody-content';
		await popped();
		window.location.hash = '#/wp-toolbar';
		await popped();
		expect(seen).toEqual([]);
		expect(history.current().location.pathname).toBe('/dashboard');
		history.block(() => false);
		window.location.hash = '#/security';
		await popped();
		expect(window.location.hash).toBe('#/wp-toolbar');
		expect(seen).toEqual([]);
	});

	it('asks before any navigation to another path, and stays if blocked [SHELL-090]', async () => {
		start('/dashboard');
		history.navigator.push('/security');
		const asked: string[] = [];
		let isFree = false;
		history.block((next) => {
			asked.push(next.pathname);
			return isFree;
		});
		history.navigator.push('/traffic');
		history.navigator.replace('/writing');
		window.history.back();
		await popped();
		expect(window.location.hash).toBe('#/security');
		window.location.hash = '#/sharing';
		await popped();
		expect(window.location.hash).toBe('#/security');
		expect(asked).toEqual(['/traffic', '/writing', '/dashboard', '/sharing']);
		expect(history.current().location.pathname).toBe('/security');
		isFree = true;
		window.history.back();
		await popped();
		expect(window.location.hash).toBe('#/dashboard');
		expect(seen).toEqual(['PUSH /security', 'POP /dashboard']);
	});

	it('keeps its place when a link to the same URL replaces its entry', async () => {
		start('/dashboard');
		history.navigator.push('/security');
		// Browsers turn such a link into this.
		window.history.replaceState(null, '', '#/security');
		window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
		let isFree = false;
		history.block(() => isFree);
		window.history.back();
		await popped();
		expect(window.location.hash).toBe('#/security');
		isFree = true;
		window.history.back();
		await popped();
		expect(window.location.hash).toBe('#/dashboard');
		expect(seen).toEqual(['PUSH /security', 'POP /security', 'POP /dashboard']);
	});

	it('reports the next navigation correctly after the browser failed to go back', async () => {
		start('/dashboard');
		let isFree = false;
		history.block(() => isFree);
		// An entry that says to be farther from here than there are entries.
		window.history.pushState({ idx: 50, key: 'x', usr: null }, '', '#/security');
		window.dispatchEvent(new PopStateEvent('popstate'));
		await popped();
		isFree = true;
		window.location.hash = '#/traffic';
		await popped();
		expect(seen).toEqual(['POP /traffic']);
	});

	it('doesn’t ask when only the search changes', () => {
		start('/security');
		const ask = jest.fn(() => false);
		history.block(ask);
		history.navigator.replace('/security?term=x');
		expect(ask).not.toHaveBeenCalled();
		expect(window.location.hash).toBe('#/security?term=x');
	});

	it('keeps a navigation’s state, and gives each entry its own key', () => {
		start('/dashboard');
		const { key } = history.current().location;
		history.navigator.push('/security', { from: 'card' });
		expect(history.current().location.state).toEqual({ from: 'card' });
		expect(history.current().location.key).not.toBe(key);
	});

	it('ignores hash changes once stopped', async () => {
		start('/dashboard');
		history.stop();
		window.location.hash = '#/security';
		await popped();
		expect(seen).toEqual([]);
	});
});

describe('entry', () => {
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
			expect(leave).toHaveBeenCalledWith(`https://example.org/wp-admin/${JETPACK}${hash}`, {
				replaces: true,
			});
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
});
