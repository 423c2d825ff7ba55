import { act, screen, waitFor } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Screen as Plans } from './screen';
import { NoticesArea } from '../shell/notices/notices-area';
import { holdingTimers } from '../../../tests/support/settled';
import { withPurchases } from '../../../tests/support/my-plan';
import { openApp } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { app, arrived, region } from '../../../tests/support/screens';
import type { TestSite } from '../../../tests/support/test-site';

const WARNING = /which you pay for separately/;
const LEAVING = /Opening plans for your site/;
const PLANS = [expect.stringMatching(/\?source=jetpack-plans&site=127\.0\.0\.1%3A4400$/)];
const warning = () => screen.queryByText(WARNING);
const isNoted = () => Object.keys(localStorage).some((key) => key.startsWith('site-dashboard-checkout'));

/** A plan, and a product that it includes. */
const bought = (plan: string, product: string) =>
	withPurchases(
		{ ID: '1', product_slug: plan, product_name: 'The big one', active: '1' },
		{ ID: '2', product_slug: product, product_name: 'The small one', active: '1' },
	);
const TWICE = bought('jetpack_premium', 'jetpack_backup_daily');

/** The page of plans and the notices above it, at one of its paths. */
const open = (before: (site: TestSite) => void, path = '/plans') =>
	openPiece(
		<>
			<NoticesArea path={path} />
			<Routes>
				<Route path={path} element={<Plans />} />
				<Route path="/my-plan" element={<p>The plan</p>} />
				<Route path="*" element={<Navigate to={path} replace />} />
			</Routes>
		</>,
		{ before },
	);

/** Ends the two seconds that the page waits for what was bought. */
let losePatience = async () => {};

beforeEach(() => {
	losePatience = holdingTimers(2_000);
});

describe('plans warning', () => {
	it.each([
		['jetpack_premium', 'jetpack_backup_daily', 'daily', 'Continue'],
		['jetpack_business', 'jetpack_backup_t2_yearly', 'real-time', 'Stay here'],
	])(
		'with %s and %s, names what’s paid for twice (%s) and waits for an answer: %s [PLAN-021, PLAN-022, PLAN-024, PLAN-078]',
		async (plan, product, kind, answer) => {
			const { left, user } = await open(bought(plan, product));
			expect(warning()).toHaveTextContent(
				`Your The big one plan already includes ${kind} backups. Consider removing The small one`,
			);
			expect(warning()?.closest('[data-tone]')).toHaveAttribute('data-tone', 'is-warning');
			expect(screen.getByRole('alert')).toContainElement(warning());
			expect(screen.queryByRole('button', { name: 'Dismiss this notice' })).not.toBeInTheDocument();
			expect(screen.queryByText(LEAVING)).not.toBeInTheDocument();
			expect(left).toEqual([]);
			await user.click(screen.getByRole('button', { name: answer }));
			expect(left).toEqual(answer === 'Continue' ? PLANS : []);
			expect(screen.queryByText('The plan') !== null).toBe(answer === 'Stay here');
			expect(isNoted()).toBe(answer === 'Continue');
		},
	);

	it('blocks leaving through the tab and the button of a paid feature, and shows nowhere else [PLAN-021, SHELL-026, SHELL-047]', async () => {
		const { left, user } = await openApp({ before: TWICE });
		for (const link of [
			() => app().getByRole('link', { name: 'Plans' }),
			() => region('Scan').getByRole('link', { name: /^Paid/ }),
		]) {
			act(() => void (window.location.hash = '#/dashboard'));
			await arrived();
			expect(warning()).not.toBeInTheDocument();
			await user.click(await waitFor(link));
			expect(await screen.findByText(WARNING)).toBeVisible();
			expect(window.location.hash).toBe('#/plans');
		}
		expect(left).toEqual([]);
	});

	it('waits at most two seconds for the purchases, and remembers the visit [PLAN-021, SHELL-015]', async () => {
		const { left } = await open((site) => void site.hold('GET', 'site/purchases'));
		expect(await screen.findByText(LEAVING)).toBeVisible();
		expect(screen.getByRole('link', { name: 'Open plans now' })).toHaveAttribute('href', PLANS[0]);
		expect(left).toEqual([]);
		expect(isNoted()).toBe(false);
		await losePatience();
		expect(left).toEqual(PLANS);
		expect(isNoted()).toBe(true);
	});

	it.each<[string, (site: TestSite) => void]>([
		[
			'a product besides a plan that doesn’t include it',
			bought('jetpack_premium', 'jetpack_backup_realtime'),
		],
		['a call that fails', (site) => site.fail('GET', 'site/purchases', 500)],
	])('doesn’t hold users back for %s [PLAN-021, PLAN-022, PLAN-023, PLAN-024]', async (_, before) => {
		const { left } = await open(before);
		await waitFor(() => expect(left).toEqual(PLANS));
		expect(warning()).not.toBeInTheDocument();
		expect(screen.getByText(LEAVING)).toBeVisible();
	});

	it('shows on the plans path only [PLAN-021]', async () => {
		const { left } = await open(TWICE, '/plans-prompt');
		expect(left).toEqual(PLANS);
		expect(warning()).not.toBeInTheDocument();
	});
});
