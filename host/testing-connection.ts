import { unpackNotices } from './bootstrap/state-notices';
import { form, type Caller } from './testing';

/** Steps of a connection as a person takes them, for tests. Not part of the host. */

/** Registers the site, as the button of the connect screen does, and returns the URL to go on to. */
export async function registerAs(caller: Caller, more: object = {}): Promise<string> {
	const { status, body } = await caller.post('connection/register', {
		registration_nonce: (await stateOf(caller)).registrationNonce,
		no_iframe: true,
		redirect_uri: 'admin.php?page=jetpack',
		...more,
	});
	expect(status).toBe(200);
	return (body as { authorizeUrl: string }).authorizeUrl;
}

/** The state as the caller's own page prints it: nonces are bound to the session. */
export async function stateOf(caller: Caller): Promise<Record<string, unknown>> {
	const page = await caller.read('/wp-admin/admin.php?page=jetpack');
	const text = /<script type="application\/json" id="Initial_State">([^<]*)</.exec(page)?.[1] ?? '{}';
	return JSON.parse(text) as Record<string, unknown>;
}

/** The URL at which a user of a connected site connects. */
export async function authorizeUrl(caller: Caller): Promise<string> {
	const { body } = await caller.get('connection/authorize_url?no_iframe=1');
	return (body as { authorizeUrl: string }).authorizeUrl;
}

/** Fields of the form on the provider's page. */
export async function fieldsOf(caller: Caller, url: string): Promise<Record<string, string>> {
	const hidden = (await caller.read(url)).matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
	return Object.fromEntries(
		[...hidden].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
	);
}

/** Submits the provider's form with these fields in place of its own. */
export async function answerWith(caller: Caller, url: string, more: Record<string, string>) {
	return caller.page('/provider/authorize', form({ ...(await fieldsOf(caller, url)), ...more }));
}

/** Takes the callback to the site, and says what it will show. */
export async function goBack(caller: Caller, callback: string) {
	const answer = await caller.page(callback);
	const cookie = /jetpack_state=([\w-]*)/.exec(answer.headers.get('Set-Cookie') ?? '')?.[1];
	return { target: answer.headers.get('Location'), cookie, notices: unpackNotices(cookie) };
}

/** Presses a button on the provider's page, and follows the way back to the dashboard. */
export async function decide(caller: Caller, url: string, decision: 'approve' | 'deny' | 'expire') {
	const answer = await answerWith(caller, url, { decision });
	expect(answer.status).toBe(303);
	const callback = answer.headers.get('Location') ?? '';
	return { ...(await goBack(caller, callback)), callback };
}
