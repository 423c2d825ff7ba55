import { html } from 'hono/html';
import { fetchBackup } from '../../provider/backup';
import { readRecords, writeRecords } from '../../provider/records';
import { addThreat, fetchScan, fixThreat, openThreats, requestScan, THREATS } from '../../provider/scan';
import {
	buttonForm,
	hidden,
	providerPage,
	rowNumber,
	showAgain,
	type ProviderPage,
	type ProviderVisit,
} from './layout';
import { page } from '../../http/context';
import { document } from '../document';
import { addKeyring } from '../../provider/google';

/** A file, since the pages' strict policy allows no inline script. */
export const POPUP_SCRIPT_PATH = '/provider/popup.js';

/** Hands the number of the keyring to the window that has opened this one, and closes it. */
const POPUP_SCRIPT = `const result = document.getElementById('result');
const keyring = Number(result.dataset.keyring);
if (window.opener && keyring) {
	window.opener.postMessage({ type: 'keyring', keyring_id: keyring }, window.location.origin);
}
window.close();
`;

export function popupScript(): Response {
	return new Response(POPUP_SCRIPT, {
		headers: {
			'Content-Type': 'text/javascript; charset=UTF-8',
			'Cache-Control': 'no-cache',
		},
	});
}

/** `/provider/google`: the popup in which a person lets the site use their account at Google (facts 16). */
export const googlePage: ProviderPage = async (visit) => {
	const { host, context, site, fields } = visit;
	if (fields) {
		const isAllowed = fields.get('decision') === 'allow';
		return close(visit, isAllowed ? await addKeyring(host, site.facts.blogId) : 0);
	}
	const body = html`<main class="host-card">
		<h1>Let this site use your Google account?</h1>
		<p>It verifies that you own ${host.origin}.</p>
		<form method="post" action="/provider/google">
			${hidden(visit)}
			<div class="host-buttons">
				<button class="host-button" name="decision" value="allow">Allow</button>
				<button class="host-button is-plain" name="decision" value="deny">Cancel</button>
			</div>
		</form>
		<p class="host-note">This is a sandbox. It doesn’t contact Google.</p>
	</main>`;
	return page(context, document({ site, title: 'Google account', bodyClass: 'host-page', body }));
};

async function close({ context, site }: ProviderVisit, keyring: number): Promise<Response> {
	const body = html`<main class="host-card">
		<h1>Done</h1>
		<p id="result" data-keyring="${String(keyring)}">You can close this window.</p>
	</main>`;
	const end = html`<script src="${POPUP_SCRIPT_PATH}"></script>`;
	return page(context, document({ site, title: 'Done', bodyClass: 'host-page', body, end }));
}

const BACKUP_STATES: Readonly<Record<string, string>> = {
	active: 'The site is backed up on every change.',
	inactive: 'Backups are off.',
	provisioning: 'Backups are being set up. This takes five minutes.',
	awaiting_credentials: 'Backups need the server credentials.',
	unavailable: 'This site has no backups.',
};

/** `/provider/backup`: in place of the pages about backups and activity. */
export const backupPage: ProviderPage = async (visit) => {
	const { host, site } = visit;
	const { state, reason, last_backup: last } = await fetchBackup(host.db, site, host.now());
	const content = html`<p>${BACKUP_STATES[state]}</p>
		<dl class="host-facts">
			<dt>State</dt>
			<dd>${state}${reason ? ` (${reason})` : ''}</dd>
			${
				last
					? html`<dt>Last backup</dt>
							<dd>${last}</dd>`
					: ''
			}
		</dl>
		<p>The list of backups and the activity log would be here.</p>`;
	return providerPage(visit, { title: 'Backup', content });
};

/** `/provider/credentials`: the login of the server, which the services need on some hosts. */
export const credentialsPage: ProviderPage = async (visit) => {
	const { host, site, fields } = visit;
	const { blogId } = site.facts;
	if (fields) {
		const isEntered = fields.get('action') === 'enter';
		// Nothing of what was typed is kept: this server needs no credentials.
		await writeRecords(host.db, blogId, {
			credentials: { areNeeded: true, enteredAt: isEntered ? host.now() : null },
		});
		return showAgain(visit, isEntered ? 'entered' : 'forgotten');
	}
	const { credentials } = await readRecords(host.db, blogId);
	const isWaiting = credentials.areNeeded && credentials.enteredAt === null;
	const form = html`<form method="post" action="/provider/credentials">
		${hidden(visit, { action: 'enter' })}
		<label class="host-field"><span>Server</span><input name="server" value="localhost" required /></label>
		<label class="host-field"><span>User</span><input name="user" autocomplete="off" required /></label>
		<label class="host-field"
			><span>Password</span><input name="password" type="password" autocomplete="off" required
		/></label>
		<button class="host-button">Save credentials</button>
	</form>`;
	const forget = buttonForm(visit, {
		path: 'credentials',
		label: 'Remove credentials and wait for new ones',
		values: { action: 'forget' },
	});
	const content = isWaiting
		? html`<p>Backup and Scan need the server credentials. Enter anything: nothing is stored.</p>
				${form}`
		: html`<p>
					${credentials.areNeeded ? 'The credentials are saved.' : 'This server doesn’t need credentials.'}
				</p>
				${forget}`;
	return providerPage(visit, { title: 'Server credentials', content });
};

/** `/provider/scan`: what the scan has found, and the buttons that repair it. */
export const scanPage: ProviderPage = async (visit) => {
	const { host, site, fields } = visit;
	const siteId = site.facts.blogId;
	const now = host.now();
	switch (fields?.get('action')) {
		case 'fix':
			await fixThreat(host.db, { siteId, id: rowNumber(fields.get('id')), now });
			return showAgain(visit, 'fixed');
		case 'scan':
			await requestScan(host.db, siteId, now);
			return showAgain(visit, 'scanning');
		case 'plant':
			await addThreat(host.db, {
				siteId,
				kind: Object.hasOwn(THREATS, fields.get('kind') ?? '') ? String(fields.get('kind')) : 'file',
				detectedAt: now,
			});
			return showAgain(visit, 'planted');
	}
	const { state, reason } = await fetchScan(host.db, site, now);
	const threats = await openThreats(host.db, siteId);
	const content = html`<dl class="host-facts">
			<dt>State</dt>
			<dd>${state}${reason ? ` (${reason})` : ''}</dd>
		</dl>
		${buttonForm(visit, { path: 'scan', label: 'Scan now', values: { action: 'scan' } })}
		<h2>Threats</h2>
		${threats.length === 0 ? html`<p>None.</p>` : ''}
		<ul>
			${threats.map(
				({ id, kind }) =>
					html`<li>
						${THREATS[kind]?.title ?? kind}
						${buttonForm(visit, {
							path: 'scan',
							label: `Fix threat ${id}`,
							values: { action: 'fix', id },
						})}
					</li>`,
			)}
		</ul>
		<form method="post" action="/provider/scan">
			${hidden(visit, { action: 'plant' })}
			<label class="host-field"
				><span>Threat type</span
				><select name="kind">
					${Object.entries(THREATS).map(([kind, { title }]) => html`<option value="${kind}">${title}</option>`)}
				</select></label
			>
			<button class="host-button is-plain">Add threat to test the scan</button>
		</form>`;
	return providerPage(visit, { title: 'Scan', content });
};
