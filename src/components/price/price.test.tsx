import { render } from '@testing-library/react';
import { offerOf as introOf, productOf } from '../../../tests/support/shop';
import { offerOf } from '../../lib/prices';
import { Price } from './price';
import { trialRenewal, trialText } from './trial-text';

const textOf = (node: React.ReactElement) => render(node).container.textContent;

describe('Price', () => {
	it('shows the price with its legend, “/month, paid yearly” by default [PROD-026, PROD-029]', () => {
		expect(textOf(<Price price={9.95} currency="USD" />)).toBe('$9.95/month, paid yearly');
		expect(textOf(<Price price={9.95} currency="USD" legend="per year" />)).toBe('$9.95per year');
	});

	it('shows the discounted price first, then marks the regular price as old [PROD-018, PROD-026, PROD-050]', () => {
		const { container } = render(<Price price={20} offPrice={10} currency="EUR" legend="x" />);
		expect(container).toHaveTextContent(/^Price now: €10Regular price: €20x/);
		expect(container.querySelector('.old')).toHaveTextContent('€20');
		expect(container.querySelector('.current')).toHaveTextContent('€10');
	});

	it('isolates each amount and legend in a bdi element', () => {
		const { container } = render(<Price price={20} offPrice={10} currency="EUR" legend="x" />);
		const parts = [...container.querySelectorAll('bdi')].map((part) => part.textContent);
		expect(parts).toEqual(['€10', '€20', 'x']);
	});

	it.each([20, undefined, null, NaN])(
		'shows a single price if the discounted price is %p [PROD-018]',
		(offPrice) => {
			const { container } = render(<Price price={20} offPrice={offPrice} currency="USD" legend="x" />);
			expect(container.textContent).toBe('$20x');
			expect(container.querySelector('.old')).toBeNull();
		},
	);

	it('shows a discounted price of 0', () => {
		expect(textOf(<Price price={20} offPrice={0} currency="USD" legend="x" />)).toContain('Price now: $0');
	});

	it.each([
		[undefined, 'USD'],
		[null, 'USD'],
		[NaN, 'USD'],
		[Infinity, 'USD'],
		[5, ''],
	])('renders nothing for the price %p with the currency “%s” [PROD-050]', (price, currency) => {
		expect(render(<Price price={price} offPrice={4} currency={currency} />).container).toBeEmptyDOMElement();
	});

	it.each([
		[3, 1, '66% off'],
		[200, 199, ''],
		[3, undefined, ''],
	])(
		'shows a badge with the savings, rounded down, if any: %p, %p [PROD-019, PROD-027, PROD-049]',
		(price, offPrice, text) => {
			const { container } = render(<Price price={price} offPrice={offPrice} currency="USD" />);
			expect(container.querySelector('.badge')?.textContent ?? '').toBe(text);
		},
	);

	it('shows the renewal price if the first term is cheaper [PROD-022]', () => {
		expect(textOf(<Price price={9.95} offPrice={4.95} currency="USD" legend="per month" />)).toMatch(
			/First year only\. Renews at \$9\.95 per month\.$/,
		);
		expect(textOf(<Price price={9.95} offPrice={9.95} currency="USD" />)).not.toMatch(/Renews/);
		expect(textOf(<Price price={9.95} offPrice={12} currency="USD" />)).not.toMatch(/Renews/);
	});
});

const offer = (cost: number | null, first: number | null, currency_code = 'USD') =>
	offerOf('', { product: productOf(cost, { currency_code }), intro: introOf('', cost, first) }, 0);

it.each([
	[
		offer(119.4, 59.4),
		'Try for $4.95 for 30 days',
		'First year only. Renews at $9.95 per month, paid yearly.',
	],
	[offer(119.4, null, 'EUR'), 'Try for €9,95 for 30 days', ''],
	[offer(100, 100), 'Try for $8.34 for 30 days', ''],
	[offer(null, null), 'Try for 30 days', ''],
	[undefined, 'Try for 30 days', ''],
])(
	'trial button has the first term’s monthly price, the trial days, and what renewals cost if that’s more: %j [PROD-008, PROD-009, PROD-021, PROD-022]',
	(offered, text, renewal) => {
		expect([trialText(offered), trialRenewal(offered)]).toEqual([text, renewal]);
	},
);
