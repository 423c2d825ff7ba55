import { screen, waitFor, within } from '@testing-library/react';
import { settled } from './settled';

/** Queries inside the card or section of that name. */
export const region = (name: string) => within(screen.getByRole('region', { name }));

export const hasRegion = (name: string) => screen.queryByRole('region', { name }) !== null;

/** Titles of the sections, from top to bottom. */
export const sections = () =>
	screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

/** Titles of the cards, from top to bottom. */
export const cards = () =>
	screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** The titles under which offers stand: one of its own for each. */
export const offerPlaces = () =>
	[...document.querySelectorAll('#jp-plugin-container .banner')].map((banner) => {
		const id = banner.closest('section')?.getAttribute('aria-labelledby');
		return (id && document.getElementById(id)?.textContent) ?? 'the screen';
	});

/** Waits for the screen behind the current address, and for all that it can draw. */
export const arrived = async () => {
	const heading = await screen.findByRole('heading', { level: 1 });
	await settled();
	return heading;
};

/** Queries inside the app, without the host page around it. */
export const app = () => within(document.getElementById('jp-plugin-container') as HTMLElement);

/** Waits until a search says that it found nothing (SET-003). */
export const foundNothing = (term: string) =>
	waitFor(() =>
		expect(screen.getByText(term, { selector: 'strong' }).closest('[role=status]')).toHaveTextContent(
			`No search results found for ${term}`,
		),
	);
