import { screen, waitFor } from '@testing-library/react';
import { buyElsewhere } from '../support/checkout';
import { rows, section, TITLE } from '../support/comparison';
import { editing } from '../support/my-plan';
import { openApp, type OpenApp } from '../support/open-app';
import { checkoutOf, query } from '../support/product-page';
import { region } from '../support/screens';
import type { TestSite } from '../support/test-site';

/** A provider whose free plan has neither Akismet nor videos; what brings more of them brings them, too. */
const frugal = editing('/site/features', ({ active, ...more }: { active: string[] }) => ({
	...more,
	active: active.filter(
		(name) =>
			!(name === 'akismet' && !active.includes('antispam')) &&
			!(name === 'videopress' && !active.includes('videopress-1tb-storage')),
	),
}));

/** Opens a site there that has bought nothing. */
const open = (hash: string) =>
	openApp({
		scenario: ['plan-free', 'akismet-no-key'],
		hash,
		before: async (site) => {
			await site.setSwitches({ videopress: true, waf: true });
			await site.setFacts({ hasFirewallRules: false });
			frugal(site);
		},
	});

const card = async (name: string) => {
	await screen.findByRole('region', { name });
	return region(name);
};
const offer = async (name: string) => (await card(name)).findByRole('link', { name: /^Upgrade/ });
const addresses = (name: string) =>
	region(name)
		.queryAllByRole('link')
		.map((link) => link.getAttribute('href'));

/** The page of the provider's sandbox that a link ends at. */
async function visit(site: TestSite, href: string): Promise<string> {
	const answer = await site.fetch(href, { redirect: 'manual' });
	const next = answer.headers.get('Location');
	return next ? visit(site, new URL(next, href).href) : answer.text();
}

/** The owner buys it, and comes back. */
async function buyAndReturn({ site, reopen }: OpenApp, slug: string, hash: string): Promise<void> {
	await buyElsewhere(site, slug);
	await reopen(hash);
}

/** Looks for something in a card. */
type Look = (card: ReturnType<typeof region>) => HTMLElement | null;
const says =
	(text: RegExp): Look =>
	(card) =>
		card.queryByText(text);
const has =
	(...what: Parameters<ReturnType<typeof region>['queryByRole']>): Look =>
	(card) =>
		card.queryByRole(...what);

/** Where a banner is, the page it leads to, its title, what that sells, and the card after the purchase. */
type Banner = [name: string, hash: string, page: string, title: string, slug: string, then: Look];

const SECURITY = ['security', 'Security', 'jetpack_security_t1_yearly'] as const;
const BACKUP = ['backup', 'VaultPress Backup', 'jetpack_backup_t1_yearly'] as const;
const SCAN = ['scan', 'Jetpack Scan', 'jetpack_scan'] as const;
const SPAM = ['akismet', 'Akismet Anti-spam', 'jetpack_anti_spam'] as const;
const VIDEO = ['videopress', 'Jetpack VideoPress', 'jetpack_videopress'] as const;

/** Follows the banner to the checkout, buys there, and looks at the card again. */
async function follow(...[name, hash, page, title, slug, then]: Banner): Promise<void> {
	const app = await open(hash);
	const link = await offer(name);
	expect(link).toHaveAttribute('href', `#/product/${page}`);
	expect(then(region(name))).not.toBeInTheDocument();
	await app.user.click(link);
	await screen.findByRole('region', { name: title });
	const checkout = checkoutOf(title) as HTMLAnchorElement;
	expect(query(checkout).path).toBe(slug);
	expect(await visit(app.site, checkout.href)).toContain(`(${slug})`);
	await buyAndReturn(app, slug, hash);
	await waitFor(() => expect(then(region(name))).toBeInTheDocument());
	expect(addresses(name)).not.toContain(`#/product/${page}`);
}

describe('upgrade banners', () => {
	it.each<Banner>([['Ads', '#/traffic', ...SECURITY, has('switch', { name: 'Show ads on this site' })]])(
		'%s in %s leads to /product/%s, which sells %s: %s [PLAN-044]',
		follow,
	);

	it.each<Banner>([['Scan', '#/dashboard', ...SCAN, says(/^Setting up scans\. The first one/)]])(
		'%s in %s leads to /product/%s, which sells %s: %s [PLAN-045]',
		follow,
	);

	it.each<Banner>([
		['Backups', '#/dashboard', ...BACKUP, says(/^Setting up backups\. The first one/)],
		['Spam protection', '#/dashboard', ...SPAM, says(/^Your plan includes Akismet/)],
		['VideoPress', '#/dashboard', ...VIDEO, has('progressbar')],
	])('%s in %s leads to /product/%s, which sells %s: %s [PLAN-046]', follow);

	it.each<[hash: string, then: Look]>([['#/dashboard', has('button', { name: 'Turn on Search' })]])(
		'Search in %s leads to the Search plugin’s page, until jetpack_search is purchased [PLAN-045]',
		async (hash, then) => {
			const app = await open(hash);
			const page = expect.stringMatching(/\/wp-admin\/admin\.php\?page=jetpack-search$/);
			expect(await offer('Search')).toHaveAttribute('href', page);
			expect(then(region('Search'))).not.toBeInTheDocument();
			await buyAndReturn(app, 'jetpack_search', hash);
			await waitFor(() => expect(then(region('Search'))).toBeInTheDocument());
			expect(addresses('Search')).not.toContainEqual(page);
		},
	);

	it('Help and support leads to the plans, where Security adds support [PLAN-044]', async () => {
		const app = await open('#/dashboard');
		const name = 'Help and support';
		const link = (await offer(name)) as HTMLAnchorElement;
		expect(query(link).source).toBe('support');
		expect(await visit(app.site, link.href)).toContain(`/provider/checkout?product=${SECURITY[2]}&`);
		await buyAndReturn(app, SECURITY[2], '#/dashboard');
		expect(await (await card(name)).findByText(/^Your plan includes priority support/)).toBeInTheDocument();
		expect(region(name).queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});

	it('My Plan offers Security for support, ads, analytics and video hosting [PLAN-044]', async () => {
		const app = await open('#/my-plan');
		await screen.findByRole('region', { name: TITLE });
		const added = (await rows()).filter(([, has, next]) => has !== next).map(([part]) => part);
		expect(added).toEqual(
			expect.arrayContaining(['Priority support', 'Ad revenue', 'Google Analytics', 'Video hosting']),
		);
		const checkout = section().getByRole('link', { name: 'Get Jetpack Security yearly' });
		expect(query(checkout).path).toBe(SECURITY[2]);
		await buyAndReturn(app, SECURITY[2], '#/dashboard');
		expect(await (await card('VideoPress')).findByRole('progressbar')).toBeInTheDocument();
	});
});
