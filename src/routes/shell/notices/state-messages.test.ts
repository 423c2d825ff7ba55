import { codeMessage, errorMessage } from './state-messages';

const named = (ending: string, ...names: string[]) => names.map((name) => `${name}_${ending}`);
const GLITCH_CODES = [
	...['no_role', 'no_cap', 'no_code', 'no_state', 'invalid_state', 'invalid_request', 'invalid_scope'],
	...['unsupported_response_type', 'invalid_token', 'no_token', 'missing_secrets', 'secrets_mismatch'],
	...named('missing', 'home', 'siteurl', 'gmt_offset', 'site_name', 'secret_1', 'secret_2', 'site_lang'),
	...named('missing', 'verify_secret_1', 'verify_secrets'),
	...named('malformed', 'home', 'siteurl', 'gmt_offset', 'timezone_string', 'site_name', 'secret_1'),
	...named('malformed', 'secret_2', 'site_lang', 'verify_secret_1'),
	'verify_secrets_mismatch',
];
const OTHERS = [
	...['cheatin', 'wrong_state', 'invalid_client', 'invalid_grant', 'site_inaccessible', 'wpcom_408'],
	...['site_requires_authorization', 'connection_disabled', 'not_public', 'wpcom_503', 'anything_else'],
	...['wpcom_bad_response', 'wpcom_outage', 'register_http_request_failed', 'token_http_request_failed'],
];
const SITE = { version: '12.0', isAtomic: false };

describe('error codes', () => {
	it('quote the specified sentences word for word [NOTICE-055, NOTICE-058]', () => {
		expect(errorMessage('cheatin').text).toBe("Cheatin' uh?");
		expect(errorMessage('wrong_state').text).toBe(
			'You need to stay logged in to your WordPress blog while you authorize Jetpack.',
		);
	});

	it('ask for the reason after a denial as information, and are errors otherwise [NOTICE-056, NOTICE-057]', () => {
		expect(errorMessage('access_denied')).toMatchObject({
			tone: 'is-info',
			text: expect.stringMatching(/free security and traffic features.*why/),
			link: { label: 'Answer 2 questions', redirect: 'jetpack-cancelled-connection' },
		});
		for (const code of [...GLITCH_CODES, ...OTHERS]) {
			expect(errorMessage(code).tone).toBe('is-error');
		}
	});

	const PROBLEMS = /WordPress\.com is having problems.*later/;
	const UNREACHED = /couldn’t contact WordPress\.com \((register|token)_http_request_failed\).*web host/;

	it.each<[string, RegExp, redirect?: string]>([
		['invalid_client', /Deactivate.*activate it again.*connect/],
		['invalid_grant', /Click “Connect to WordPress.com” again/],
		['site_inaccessible', /publicly accessible.*site_inaccessible/],
		['site_requires_authorization', /publicly accessible.*site_requires_authorization/],
		['connection_disabled', /terms of service/, 'wpcom-tos'],
		['not_public', /may not be publicly accessible.*localhost/],
		...['408', '500', '503', '5??', 'bad_response', 'outage'].map((end): [string, RegExp] => [
			`wpcom_${end}`,
			PROBLEMS,
		]),
		['register_http_request_failed', UNREACHED],
		['token_http_request_failed', UNREACHED],
	])(
		'%s says what to do, or who is to blame: %s [NOTICE-059, NOTICE-060, NOTICE-061, NOTICE-062, NOTICE-063, NOTICE-064, NOTICE-065]',
		(...[code, text, redirect]) => {
			expect(errorMessage(code).text).toMatch(text);
			expect(errorMessage(code)).toMatchObject(redirect ? { link: { redirect } } : {});
		},
	);

	it.each(GLITCH_CODES)(
		'%s is a glitch: try again, or contact support with the code [NOTICE-066]',
		(code) => {
			expect(GLITCH_CODES).toHaveLength(31);
			expect(errorMessage(code)).toMatchObject({
				text: expect.stringMatching(new RegExp(`glitch.*Try again.*support.*${code}\\.$`)),
				link: { redirect: 'jetpack-contact-support' },
			});
		},
	);

	it.each(['anything_else', 'wpcom_4xx', 'wpcom_5', '<b>x</b>'])(
		'%s is shown unchanged [NOTICE-067]',
		(code) => {
			expect(errorMessage(code)).toEqual({ tone: 'is-error', text: code, link: undefined });
		},
	);
});

describe('message codes', () => {
	it('welcome the user with the version, but not on Atomic [NOTICE-069]', () => {
		const welcome = { tone: 'is-info', text: 'Welcome to Jetpack 12.0.' };
		expect(codeMessage('modules_activated', SITE)).toMatchObject(welcome);
		expect(codeMessage('modules_activated', { ...SITE, isAtomic: true })).toBeNull();
	});

	it.each([
		['already_authorized', 'Your Jetpack is already connected.'],
		['authorized', "You're fueled up and ready to go, Jetpack is now active."],
		['linked', "You're fueled up and ready to go."],
	])('confirm %s: %s [NOTICE-070, NOTICE-071, NOTICE-072]', (code, text) => {
		expect(codeMessage(code, SITE)).toEqual({ tone: 'is-success', text });
	});

	it('report a misconfigured server, and link to Site Health after a reconnect [NOTICE-073, NOTICE-074]', () => {
		expect(codeMessage('protect_misconfigured_ip', SITE)).toMatchObject({
			text: expect.stringContaining('misconfigured'),
			link: { label: 'Learn More' },
		});
		const reconnected = { tone: 'is-success', link: { adminPage: 'site-health.php' } };
		expect(codeMessage('reconnection_completed', SITE)).toMatchObject(reconnected);
	});

	it('are shown unchanged as information when unknown [NOTICE-083]', () => {
		expect(codeMessage('something_new', SITE)).toEqual({ tone: 'is-info', text: 'something_new' });
	});
});
