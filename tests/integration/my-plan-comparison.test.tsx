import { waitFor } from '@testing-library/react';
import { heads, rows, section, selling, TITLE } from '../support/comparison';
import { follow } from '../support/follow';
import { holding } from '../support/holding';
import { all, openMyPlan, query, withPlan, withPurchases } from '../support/my-plan';
import { closeApps, openApp } from '../support/open-app';
import { arrived, hasRegion } from '../support/screens';
import { ORIGIN } from '../support/test-site';

describe('plan comparison', () => {
	it('compares Free with Security, with yearly and monthly prices', async () => {
		await openMyPlan();
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
	});

	it('links to yearly, then monthly checkout with a redirect back, and records clicks [PROD-023, PROD-024, PROD-044, PROD-055]', async () => {
		const { user, events } = await openMyPlan();
		const yearly = await section().findByRole('link', { name: 'Get Jetpack Security yearly' });
		expect(query(yearly)).toEqual({
			source: 'jetpack-recommendations-product-checkout',
			site: '127.0.0.1:4400',
			path: 'jetpack_security_t1_yearly',
			query: `coupon=&redirect_to=${ORIGIN}/wp-admin/admin.php?jp-react-redirect=product-purchased`,
		});
		expect(
			section()
				.getAllByRole('link', { name: /^Get / })
				.map((link) => query(link).path),
		).toEqual(['jetpack_security_t1_yearly', 'jetpack_security_t1_monthly']);
		const monthly = section().getByRole('link', { name: 'Get Jetpack Security monthly' });
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

	it.each([
		['jetpack_personal', 'Jetpack Security (10 GB)', '$39.00 a year'],
		['jetpack_security_daily', 'Jetpack Security (10 GB)', 'No longer available'],
		['jetpack_scan_monthly', 'Jetpack Security (10 GB)', '$14.95 a month'],
		['jetpack_security_t1_monthly', 'Jetpack Security (1 TB)', '$34.95 a month'],
		['jetpack_security_t2_yearly', 'Jetpack Complete', '$599.40 a year'],
		['jetpack_security_realtime', 'Jetpack Complete', 'No longer available'],
		['jetpack_premium', 'Jetpack Complete', '$99.00 a year'],
		['jetpack_business', 'Jetpack Complete', '$299.00 a year'],
	])('compares %s with %s', async (slug, name, price) => {
		await openMyPlan({ before: withPlan(slug) });
		expect((await heads())[1]).toBe(name);
		expect((await rows()).at(-1)?.[1]).toBe(price);
	});

	it('shows what the site has beyond its plan', async () => {
		await openMyPlan({ scenario: ['product-backup-t2'] });
		const found = await rows();
		expect(found[0]).toEqual(['Backups', 'Real-timePart of Jetpack VaultPress Backup', 'Real-time']);
		expect(found[1]).toEqual(['Backup storage', '1 TBPart of Jetpack VaultPress Backup', '10 GB']);
		expect(found[2]).toEqual(['Malware scanning', 'Not included', 'Included']);
	});

	it('combines two plans, and compares them with the next one up', async () => {
		await openMyPlan({
			before: all(
				withPlan('jetpack_security_t1_yearly'),
				withPurchases(
					{ ID: '1', product_slug: 'jetpack_security_t1_yearly', product_name: 'Jetpack Security' },
					{ ID: '2', product_slug: 'jetpack_security_t2_monthly', product_name: 'Jetpack Security, large' },
				),
			),
		});
		expect((await heads())[1]).toBe('Jetpack Complete');
		expect((await rows())[0]).toEqual(['Backups', 'Real-time', 'Real-time']);
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
		['the free plan of the host', 'free_plan', [], /^This plan comes with your hosting/],
		['an unknown plan', 'jetpack_galaxy', [], /^There are no details about this plan here/],
		['no plan at all', '', [], /^There are no details about this plan here/],
	])('explains why it’s missing for %s (%s)', async (_, slug, bought, text) => {
		await openMyPlan({
			before: all(withPlan(slug), withPurchases(...bought.map((product_slug) => ({ product_slug })))),
		});
		expect(await section().findByText(text)).toBeVisible();
		expect(section().queryByRole('table')).not.toBeInTheDocument();
	});

	it('links to the plans for an unknown plan', async () => {
		await openMyPlan({ before: withPlan('wpcom-enterprise') });
		const link = await section().findByRole('link', { name: 'View plans' });
		expect(query(link)).toMatchObject({ source: 'plans-main-top' });
	});

	it('skips a plan that isn’t sold, and says so when none is', async () => {
		await openMyPlan({
			before: selling((products) => {
				delete products.jetpack_security_t1_yearly;
				products.jetpack_security_t1_monthly = { ...products.jetpack_security_t1_monthly, available: false };
			}),
		});
		expect((await heads())[1]).toBe('Jetpack Security (1 TB)');
		await closeApps();

		await openMyPlan({
			before: selling((products) => {
				for (const slug of Object.keys(products).filter((each) => /security|complete/.test(each))) {
					delete products[slug];
				}
			}),
		});
		expect(await section().findByText('No higher plan is available for this site right now.')).toBeVisible();
	});

	it('offers the only term that’s sold', async () => {
		await openMyPlan({
			before: selling((products) => {
				delete products.jetpack_security_t1_yearly;
			}),
		});
		expect((await rows()).at(-1)?.[2]).toBe('$34.95 a month');
		expect(
			section()
				.getAllByRole('link')
				.map(({ textContent }) => textContent),
		).toEqual(['Get Jetpack Security monthly']);
	});

	it('shows no table when purchases fail to load, and allows a retry', async () => {
		const { site, user } = await openMyPlan({
			scenario: ['product-backup-t2'],
			before: (test) => test.fail('GET', 'site/purchases', 500, { code: 'x', message: 'No answer.' }),
		});
		expect(await section().findByText(/^WordPress\.com didn’t send the data\./)).toBeVisible();
		expect(section().queryByRole('table')).not.toBeInTheDocument();
		site.recover();
		await user.click(section().getByRole('button', { name: 'Try again' }));
		await waitFor(async () =>
			expect((await rows())[0]).toEqual([
				'Backups',
				'Real-timePart of Jetpack VaultPress Backup',
				'Real-time',
			]),
		);
	});

	it('shows “Loading…” until the prices load', async () => {
		let release = async () => {};
		await openMyPlan({
			before: (site) => void (release = holding(site, 'GET', '/jetpack/v4/site/products')),
		});
		expect(await section().findByText('Loading…')).toBeInTheDocument();
		expect(section().queryByRole('table')).not.toBeInTheDocument();
		await release();
		expect(await section().findByRole('table')).toBeVisible();
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

	it('asks the user to connect an account first when the connection has no owner [DASH-041]', async () => {
		await openMyPlan({ scenario: ['site-only'] });
		expect(await section().findByRole('link', { name: 'Connect your account to upgrade' })).toHaveAttribute(
			'href',
			'#/connect-user?feature=Jetpack%20Security',
		);
		expect(section().queryByRole('link', { name: /^Get / })).not.toBeInTheDocument();
	});

	it('is hidden when promotions are off, and from users who can’t buy [NOTICE-013, NOTICE-014]', async () => {
		const { site } = await openMyPlan({
			before: (test) =>
				test.editPage((state) => Object.assign(state.siteData as object, { showPromotions: false })),
		});
		expect(hasRegion(TITLE)).toBe(false);
		expect(site.callsTo('GET', 'site/products')).toEqual([]);
		await closeApps();

		await openApp({ hash: '#/my-plan', as: 'editor' });
		await arrived();
		expect(hasRegion(TITLE)).toBe(false);
	});
});
