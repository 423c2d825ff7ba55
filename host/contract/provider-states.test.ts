/** @jest-environment node */
import { providerStates, shapeOf } from '../../tests/contract/shapes';
import { isRecord } from '../php';
import { open } from '../testing';
import { differences } from './compare';

/** Scenarios that bring this host to the state of a recording; the first that fits counts. */
const SCENARIOS: ReadonlyArray<[file: RegExp, label: RegExp, scenarios: string[]]> = [
	[/./, /outbound HTTP blocked/, ['connected', 'provider-unreachable']],
	[/./, /remote test fails/, ['connected', 'provider-errors']],
	[/./, /unreachable/, ['stats-on', 'provider-unreachable']],
	[/./, /answers 403/, ['stats-on', 'provider-errors']],
	[/./, /answers 500/, ['stats-on', 'provider-down']],
	[/./, /empty body/, ['connected', 'provider-empty']],
	[/akismet/, /not installed/, ['akismet-missing']],
	[/discount/, /active/, ['discount']],
	[/discount/, /used/, ['discount-used']],
	[/discount/, /expired/, ['discount-expired']],
	[/features|search|site/, /complete/, ['plan-complete']],
	[/products/, /sale coupon/, ['sale']],
	[/purchases/, /security plan/, ['plan-security', 'product-expired']],
	[/rewind/, /^(active|no _cacheBuster)/, ['rewind-active']],
	[/rewind/, /provisioning/, ['rewind-provisioning']],
	[/rewind/, /awaiting/, ['rewind-awaiting-credentials']],
	[/rewind/, /site_new/, ['rewind-site-new']],
	[/rewind/, /vp_active/, ['rewind-vaultpress']],
	[/rewind/, /multisite/, ['rewind-multisite']],
	[/rewind/, /^inactive/, ['rewind-inactive']],
	[/scan/, /idle, threats/, ['threats']],
	[/scan/, /no credentials/, ['scan-no-credentials']],
	[/scan/, /idle/, ['scan-idle']],
	[/scan/, /scanning/, ['scan-scanning']],
	[/scan/, /vp_active/, ['scan-vaultpress']],
	[/scan/, /multisite/, ['scan-multisite']],
	[/site/, /personal/, ['plan-personal']],
	[/site/, /premium/, ['plan-premium']],
	[/site/, /business/, ['plan-business']],
	[/site/, /t1/, ['plan-security-t1']],
	[/site/, /t2/, ['plan-security-t2']],
	[/site/, /product purchases/, ['product-backup-t1', 'product-expired']],
	[/stats/, /no views/, ['stats-empty']],
	[/stats/, /./, ['stats-on']],
	[/suggestions/, /none/, ['no-suggestions']],
	[/updates/, /./, ['plugin-update']],
	[/upsell/, /hidden/, ['no-suggestions']],
	[/vaultpress/, /ok/, ['vaultpress-ok']],
	[/vaultpress/, /never/, ['vaultpress-new']],
	[/vaultpress/, /unregistered/, ['vaultpress-unregistered']],
	[/vaultpress/, /threats/, ['vaultpress-threats']],
];

/** Recordings that are not repeated, and why. */
const LEFT_OUT: ReadonlyArray<[why: string, file: RegExp, label: RegExp]> = [
	['the sandbox answers no error with 200', /stats/, /error body with 200|second request/],
	['a scan that never ran has no result here; see the services', /^scan/, /provisioning/],
	['see the connection', /connection/, /tokens bad|data:/],
	['only one product was kept', /products/, /sale coupon/],
];

/** Members whose presence depends on the product at hand, and words of the provider. */
const DEPENDS_ON_PRODUCT = /\.(cached_at|extension|filename|context|target)$/;

const scenariosOf = (file: string, label: string): string[] =>
	SCENARIOS.find(([files, labels]) => files.test(file) && labels.test(label))?.[2] ?? ['connected'];

/** An error without the words and codes that the provider gave to it. */
const withoutProviderWords = (body: unknown): unknown =>
	isRecord(body) && /remote-error|unauthorized|failed_test/.test(String(body.code))
		? { ...body, data: { ...(isRecord(body.data) ? body.data : {}), resolution: null } }
		: body;

const isFailure = (body: unknown): boolean =>
	isRecord(body) &&
	typeof body.code === 'string' &&
	!/success|updates-available|not_registered/.test(body.code);

describe('the states of the provider are answered as recorded', () => {
	it.each(Object.entries(providerStates()))('%s', async (file, states) => {
		const repeated = states.filter(
			({ label }) => !LEFT_OUT.some(([, files, labels]) => files.test(file) && labels.test(label)),
		);
		for (const { label, request, status, body: theirs } of repeated) {
			const { admin } = await open(...scenariosOf(file, label));
			const answer = await admin.get(request.path);
			const body = shapeOf(answer.body);
			expect([label, answer.status]).toEqual([label, status]);
			expect(differences(body, theirs, label, DEPENDS_ON_PRODUCT)).toEqual([]);
			if (isFailure(theirs)) {
				expect(withoutProviderWords(body)).toEqual(withoutProviderWords(theirs));
			}
		}
	});
});
