import { toFailure } from './client/errors';
import { submitSurvey } from './survey';

const SURVEY = {
	site_id: 1,
	user_id: 2,
	survey_id: 'jetpack-plugin-disconnect',
	survey_responses: { 'why-cancel': { response: 'buggy', text: null } },
} as const;

describe('the exit survey', () => {
	it('goes directly to the provider, without a nonce and with same-origin cookies only [API-062, CONN-055, CONN-056]', async () => {
		const seen: Array<[string, RequestInit]> = [];
		globalThis.fetch = async (input, init = {}) => {
			seen.push([String(input), init]);
			return new Response('{"success":true}');
		};
		await submitSurvey('https://provider.example/', SURVEY);
		const [[address, init] = ['', {}]] = seen;
		expect(seen).toHaveLength(1);
		expect(address).toBe('https://provider.example/wpcom/v2/marketing/feedback-survey');
		expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
		expect(new Headers(init.headers).has('X-WP-Nonce')).toBe(false);
		expect(JSON.parse(String(init.body))).toEqual(SURVEY);
	});

	it.each<[string, () => Response | Promise<Response>, string]>([
		['another answer', () => new Response('{"success":1}'), 'UnexpectedAnswerError'],
		['nothing', () => new Response('null'), 'UnexpectedAnswerError'],
		['a failure', () => new Response('{}', { status: 500 }), 'ApiError'],
		['a redirect', () => new Response('{"success":true}', { status: 300 }), 'ApiError'],
		['a refusal', () => Response.json({ code: 'too_many', message: 'x' }, { status: 429 }), 'too_many'],
		['a page', () => new Response('<p>'), 'JsonParseError'],
		['a lost network', () => Promise.reject(new TypeError('lost')), 'FetchNetworkError'],
		['no answer in time', () => Promise.reject(new DOMException('x', 'TimeoutError')), 'FetchTimeoutError'],
	])('fails with %s [CONN-057, CONN-059]', async (_, answer, name) => {
		globalThis.fetch = async () => answer();
		const failure = await submitSurvey('https://provider.example/', SURVEY).then(
			() => null,
			(error: unknown) => toFailure(error),
		);
		expect(failure?.code || failure?.name).toBe(name);
	});
});
