import { act, screen, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { app, arrived } from '../support/screens';

const PAGE = '/wp-admin/admin.php?page=jetpack';

afterEach(() => window.history.replaceState(null, '', PAGE));

const QUESTION = 'This site’s URL has changed';
const CHOICES = {
	safe: { title: 'This is a copy', action: 'Stay in Safe Mode' },
	move: { title: 'This site has moved', action: 'Move everything here' },
	fresh: { title: 'This is a new site', action: 'Start fresh' },
} as const;
const NAMES = Object.keys(CHOICES) as Array<keyof typeof CHOICES>;
const banner = () => screen.queryByRole('region', { name: QUESTION });

describe('identity crisis banner', () => {
	it('shows on the page in the host’s notice area, above the app, with three choices, and goes with the app [CONN-074]', async () => {
		const { left, close } = await openApp({ scenario: ['identity-crisis'] });
		await arrived();
		const shown = banner() as HTMLElement;
		const container = document.getElementById('jp-plugin-container') as HTMLElement;
		expect(document.getElementById('wpbody-content')).toContainElement(shown);
		expect(app().queryByRole('region', { name: QUESTION })).not.toBeInTheDocument();
		expect(shown.compareDocumentPosition(container)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
		expect(within(shown).getByText(/different URL on file than 127\.0\.0\.1:4400/)).toBeInTheDocument();
		expect(
			within(shown)
				.getAllByRole('button')
				.map((choice) => choice.textContent),
		).toEqual(NAMES.map((name) => CHOICES[name].action));
		expect(left).toEqual([]);
		act(() => close());
		expect(banner()).not.toBeInTheDocument();
	});
});
