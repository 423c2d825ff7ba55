import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { openPiece } from '../../../tests/support/open-piece';
import { Promotion } from './promotion';

const action = { label: 'Upgrade', href: '#/product/scan' };
const promotion = (more: Partial<ComponentProps<typeof Promotion>> = {}) => (
	<Promotion feature="scan" location="dashboard" title="Find threats" action={action} {...more} />
);
const isShown = () => screen.queryByRole('group', { name: 'Find threats' }) !== null;

describe('Promotion', () => {
	it.each([
		['admin', true, true],
		['admin', false, true],
		['editor', true, false],
		['editor', false, true],
	])('renders for %s with isForSale %p: %p [NOTICE-013]', async (as, isForSale, isThere) => {
		await openPiece(promotion({ isForSale }), { as });
		expect(isShown()).toBe(isThere);
	});

	it('hides when promotions are turned off, unless it’s a connection prompt [NOTICE-014]', async () => {
		await openPiece(
			<>
				{promotion()}
				{promotion({ offer: 'connect', title: 'Connect first' })}
			</>,
			{ before: (site) => site.page({ siteData: { showPromotions: false } }) },
		);
		expect(isShown()).toBe(false);
		expect(screen.getByRole('group', { name: 'Connect first' })).toBeVisible();
	});

	it('records its view and click on the dashboard once each [EVT-012, EVT-036]', async () => {
		const { user, events } = await openPiece(promotion({ isForSale: true }));
		expect(events()).toEqual([['jetpack_wpa_aag_upgrade_button_view', { feature: 'scan' }]]);
		await user.click(screen.getByRole('link', { name: 'Upgrade' }));
		const click = { target: 'banner', type: 'upgrade', feature: 'scan', path: 'dashboard' };
		const site = { current_version: '12.0', is_user_wpcom_connected: true, is_connection_owner: true };
		expect(events().slice(1)).toEqual([['jetpack_wpa_click', { ...click, ...site }]]);
	});

	it.each([
		['settings', 'upgrade', { target: 'upgrade-banner', feature: 'scan', type: 'upgrade' }],
		['settings', 'connect', { target: 'connect-banner', feature: 'scan', type: 'connect' }],
		['dashboard', 'connect', { target: 'connection-bar-click', feature: 'scan' }],
	] as const)(
		'in %s with the %s offer records a click with the location’s target [EVT-012, EVT-036]',
		async (location, offer, click) => {
			const onClick = jest.fn();
			const part = promotion({ location, offer, action: { label: 'Go', onClick } });
			const { user, events } = await openPiece(part);
			await user.click(screen.getByRole('button', { name: 'Go' }));
			expect(events()).toEqual([['jetpack_wpa_click', click]]);
			expect(onClick).toHaveBeenCalledTimes(1);
		},
	);

	it('stays dismissed after saving that to the host [NOTICE-027, API-059]', async () => {
		const part = promotion({ dismissId: 'feedback_dash_request' });
		const { site, user, close } = await openPiece(part);
		await user.click(screen.getByRole('button', { name: 'Dismiss this offer' }));
		await waitFor(() => expect(isShown()).toBe(false));
		const call = ['notice/feedback_dash_request', { dismissed: true }];
		await waitFor(() => expect(site.sent()).toEqual([call]));
		close();
		await openPiece(part, { site });
		expect(isShown()).toBe(false);
	});
});
