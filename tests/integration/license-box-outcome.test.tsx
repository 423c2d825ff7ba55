import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { holding } from '../support/holding';
import { openMyPlan } from '../support/my-plan';
import type { OpenOptions } from '../support/open-app';
import { region } from '../support/screens';
import type { TestSite } from '../support/test-site';

const ADDED = 'Jetpack license key added. It may take a minute for the license to be processed.';
const NOT_ADDED = 'Error adding Jetpack license key.';
const INVALID = 'The following Jetpack licenses are invalid, already in use, or revoked:';
const GOOD = 'jetpack-backup_ABC';
const ERROR = 'licensing/error';

const box = () => region('Jetpack License');
const input = () => box().getByRole('textbox', { name: 'License key' });

const apply = async (key: string, { scenario = [], ...options }: OpenOptions = {}) => {
	const opened = await openMyPlan({ scenario: ['licenses', 'licensing-ui', ...scenario], ...options });
	await opened.user.type(input(), `${key}{Enter}`);
	return opened;
};

/** The host goes on naming the first key, so nobody knows about the second. */
async function applyGoodAfterBogus(user: UserEvent): Promise<void> {
	await user.clear(input());
	await user.type(input(), `${GOOD}{Enter}`);
	expect(
		await box().findByText(
			`Your site saved the key, but we couldn’t confirm that it’s valid. ${INVALID} bogus`,
		),
	).toBeVisible();
	expect(isSaid(ADDED) || isSaid(NOT_ADDED)).toBe(false);
	expect(input()).toHaveValue(GOOD);
}

const isSaid = (text: string) => screen.queryByText(text) !== null;
const seen = (site: TestSite) =>
	site.calls.filter(({ path }) => /^licensing\/(error|set|user\/licenses)/.test(path));

describe('license key saved by the site', () => {
	it.each(['bogus', 'jetpack-security_REVOKED', 'jetpack-search_ELSEWHERE', 'a<b>c&d'])(
		'stays in the box with the host’s error if invalid (%s) [LIC-033, LIC-034, LIC-047, API-063]',
		async (key) => {
			const { site } = await apply(key);
			expect(await screen.findByText(NOT_ADDED)).toBeVisible();
			expect(box().getByText(new RegExp(`^${INVALID}`))).toBeVisible();
			expect(input()).toHaveValue(key);
			expect(input()).toBeInvalid();
			expect(isSaid(ADDED)).toBe(false);
			expect(site.callsTo('GET', 'module/all')).toEqual([]);
		},
	);

	it('is added after an invalid key, even though the host still names the invalid one [LIC-047]', async () => {
		const { site, user } = await apply('bogus');
		await box().findByText(`${INVALID} bogus`);
		await user.clear(input());
		await user.type(input(), `${GOOD}{Enter}`);
		expect(await screen.findByText(ADDED)).toBeVisible();
		expect(input()).toHaveValue('');
		expect(isSaid(NOT_ADDED)).toBe(false);
		// What the host says of the other key is no secret: it says so on every page.
		const alert = screen.getByText(`${INVALID} bogus`).closest('[role=alert]') as HTMLElement;
		await user.click(within(alert).getByRole('button', { name: 'Dismiss this notice' }));
		expect(isSaid(`${INVALID} bogus`)).toBe(false);
		expect(site.callsTo('POST', ERROR)).toHaveLength(1);
	});

	it('is added despite an old error about it, which is cleared first [LIC-047]', async () => {
		const { site } = await apply(GOOD, {
			before: (test) => test.setFacts({ licensingError: `${INVALID} ${GOOD}` }),
		});
		expect(await screen.findByText(ADDED)).toBeVisible();
		expect(isSaid(`${INVALID} ${GOOD}`)).toBe(false);
		expect(seen(site).map(({ method, path }) => `${method} ${path}`)).toEqual([
			`POST ${ERROR}`,
			'POST licensing/set-license',
			`GET ${ERROR}`,
		]);
	});

	it('isn’t confirmed while the site can’t reach the provider [LIC-047]', async () => {
		const { site, user } = await openMyPlan({ scenario: ['licenses', 'licensing-ui'] });
		await site.setFacts({ providerFault: 'unreachable' });
		await user.type(input(), `${GOOD}{Enter}`);
		expect(
			await box().findByText(
				'Your site saved the key, but we couldn’t confirm that it’s valid. Failed to attach your Jetpack license(s). Please try reconnecting Jetpack.',
			),
		).toBeVisible();
		expect(isSaid(ADDED) || isSaid(NOT_ADDED)).toBe(false);
		expect(input()).toHaveValue(GOOD);
	});

	it('isn’t announced as added before the host responds', async () => {
		let release = async () => {};
		await apply('bogus', { before: (test) => void (release = holding(test, 'GET', ERROR)) });
		expect(await box().findByText('Applying…')).toBeVisible();
		expect(isSaid(ADDED)).toBe(false);
		await release();
		expect(await screen.findByText(NOT_ADDED)).toBeVisible();
	});

	it.each([
		['fails', 500, { message: '' }, 'Your site had an internal error. Try again in a moment.'],
		['is refused', 403, { code: 'no', message: 'You may not.' }, 'You may not.'],
		['has no text', 200, {}, 'Your site sent an unexpected response. Try again in a moment.'],
	])(
		'stays in the box, unconfirmed, when the call for errors %s [LIC-048]',
		async (_, status, body, reason) => {
			const { site } = await apply(GOOD, { before: (test) => test.fail('GET', ERROR, status, body) });
			expect(
				await box().findByText(`Your site saved the key, but we couldn’t confirm that it’s valid. ${reason}`),
			).toBeVisible();
			expect(input()).toHaveValue(GOOD);
			expect(isSaid(ADDED) || isSaid(NOT_ADDED)).toBe(false);
			expect(site.callsTo('POST', 'licensing/set-license')).toHaveLength(1);
		},
	);

	it('stays in the box, unconfirmed, when licenses fail to load and the host names another key [LIC-048]', async () => {
		const { site, user } = await apply('bogus');
		await box().findByText(`${INVALID} bogus`);
		site.fail('GET', 'licensing/user/licenses', 500, { message: '' });
		await applyGoodAfterBogus(user);
	});

	it('isn’t confirmed for a non-owner when the host names another key [LIC-048]', async () => {
		const { site, user } = await openMyPlan({
			scenario: ['licenses', 'second-admin-linked', 'licensing-ui'],
			as: 'admin2',
		});
		await user.type(input(), 'bogus{Enter}');
		await box().findByText(`${INVALID} bogus`);
		await applyGoodAfterBogus(user);
		expect(site.callsTo('GET', 'licensing/user/licenses')).toEqual([]);
	});

	it('is saved for later while the connection has no owner [LIC-049]', async () => {
		const { site, user } = await openMyPlan({
			scenario: ['site-only'],
			before: (test) => test.setFacts({ hasLicensingUi: true }),
		});
		await user.type(input(), `${GOOD}{Enter}`);
		expect(
			await screen.findByText(
				'Your site saved the license key. It takes effect once an account is connected.',
			),
		).toBeVisible();
		expect(isSaid(ADDED) || isSaid(NOT_ADDED)).toBe(false);
		expect(input()).toHaveValue('');
		expect(seen(site).map(({ path }) => path)).toEqual(['licensing/set-license']);
	});
});
