import { html } from 'hono/html';
import { hasFirstPassword } from '../auth/first-password';
import type { Session } from '../auth/sessions';
import type { Html } from '../http/context';
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
