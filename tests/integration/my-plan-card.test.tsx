import {
	DAY,
	all,
	editing,
	grid,
	openMyPlan,
	placeholders,
	planCard,
	query,
	withPlan,
	withPurchases,
	withRewind,
} from '../support/my-plan';
import { region } from '../support/screens';
import type { TestSite } from '../support/test-site';

describe('plan card', () => {
	it.each([
		['jetpack_free', 'Jetpack Free', /Free essentials/],
		['free_plan', 'WordPress.com Free', /Free essentials/],
		['jetpack_personal', 'Jetpack Personal', /Daily backups/],
		['starter-plan', 'WordPress.com Personal', /Daily backups/],
		['jetpack_premium_monthly', 'Jetpack Premium', /video hosting/],
		['value_bundle-2y', 'WordPress.com Premium', /video hosting/],
		['jetpack_business', 'Jetpack Professional', /search/],
		['pro-plan', 'WordPress.com Professional', /search/],
		['vip', 'WordPress.com Complete', /Everything/],
		['jetpack_complete', 'Jetpack Complete', /Everything/],
		['jetpack_security_t1_yearly', 'Jetpack Security', /10 GB/],
		['jetpack_security_t2_monthly', 'Jetpack Security', /1 TB/],
		['jetpack_security_daily', 'Jetpack Security Daily', /daily malware scans/],
		['jetpack_security_realtime', 'Jetpack Security Real-time', /on-demand malware scans/],
		['jetpack_backup_t0_yearly', 'VaultPress Backup', /1 GB/],
		['jetpack_backup_t1_yearly', 'VaultPress Backup', /10 GB/],
		['jetpack_backup_t2_yearly', 'VaultPress Backup', /1 TB/],
		['jetpack_backup_daily', 'Jetpack Backup Daily', /30-day archive/],
		['jetpack_backup_realtime', 'Jetpack Backup Real-time', /Unlimited/],
		['wpcom_search', 'WordPress.com Search', /as they type/],
		['jetpack_search_free', 'Jetpack Search Free', /as they type/],
		['jetpack_scan', 'Jetpack Scan', /malware scans/],
		['jetpack_anti_spam', 'Akismet Anti-spam', /Blocks spam/],
		['jetpack_videopress', 'Jetpack VideoPress', /video hosting/],
		['jetpack_social_basic_yearly', 'Jetpack Social Basic', /networks/],
		['jetpack_social_advanced_monthly', 'Jetpack Social Advanced', /automatic images/],
		['jetpack_boost_yearly', 'Jetpack Boost', /Speeds up/],
	])('shows %s as “%s” with a description [PLAN-026, PLAN-076]', async (slug, name, text) => {
		await openMyPlan({ before: withPlan(slug) });
		expect(planCard().getByRole('heading', { level: 2 })).toHaveTextContent(name);
		expect(planCard().getByText(text)).toBeVisible();
		if (!/30-day/.test(String(text))) {
			expect(planCard().queryByText(/30-day/)).not.toBeInTheDocument();
		}
	});

	it('shows the archive length and the total number of daily backups [PROD-010]', async () => {
		await openMyPlan({ before: withPlan('jetpack_backup_daily') });
		expect(planCard().getByText(/30-day archive.*Over 270 million backups/)).toBeVisible();
	});

	it.each(['jetpack_security_t1', 'wpcom-enterprise', 'constructor', '<b>', ''])(
		'shows no details for the unknown plan “%s”, and placeholders in the grid [PLAN-070, PLAN-076]',
		async (slug) => {
			await openMyPlan({ before: withPlan(slug, '') });
			expect(planCard().queryByRole('heading')).not.toBeInTheDocument();
			const text = slug
				? `Your plan is ${slug}. There are no details about it here.`
				: 'There are no details about your plan here.';
			expect(planCard().getByText(text)).toBeVisible();
			expect(grid()).toEqual([]);
			expect(placeholders()).toEqual([3]);
		},
	);

	it('shows an unknown plan by the provider’s name for it', async () => {
		await openMyPlan({ before: withPlan('jetpack_galaxy', 'Jetpack Galaxy') });
		expect(planCard().getByText(/^Your plan is Jetpack Galaxy\. There are no details/)).toBeVisible();
	});

	it.each([
		['neither', [], /adds backups, scans and more/],
		['backups', ['jetpack_backup_t1_yearly'], /backed up\. A plan adds malware scans/],
		['scans', ['jetpack_scan'], /scanned for threats\. A plan adds backups/],
		[
			'both',
			['jetpack_scan_monthly', 'jetpack_backup_daily'],
			/backed up and scanned\. A plan adds spam protection/,
		],
		[
			'all three',
			['jetpack_scan', 'jetpack_backup_daily', 'jetpack_anti_spam'],
			/scanned and protected from spam\. A plan adds video hosting/,
		],
	])('suggests a plan on the free plan when the site has %s [PLAN-081]', async (_, slugs, text) => {
		await openMyPlan({
			before: withPurchases(...slugs.map((product_slug, index) => ({ ID: String(index), product_slug })), {
				ID: '9',
				product_slug: 'jetpack_scan',
				active: '0',
			}),
		});
		expect(planCard().getByText(text)).toBeVisible();
		expect(query(planCard().getByRole('link', { name: 'View plans' }))).toMatchObject({
			source: 'my-plan-header-free-plan-text-link',
			u: '1',
		});
		expect(planCard().queryByText('Active')).not.toBeInTheDocument();
	});

	const MARKED = [
		'jetpack_premium',
		'jetpack_business',
		'jetpack_complete',
		'jetpack_security_t1_yearly',
		'jetpack_scan',
		'jetpack_backup_t1_yearly',
		'pro-plan',
	];
	const UNMARKED = [
		'jetpack_personal',
		'personal-bundle',
		'jetpack_backup_daily',
		'jetpack_backup_realtime_monthly',
		'jetpack_security_daily',
		'jetpack_security_realtime',
	];
	it.each([
		...MARKED.map((slug) => [slug, '1', true] as const),
		...MARKED.slice(0, 2).map((slug) => [slug, '0', false] as const),
		...UNMARKED.map((slug) => [slug, '1', false] as const),
	])(
		'marks %s with active %s as active: %s, and shows its date [PLAN-014, PLAN-076]',
		async (slug, active, isMarked) => {
			await openMyPlan({
				before: all(
					withPlan(slug),
					withPurchases({ product_slug: slug, active, subscribed_date: '2021-03-04T00:00:00+00:00' }),
				),
			});
			expect(planCard().queryByText('Active') !== null).toBe(isMarked);
			expect(planCard().getByText('Purchased on March 4, 2021.')).toBeVisible();
		},
	);
});

describe('plan services', () => {
	it.each([
		['provisioning', 'Setting up'],
		['awaiting_credentials', 'Action needed'],
		['active', 'Connected'],
	])('label backups that are %s as “%s” [PLAN-011]', async (state, label) => {
		await openMyPlan({ scenario: ['plan-security'], before: withRewind({ state }) });
		const term = planCard().getByText('Backups', { selector: 'dt' });
		expect(term.nextElementSibling).toHaveTextContent(label);
	});

	it.each([
		[
			'threats',
			{ state: 'idle', threats: [{ id: 1 }, { id: 2 }], credentials: [{ type: 'auto' }] },
			'2 threats',
			'alarm',
		],
		[
			'threats without credentials',
			{ state: 'idle', threats: [{ id: 1 }], credentials: [] },
			'1 threat',
			'alarm',
		],
		['no credentials', { state: 'idle', threats: [], credentials: [] }, 'Action needed', 'warning'],
		['nothing found', { state: 'idle', threats: [], credentials: [{ type: 'auto' }] }, 'Secure', 'good'],
		[
			'a scan under way',
			{ state: 'scanning', threats: [], credentials: [{ type: 'auto' }] },
			'Secure',
			'good',
		],
		[
			'no first scan yet',
			{ state: 'provisioning', threats: [], credentials: [{ type: 'auto' }] },
			'Setting up',
			'badge',
		],
	])('label a scan with %s [PLAN-012]', async (_, scan, label, tone) => {
		await openMyPlan({ scenario: ['plan-security'], before: editing('/scan', () => scan) });
		const term = await planCard().findByText('Scan', { selector: 'dt' });
		expect(term.nextElementSibling).toHaveTextContent(label);
		expect(term.nextElementSibling?.firstElementChild).toHaveClass(tone);
	});
});

describe('purchases', () => {
	const soon = new Date(Date.now() + 40 * DAY).toISOString();
	const dateOf = async (more: Record<string, unknown>, before: (site: TestSite) => void = () => {}) => {
		await openMyPlan({ before: all(withPurchases(more), before) });
		return region('My Products').queryByText(/ on /)?.textContent ?? null;
	};
	const dateFormat = (format: unknown) => (site: TestSite) =>
		site.editPage((state) => Object.assign(state.siteData as object, { dateFormat: format }));

	it.each([
		['no expiry', { subscribed_date: '2024-02-29T10:00:00+00:00' }, 'Purchased on February 29, 2024.'],
		[
			'refundable',
			{ subscribed_date: '2024-02-29T10:00:00+00:00', expiry_date: soon, is_refundable: true },
			'Purchased on February 29, 2024.',
		],
		[
			'expiry past',
			{ subscribed_date: '2020-01-01', expiry_date: '2021-01-31T23:59:59+00:00' },
			'Expired on January 31, 2021.',
		],
		['neither date', {}, null],
		['a null date', { expiry_date: null, subscribed_date: null }, null],
		['a day that is none', { subscribed_date: '2024-02-31T00:00:00+00:00' }, null],
		['a zero date', { subscribed_date: '0000-00-00 00:00:00' }, null],
		['a word', { expiry_date: 'never' }, null],
		['an expiry that is none', { expiry_date: '2024-13-01T00:00:00Z', subscribed_date: '2024-01-01' }, null],
		['refundable without a day', { expiry_date: soon, is_refundable: true }, null],
	])(
		'show a date with %s: %j gives %s [PLAN-013, PLAN-015, PLAN-016, PLAN-017, PLAN-018, PLAN-077]',
		async (_, dates, text) => {
			expect(await dateOf(dates)).toBe(text);
		},
	);

	it('show the date of an upcoming renewal [PLAN-016]', async () => {
		const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
			new Date(soon),
		);
		expect(await dateOf({ expiry_date: soon })).toBe(`Renews on ${text}.`);
	});

	it.each([
		['Y/m/d', 'Purchased on 2024/02/03.'],
		['j. F Y', 'Purchased on 3. February 2024.'],
		['\\d\\e j', 'Purchased on de 3.'],
		['', 'Purchased on February 3, 2024.'],
		[null, 'Purchased on February 3, 2024.'],
	])('show dates in the site’s format, %s [PLAN-018, PLAN-019]', async (format, text) => {
		expect(await dateOf({ subscribed_date: '2024-02-03T00:00:00+00:00' }, dateFormat(format))).toBe(text);
	});

	it('are listed as products only if known, active and not a plan [PLAN-013, PLAN-014]', async () => {
		await openMyPlan({
			before: withPurchases(
				{ ID: '1', product_name: 'One', active: '1' },
				{ ID: '2', product_name: 'Two', active: '0' },
				{ ID: '3', product_name: 'Three', active: '' },
				{ ID: '4', product_name: 'Four', active: null },
				{ ID: '5', product_name: '', product_slug: 'jetpack_boost_yearly' },
				{ ID: '6', product_name: 'Unknown', product_slug: 'nobody_sells_it' },
				{ ID: '7', product_name: 'Bundle', product_slug: 'jetpack_security_t1_yearly' },
			),
		});
		expect(
			region('My Products')
				.getAllByRole('heading', { level: 3 })
				.map((heading) => heading.textContent),
		).toEqual(['One', 'Jetpack Boost']);
	});
});
