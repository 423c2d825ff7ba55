import { screen, within } from '@testing-library/react';
import { region } from './screens';

export const checkoutOf = (title: string) => region(title).getByRole('link', { name: `Get ${title}` });

/** URLs of the images in the cards. */
export const pictures = () =>
	[...document.querySelectorAll<HTMLImageElement>('#jp-plugin-container [data-product] img')].map(
		({ src }) => src,
	);

const priceText = (title: string) =>
	within(screen.getByRole('region', { name: title })).getAllByText(/paid yearly/)[0]?.parentElement
		?.textContent ?? '';

/** What a product costs now, before, and for how long. */
export const priceOf = (title: string) => priceText(title).replace(/(?<=paid yearly).*/, '');

/** What follows: how much is saved. */
export const savedOf = (title: string) => priceText(title).replace(/.*paid yearly/, '');
