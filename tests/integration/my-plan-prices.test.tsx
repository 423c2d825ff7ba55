import { waitFor } from '@testing-library/react';
import { rows, section, selling } from '../support/comparison';
import { all, openMyPlan, withPlan } from '../support/my-plan';
import { answerTo, intro, offer } from '../support/offers';

const NOTE = 'First term only, renewals at full price.';

describe('plan prices', () => {
	it.each([
		['null', null, 'USD', 'Shown at checkout'],
		['zero', 0, 'USD', '$0.00 a year'],
		['negative', -239.4, 'USD', 'Shown at checkout'],
		['a number as text', '239.40', 'EUR', '€239,40 a year'],
		['a word', 'free', 'USD', 'Shown at checkout'],
		['without a currency', 239.4, '', 'Shown at checkout'],
		['in an unknown currency', 239.4, 'XQZ', '$239.40 a year'],
		['in a currency without decimals', 23940, 'JPY', '¥23,940 a year'],
		['in a currency with three decimals', 23.94, 'KWD', 'د.ك.‏23.940 a year'],
	])('survive a cost that is %s', async (_, cost, currency_code, text) => {
		await openMyPlan({
			before: all(
				selling((products) => {
					Object.assign(products.jetpack_security_t1_yearly ?? {}, { cost, currency_code });
					delete products.jetpack_security_t1_monthly;
				}),
				(site) => site.fail('GET', 'intro-offers', 200, { code: 'success', data: [] }),
			),
		});
		expect((await rows()).at(-1)?.[2]).toBe(text);
	});

	it('fall back to regular prices when intro offers fail to load, and allow a retry', async () => {
		const { site, user } = await openMyPlan({
			before: (test) => test.fail('GET', 'intro-offers', 500, { code: 'x', message: 'No.' }),
		});
		expect((await rows()).at(-1)?.[2]).toBe('$239.40 a year$34.95 a month');
		site.recover();
		await user.click(section().getByRole('button', { name: 'Try again' }));
		await waitFor(async () => expect((await rows()).at(-1)?.[2]).toMatch(/^\$119\.40 for the first year/));
	});

	it.each([
		['a year', 'year', 1, '$99.00 for the first year, then $239.40 a year'],
		['a month', 'month', 1, '$99.00 for the first month, then $239.40 a year'],
		['three months', 'month', 3, '$99.00 at first, then $239.40 a year'],
		['two years', 'year', 2, '$99.00 at first, then $239.40 a year'],
		['a time that is not told', '', null, '$99.00 at first, then $239.40 a year'],
	])(
		'show duration, savings and renewal note of an intro offer: %s [PROD-019, PROD-022]',
		async (_, interval_unit, interval_count, text) => {
			const reduced = { original_price: 239.4, raw_price: 99, interval_unit, interval_count };
			await openMyPlan({
				before: (site) => answerTo(site, 'intro-offers', intro(offer('jetpack_security_t1_yearly', reduced))),
			});
			expect((await rows()).at(-1)?.[2]).toBe(`${text} 59% off$34.95 a month${NOTE}`);
		},
	);

	it.each([
		['a month', 'month', 1, '$9.00 for the first month, then $34.95 a month'],
		['a year', 'year', 1, '$9.00 at first, then $34.95 a month'],
	])(
		'show an intro offer for a plan paid monthly, too: %s',
		async (_, interval_unit, interval_count, text) => {
			const reduced = { original_price: 34.95, raw_price: 9, interval_unit, interval_count };
			await openMyPlan({
				before: (site) =>
					answerTo(site, 'intro-offers', intro(offer('jetpack_security_t1_monthly', reduced))),
			});
			expect((await rows()).at(-1)?.[2]).toBe(`$239.40 a year${text} 74% off${NOTE}`);
		},
	);

	it('show the current plan’s price without new-customer discounts', async () => {
		await openMyPlan({
			before: all(
				withPlan('jetpack_security_t1_yearly'),
				selling(({ jetpack_security_t1_yearly: own, jetpack_security_t2_yearly: next }) => {
					Object.assign(own ?? {}, { sale_coupon: { discount: 50 } });
					Object.assign(next ?? {}, { sale_coupon: { discount: 50 } });
				}),
				(site) => answerTo(site, 'intro-offers', intro()),
			),
		});
		const [, own, next] = (await rows()).at(-1) ?? [];
		expect(own).toBe('$239.40 a year');
		expect(next).toMatch(/ for the first year, then /);
	});
});
