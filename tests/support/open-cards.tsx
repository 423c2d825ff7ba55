import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { prefetch } from '../../src/routes/dashboard/screen';
import type { OpenOptions } from './open-app';
import { openPiece } from './open-piece';
import { settled } from './settled';

/** Cards of the dashboard, and all that it loads for them, without the page around them. */
export async function openCards(cards: ReactNode, options: Omit<OpenOptions, 'hash'> = {}) {
	const opened = await openPiece(cards, options);
	const { store } = opened;
	await act(async () => void prefetch(store.dispatch, store.getState()));
	await settled();
	return opened;
}

/** What a card says, then each link and button on it as `[label → address]`. */
export function cardText(title: string): string {
	const card = screen.getByRole('region', { name: title });
	const controls = [...card.querySelectorAll('a, button')].map(
		(control) => `[${control.textContent} → ${control.getAttribute('href') ?? ''}]`,
	);
	return `${card.textContent} ${controls.join(' ')}`;
}

/** A site with these scenarios, changed. */
export const at = (scenarios: string, before: OpenOptions['before']): OpenOptions => ({
	scenario: scenarios.split(' '),
	before,
});

/** A state of a site (or its scenarios), and what a card says and offers then; `not`: what it doesn't. */
export type CardRow = [state: string, options: OpenOptions | string, says: RegExp, not?: RegExp];

/** Tests that the card shows each state. */
export const itShows = (title: string, card: ReactNode, rows: readonly CardRow[]) =>
	it.each(rows.map((row) => [row[0], row] as const))(`${title}: %s`, async (_, [, options, says, not]) => {
		await openCards(card, typeof options === 'string' ? { scenario: options.split(' ') } : options);
		expect(cardText(title)).toMatch(says);
		if (not) {
			expect(cardText(title)).not.toMatch(not);
		}
	});
