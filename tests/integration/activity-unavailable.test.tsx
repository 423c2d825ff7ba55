import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../src/lib/paths';
import { openApp, type OpenOptions } from '../support/open-app';

/** Its plan has the whole log. */
const PAID = ['connected', 'jetpack-16', 'plan-security'];

async function open(options: OpenOptions = {}) {
	const app = await openApp({ scenario: PAID, hash: paths.activity.href(), ...options });
	await screen.findByRole('heading', { level: 1, name: 'Site activity' });
	return app;
}

describe('an unavailable activity log', () => {
	it.each([
		[
			'links to the provider from a host without its calls',
			['connected'],
			'The activity log of your site is on',
			/source=calypso-activity-log/,
		],
		['says so in Offline Mode', ['jetpack-16', 'offline-constant'], 'Unavailable in Offline Mode.', /^$/],
	])('%s', async (_, scenario, text, href) => {
		const { site } = await open({ scenario });
		expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
		expect(site.callsTo('GET', 'activity-log')).toEqual([]);
		const away = screen.queryByRole('link', { name: /^View site activity/ });
		expect(away?.getAttribute('href') ?? '').toMatch(href);
	});

	it('refers users to WordPress.com after a rest_no_route error', async () => {
		await open({ before: (site) => site.fail('GET', 'activity-log?', 404, { code: 'rest_no_route' }) });
		expect(await screen.findByText('The activity log of your site is on WordPress.com.')).toBeInTheDocument();
	});

	it('asks users without a connected account to connect one', async () => {
		const { site } = await open({ as: 'admin2' });
		expect(await screen.findByText('Connect your account to view site activity.')).toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'Connect' })).toHaveAttribute(
			'href',
			'#/connect-user?feature=Site%20activity',
		);
		expect(site.callsTo('GET', 'activity-log')).toEqual([]);
	});

	it('asks to connect an account when the host refuses for lack of one', async () => {
		const body = { code: 'activity_log_user_not_connected', message: '<i>x</i>' };
		await open({ before: (site) => site.fail('GET', 'activity-log?', 403, body) });
		expect(await screen.findByText('Connect your account to view site activity.')).toBeInTheDocument();
	});

	it('redirects editors to the dashboard', async () => {
		const { site } = await openApp({ scenario: PAID, as: 'editor', hash: paths.activity.href() });
		await waitFor(() => expect(window.location.hash).toBe('#/dashboard'));
		expect(site.callsTo('GET', 'activity-log')).toEqual([]);
	});

	it('shows the host’s refusal without its markup', async () => {
		const message = 'Sorry, you are <b>not</b> allowed to do that.';
		await open({
			before: (site) => site.fail('GET', 'activity-log', 403, { code: 'rest_forbidden', message }),
		});
		expect(await screen.findByText('Sorry, you are not allowed to do that.')).toBeInTheDocument();
	});

	it('shows an error after an invalid answer, and retries', async () => {
		const { user, site } = await open({ before: (site) => site.fail('GET', 'activity-log?', 200, 'null') });
		const text = 'WordPress.com didn’t send the data. Try again in a moment.';
		expect(await screen.findByText(text)).toBeInTheDocument();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(/^20 of \d+ events$/)).toBeInTheDocument();
		expect(screen.queryByText(text)).not.toBeInTheDocument();
	});

	it('shows an empty state when there are no events yet', async () => {
		const none = { current: { orderedItems: [] }, totalItems: 0 };
		await open({ before: (site) => site.fail('GET', 'activity-log?', 200, none) });
		expect(await screen.findByText(/^No events yet\./)).toBeInTheDocument();
	});
});
