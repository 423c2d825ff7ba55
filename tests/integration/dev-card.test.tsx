import { act, screen, within } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived, hasRegion, region, sections } from '../support/screens';

const scenario = ['connected', 'stats-on', 'development-version'];
const card = () => region('Dev Tools');
const footerButton = () => screen.getByRole('button', { name: 'Dev Tools' });
const option = (name: string, choice: string) =>
	within(card().getByRole('radiogroup', { name })).getByRole('radio', { name: choice });

it('the developer card on the dashboard opens from the footer, takes the focus and returns it, shows the page of another user at once, and nothing of it after a reload [DEV-002, DEV-004, DEV-005, DEV-006, DEV-012, DEV-016, ROLE-001, ROLE-002, ROLE-003, ROLE-004]', async () => {
	const { site, user, rest, reopen } = await openApp({ scenario });
	await arrived();
	expect(hasRegion('Dev Tools')).toBe(false);
	await user.click(footerButton());
	await screen.findByRole('region', { name: 'Dev Tools' });
	expect(document.activeElement).toContainElement(screen.getByRole('region', { name: 'Dev Tools' }));
	await user.click(card().getByRole('button', { name: 'Close' }));
	expect(hasRegion('Dev Tools')).toBe(false);
	expect(footerButton()).toHaveFocus();
	await user.click(footerButton());
	expect(hasRegion('Dev Tools')).toBe(true);
	await rest();
	const choose = (name: string, choice: string) => user.click(option(name, choice));
	const owner = () => screen.queryByText('You are the Jetpack owner.');
	const account = () => screen.queryByText('wpcom-admin');

	expect(owner()).toBeInTheDocument();
	await choose('Role', 'Admin (secondary)');
	expect(owner()).not.toBeInTheDocument();
	expect(sections()).toContain('Performance and Growth');
	await choose('Role', 'Admin (master)');
	expect(owner()).toBeInTheDocument();
	expect(account()).toBeInTheDocument();
	await choose('Account', 'Unlinked');
	expect(account()).not.toBeInTheDocument();
	expect(option('Role', 'Admin (secondary)')).toBeChecked();
	await choose('Account', 'Linked');
	expect(account()).toBeInTheDocument();

	await choose('Role', 'Editor');
	expect(sections()).toContain('Security');
	expect(sections()).not.toContain('Performance and Growth');
	expect(document.querySelector('[role="switch"]')).toBeNull();
	await choose('Can view stats', 'No');
	expect(hasRegion('Jetpack Stats')).toBe(false);
	await choose('Can view stats', 'Yes');
	expect(hasRegion('Jetpack Stats')).toBe(true);
	await choose('Role', 'Subscriber');
	expect(sections()).not.toContain('Security');
	await user.click(footerButton());
	expect(hasRegion('Dev Tools')).toBe(false);
	expect(site.callsTo('POST')).toEqual([]);
	await act(() => reopen());
	await arrived();
	expect(sections()).toContain('Performance and Growth');
	expect(hasRegion('Dev Tools')).toBe(false);
});
