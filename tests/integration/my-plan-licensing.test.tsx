import { screen, waitFor } from '@testing-library/react';
import { openMyPlan, planCard, query } from '../support/my-plan';
import { applyLicenseKey } from '../../src/state/license-key-form/thunks';
import { holding } from '../support/holding';
import { openStore } from '../support/open-piece';
import { closeApps, type OpenOptions } from '../support/open-app';
import { hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';

describe('licensing on My Plan', () => {
	const showRecommendations = (isShown: boolean) => (site: TestSite) =>
		site.editPage((state) => Object.assign(state.siteData as object, { showRecommendations: isShown }));
	const hasActions = () => planCard().queryByRole('link', { name: 'Activate a license' }) !== null;
	const hasFooter = () => planCard().queryByRole('link', { name: 'Recommendations' }) !== null;

	it.each([
		['with recommendations', ['connected'], true, true, true],
		['without recommendations', ['connected'], false, false, false],
		['with unused licenses', ['licenses'], true, true, false],
	])(
		'%s: shows or hides actions and footer [PLAN-004, PLAN-075]',
		async (_, scenario, isShown, actions, footer) => {
			await openMyPlan({ scenario, before: showRecommendations(isShown) });
			expect(hasActions()).toBe(actions);
			expect(hasFooter()).toBe(footer);
		},
	);

	it('links to all purchases only when there are some [PLAN-074]', async () => {
		await openMyPlan();
		expect(screen.queryByRole('link', { name: /View all purchases/ })).not.toBeInTheDocument();
		await closeApps();
		await openMyPlan({ scenario: ['product-boost'] });
		expect(query(planCard().getByRole('link', { name: /View all purchases/ })).source).toBe(
			'calypso-purchases',
		);
	});

	it('links a purchased plan to its management, only once [PLAN-074]', async () => {
		await openMyPlan({ scenario: ['plan-premium'] });
		expect(query(planCard().getByRole('link', { name: /^Manage/ })).source).toBe('calypso-purchases');
		expect(planCard().queryByRole('link', { name: /View all purchases/ })).not.toBeInTheDocument();
	});

	it('shows the price of a term once prices load', async () => {
		await openMyPlan({ scenario: ['plan-premium'] });
		expect(await planCard().findByText('$99.00 a year')).toBeVisible();
	});

	it('shows a non-owner a note instead of the activation link', async () => {
		await openMyPlan({ scenario: ['second-admin-linked'], as: 'admin2' });
		expect(screen.queryByRole('link', { name: 'Activate a license' })).not.toBeInTheDocument();
		expect(screen.getByText(/Only the connection owner/)).toBeVisible();
	});
});

describe('license box', () => {
	const ADDED = 'Jetpack license key added. It may take a minute for the license to be processed.';
	const NOT_ADDED = 'Error adding Jetpack license key.';
	const box = () => region('Jetpack License');
	const input = () => box().getByRole('textbox', { name: 'License key' });
	const SET = 'licensing/set-license';
	const openBox = (options: OpenOptions = {}) =>
		openMyPlan({ scenario: ['licenses', 'licensing-ui'], ...options });

	it('shows only when the host turns it on [PLAN-005, LIC-037]', async () => {
		await openBox();
		expect(hasRegion('Jetpack License')).toBe(true);
		await closeApps();
		await openMyPlan({ scenario: ['licenses'] });
		expect(hasRegion('Jetpack License')).toBe(false);
	});

	it('applies a key with a busy label, clears the field, and refetches what changed [LIC-027, LIC-028, LIC-029, LIC-031, LIC-032, LIC-035, API-064]', async () => {
		let release = async () => {};
		const { user, site } = await openBox({
			before: (test) => void (release = holding(test, 'POST', SET)),
		});
		await user.type(input(), ' jetpack-backup_ABC ');
		site.calls.length = 0;
		await user.click(box().getByRole('button', { name: 'Apply' }));
		expect(box().getByRole('button')).toHaveTextContent('Applying…');
		expect(input()).toHaveValue(' jetpack-backup_ABC ');
		await user.click(box().getByRole('button'));
		await user.type(input(), '{Enter}');

		await release();
		expect(await screen.findByText(ADDED)).toBeVisible();
		expect(input()).toHaveValue('');
		expect(box().getByRole('button')).toHaveTextContent('Apply');
		expect(site.callsTo('POST').map(({ path, body }) => [path, body])).toEqual([
			[SET, { license: 'jetpack-backup_ABC' }],
		]);
		expect(await region('My Products').findByRole('heading', { name: /Backup/ })).toBeVisible();
		for (const path of ['site', 'site/purchases', 'module/all', 'settings', 'licensing/user/counts']) {
			expect(site.callsTo('GET').filter((call) => call.path === path)).toHaveLength(1);
		}
	});

	it('keeps the key and says why when the host refuses it [LIC-027, LIC-033, LIC-034]', async () => {
		const { user, site } = await openBox({
			before: (test) => test.fail('POST', SET, 403, { code: 'no', message: 'You may not do that.' }),
		});
		await user.type(input(), 'jetpack-backup_ABC');
		await user.click(box().getByRole('button'));
		expect(await screen.findByText(NOT_ADDED)).toBeVisible();
		expect(box().getByText('You may not do that.')).toBeVisible();
		expect(input()).toHaveValue('jetpack-backup_ABC');
		expect(site.callsTo('GET', 'module/all')).toEqual([]);
		site.recover();
		await user.click(box().getByRole('button'));
		expect(await screen.findByText(ADDED)).toBeVisible();
		expect(screen.queryByText(NOT_ADDED)).not.toBeInTheDocument();
	});

	it.each(['', '   ', '\u200b'])('does nothing with the key “%s” [LIC-030]', async (key) => {
		const { user, site } = await openBox();
		await user.click(input());
		if (key) {
			await user.paste(key);
		}
		await user.click(box().getByRole('button'));
		await user.type(input(), '{Enter}');
		expect(site.callsTo('POST')).toEqual([]);
		expect(box().getByRole('button')).toHaveTextContent('Apply');
	});

	it('doesn’t fetch license counts for a non-owner', async () => {
		const { user, site } = await openBox({
			scenario: ['licenses', 'second-admin-linked', 'licensing-ui'],
			as: 'admin2',
		});
		await user.type(input(), 'jetpack-backup_ABC{Enter}');
		expect(await screen.findByText(ADDED)).toBeVisible();
		await waitFor(() => expect(site.callsTo('GET', 'module/all')).toHaveLength(1));
		expect(site.callsTo('GET', 'licensing/user/counts')).toEqual([]);
	});

	it('applies only one key for two simultaneous calls [LIC-031]', async () => {
		const { store, site } = await openStore({ scenario: ['licenses', 'licensing-ui'] });
		const taken = await Promise.all([
			store.dispatch(applyLicenseKey('jetpack-backup_ABC')),
			store.dispatch(applyLicenseKey('jetpack-scan_ABC')),
		]);
		expect(taken).toEqual([true, false]);
		expect(site.callsTo('POST', SET).map(({ body }) => body)).toEqual([{ license: 'jetpack-backup_ABC' }]);
	});
});
