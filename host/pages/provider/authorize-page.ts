import { html } from 'hono/html';
import { findUser, findUserByName, type User } from '../../auth/users';
import type { HostContext } from '../../host-context';
import { isSame } from '../../auth/nonces';
import { page, readForm, type Html, type PageContext } from '../../http/context';
import { document, messagePage } from '../document';
import { DASHBOARD_PAGE, ownUrl } from '../../site/urls';
import { readSite, type Site } from '../../site/site';
import { findAccountByEmail } from '../../provider/accounts';
import { answerRequest, formToken, isAnswered, readRequest, siteName } from '../../provider/authorization';

const BACK = { url: `/wp-admin/${DASHBOARD_PAGE}`, label: 'Back to the dashboard' };

/**
 * `/provider/authorize`: asks whether the site may use the user's account, and returns the answer to the
 * site.
 */
export async function authorizePage(host: HostContext, context: PageContext): Promise<Response> {
	const isAnswer = context.req.method === 'POST';
	const site = await readSite(host.db);
	const refuse = (text: string) =>
		page(context, messagePage(site, { heading: 'This request can’t be approved', text, link: BACK }), 400);
	const fields = isAnswer ? await readForm(context) : new URL(context.req.url).searchParams;
	const request = readRequest(host, fields.get('secret') ?? '');
	const callback = ownUrl(host.origin, fields.get('redirect_uri') ?? '');
	if (!request || !callback || callback.pathname !== '/wp-admin/admin.php') {
		return refuse('This request doesn’t come from a known site.');
	}
	if (request === 'expired') {
		return refuse('This request is older than ten minutes. Go back and start again.');
	}
	if (await isAnswered(host, request)) {
		return refuse('This request has already been answered. Go back and start again.');
	}
	const user = await findUser(host.db, request.user);
	if (!user) {
		return refuse('The user who sent this request no longer exists.');
	}
	callback.searchParams.set('state', String(user.id));
	if (!isAnswer) {
		const question = ask(site, {
			name: siteName(site, host.origin),
			url: host.origin,
			login: user.login,
			email: user.email,
			hidden: {
				secret: fields.get('secret') ?? '',
				redirect_uri: callback.href,
				from: fields.get('from') ?? '',
				form_token: formToken(host, request),
			},
		});
		return page(context, question);
	}
	if (!isSame(fields.get('form_token') ?? '', formToken(host, request))) {
		return refuse('This answer wasn’t sent from this page.');
	}
	const isApproved = fields.get('decision') === 'approve';
	const account = accountFor(user, (fields.get('account') ?? '').trim().toLowerCase());
	if (isApproved && (!account || (await isTakenByAnother(host, site, account.email, user.id)))) {
		return refuse(
			'This account can’t be used. It belongs to another user, or its email address isn’t valid.',
		);
	}
	const answered = await answerRequest(host, request, {
		account: isApproved ? account : null,
		from: fields.get('from') ?? '',
	});
	if (!answered) {
		return refuse('This request has already been answered. Go back and start again.');
	}
	const isLate = fields.get('decision') === 'expire';
	const answer = isApproved ? { code: answered.code } : isLate ? EXPIRED : DENIED;
	Object.entries(answer).forEach(([name, value]) => callback.searchParams.set(name, value));
	return context.redirect(callback.href, 303);
}

const DENIED = { error: 'access_denied', error_description: 'The request was denied.' };
/** The code of a request that came too late (facts 4.3). */
const EXPIRED = { error: 'invalid_request', error_description: 'The request has expired.' };

type Account = Pick<User, 'email' | 'login' | 'displayName'>;

/** The account of that address, or the user's own when none was typed; null for what is no address. */
function accountFor(user: User, email: string): Account | null {
	if (email === '' || email === user.email.toLowerCase()) {
		return user;
	}
	const [, login = ''] = /^([\w.+-]{1,60})@[\w-]+(?:\.[\w-]+)+$/.exec(email) ?? [];
	return login === '' ? null : { email, login, displayName: login };
}

/** True if the address is another user's, or its account is connected to one: one account per user. */
async function isTakenByAnother(
	{ db }: HostContext,
	site: Site,
	email: string,
	userId: number,
): Promise<boolean> {
	const owner = await findUserByName(db, email);
	if (owner && owner.id !== userId) {
		return true;
	}
	const account = await findAccountByEmail(db, email);
	return [...site.links].some(([user, id]) => id === account?.id && user !== userId);
}

interface Question {
	name: string;
	url: string;
	login: string;
	email: string;
	hidden: Record<string, string>;
}

function ask(site: Site, { name, url, login, email, hidden }: Question): Html {
	const body = html`<main class="host-card">
		<h1>Connect ${name}?</h1>
		<p>This site wants to use your account. You can disconnect at any time on its dashboard.</p>
		<dl class="host-facts">
			<dt>Site</dt>
			<dd>${name}<br />${url}</dd>
			<dt>Account</dt>
			<dd>${login}<br />${email}</dd>
		</dl>
		<form method="post" action="/provider/authorize">
			<details>
				<summary>Use another account, or let the request expire</summary>
				<label class="host-field"
					><span>Email address of the other account</span
					><input name="account" type="email" autocomplete="off"
				/></label>
				<p class="host-note">If the account doesn’t exist yet, approving creates it.</p>
				<p>
					<button class="host-button is-plain" name="decision" value="expire">Let the request expire</button>
				</p>
			</details>
			${Object.entries(hidden).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
			<div class="host-buttons">
				<button class="host-button" name="decision" value="approve">Approve</button>
				<button class="host-button is-plain" name="decision" value="deny">Deny</button>
			</div>
		</form>
		<p class="host-note">This provider is a sandbox. It runs on this machine and contacts no one.</p>
	</main>`;
	return document({ site, title: `Connect ${name}`, bodyClass: 'host-page', body });
}
