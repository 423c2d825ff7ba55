import { setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { forgetFirstPassword, hasFirstPassword } from '../auth/reset-password';
import type { LoginLimit } from '../auth/login-limit';
import { createNonce, isNonce } from '../auth/nonces';
import { passwordProblem, SHORTEST_PASSWORD } from '../auth/password-rules';
import { hashPassword } from '../auth/passwords';
import {
	endOtherSessions,
	listSessions,
	SESSION_LIFETIME,
	startSession,
	type Session,
} from '../auth/sessions';
import { authenticate } from '../auth/users';
import type { HostContext } from '../host-context';
import {
	page,
	readForm,
	type Html,
	type PageContext,
	cookieOptions,
	sessionCookieName,
} from '../http/context';
import { readSite, type Site } from '../site/site';
import { inTransaction } from '../store/database';
import { adminFrame } from './frame';
import { tooMany } from './login';
import type { Database } from '../store/tables';

/**
 * Reminds users who still have the password of the first start, with a link to where they change it. Not on
 * the dashboard's page, where it would move what the dashboard shows.
 */
export async function firstPasswordNotice(db: Database, { user }: Session, link: string): Promise<Html> {
	if (!(await hasFirstPassword(db, user.id))) {
		return html``;
	}
	return html`<p class="host-notice">
		You still use the password that was printed at the first start. A log may hold it, so
		<a href="${link}">choose your own</a>.
	</p>`;
}

export const PROFILE_PATH = '/wp-admin/profile.php';

/** A form of the page. */
type Task = 'password' | 'sessions';

/** The reason against a form, and the field that it's about. */
interface Problem {
	status: 400 | 401 | 403 | 429;
	task: Task;
	field: 'current' | 'new';
	text: string;
}

/**
 * `/wp-admin/profile.php`: users change their password here, and end what they forgot to log out of. Both ask
 * for the current password, so an open page isn't enough to keep its user out.
 */
export async function profilePage(
	host: HostContext,
	limit: LoginLimit,
	context: PageContext,
	session: Session,
): Promise<Response> {
	const site = await readSite(host.db);
	const form = context.req.method === 'POST' ? await readForm(context) : null;
	const problem = form && (await findProblem({ host, limit, context, session, site, form }));
	if (!form || problem) {
		const done = form ? undefined : context.req.query('done');
		const title = 'Profile';
		const content = await body(host, session, { problem, done });
		const current = 'profile.php';
		return page(context, adminFrame({ host, site, session, title, content, current }), problem?.status);
	}
	const task = taskOf(form);
	if (task === 'sessions') {
		await endOtherSessions(host.db, session);
	} else {
		await changePassword(host, context, session, form.get('new') ?? '');
	}
	return context.redirect(`${PROFILE_PATH}?done=${task}`, 303);
}

const taskOf = (form: URLSearchParams): Task => (form.get('task') === 'sessions' ? 'sessions' : 'password');

interface Attempt {
	host: HostContext;
	limit: LoginLimit;
	context: PageContext;
	session: Session;
	site: Site;
	form: URLSearchParams;
}

async function findProblem({ host, limit, context, session, site, form }: Attempt): Promise<Problem | null> {
	const { user } = session;
	const { ip } = context.env.client;
	const about = { task: taskOf(form), field: 'current' } as const;
	if (!isNonce(host, session, 'profile', form.get('_wpnonce'))) {
		return { ...about, status: 403, text: 'This page was open for too long. Try again.' };
	}
	const password = form.get('current') ?? '';
	const { found, wait } = await limit.check(ip, user.login, () =>
		authenticate(host.db, { name: user.login, password, cost: host.passwordCost }),
	);
	if (!found) {
		context.set('tried', user.id);
		return wait > 0
			? { ...about, status: 429, text: tooMany(wait) }
			: { ...about, status: 401, text: 'The password is incorrect.' };
	}
	const text =
		about.task === 'password'
			? await passwordProblem(form.get('new') ?? '', user, site.facts.title)
			: undefined;
	return text ? { ...about, field: 'new', status: 400, text } : null;
}

/** Ends every session, also of somebody who knew the old password, and starts a new one for this browser. */
async function changePassword(
	{ db, now, origin, passwordCost }: HostContext,
	context: PageContext,
	session: Session,
	password: string,
): Promise<void> {
	const hash = await hashPassword(password, passwordCost);
	const token = await inTransaction(db, async (trx) => {
		await trx.updateTable('users').set(hash).where('id', '=', session.user.id).execute();
		await trx.deleteFrom('sessions').where('user_id', '=', session.user.id).execute();
		await forgetFirstPassword(trx, session.user.id);
		return startSession(trx, session.user.id, now());
	});
	setCookie(context, sessionCookieName(origin), token, cookieOptions(origin, '/', SESSION_LIFETIME / 1000));
}

const DONE: Readonly<Record<Task, string>> = {
	password: 'Password changed. You’re logged out everywhere else.',
	sessions: 'You’re logged out everywhere else.',
};

async function body(
	host: HostContext,
	session: Session,
	{ problem, done = '' }: { problem: Problem | null; done?: string },
): Promise<Html> {
	const hidden = (task: Task) =>
		html`<input type="hidden" name="task" value="${task}" />
			<input type="hidden" name="_wpnonce" value="${createNonce(host, session, 'profile')}" />
			<input type="text" name="log" value="${session.user.login}" autocomplete="username" hidden />`;
	const notice = Object.hasOwn(DONE, done) ? DONE[done as Task] : undefined;
	return html`<div class="host-body">
		<h1>Profile</h1>
		${notice ? html`<p class="host-done" role="status">${notice}</p>` : ''}
		${await firstPasswordNotice(host.db, session, '#password-new')}
		<h2>Change password</h2>
		<form method="post" action="${PROFILE_PATH}">
			${hidden('password')} ${passwordField('password', 'current', problem)}
			${passwordField('password', 'new', problem)}
			<button class="host-button">Change password</button>
		</form>
		<h2>Where you’re logged in</h2>
		${await sessionList(host, session)}
		<form method="post" action="${PROFILE_PATH}">
			${hidden('sessions')} ${passwordField('sessions', 'current', problem)}
			<button class="host-button is-plain">Log out everywhere else</button>
		</form>
	</div>`;
}

/** A field with its hint and, in the form that failed, its problem. */
function passwordField(task: Task, name: Problem['field'], problem: Problem | null): Html {
	const id = `${task}-${name}`;
	const isNew = name === 'new';
	const text = problem?.task === task && problem.field === name ? problem.text : undefined;
	const hint = isNew ? `At least ${SHORTEST_PASSWORD} characters. A sentence is easy to remember.` : '';
	return html`<div class="host-field">
		<label for="${id}"><span>${isNew ? 'New password' : 'Current password'}</span></label>
		<input
			id="${id}"
			name="${name}"
			type="password"
			autocomplete="${isNew ? 'new-password' : 'current-password'}"
			aria-describedby="${id}-about"
			aria-invalid="${text ? 'true' : 'false'}"
			required
		/>
		<div id="${id}-about">
			${text ? html`<p class="host-error" role="alert">${text}</p>` : ''}
			${hint && !text ? html`<p class="host-note">${hint}</p>` : ''}
		</div>
	</div>`;
}

/** Everybody's time: the host doesn't know where the user is. */
const TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

async function sessionList({ db, now }: HostContext, session: Session): Promise<Html> {
	const sessions = await listSessions(db, session.user.id, now());
	return html`<ul>
		${sessions.map(
			({ tokenHash, createdAt, usedAt }) =>
				html`<li>
					Since ${TIME.format(createdAt)} UTC, last used ${TIME.format(usedAt)}
					UTC${tokenHash === session.tokenHash ? ' (this browser)' : ''}
				</li>`,
		)}
	</ul>`;
}
