import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';
import type { TestSite } from '../support/test-site';
import { querySave, saveButton } from '../support/settings-tab';

const GOOD = 'goodkey12345';
const CHECK = 'module/akismet/key/check';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({
		hash: '#/security',
		scenario: ['plan-security', 'akismet-no-key'],
		...options,
	});
	await arrived();
	return app;
};
const card = () => region('Spam protection');
/** Pasted: if typing paused, the page would check half of it. */
const enter = async (user: UserEvent, key: string) => {
	await user.click(await field());
	await user.paste(key);
};
const field = () => card().findByRole('textbox', { name: 'Your API key' });
const checks = (site: TestSite) => site.callsTo('POST', CHECK).map(({ body }) => body);
const settingsPosts = (site: TestSite) => site.callsTo('POST', 'settings').map(({ body }) => body);
const hold = (site: TestSite, method: string) =>
	site.intercept((request) =>
		request.method === method && request.url.includes('key/check') ? new Promise<Response>(() => {}) : null,
	);

describe('anti-spam key', () => {
	it('shows as being verified while its validity is unknown [SEC-003]', async () => {
		await open({ scenario: ['plan-security', 'akismet-valid'], before: (site) => hold(site, 'GET') });
		expect(await card().findByText('Verifying your key…')).toBeInTheDocument();
	});

	it('can be set by the server: valid, with an empty field [SEC-004]', async () => {
		await open({
			scenario: ['plan-security', 'akismet-valid'],
			before: (site) =>
				site.editPage((state) => Object.assign(state.settings as object, { wordpress_api_key: '' })),
		});
		expect(await card().findByText(/Your server provides a valid key/)).toBeInTheDocument();
		expect(await field()).toHaveValue('');
	});

	it('is reported as missing [SEC-005]', async () => {
		await open();
		expect(await card().findByText('Your site needs an Anti-spam key.')).toBeInTheDocument();
	});

	it('can’t be saved while it’s being verified [SEC-006, SEC-010]', async () => {
		const { user } = await open({ before: (site) => hold(site, 'POST') });
		await enter(user, GOOD);
		expect(await card().findByText('Verifying your key…')).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.getByText('You can save a key once it’s verified.')).toBeVisible();
	});

	it.each([
		['one that is stored', ['akismet-invalid-key']],
		['one that is typed', ['akismet-no-key']],
	])('is reported as invalid: %s [SEC-007]', async (_, scenario) => {
		const { user } = await open({ scenario: ['plan-security', ...scenario] });
		if (scenario[0] === 'akismet-no-key') {
			await enter(user, 'nosuchkey');
		}
		expect(await card().findByText(/There's a problem with your Anti-spam API key\./)).toBeInTheDocument();
		expect(card().getByRole('link', { name: /^Learn more\./ })).toBeInTheDocument();
	});

	it.each([
		['one that is stored', ['akismet-valid']],
		['one that is typed', ['akismet-no-key']],
	])('is reported as valid: %s [SEC-008]', async (_, scenario) => {
		const { user } = await open({ scenario: ['plan-security', ...scenario] });
		if (scenario[0] === 'akismet-no-key') {
			await enter(user, GOOD);
		}
		expect(await card().findByText('Your Anti-spam key is valid.')).toBeInTheDocument();
	});

	it('is checked once, trimmed, 500 ms after the last keystroke [SEC-002]', async () => {
		const { site, user } = await open();
		let asked = 0;
		site.intercept(({ method, url }) => {
			asked ||= method === 'POST' && url.includes('key/check') ? performance.now() : 0;
			return null;
		});
		await user.click(await field());
		const pasted = performance.now();
		await user.paste(`  ${GOOD} `);
		await card().findByText('Your Anti-spam key is valid.');
		expect(checks(site)).toEqual([{ api_key: GOOD }]);
		// Timers may be a millisecond early.
		expect(asked - pasted).toBeGreaterThan(498);
	});

	it('is saved automatically once valid, and not before [SEC-009]', async () => {
		const { site, user } = await open();
		let answer = () => {};
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('key/check')
				? new Promise<Response>((resolve) => (answer = () => resolve(site.host.fetch(request))))
				: null,
		);
		await enter(user, GOOD);
		await waitFor(() => expect(checks(site)).toHaveLength(1));
		expect(querySave()).not.toBeInTheDocument();
		expect(settingsPosts(site)).toEqual([]);
		answer();
		await screen.findByText('Updated settings.');
		expect(settingsPosts(site)).toEqual([{ wordpress_api_key: GOOD }]);
		expect(await field()).toHaveValue(GOOD);
		expect(card().getByText('Your Anti-spam key is valid.')).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		await waitFor(() => expect(site.callsTo('GET', CHECK)).toHaveLength(2));
	});

	it('isn’t saved if it’s changed before it proves valid [SEC-009, SEC-010]', async () => {
		const { site, user } = await open();
		let answer = () => {};
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('key/check')
				? new Promise<Response>((resolve) => (answer = () => resolve(site.host.fetch(request))))
				: null,
		);
		await enter(user, GOOD);
		await waitFor(() => expect(checks(site)).toHaveLength(1));
		await user.type(await field(), 'x');
		await act(async () => answer());
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(settingsPosts(site)).toEqual([]);
	});

	it('can be saved with the button after saving failed [SEC-009]', async () => {
		const { site, user } = await open();
		site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' });
		await enter(user, GOOD);
		expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
		expect(await field()).toHaveAccessibleDescription(expect.stringContaining('The disk is full.'));
		site.recover();
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(settingsPosts(site)).toEqual([{ wordpress_api_key: GOOD }, { wordpress_api_key: GOOD }]);
	});

	it('is removed by saving an empty field [SEC-009, SEC-005]', async () => {
		const { site, user, reopen } = await open({ scenario: ['plan-security', 'akismet-valid'] });
		await card().findByText('Your Anti-spam key is valid.');
		await user.clear(await field());
		expect(card().getByText('Save settings to remove your key.')).toBeVisible();
		expect(settingsPosts(site)).toEqual([]);
		hold(site, 'GET');
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(settingsPosts(site)).toEqual([{ wordpress_api_key: '' }]);
		// What was said of the key that is gone is not said of a key for the whole server.
		expect(card().getByText('Your site needs an Anti-spam key.')).toBeVisible();
		expect(card().queryByText(/Your server provides/)).not.toBeInTheDocument();
		expect(card().queryByText('Save settings to remove your key.')).not.toBeInTheDocument();
		site.recover();
		await reopen();
		await arrived();
		expect(await field()).toHaveValue('');
		expect(await card().findByText('Your site needs an Anti-spam key.')).toBeVisible();
	});

	it('isn’t saved while invalid [SEC-010]', async () => {
		const { site, user } = await open();
		await enter(user, 'nosuchkey');
		await card().findByText(/There's a problem/);
		expect(querySave()).not.toBeInTheDocument();
		await user.type(await field(), '{Enter}');
		expect(settingsPosts(site)).toEqual([]);
	});

	it('is invalid with spaces in it, whatever the host calls that', async () => {
		const { user } = await open();
		await user.click(await field());
		await user.paste('good key 12345');
		expect(await card().findByText(/There's a problem/)).toBeInTheDocument();
	});

	it('follows its own check when responses arrive out of order', async () => {
		const { site, user } = await open();
		const answers: Array<() => void> = [];
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('key/check')
				? new Promise((resolve) => answers.push(() => resolve(site.host.fetch(request) as Promise<Response>)))
				: null,
		);
		await enter(user, 'nosuchkey');
		await waitFor(() => expect(answers).toHaveLength(1));
		await user.clear(await field());
		await enter(user, GOOD);
		await waitFor(() => expect(answers).toHaveLength(2));
		await act(async () => answers[1]?.());
		await card().findByText('Your Anti-spam key is valid.');
		await act(async () => answers[0]?.());
		await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
		expect(card().getByText('Your Anti-spam key is valid.')).toBeInTheDocument();
	});

	it('says when it couldn’t be checked, with a button to try again', async () => {
		const { site, user } = await open();
		site.fail('POST', CHECK);
		await enter(user, GOOD);
		await card().findByText(/We couldn’t reach your site/);
		expect(querySave()).not.toBeInTheDocument();
		site.recover();
		await user.click(card().getByRole('button', { name: 'Try again' }));
		expect(await card().findByText('Your Anti-spam key is valid.')).toBeInTheDocument();
	});

	it('isn’t kept in the browser', async () => {
		const { reopen, user } = await open();
		await user.type(await field(), 'secret');
		await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
		expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
		await reopen();
		await arrived();
		expect(await field()).toHaveValue('');
	});
});

describe('anti-spam card', () => {
	it.each([
		['akismet-valid', true],
		['akismet-inactive', false],
		['akismet-missing', false],
	])('shows only while the plugin is active: %s [SEC-038]', async (scenario, isThere) => {
		await open({ scenario: [scenario] });
		expect(hasRegion('Spam protection')).toBe(isThere);
	});

	it('asks a user without an account to connect one [SEC-011]', async () => {
		await open({ as: 'admin2' });
		expect(card().getByText('Connect your account to set up spam protection.')).toBeInTheDocument();
		await closeApps();
		await open();
		expect(card().queryByText('Connect your account to set up spam protection.')).not.toBeInTheDocument();
	});

	it('sells anti-spam instead of its content without the feature and a key [SET-046, PLAN-065]', async () => {
		await open({ scenario: ['connected', 'akismet-no-key'] });
		expect(await card().findByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/akismet');
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		await closeApps();
		await open({ scenario: ['connected', 'akismet-valid'] });
		await card().findByText('Your Anti-spam key is valid.');
		expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	});

	it('collapses, and tracks when it’s opened [EVT-042]', async () => {
		const app = await open();
		const header = card().getByRole('button', { name: 'Spam protection' });
		await app.user.click(header);
		expect(header).toHaveAttribute('aria-expanded', 'false');
		await app.user.click(header);
		expect(await app.events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'foldable-settings-open', feature: 'anti-spam' }),
		]);
	});
});
