import { html } from 'hono/html';
import { ON_SALE, shopItem } from '../../catalog/shop';
import type { ProviderLicenseRow } from '../../store/tables';
import { issueKey, listKeys, revokeKey } from '../../provider/keys';
import { issueLicense, licensesOf, revokeLicense } from '../../provider/licenses';
import { buttonForm, hidden, providerPage, showAgain, type ProviderPage, type ProviderVisit } from './layout';

/** A product that no site of this kind can use: its license is refused. */
const FOREIGN_PRODUCT = 'woocommerce_bookings';

function stateOf({ revoked_at, attached_at, site_id }: ProviderLicenseRow, siteId: number): string {
	if (revoked_at !== null) {
		return 'revoked';
	}
	if (attached_at === null) {
		return 'unused';
	}
	return site_id === siteId ? 'used by this site' : 'used by another site';
}

/** `/provider/licenses`: licenses of the account. They are attached on the dashboard. */
export const licensesPage: ProviderPage = async (visit) => {
	const { host, site, session, fields } = visit;
	const accountId = site.links.get(session.user.id);
	if (accountId === undefined) {
		const content = html`<p>Licenses belong to an account. Connect yours first.</p>`;
		return providerPage(visit, { title: 'Licenses', content });
	}
	const licenses = await licensesOf(host.db, accountId);
	if (fields?.get('action') === 'revoke') {
		const own = licenses.find(({ id }) => String(id) === fields.get('id'));
		await revokeLicense(host.db, own?.id ?? 0, host.now());
		return showAgain(visit, 'revoked');
	}
	if (fields) {
		const wanted = fields.get('product') ?? '';
		const product = shopItem(wanted) ? wanted : FOREIGN_PRODUCT;
		await issueLicense(host.db, { accountId, product, now: host.now() });
		return showAgain(visit, 'issued');
	}
	return providerPage(visit, { title: 'Licenses', content: licenseList(visit, licenses) });
};

function licenseList(visit: ProviderVisit, licenses: readonly ProviderLicenseRow[]) {
	return html`<p>To use a license, activate its key on the dashboard.</p>
		<ul>
			${licenses.map(
				(license) =>
					html`<li>
						<code>${license.license_key}</code>:
						${shopItem(license.product_slug)?.name ?? license.product_slug},
						${stateOf(license, visit.site.facts.blogId)}
						${
							license.revoked_at === null
								? buttonForm(visit, {
										path: 'licenses',
										label: `Revoke ${license.license_key}`,
										values: { action: 'revoke', id: license.id },
									})
								: ''
						}
					</li>`,
			)}
		</ul>
		<form method="post" action="/provider/licenses">
			${hidden(visit, { action: 'issue' })}
			<label class="host-field"
				><span>Product</span
				><select name="product">
					${ON_SALE.map(({ slug, name }) => html`<option value="${slug}">${name} (${slug})</option>`)}
					<option value="${FOREIGN_PRODUCT}">A product this site can’t use</option>
				</select></label
			>
			<button class="host-button">Issue license</button>
		</form>`;
}

/** `/provider/keys`: keys of the anti-spam service. */
export const keysPage: ProviderPage = async (visit) => {
	const { host, fields } = visit;
	if (fields) {
		const key = fields.get('key');
		await (key ? revokeKey(host.db, key) : issueKey(host.db));
		return showAgain(visit, key ? 'revoked' : 'saved');
	}
	const keys = await listKeys(host.db);
	const content = html`<p>Enter a key in the dashboard’s settings.</p>
		<ul>
			${keys.map(
				({ key, is_revoked }) =>
					html`<li>
						<code>${key}</code>, ${is_revoked === 1 ? 'revoked' : 'valid'}
						${is_revoked === 1 ? '' : buttonForm(visit, { path: 'keys', label: `Revoke ${key}`, values: { key } })}
					</li>`,
			)}
		</ul>
		${buttonForm(visit, { path: 'keys', label: 'Issue key', values: {} })}`;
	return providerPage(visit, { title: 'Anti-spam keys', content });
};
