import { screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { arrived } from '../support/screens';

afterEach(async () => {
	await closeApps();
	window.innerWidth = 1024;
});

describe('search box', () => {
	const box = () => screen.queryByRole('searchbox', { name: 'Search for a Jetpack feature.' });

	it('closes on Escape when empty, and opens from its button [SHELL-107]', async () => {
		const { user } = await openApp({ hash: '#/security' });
		await arrived();
		await user.type(box() as HTMLElement, 'spam');
		await user.keyboard('{Escape}');
		expect(box()).toHaveValue('');
		await user.keyboard('{Escape}');
		expect(box()).not.toBeInTheDocument();
		const button = screen.getByRole('button', { name: 'Search for a feature' });
		expect(button).toHaveFocus();
		await user.click(button);
		expect(box()).toHaveFocus();
	});

	it('starts closed on a small screen, but open when the URL has a term [SHELL-107]', async () => {
		window.innerWidth = 400;
		await openApp({ hash: '#/security' });
		await arrived();
		expect(box()).not.toBeInTheDocument();
		await closeApps();
		await openApp({ hash: '#/security?term=spam' });
		await arrived();
		expect(box()).toHaveValue('spam');
	});

	it('keeps its focus and text while the URL updates [SHELL-066, SHELL-068]', async () => {
		const { user } = await openApp({ hash: '#/security' });
		await arrived();
		await user.type(box() as HTMLElement, 'spam{Enter}');
		await waitFor(() => expect(window.location.hash).toBe('#/security?term=spam'));
		expect(box()).toHaveFocus();
		await user.type(box() as HTMLElement, 'm');
		expect(box()).toHaveValue('spamm');
	});

	it('drops the term from the URL as soon as the last character is deleted [SHELL-107]', async () => {
		const { user } = await openApp({ hash: '#/security?term=a' });
		await arrived();
		await user.type(box() as HTMLElement, '{Backspace}');
		expect(window.location.hash).toBe('#/security');
	});

	it('records terms of three or more characters, and its own use only once [EVT-009, EVT-011, EVT-034]', async () => {
		const { user, events } = await openApp({ hash: '#/security' });
		await arrived();
		await user.type(box() as HTMLElement, 'ab{Enter}');
		await waitFor(() => expect(window.location.hash).toBe('#/security?term=ab'));
		await user.type(box() as HTMLElement, 'c{Enter}');
		await waitFor(() => expect(window.location.hash).toBe('#/security?term=abc'));
		const seen = await events();
		expect(seen.filter(([name]) => name === 'jetpack_wpa_search_term').map(([, { term }]) => term)).toEqual([
			'abc',
		]);
		expect(seen.filter(([, { path }]) => path === 'search')).toHaveLength(1);
	});
});
