import { test } from '../support/e2e';
import { expectSamePaint, watchFirstPaint, type PrintedSite } from '../support/first-paint';

const ON = ['connected', 'everything-on'];

/** More sites than those of first-paint.spec.ts. */
const SITES: PrintedSite[] = [
	{ name: 'a phone', scenario: ON, width: 320, upTo: 'cards' },
	{ name: 'a page in Arabic', scenario: [...ON, 'arabic'], upTo: 'cards' },
	{ name: 'a dark page', scenario: [...ON, 'dark'], upTo: 'cards' },
	{ name: 'new recommendations', scenario: [...ON, 'new-recommendations'], upTo: 'cards' },
	{ name: 'a newer host', scenario: [...ON, 'jetpack-16'], upTo: 'cards' },
	{ name: 'a network', scenario: [...ON, 'multisite'], upTo: 'cards', hasPlaceOnly: true },
	{ name: 'modules set by a filter', scenario: [...ON, 'overrides'], upTo: 'cards', hasPlaceOnly: true },
	{ name: 'stats that are off', scenario: ['connected'], upTo: 'cards' },
	{ name: 'settings', scenario: ON, hash: '#/security', upTo: 'masthead' },
	{ name: 'an editor', scenario: ON, user: 'editor', upTo: 'masthead' },
	{ name: 'a second administrator', scenario: ON, user: 'admin2', upTo: 'masthead' },
	{ name: 'a broken connection', scenario: [...ON, 'connection-error-user'], upTo: 'masthead' },
	{ name: 'a coupon', scenario: [...ON, 'partner-coupon'], upTo: 'masthead' },
	{ name: 'a license error', scenario: [...ON, 'license-error'], upTo: 'masthead' },
	{ name: 'a release', scenario: [...ON, 'release'], upTo: 'masthead' },
	{ name: 'a product’s page', scenario: ON, hash: '#/product/backup', upTo: null },
	{ name: 'an identity crisis', scenario: [...ON, 'identity-crisis'], upTo: null },
	{ name: 'a sandbox', scenario: [...ON, 'sandboxed'], upTo: null },
	{ name: 'a site of the provider', scenario: [...ON, 'woa'], upTo: null },
	{ name: 'offline mode', scenario: ['offline-constant'], upTo: null },
];

for (const site of SITES) {
	const { name, scenario, user = 'admin', hash = '' } = site;
	test(`React renders what the host printed in the same place: ${name}`, async ({
		page,
		open,
		startSite,
	}) => {
		await watchFirstPaint(page);
		const started = await startSite(scenario);
		await expectSamePaint(page, () => open(user, hash, started), site);
	});
}
