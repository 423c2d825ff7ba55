import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { offerOf as introOf, productOf } from '../../../tests/support/shop';
import { offerOf } from '../../lib/prices';
import { Price } from './price';
import { trialRenewal, trialText } from './trial-text';

/** A reduced price reads so, with what's saved and what renewals cost, if that's more. */
const reduced = (now: string, full: string, percent = '', isFirst = true) =>
	`Price now: ${now}Regular price: ${full}x${percent && `${percent}% off`}` +
	(isFirst ? `First year only. Renews at ${full} x.` : '');

describe('Price', () => {
	it.each<[Partial<ComponentProps<typeof Price>>, string]>([
		[{ price: 9.95 }, '$9.95/month, paid yearly'],
		[{ price: 9.95, legend: 'per year' }, '$9.95per year'],
		...[20, undefined, null, NaN].map((offPrice): [object, string] => [
			{ price: 20, offPrice, legend: 'x' },
			'$20x',
		]),
		[{ price: 20, offPrice: 0, legend: 'x' }, reduced('$0', '$20', '100')],
		[{ price: 20, offPrice: 10, currency: 'EUR', legend: 'x' }, reduced('€10', '€20', '50')],
		[{ price: 3, offPrice: 1, legend: 'x' }, reduced('$1', '$3', '66')],
		[{ price: 200, offPrice: 199, legend: 'x' }, reduced('$199', '$200')],
		[{ price: 9.95, offPrice: 12, legend: 'x' }, reduced('$12', '$9.95', '', false)],
		...[undefined, null, NaN, Infinity].map((price): [object, string] => [{ price, offPrice: 4 }, '']),
		[{ price: 5, currency: '' }, ''],
	])(
		'of %j reads “%s” [PROD-018, PROD-019, PROD-022, PROD-026, PROD-027, PROD-029, PROD-049, PROD-050]',
		(props, text) => {
			expect(render(<Price price={1} currency="USD" {...props} />).container.textContent).toBe(text);
		},
	);

	it('isolates each amount and legend, and marks the regular price as old [PROD-018, PROD-026]', () => {
		const { container } = render(<Price price={20} offPrice={10} currency="EUR" legend="x" />);
		const texts = (selector: string) =>
			[...container.querySelectorAll(selector)].map((part) => part.textContent);
		expect(texts('bdi')).toEqual(['€10', '€20', 'x']);
		expect([texts('.old')[0], texts('.current')[0]]).toEqual([
			expect.stringContaining('€20'),
			expect.stringContaining('€10'),
		]);
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
