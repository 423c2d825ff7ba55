import { render } from '@testing-library/react';
import { Price } from './price';
import { trialRenewal, trialText } from './trial-text';

const textOf = (node: React.ReactElement) => render(node).container.textContent;

describe('Price', () => {
	it('shows a price with what it is for, by default a month of a paid year [PROD-026, PROD-029]', () => {
		expect(textOf(<Price price={9.95} currency="USD" />)).toBe('$9.95/month, paid yearly');
		expect(textOf(<Price price={9.95} currency="USD" legend="per year" />)).toBe('$9.95per year');
	});

	it('shows what is paid before the old price, and strikes that out [PROD-018, PROD-026, PROD-050]', () => {
		const { container } = render(<Price price={20} offPrice={10} currency="EUR" legend="x" />);
		expect(container).toHaveTextContent(/^Price now: €10Regular price: €20x/);
		expect(container.querySelector('.old')).toHaveTextContent('€20');
		expect(container.querySelector('.current')).toHaveTextContent('€10');
	});

	it('keeps amount and legend apart, whichever direction each reads in', () => {
		const { container } = render(<Price price={20} offPrice={10} currency="EUR" legend="x" />);
		expect([...container.querySelectorAll('bdi')].map((part) => part.textContent)).toEqual([
			'€10',
			'€20',
			'x',
			'€20',
			'x',
		]);
	});

	it.each([20, undefined, null, NaN])('shows one price while the other is %p [PROD-018]', (offPrice) => {
		const { container } = render(<Price price={20} offPrice={offPrice} currency="USD" legend="x" />);
		expect(container.textContent).toBe('$20x');
		expect(container.querySelector('.old')).toBeNull();
	});

	it('shows an off price of nothing', () => {
		expect(textOf(<Price price={20} offPrice={0} currency="USD" legend="x" />)).toContain('Price now: $0');
	});

	it.each([undefined, null, NaN, Infinity])('shows nothing for the price %p [PROD-050]', (price) => {
		expect(render(<Price price={price} offPrice={5} currency="USD" />).container).toBeEmptyDOMElement();
	});

	it('shows nothing without a currency [PROD-050]', () => {
		expect(render(<Price price={5} offPrice={4} currency="" />).container).toBeEmptyDOMElement();
	});

	it.each([
		[3, 1, '67% off'],
		[200, 101, '50% off'],
		[200, 199, '1% off'],
		[200, 199.5, ''],
		[3, 3, ''],
		[3, 4, ''],
		[3, undefined, ''],
	])(
		'says how much is saved, rounded, where that is something: %p, %p [PROD-019, PROD-027, PROD-049]',
		(price, offPrice, text) => {
			const { container } = render(<Price price={price} offPrice={offPrice} currency="USD" />);
			expect(container.querySelector('.badge')?.textContent ?? '').toBe(text);
		},
	);

	it('says what the renewal costs, where the first term is cheaper [PROD-022]', () => {
		expect(textOf(<Price price={9.95} offPrice={4.95} currency="USD" legend="per month" />)).toMatch(
			/First term only, renewals at full price: \$9\.95 per month$/,
		);
		expect(textOf(<Price price={9.95} offPrice={9.95} currency="USD" />)).not.toMatch(/renewals/);
		expect(textOf(<Price price={9.95} offPrice={12} currency="USD" />)).not.toMatch(/renewals/);
	});

	it.each([
		[10, 'USD', '$10x'],
		[10.5, 'USD', '$10.50x'],
		[10.001, 'USD', '$10x'],
		[10, 'JPY', '¥10x'],
		[10, 'OMR', '﷼10x'],
		[1.5, 'OMR', '﷼1.500x'],
		[1.1, 'OMR', '﷼1.100x'],
		[10, 'VND', '₫10,0x'],
	])('leaves out a fraction of zeros, and no other: %p %s [PROD-028]', (price, currency, text) => {
		expect(textOf(<Price price={price} currency={currency} legend="x" />)).toBe(text);
	});
});

describe('the button of a trial', () => {
	const product = (cost: number | null, intro: number | null, currency_code = 'USD') => ({
		cost,
		currency_code,
		introductory_offer:
			intro === null ? null : { cost_per_interval: intro, interval_unit: 'year', interval_count: 1 },
	});

	it('names a month’s price of the first term of the backup product, and the days [PROD-008, PROD-009, PROD-021, PROD-060]', () => {
		const others = { jetpack_backup_t2_yearly: product(12, null), jetpack_backup_t1_monthly: product(12, 1) };
		const text = (offered: ReturnType<typeof product>) =>
			trialText({ ...others, jetpack_backup_t1_yearly: offered });
		expect(text(product(119.4, 59.4))).toBe('Try for $4.95 for 30 days');
		expect(text(product(119.4, null, 'EUR'))).toBe('Try for €9,95 for 30 days');
		expect(text(product(100, null))).toBe('Try for $8.34 for 30 days');
		expect(text(product(null, null))).toBe('Try for 30 days');
		expect(trialText(others)).toBe('Try for 30 days');
	});

	it('goes with what a month costs afterwards, where that is more [PROD-022]', () => {
		const renewal = (offered: ReturnType<typeof product>) =>
			trialRenewal({ jetpack_backup_t1_yearly: offered });
		expect(renewal(product(119.4, 59.4))).toBe('$9.95');
		expect(renewal(product(119.4, 119.4))).toBe('');
		expect(renewal(product(119.4, null))).toBe('');
		expect(renewal(product(null, 59.4))).toBe('');
		expect(trialRenewal(undefined)).toBe('');
	});

	it('names the days alone while no price is known [PROD-009]', () => {
		expect(trialText(undefined)).toBe('Try for 30 days');
		expect(trialText({})).toBe('Try for 30 days');
	});
});
