import { form, type Caller } from './testing';

/** Steps of a connection as a person takes them, for tests. Not part of the host. */

/** Registers the site, as the button of the connect screen does, and returns the URL to go on to. */
export async function registerAs(caller: Caller, more: object = {}): Promise<string> {
	const { Initial_State: state } = await bootstrapOf(caller);
	const { status, body } = await caller.post('connection/register', {
		registration_nonce: state.registrationNonce,
		no_iframe: true,
		redirect_uri: 'admin.php?page=jetpack',
		...more,
	});
	expect(status).toBe(200);
	return (body as { authorizeUrl: string }).authorizeUrl;
}

/** The objects as the caller's own page prints them: nonces are bound to the session. */
export async function bootstrapOf(caller: Caller): Promise<{ Initial_State: Record<string, unknown> }> {
	const page = await (await caller.page('/wp-admin/admin.php?page=jetpack')).text();
	const text = /<script type="application\/json" id="Initial_State">([^<]*)</.exec(page)?.[1] ?? 'null';
	return { Initial_State: JSON.parse(text) as Record<string, unknown> };
}

/** Fields of the form on the provider's page. */
export async function fieldsOf(caller: Caller, authorizeUrl: string): Promise<Record<string, string>> {
	const page = await caller.page(authorizeUrl);
	const text = await page.text();
	expect(page.status).toBe(200);
	const hidden = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
	return Object.fromEntries(
		[...hidden].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
	);
}

/** Presses a button on the provider's page, and follows the way back to the dashboard. */
export async function decide(caller: Caller, authorizeUrl: string, decision: 'approve' | 'deny') {
	const fields = await fieldsOf(caller, authorizeUrl);
	const answer = await caller.page('/provider/authorize', form({ ...fields, decision }));
	expect(answer.status).toBe(303);
	const back = await caller.page(answer.headers.get('Location') ?? '');
	const cookie = /jetpack_state=([\w-]*)/.exec(back.headers.get('Set-Cookie') ?? '')?.[1];
	return { target: back.headers.get('Location'), callback: answer.headers.get('Location') ?? '', cookie };
}
