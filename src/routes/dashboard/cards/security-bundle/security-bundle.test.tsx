import { screen, waitFor } from '@testing-library/react';
import { follow } from '../../../../../tests/support/screens';
import type { OpenOptions } from '../../../../../tests/support/open-app';
import { openPiece } from '../../../../../tests/support/open-piece';
import { SecurityBundle } from './security-bundle';

const open = (before?: OpenOptions['before'], ...more: string[]) =>
	openPiece(<SecurityBundle />, { scenario: ['plan-free', ...more], before });

describe('security bundle', () => {
	const bundle = () => screen.queryByRole('group', { name: 'Jetpack Security' });

	it('is sold with its contents to a site without it [DASH-022, DASH-024, DASH-120, DASH-135, EVT-038]', async () => {
		const { user, events } = await open();
		await waitFor(() => expect(bundle()).toBeInTheDocument());
		expect(screen.getByText(/^VaultPress Backup, Scan and Akismet Anti-spam/)).toBeVisible();
		expect(screen.getByRole('link', { name: /^Learn more about security/ })).toHaveAttribute(
			'href',
			expect.stringContaining('source=jetpack-features-security'),
		);
		const upgrade = screen.getByRole('link', { name: 'Upgrade' });
		expect(upgrade).toHaveAttribute('href', '#/product/security');
		await follow(user, upgrade);
		expect(events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'upgrade-button', page: 'aag', feature: 'security' }),
		]);
	});

	it.each([
		['plan-security-t1', false],
		['plan-security-daily', false],
		['plan-complete', false],
		['plan-expired', true],
		['plan-premium', true],
		['product-backup-t1', true],
	])('is offered to a site with %s: %p [DASH-120]', async (scenario, isOffered) => {
		const { site } = await open(undefined, scenario);
		expect(site.callsTo('GET', 'site/purchases')).not.toEqual([]);
		expect(bundle() !== null).toBe(isOffered);
	});

	it('waits for the purchases [DASH-120]', async () => {
		let release = async () => {};
		await open((site) => void (release = site.hold('GET', 'site/purchases')));
		expect(bundle()).not.toBeInTheDocument();
		await release();
		await waitFor(() => expect(bundle()).toBeInTheDocument());
	});

	it('sells nothing if the purchases fail to load, and says so [DASH-120]', async () => {
		await open((site) => site.fail('GET', 'site/purchases', 403));
		expect(screen.getByText('We couldn’t load your purchases.')).toBeInTheDocument();
		expect(bundle()).not.toBeInTheDocument();
	});

	it('is hidden when promotions are off [NOTICE-014]', async () => {
		await open((site) => site.page({ siteData: { showPromotions: false } }));
		expect(bundle()).not.toBeInTheDocument();
	});
});
