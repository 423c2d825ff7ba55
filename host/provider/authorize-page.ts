import { html } from 'hono/html';
import { findUser, findUserByEmail, type User } from '../auth/users';
import type { HostContext } from '../host-context';
import { isSame } from '../auth/nonces';
import { page, redirect } from '../http/responses';
import { isForeignForm, readForm, type PageVisit } from '../http/visit';
import { document, messagePage } from '../pages/document';
import { DASHBOARD_PAGE, ownUrl } from '../site/addresses';
import { readSite, type Site } from '../site/site';
import { findAccountByEmail } from './accounts';
import { answerRequest, formToken, isAnswered, readRequest, siteName } from './authorization';

const BACK = { address: `/wp-admin/${DASHBOARD_PAGE}`, label: 'Back to the dashboard' };

/** `/provider/authorize`: asks whether the site may use the person's account, and sends the answer back to the site. */
export async function authorizePage(host: HostContext, visit: PageVisit): Promise<Response> {
	const isAnswer = visit.request.method === 'POST';
	const site = await readSite(host.db);
	if (isAnswer && isForeignForm(visit.request, host.origin)) {
		return refuse(site, 'This answer was not sent from this page.');
	}
	const fields = isAnswer ? await readForm(visit.request) : visit.url.searchParams;
	const request = readRequest(host, fields.get('secret') ?? '');
	const callback = ownUrl(host.origin, fields.get('redirect_uri') ?? '');
	if (!request || !callback || callback.pathname !== '/wp-admin/admin.php') {
		return refuse(site, 'This request was not made by a site that is known here.');
	}
	if (request === 'expired') {
		return refuse(site, 'This request is older than ten minutes. Go back and start again.');
	}
	if (await isAnswered(host, request)) {
		return refuse(site, 'This request has been answered already. Go back and start again.');
	}
	const user = await findUser(host.db, request.user);
	if (!user) {
		return refuse(site, 'The user who asked does not exist any more.');
	}
	callback.searchParams.set('state', String(user.id));
	if (!isAnswer) {
		return ask(site, {
			name: siteName(site, host.origin),
			address: host.origin,
			login: user.login,
			email: user.email,
			hidden: {
				secret: fields.get('secret') ?? '',
				redirect_uri: callback.href,
				from: fields.get('from') ?? '',
				form_token: formToken(host, request),
			},
		});
	}
	if (!isSame(fields.get('form_token') ?? '', formToken(host, request))) {
		return refuse(site, 'This answer was not sent from this page.');
	}
	const isApproved = fields.get('decision') === 'approve';
	const account = accountFor(user, (fields.get('account') ?? '').trim().toLowerCase());
	if (isApproved && (!account || (await isTakenByAnother(host, site, account.email, user.id)))) {
		return refuse(site, 'This account cannot be used: it is another user’s, or its address is not right.');
	}
	const answered = await answerRequest(host, request, {
		account: isApproved ? account : null,
		from: fields.get('from') ?? '',
	});
	if (!answered) {
		return refuse(site, 'This request has been answered already. Go back and start again.');
	}
	const isLate = fields.get('decision') === 'expire';
	const answer = isApproved ? { code: answered.code } : isLate ? EXPIRED : DENIED;
	Object.entries(answer).forEach(([name, value]) => callback.searchParams.set(name, value));
	return redirect(callback.href, [], 303);
}

const DENIED = { error: 'access_denied', error_description: 'The request was denied.' };
/** The code of a request that came too late (reference facts 4.3). */
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

/** Whether the address is another user's, or the account is linked to one: one account stands for one user. */
async function isTakenByAnother(
	{ db }: HostContext,
	site: Site,
	email: string,
	userId: number,
): Promise<boolean> {
	const owner = await findUserByEmail(db, email);
	if (owner && owner.id !== userId) {
		return true;
	}
	const account = await findAccountByEmail(db, email);
	return [...site.links].some(([user, id]) => id === account?.id && user !== userId);
}

function refuse(site: Site, text: string): Promise<Response> {
	return page(messagePage(site, { heading: 'This request cannot be answered', text, link: BACK }), 400);
}

interface Question {
	name: string;
	address: string;
	login: string;
	email: string;
	hidden: Record<string, string>;
}

function ask(site: Site, { name, address, login, email, hidden }: Question): Promise<Response> {
	const body = html`<main class="host-card">
		<h1>Connect ${name}?</h1>
		<p>The site asks to use your account. You can end this at any time on its dashboard.</p>
		<dl class="host-facts">
			<dt>Site</dt>
			<dd>${name}<br />${address}</dd>
			<dt>Account</dt>
			<dd>${login}<br />${email}</dd>
		</dl>
		<form method="post" action="/provider/authorize">
			<details>
				<summary>Log in to another account, or let the request expire</summary>
				<label class="host-field"
					><span>Email address of the other account</span
					><input name="account" type="email" autocomplete="off"
				/></label>
				<p class="host-note">An account that does not exist yet is opened. Then approve.</p>
				<p><button class="host-button is-plain" name="decision" value="expire">Answer too late</button></p>
			</details>
			${Object.entries(hidden).map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
			<div class="host-buttons">
				<button class="host-button" name="decision" value="approve">Approve</button>
				<button class="host-button is-plain" name="decision" value="deny">Deny</button>
			</div>
		</form>
		<p class="host-note">This provider is a sandbox: it runs on this machine and calls nobody.</p>
	</main>`;
	return page(document({ site, title: `Connect ${name}`, bodyClass: 'host-page', body }));
}
