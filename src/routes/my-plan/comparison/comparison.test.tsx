import { within } from '@testing-library/react';
import { ComparisonSection } from '../screen';
import { follow, hasRegion, region } from '../../../../tests/support/screens';
import { all, checkoutTo, query, selling, withPlan, withPurchases } from '../../../../tests/support/my-plan';
import type { OpenOptions } from '../../../../tests/support/open-app';
import { openCards } from '../../../../tests/support/open-cards';
import type { TestSite } from '../../../../tests/support/test-site';

const TITLE = 'Compare plans';
const section = () => region(TITLE);

/** The rows below the head, cell by cell. */
const rows = async () => {
	const table = await section().findByRole('table');
	return within(table)
		.getAllByRole('row')
		.slice(1)
		.map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
};
const heads = async () =>
	(await section().findAllByRole('columnheader')).slice(1).map((cell) => cell.textContent);

const open = (options: OpenOptions = {}) => openCards(<ComparisonSection />, options);
const plan = (slug: string, ...bought: string[]) => ({
	before: all(withPlan(slug), withPurchases(...bought.map((product_slug) => ({ product_slug })))),
});
const unsold = selling((products) => {
	for (const slug of Object.keys(products).filter((each) => /security|complete/.test(each))) {
		delete products[slug];
	}
});

describe('plan comparison', () => {
	it('compares Free with Security, with yearly and monthly prices and checkouts [PROD-019, PROD-022, PROD-023, PROD-024, PROD-044, PROD-055]', async () => {
		const { user, events } = await open();
		expect(await rows()).toEqual([
			['Backups', 'Not included', 'Real-time'],
			['Backup storage', 'Not included', '10 GB'],
			...['Malware scanning', 'Spam protection'].map((label) => [label, 'Not included', 'Included']),
			['Video hosting', '1 video', 'Included'],
			...['Ad revenue', 'Google Analytics', 'Priority support'].map((label) => [
				label,
				'Not included',
				'Included',
			]),
			['Price', 'Free', '$119.40 50% offFirst year only. Renews at $239.40 a year.$34.95 a month'],
		]);
		expect(await heads()).toEqual(['Jetpack FreeYour plan', 'Jetpack Security (10 GB)']);
		expect(section().getByRole('table')).toHaveAccessibleName(
			'Jetpack Free compared with Jetpack Security (10 GB)',
		);
		const checkouts = section().getAllByRole('link', { name: /^Get / });
		expect(checkouts.map(({ textContent }) => textContent)).toEqual([
			'Get Jetpack Security (10 GB) yearly',
			'Get Jetpack Security (10 GB) monthly',
		]);
		const [yearly, monthly] = checkouts as [HTMLElement, HTMLElement];
		expect(query(yearly)).toEqual(checkoutTo('jetpack_security_t1_yearly'));
		expect(query(monthly).path).toBe('jetpack_security_t1_monthly');
		await follow(user, monthly);
		expect(events()).toContainEqual([
			'jetpack_wpa_click',
			{ page: 'my-plan', target: 'comparison_checkout', plan: 'jetpack_security_t1_monthly' },
		]);
	});

	it('names what the site has beyond its plan, and offers the only term that’s sold', async () => {
		await open({
			scenario: ['product-backup-t2'],
			before: selling((products) => delete products.jetpack_security_t1_yearly),
		});
		const found = await rows();
		expect(found[0]).toEqual(['Backups', 'Real-timeIncluded with Jetpack VaultPress Backup', 'Real-time']);
		expect(found.at(-1)?.[2]).toBe('$34.95 a month');
		expect(section().getAllByRole('link')).toHaveLength(1);
	});

	it.each<[string, OpenOptions, RegExp, link: string]>([
		['the highest plan', plan('jetpack_complete'), /^You’re on Jetpack Complete, the top plan/, ''],
		[
			'a lower plan beside the highest',
			plan('jetpack_premium', 'jetpack_complete'),
			/^You already have everything our plans offer/,
			'',
		],
		['a plan of the host', plan('business-bundle-2y'), /^This plan comes with your hosting/, ''],
		[
			'an unknown plan',
			plan('wpcom-enterprise'),
			/^We don’t have details for this plan/,
			'source=plans-main-top',
		],
		[
			'a plan without a higher one that’s sold',
			{ before: unsold },
			/^No higher plan is available for this site right now\.$/,
			'',
		],
		['an offline site', { scenario: ['offline-constant'] }, /^Unavailable in Offline Mode\.$/, ''],
	])('explains why it’s missing for %s', async (_, options, text, link) => {
		const { site, user } = await open(options);
		expect(await section().findByText(text)).toBeVisible();
		expect(section().queryByRole('table')).not.toBeInTheDocument();
		const plans = section().queryByRole('link', { name: /^View plans/ });
		expect(plans?.getAttribute('href') ?? '').toContain(link);
		if (plans) {
			await follow(user, plans);
		}
		expect(Object.keys(localStorage).join().includes('site-dashboard-checkout')).toBe(link !== '');
		expect(site.callsTo('GET', 'site/products').length > 0).toBe(!options.scenario);
	});

	it('shows “Loading…” until the prices load, or an error, and allows a retry', async () => {
		let release = async () => {};
		const { site, user } = await open({
			before: (test) => {
				release = test.hold('GET', 'site/products');
				test.fail('GET', 'intro-offers', 500, { code: 'x', message: 'No.' });
			},
		});
		const retry = () => user.click(section().getByRole('button', { name: 'Try again' }));
		const last = async () => (await rows()).at(-1)?.[2];
		expect(await section().findByText('Loading…')).toBeInTheDocument();
		expect(section().queryByRole('table')).not.toBeInTheDocument();
		await release();
		expect(await last()).toBe('$239.40 a year$34.95 a month');
		site.recover();
		await retry();
		expect(await section().findByText(/^\$119\.40$/)).toBeVisible();
	});

	it.each<[string, number, unknown, RegExp]>([
		['fails', 500, { code: 'x', message: 'No answer.' }, /^WordPress\.com didn’t send the data\./],
		['is a refusal', 200, { code: 'success', data: { error: 'unauthorized' } }, /couldn’t load prices/],
	])('shows an error when the call for prices %s, and allows a retry', async (_, status, body, text) => {
		const before = (test: TestSite) => test.fail('GET', 'site/products', status, body);
		const { site, user } = await open({ before });
		expect(await section().findByText(text)).toBeVisible();
		site.recover();
		await user.click(section().getByRole('button', { name: 'Try again' }));
		expect(await section().findByRole('table')).toBeVisible();
	});

	it('asks for an account first when the connection has no owner [DASH-041]', async () => {
		await open({ scenario: ['site-only'] });
		const connect = await section().findByRole('link', { name: 'Connect your account to upgrade' });
		expect(connect).toHaveAttribute('href', '#/connect-user?feature=Jetpack%20Security');
		expect(section().queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
	});

	it('is hidden when promotions are off [NOTICE-014]', async () => {
		const { site } = await open({ before: (test) => test.page({ siteData: { showPromotions: false } }) });
		expect(hasRegion(TITLE)).toBe(false);
		expect(site.callsTo('GET', 'site/products')).toEqual([]);
	});
});
