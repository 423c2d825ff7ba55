import { screen, within } from '@testing-library/react';

/** Width and height of the icon and of the code on the card of the apps. */
export function sizesOnAppsCard(): string[] {
	const card = screen.getByRole('region', { name: 'Jetpack mobile app' });
	const code = within(card).getByRole('img', { name: 'QR code that opens the app’s download page' });
	const icon = [...card.querySelectorAll('svg[aria-hidden]')].find((svg) => !svg.closest('a'));
	return [icon, code].map((svg) => `${svg?.getAttribute('width')} × ${svg?.getAttribute('height')}`);
}
