import { render } from '@testing-library/react';
import { IntroNote } from './intro-note';
import { Price } from './price';
import { trialText } from './trial-text';

const textOf = (node: React.ReactElement) => render(node).container.textContent;

describe('Price', () => {
	it('shows a price with what it is for, by default a month of a paid year [PROD-026, PROD-029]', () => {
		expect(textOf(<Price price={9.95} currency="USD" />)).toBe('$9.95/month, paid yearly');
		expect(textOf(<Price price={9.95} currency="USD" legend="per year" />)).toBe('$9.95per year');
	});

	it('shows what is paid before the old price, and strikes that out [PROD-018, PROD-026, PROD-050]', () => {
		const { container } = render(<Price price={20} offPrice={10} currency="EUR" legend="x" />);
		expect(container.textContent).toBe('Price now: €10,00Price before: €20,00x');
		expect(container.querySelector('.old')).toHaveTextContent('€20,00');
		expect(container.querySelector('.current')).toHaveTextContent('€10,00');
	});

	it.each([20, undefined, null, NaN])('shows one price while the other is %p [PROD-018]', (offPrice) => {
		const { container } = render(<Price price={20} offPrice={offPrice} currency="USD" legend="x" />);
		expect(container.textContent).toBe('$20.00x');
		expect(container.querySelector('.old')).toBeNull();
	});

	it('shows an off price of nothing', () => {
		expect(textOf(<Price price={20} offPrice={0} currency="USD" legend="x" />)).toContain('$0.00');
	});

	it.each([undefined, null, NaN, Infinity])('shows nothing for the price %p [PROD-050]', (price) => {
		expect(render(<Price price={price} offPrice={5} currency="USD" />).container).toBeEmptyDOMElement();
	});

	it('shows nothing without a currency [PROD-050]', () => {
		expect(render(<Price price={5} offPrice={4} currency="" />).container).toBeEmptyDOMElement();
	});

	it('says how much is saved only when asked to, and only when something is [PROD-027, PROD-049]', () => {
		expect(textOf(<Price price={3} offPrice={1} currency="USD" />)).not.toContain('off');
		expect(textOf(<Price price={3} offPrice={1} currency="USD" hasDiscountLabel />)).toContain('66% off');
		expect(textOf(<Price price={3} offPrice={3} currency="USD" hasDiscountLabel />)).not.toContain('off');
		expect(textOf(<Price price={3} offPrice={4} currency="USD" hasDiscountLabel />)).not.toContain('off');
		expect(textOf(<Price price={3} currency="USD" hasDiscountLabel />)).not.toContain('off');
		expect(textOf(<Price price={200} offPrice={199} currency="USD" hasDiscountLabel />)).not.toContain('off');
	});

	it.each([
		[10, 'USD', true, '$10x'],
		[10, 'USD', false, '$10.00x'],
		[10.5, 'USD', true, '$10.50x'],
		[10.001, 'USD', true, '$10x'],
		[10, 'JPY', true, '¥10x'],
		[10, 'OMR', true, '﷼10x'],
		[1.1, 'OMR', true, '﷼1.100x'],
		[10, 'VND', true, '₫10,0x'],
	])(
		'leaves out a fraction of zeros only when asked to: %p %s %p [PROD-028]',
		(price, currency, hides, text) => {
			expect(textOf(<Price price={price} currency={currency} legend="x" hidePriceFraction={hides} />)).toBe(
				text,
			);
		},
	);
});

describe('IntroNote', () => {
	it('says that the first term alone is cheaper [PROD-022]', () => {
		expect(textOf(<IntroNote />)).toMatch(/first term only.*Renewals are at full price\.$/);
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

	it('names the days alone while no price is known [PROD-009]', () => {
		expect(trialText(undefined)).toBe('Try for 30 days');
		expect(trialText({})).toBe('Try for 30 days');
	});
});
