import { screen, waitFor } from '@testing-library/react';
import { follow } from '../../../tests/support/follow';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { SecurityBundle } from './security-bundle';

const open = (options: OpenOptions = {}) => openPiece(<SecurityBundle />, options);

describe('security bundle', () => {
	const bundle = () => screen.queryByRole('group', { name: 'Jetpack Security' });

	it('is sold with its contents to a site without it [DASH-022, DASH-024, DASH-120, DASH-135, EVT-038]', async () => {
		const { user, events } = await open({ scenario: ['plan-free'] });
		await waitFor(() => expect(bundle()).toBeInTheDocument());
		expect(bundle()).toHaveTextContent('VaultPress Backup, Scan and Akismet Anti-spam');
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

	it.each<[string, OpenOptions]>([
		['has a security plan', { scenario: ['plan-security-t1'] }],
		['has the older security plan', { scenario: ['plan-security-daily'] }],
		['has the complete plan', { scenario: ['plan-complete'] }],
	])('isn’t offered to a site that %s [DASH-120]', async (_, options) => {
		const { site } = await open(options);
		expect(site.callsTo('GET', 'site/purchases')).not.toEqual([]);
		expect(bundle()).not.toBeInTheDocument();
	});

	it.each(['plan-expired', 'plan-premium', 'product-backup-t1'])(
		'is offered to a site with %s [DASH-120]',
		async (scenario) => {
			await open({ scenario: ['plan-free', scenario] });
			await waitFor(() => expect(bundle()).toBeInTheDocument());
		},
	);

	it('waits for the purchases [DASH-120]', async () => {
		let release = async () => {};
		await open({
			scenario: ['plan-free'],
			before: (site) => void (release = site.hold('GET', 'site/purchases')),
		});
		expect(bundle()).not.toBeInTheDocument();
		await release();
		await waitFor(() => expect(bundle()).toBeInTheDocument());
	});

	it('sells nothing if the purchases fail to load, and says so [DASH-120]', async () => {
		await open({
			scenario: ['plan-free'],
			before: (site) => site.fail('GET', 'site/purchases', 403),
		});
		expect(screen.getByText('We couldn’t load your purchases.')).toBeInTheDocument();
		expect(bundle()).not.toBeInTheDocument();
	});

	it('is hidden when promotions are off [NOTICE-014]', async () => {
		await open({
			scenario: ['plan-free'],
			before: (site) => site.page({ siteData: { showPromotions: false } }),
		});
		expect(bundle()).not.toBeInTheDocument();
	});
});
