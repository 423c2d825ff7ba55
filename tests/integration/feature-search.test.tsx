import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived } from '../support/screens';

const box = () =>
	screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Search for a Jetpack feature.' });
const field = () => box() as HTMLInputElement;

it('the search box keeps its focus and text while the URL updates, records long terms, and closes on Escape [SHELL-066, SHELL-068, SHELL-107, EVT-009, EVT-011, EVT-034]', async () => {
	const { user, events } = await openApp({ hash: '#/privacy' });
	await arrived();
	await user.type(field(), 'ab{Enter}');
	await waitFor(() => expect(window.location.hash).toBe('#/privacy?term=ab'));
	await user.type(field(), 'c{Enter}');
	await waitFor(() => expect(window.location.hash).toBe('#/privacy?term=abc'));
	expect(field()).toHaveFocus();
	await user.type(field(), 'd');
	expect(field()).toHaveValue('abcd');
	const seen = await events();
	const terms = seen.filter(([name]) => name === 'jetpack_wpa_search_term');
	expect(terms.map(([, { term }]) => term)).toEqual(['abc']);
	expect(seen.filter(([, { path }]) => path === 'search')).toHaveLength(1);
	// The term leaves the URL with its last character.
	await user.clear(field());
	expect(window.location.hash).toBe('#/privacy');
	await user.type(field(), 'spam{Escape}');
	expect(field()).toHaveValue('');
	await user.keyboard('{Escape}');
	expect(box()).not.toBeInTheDocument();
	const button = screen.getByRole('button', { name: 'Search for a feature' });
	expect(button).toHaveFocus();
	await user.click(button);
	expect(field()).toHaveFocus();
});

it('the search box starts closed on a small screen, but open when the URL has a term [SHELL-107]', async () => {
	window.innerWidth = 400;
	const { reopen } = await openApp({ hash: '#/privacy' });
	await arrived();
	expect(box()).not.toBeInTheDocument();
	await reopen('#/privacy?term=spam');
	await arrived();
	expect(field()).toHaveValue('spam');
	window.innerWidth = 1024;
});
