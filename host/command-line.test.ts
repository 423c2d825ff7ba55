/** @jest-environment node */
import { readCommandLine } from './command-line';
import { isLoopback } from './http/origin';
import { StartError } from './start-error';

describe('command line', () => {
	it('trusts the named proxies, which must be IP addresses', () => {
		const args = ['--trust-proxy', '127.0.0.1, ::1', '--trust-proxy', '10.0.0.1'];
		expect(readCommandLine(args)).toMatchObject({ proxies: ['127.0.0.1', '::1', '10.0.0.1'] });
		expect(() => readCommandLine(['--trust-proxy', 'proxy.test'])).toThrow(
			'--trust-proxy takes an IP address, such as 127.0.0.1, not proxy.test.',
		);
	});

	it('serves on 127.0.0.1 with a local data file by default', () => {
		expect(readCommandLine([])).toEqual({
			action: 'serve',
			port: 4400,
			host: '127.0.0.1',
			database: { file: '.data/site.sqlite' },
			origin: null,
			proxies: [],
			isFresh: false,
			renewsKeys: false,
			resetPasswordOf: null,
			scenarios: [],
		});
	});

	it('uses the database in DATABASE_URL, and refuses --fresh and --data with it', () => {
		const url = 'postgres://me:secret@db.test/site';

		expect(readCommandLine([], url)).toMatchObject({ database: { url } });
		expect(() => readCommandLine(['--fresh'], url)).toThrow(
			/^--fresh deletes a file, but DATABASE_URL .*\.$/,
		);
		expect(() => readCommandLine(['--data', 'x'], url)).toThrow(
			/^--data names a file, but DATABASE_URL .*\.$/,
		);
	});

	it.each([
		['https://example.org', 'https://example.org'],
		['http://10.0.0.1:8080/', 'http://10.0.0.1:8080'],
	])('accepts the origin %s', (text, origin) => {
		expect(readCommandLine(['--origin', text])).toMatchObject({ origin });
	});

	it.each(['example.org', 'ftp://example.org', 'https://example.org/path', 'https://me@example.org'])(
		'refuses the origin %s',
		(text) => {
			expect(() => readCommandLine(['--origin', text])).toThrow(/^The origin must be .*\.$/);
		},
	);

	it('accepts --renew-keys for a file and for a database server', () => {
		expect(readCommandLine(['--renew-keys', '--fresh'])).toMatchObject({ renewsKeys: true, isFresh: true });
		expect(readCommandLine(['--renew-keys'], 'postgres://db.test/site')).toMatchObject({ renewsKeys: true });
	});

	it('reads the login from --reset-password, which requires one', () => {
		expect(readCommandLine(['--reset-password', 'admin'])).toMatchObject({ resetPasswordOf: 'admin' });
		expect(() => readCommandLine(['--reset-password'])).toThrow(/--reset-password.* Try --help\.$/);
	});

	it('accepts scenarios one by one and as a list', () => {
		expect(readCommandLine(['--scenario', 'connected,rtl', '--scenario=stats-on', '--fresh'])).toMatchObject({
			scenarios: ['connected', 'rtl', 'stats-on'],
			isFresh: true,
		});
	});

	it('prints its options, and the scenarios with a line each', () => {
		expect(readCommandLine(['--help'])).toMatchObject({
			text: expect.stringContaining('--data FILE') as string,
		});
		const list = readCommandLine(['--scenario', 'list']);

		expect(list).toMatchObject({ text: expect.stringMatching(/^not-connected +A new site/) as string });
	});

	it.each([
		[['--bogus'], /^Unknown option '--bogus'. Try --help\.$/],
		[['extra'], /^Unexpected argument 'extra'. .*Try --help\.$|^Unexpected argument 'extra'.*\.$/],
		[['--port'], /Try --help\.$/],
		[['--port', 'x'], /^The port must be a number from 0 to 65535, not x\.$/],
		[['--port', '70000'], /^The port must be a number/],
		[['--scenario', 'nope'], /^There is no scenario named nope\. Known scenarios: not-connected, /],
	])('rejects %j with an error message', (args, sentence) => {
		expect(() => readCommandLine(args)).toThrow(StartError);
		expect(() => readCommandLine(args)).toThrow(sentence);
	});

	it.each([
		['127.0.0.1', true],
		['127.1.2.3', true],
		['::1', true],
		['[::1]', true],
		['localhost', true],
		['0.0.0.0', false],
		['192.168.1.5', false],
		['127.0.0.1.evil.test', false],
	])('detects whether %s is a loopback address', (address, expected) => {
		expect(isLoopback(address)).toBe(expected);
	});
});
