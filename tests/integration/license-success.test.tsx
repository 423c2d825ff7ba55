import { act, screen, waitFor } from '@testing-library/react';
import { Screen } from '../../src/routes/license/screen';
import { activateButton, answering, keyField } from '../support/license';
import { openApp, type OpenOptions } from '../support/open-app';
import { openPiece } from '../support/open-piece';
import { app } from '../support/screens';
import { settled } from '../support/settled';

describe('license success view', () => {
	const activate = async (productId: number, options: OpenOptions = {}) => {
		const opened = await openPiece(<Screen />, {
			...options,
			before: (site) => {
				answering([[{ activatedProductId: productId }]])(site);
				return options.before?.(site);
			},
		});
		await opened.user.type(await keyField(), 'some_key');
		await opened.user.click(activateButton());
		await screen.findByRole('heading', { level: 1, name: /is active/ });
		return opened;
	};
	const links = () =>
		app()
			.getAllByRole('link')
			.map((link) => link.textContent?.replace(' (opens in a new tab)', ''));
	const query = (name: RegExp) =>
		Object.fromEntries(new URL((screen.getByRole('link', { name }) as HTMLAnchorElement).href).searchParams);

	it.each([
		[2103, 'VaultPress Backup', 'View latest backup', 'not-started', 'Configure my site'],
		[4711, 'Your product', null, 'summary', 'View my plans'],
	] as const)(
		'names product %i (%s), with “%s”, and at step %s “%s” [LIC-008, LIC-013, LIC-014, LIC-015, LIC-018, LIC-019, LIC-042, LIC-043, LIC-044]',
		async (productId, name, action, recommendationsStep, next) => {
			await activate(productId, { before: (site) => site.page({ recommendationsStep }) });
			const heading = screen.getByRole('heading', { level: 1 });
			expect(heading).toHaveTextContent(`${name} is active \u{1F389}`);
			expect(heading.nextElementSibling?.textContent).toMatch(/\w/);
			expect(screen.getByRole('link', { name: /cloud dashboard/ })).toHaveAttribute(
				'href',
				`https://cloud.jetpack.com/landing/${encodeURIComponent('127.0.0.1:4400')}`,
			);
			const [, , ...buttons] = links();
			expect(buttons).toEqual(action ? [action, next] : [next]);
			if (action) {
				expect(query(new RegExp(action))).toMatchObject({
					source: 'jetpack-license-activation-success-backup',
					site: '127.0.0.1:4400',
				});
				expect(screen.getByRole('link', { name: next })).toHaveAttribute(
					'href',
					expect.stringMatching(/\/wp-admin\/admin\.php\?page=jetpack#\/recommendations$/),
				);
			} else {
				expect(query(/View my plans/)).toMatchObject({
					source: 'license-activation-view-my-plans',
					site: '127.0.0.1:4400',
				});
			}
		},
	);

	it('offers “View my plans” once recommendations were started on this page [LIC-018]', async () => {
		const { user, site } = await openApp({ hash: '#/recommendations' });
		answering([[{ activatedProductId: 2110 }]])(site);
		await user.click(await screen.findByRole('button', { name: 'Continue' }));
		await waitFor(() => expect(site.callsTo('POST', 'recommendations/step')).not.toEqual([]));
		await act(async () => {});
		act(() => void (window.location.hash = '#/license/activation'));
		await user.type(await keyField(), 'some_key');
		await user.click(activateButton());
		await screen.findByRole('heading', { level: 1, name: /is active/ });
		expect(links().slice(2)).toEqual(['View my plans']);
	});

	it('refetches everything affected, and sends the number of unused licenses [LIC-012, LIC-040, API-065, API-067]', async () => {
		const { user, site } = await openPiece(<Screen />, { scenario: ['licenses'] });
		await screen.findByRole('radio', { name: /Backup/ });
		site.calls.length = 0;
		await user.click(activateButton());
		await screen.findByRole('heading', { name: /is active/ });
		await waitFor(() =>
			expect(site.callsTo('POST', 'licensing/user/activation-notice-dismiss')).toHaveLength(1),
		);
		for (const path of [
			'site',
			'site/features',
			'site/purchases',
			'module/all',
			'settings',
			'licensing/user/counts',
		]) {
			expect(site.callsTo('GET').filter((call) => call.path === path)).toHaveLength(1);
		}
		expect(site.callsTo('POST', 'licensing/user/activation-notice-dismiss')[0]?.body).toEqual({
			last_detached_count: 2,
		});
	});

	it('updates My Plan without a reload, and starts over on the next visit [LIC-012]', async () => {
		const { user } = await openApp({ scenario: ['licenses'], hash: '#/my-plan' });
		expect(await screen.findByRole('heading', { name: 'Jetpack Free' })).toBeVisible();
		act(() => void (window.location.hash = '#/license/activation'));
		await user.click(await screen.findByRole('radio', { name: /Security/ }));
		await user.click(activateButton());
		await screen.findByRole('heading', { name: /Jetpack Security is active/ });
		await user.click(screen.getByRole('link', { name: 'Back to My Plan' }));
		expect(await screen.findByRole('heading', { level: 2, name: 'Jetpack Security' })).toBeVisible();
		act(() => void (window.location.hash = '#/license/activation'));
		expect(await screen.findByRole('heading', { level: 1, name: 'Activate a license' })).toBeVisible();
	});

	it('doesn’t send an unknown license count', async () => {
		const { site } = await activate(2110, {
			before: (test) => test.fail('GET', 'licensing/user/counts', 403),
		});
		await waitFor(() => expect(site.callsTo('GET', 'licensing/user/counts').length).toBeGreaterThan(0));
		await settled();
		expect(site.callsTo('POST', 'licensing/user/activation-notice-dismiss')).toEqual([]);
	});

	it('records the view, the click and the outcome [EVT-022, EVT-041]', async () => {
		const { events } = await activate(2110);
		const recorded = events().filter(
			([name, { target }]) => name.includes('license') || target === 'license_activation_button',
		);
		expect(recorded.map(([name, { target }]) => target ?? name)).toEqual([
			'jetpack_wpa_license_key_activation_view',
			'license_activation_button',
			'jetpack_wpa_license_activation_success',
		]);
	});
});
