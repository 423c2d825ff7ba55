/** @jest-environment node */
import { readCommandLine } from './command-line';
import { isLoopback } from './http/origin';
import { StartError } from './errors';

const URL = 'postgres://me:secret@db.test/site';

describe('command line', () => {
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
		expect(readCommandLine(['--renew-keys'], URL)).toMatchObject({
			database: { url: URL },
			renewsKeys: true,
		});
	});

	it.each([
		['--trust-proxy 127.0.0.1,::1 --trust-proxy 10.0.0.1', { proxies: ['127.0.0.1', '::1', '10.0.0.1'] }],
		['--origin https://example.org', { origin: 'https://example.org' }],
		['--host 0.0.0.0 --origin https://10.0.0.1:8080/', { origin: 'https://10.0.0.1:8080' }],
		['--host ::1 --origin http://localhost:81/', { origin: 'http://localhost:81' }],
		['--renew-keys --fresh', { renewsKeys: true, isFresh: true }],
		['--reset-password admin', { resetPasswordOf: 'admin' }],
		['--scenario connected,rtl --scenario=stats-on', { scenarios: ['connected', 'rtl', 'stats-on'] }],
		['--help', { text: expect.stringContaining('--data FILE') as string }],
		['--scenario list', { text: expect.stringMatching(/^not-connected +A new site/) as string }],
	])('reads %s', (args, expected) => {
		expect(readCommandLine(args.split(' '))).toMatchObject(expected);
	});

	it.each([
		['--bogus', /^Unknown option '--bogus'. Try --help\.$/],
		['extra', /^Unexpected argument 'extra'.*\.$/],
		['--port', /Try --help\.$/],
		['--port x', /^The port must be a number from 0 to 65535, not x\.$/],
		['--port 70000', /^The port must be a number/],
		['--scenario nope', /^There is no scenario named nope\. Known scenarios: not-connected, /],
		['--reset-password', /--reset-password.* Try --help\.$/],
		['--trust-proxy proxy.test', /^--trust-proxy takes an IP address, such as 127.0.0.1, not proxy.test\.$/],
		['--origin example.org', /^The origin must be .*\.$/],
		['--origin ftp://example.org', /^The origin must be .*\.$/],
		['--origin https://me@example.org/path', /^The origin must be .*\.$/],
		['--origin http://10.0.0.1', /^Passwords could be read on the way to http:\/\/10.0.0.1\. Put .*\.$/],
		['--host 192.0.2.1', /way to 192.0.2.1\./],
		['--host ::', /way to ::\./],
		['--host 0.0.0.0 --origin http://localhost', /way to 0.0.0.0\./],
		['--fresh', /^--fresh deletes a file, but DATABASE_URL .*\.$/, URL],
		['--data x', /^--data names a file, but DATABASE_URL .*\.$/, URL],
	])('rejects %s with an error message', (args, sentence, url = '') => {
		expect(() => readCommandLine(args.split(' '), url)).toThrow(StartError);
		expect(() => readCommandLine(args.split(' '), url)).toThrow(sentence);
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
