import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp } from '../support/open-app';
import { arrived } from '../support/screens';
import type { TestSite } from '../support/test-site';

afterEach(closeApps);

/** Everything that was bought is in force; the host's own scenarios let the newest plan replace the others. */
const allActive = (site: TestSite) =>
	site.intercept((request) =>
		request.url.includes('site/purchases')
			? site.host.fetch(request).then(async (response) => {
					const text = await response.text();
					return new Response(text.replaceAll('\\"active\\":\\"0\\"', '\\"active\\":\\"1\\"'), response);
				})
			: null,
	);

const toneOf = (text: string | RegExp) =>
	screen.getByText(text).closest('[data-tone]')?.getAttribute('data-tone');

describe('the plans warning', () => {
	const WARNING = /which you pay for besides/;
	const open = (...purchases: string[]) =>
		openApp({ scenario: ['connected', ...purchases], hash: '#/plans', before: allActive });

	it.each([
		['plan-premium', 'product-backup-daily', /Premium already includes daily backups.*Backup/],
		['plan-personal', 'product-backup-daily', /Personal already includes daily backups/],
		['plan-business', 'product-backup-daily', /includes real-time backups/],
		['plan-business', 'product-backup-t1', /includes real-time backups/],
	])(
		'says for %s and %s what is paid for twice [PLAN-021, PLAN-022, PLAN-024, PLAN-078]',
		async (plan, product, text) => {
			await open(plan, product);
			expect(await screen.findByText(WARNING)).toHaveTextContent(text);
			expect(toneOf(WARNING)).toBe('is-warning');
			expect(screen.queryByRole('button', { name: 'Dismiss this notice' })).not.toBeInTheDocument();
		},
	);

	it.each([
		['plan-premium', 'plan-free'],
		['product-backup-daily', 'plan-free'],
		['plan-security', 'product-backup-daily'],
		['plan-premium', 'product-scan'],
		['plan-complete', 'product-backup-daily'],
		['plan-premium', 'product-backup-t1'],
	])('is not there for %s, %s [PLAN-023, PLAN-024]', async (...purchases) => {
		const { site } = await open(...purchases);
		await waitFor(() => expect(site.callsTo('GET', 'site/purchases')).toHaveLength(1));
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
	});

	it('is on the plans path alone [PLAN-021]', async () => {
		await openApp({ scenario: ['connected', 'plan-premium', 'product-backup-daily'], before: allActive });
		await arrived();
		expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
	});
});
