import { waitFor } from '@testing-library/react';
import { heads, rows, section, selling, TITLE } from '../support/comparison';
import { follow } from '../support/follow';
import { all, openMyPlan, query, withPlan, withPurchases } from '../support/my-plan';
import { hasRegion } from '../support/screens';
import { ORIGIN } from '../support/test-site';

describe('plan comparison', () => {
	it('compares Free with Security, with yearly and monthly prices and checkouts [PROD-019, PROD-022, PROD-023, PROD-024, PROD-044, PROD-055]', async () => {
		const { user, events } = await openMyPlan();
		expect(await rows()).toEqual([
			['Backups', 'Not included', 'Real-time'],
			['Backup storage', 'Not included', '10 GB'],
			['Malware scanning', 'Not included', 'Included'],
			['Spam protection', 'Not included', 'Included'],
			['Video hosting', 'One video', 'Included'],
			['Ad revenue', 'Not included', 'Included'],
			['Google Analytics', 'Not included', 'Included'],
			['Priority support', 'Not included', 'Included'],
			[
				'Price',
				'Free',
				'$119.40 for the first year, then $239.40 a year 50% off$34.95 a monthFirst term only, renewals at full price.',
			],
		]);
		expect(await heads()).toEqual(['Jetpack FreeYour plan', 'Jetpack Security (10 GB)']);
		expect(section().getByRole('table')).toHaveAccessibleName(
			'Jetpack Free compared with Jetpack Security (10 GB)',
		);
		const checkouts = section().getAllByRole('link', { name: /^Get / });
		expect(checkouts.map(({ textContent }) => textContent)).toEqual([
			'Get Jetpack Security yearly',
			'Get Jetpack Security monthly',
		]);
		const [yearly, monthly] = checkouts as [HTMLElement, HTMLElement];
		expect(query(yearly)).toEqual({
			source: 'jetpack-recommendations-product-checkout',
			site: '127.0.0.1:4400',
			path: 'jetpack_security_t1_yearly',
			query: `coupon=&redirect_to=${ORIGIN}/wp-admin/admin.php?jp-react-redirect=product-purchased`,
		});
		expect(query(monthly).path).toBe('jetpack_security_t1_monthly');
		await follow(user, monthly);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({
				page: 'my-plan',
				target: 'comparison_checkout',
				plan: 'jetpack_security_t1_monthly',
			}),
		]);
	});

	it('shows what the site has beyond its plan', async () => {
		await openMyPlan({ scenario: ['product-backup-t2'] });
		const found = await rows();
		expect(found[0]).toEqual(['Backups', 'Real-timePart of Jetpack VaultPress Backup', 'Real-time']);
		expect(found[1]).toEqual(['Backup storage', '1 TBPart of Jetpack VaultPress Backup', '10 GB']);
		expect(found[2]).toEqual(['Malware scanning', 'Not included', 'Included']);
	});

	it('skips a plan that isn’t sold or that the site has, and offers the only term that is', async () => {
		await openMyPlan({
			before: all(
				withPlan('jetpack_personal'),
				selling((products) => {
					delete products.jetpack_security_t1_yearly;
				}),
			),
		});
		expect((await heads())[1]).toBe('Jetpack Security (10 GB)');
		expect((await rows()).at(-1)?.slice(1)).toEqual(['$39.00 a year', '$34.95 a month']);
		expect(section().getAllByRole('link')).toHaveLength(1);
	});

	it.each([
		['the highest plan', 'jetpack_complete', [], /^You’re on Jetpack Complete, the top plan/],
		[
			'a lower plan beside the highest',
			'jetpack_premium',
			['jetpack_complete'],
			/^Your site already has everything the plans offer/,
		],
		['a plan of the host', 'business-bundle-2y', [], /^This plan comes with your hosting/],
		['an unknown plan', 'wpcom-enterprise', [], /^There are no details about this plan here/],
	])('explains why it’s missing for %s (%s)', async (_, slug, bought, text) => {
		await openMyPlan({
			before: all(withPlan(slug), withPurchases(...bought.map((product_slug) => ({ product_slug })))),
		});
		expect(await section().findByText(text)).toBeVisible();
		expect(section().queryByRole('table')).not.toBeInTheDocument();
		if (slug === 'wpcom-enterprise') {
			const link = section().getByRole('link', { name: 'View plans' });
			expect(query(link)).toMatchObject({ source: 'plans-main-top' });
		}
	});

	it('says that no higher plan is sold', async () => {
		await openMyPlan({
			before: selling((products) => {
				for (const slug of Object.keys(products).filter((each) => /security|complete/.test(each))) {
					delete products[slug];
				}
			}),
		});
		expect(await section().findByText('No higher plan is available for this site right now.')).toBeVisible();
	});

	it('shows “Loading…” until the prices load, or an error, and allows a retry', async () => {
		let release = async () => {};
		const { site, user } = await openMyPlan({
			before: (test) => {
				release = test.hold('GET', 'site/products');
				test.fail('GET', 'intro-offers', 500, { code: 'x', message: 'No.' });
			},
		});
		expect(await section().findByText('Loading…')).toBeInTheDocument();
		expect(section().queryByRole('table')).not.toBeInTheDocument();
		await release();
		expect((await rows()).at(-1)?.[2]).toBe('$239.40 a year$34.95 a month');
		site.recover();
		await user.click(section().getByRole('button', { name: 'Try again' }));
		await waitFor(async () => expect((await rows()).at(-1)?.[2]).toMatch(/^\$119\.40 for the first year/));
	});

	it.each([
		['fails', 500, { code: 'x', message: 'No answer.' }, /^WordPress\.com didn’t send the data\./],
		['is a refusal', 200, { code: 'success', data: { error: 'unauthorized' } }, /couldn’t load prices/],
	])('shows an error when the call for prices %s, and allows a retry', async (_, status, body, text) => {
		const { site, user } = await openMyPlan({
			before: (test) => test.fail('GET', 'site/products', status, body),
		});
		expect(await section().findByText(text)).toBeVisible();
		site.recover();
		await user.click(section().getByRole('button', { name: 'Try again' }));
		expect(await section().findByRole('table')).toBeVisible();
	});

	it('fetches no products offline', async () => {
		const { site } = await openMyPlan({ scenario: ['offline-constant'] });
		expect(await section().findByText('Unavailable in Offline Mode.')).toBeVisible();
		expect(site.callsTo('GET', 'site/products')).toEqual([]);
	});

	it('asks for an account first when the connection has no owner [DASH-041]', async () => {
		await openMyPlan({ scenario: ['site-only'] });
		expect(await section().findByRole('link', { name: 'Connect your account to upgrade' })).toHaveAttribute(
			'href',
			'#/connect-user?feature=Jetpack%20Security',
		);
		expect(section().queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
	});

	it('is hidden when promotions are off [NOTICE-014]', async () => {
		const { site } = await openMyPlan({
			before: (test) => test.page({ siteData: { showPromotions: false } }),
		});
		expect(hasRegion(TITLE)).toBe(false);
		expect(site.callsTo('GET', 'site/products')).toEqual([]);
	});
});
