import { html } from 'hono/html';
import { page } from '../../http/context';
import { document } from '../../pages/document';
import { addKeyring } from '../google';
import { hidden, type ProviderPage, type ProviderVisit } from './layout';

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
