/** @alone It listens to React from its first line. */
import { rendered } from '../support/renders';
// eslint-disable-next-line import-x/order -- React looks for who listens once, when it's loaded
import { act, screen } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { HostTexts } from '../support/pseudo-language';
import { arrived, region } from '../support/screens';

const CARDS = [
	'AccountCard',
	'BackupsCard',
	'MonitorCard',
	'PluginCard',
	'ProtectCard',
	'ScanCard',
	'SearchCard',
	'SiteCard',
	'SpamCard',
	'StatsCard',
	'VideoPressCard',
];

it('toggling a module rerenders its card, but not other cards or the frame', async () => {
	const calls = new HostTexts();
	const { user } = await openApp({
		scenario: ['stats-on', 'protect-on'],
		before: (site) => calls.listen(site),
	});
	await arrived();
	await screen.findByRole('link', { name: /blocked login attempts$/ });
	// A late answer renders its own card.
	await act(() => calls.silence());
	expect(rendered()).toEqual(expect.arrayContaining([...CARDS, 'ImageAcceleratorCard', 'Shell']));

	await user.click(region('Image accelerator').getByRole('switch'));
	await screen.findByText('Updated settings.');
	const names = rendered();
	expect(names).toContain('ImageAcceleratorCard');
	expect(names.filter((name) => CARDS.includes(name))).toEqual([]);
	for (const frame of ['Shell', 'Screen', 'Masthead', 'Navigation', 'Footer', 'NoticesArea', 'Security']) {
		expect(names).not.toContain(frame);
	}
});

it('typing in a settings field rerenders the field, but not the cards or the frame', async () => {
	const { user } = await openApp({ hash: '#/security', scenario: ['protect-on'] });
	await arrived();
	const field = screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
	// With the first key there is something to be saved, and to be asked about.
	await user.type(field, '1');
	expect(rendered()).toEqual(expect.arrayContaining(['Frame', 'DescribedCard']));
	await user.type(field, '9');
	const names = rendered();
	expect(names).toContain('FieldControl');
	for (const other of ['Frame', 'TabView', 'DescribedCard', 'Shell']) {
		expect(names).not.toContain(other);
	}
});
