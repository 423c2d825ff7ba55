import { act, screen, waitFor } from '@testing-library/react';
import {
	answers,
	button,
	card,
	checks,
	field,
	openCard as open,
	posts,
	recorded,
} from '../support/google-card';
import { closeApps } from '../support/open-app';
import { hasRegion } from '../support/screens';
import { querySave, saveButton } from '../support/settings-tab';

describe('the Google check on load', () => {
	it('runs once, and stores the token if none is stored [TRAF-058, TRAF-088, API-060]', async () => {
		const { site } = await open();
		await waitFor(() => expect(posts(site)).toHaveLength(1));
		expect(checks(site)).toEqual(['verify-site/google']);
		expect(posts(site)).toEqual([['settings', { google: expect.stringMatching(/^[\w-]{43}$/) as unknown }]]);
		expect(field()).not.toBeInTheDocument();
		await waitFor(() => expect(site.callsTo('GET', 'settings')).toHaveLength(1));
		// Nobody clicked: nothing is said of it.
		expect(screen.queryByText(/^Updat(ed|ing) settings/)).not.toBeInTheDocument();
	});

	it('keeps the verify button busy until it’s done', async () => {
		const isBusy: boolean[] = [];
		const observer = new MutationObserver(() => {
			const verify = screen.queryByText('Verify with Google', { selector: 'button' });
			if (verify) {
				isBusy.push(verify.getAttribute('aria-busy') === 'true');
			}
		});
		observer.observe(document, { subtree: true, childList: true });
		await open();
		observer.disconnect();
		expect(isBusy[0]).toBe(true);
		expect(isBusy.at(-1)).toBe(false);
	});

	it('stores nothing if there’s a stored value or the site is verified [TRAF-088]', async () => {
		const { site } = await open({ stored: 'mine' });
		expect(posts(site)).toEqual([]);
		expect(field()).not.toBeInTheDocument();
		await closeApps();
		const verified = await open({ scenario: ['google-verified'] });
		expect(posts(verified.site)).toEqual([]);
	});

	it('opens the field for a stored value that doesn’t verify the site [TRAF-088]', async () => {
		await open({ stored: 'mine', before: answers('GET', { verified: false, token: '' }) });
		await waitFor(() =>
			expect(field()).toHaveValue('<meta name="google-site-verification" content="mine" />'),
		);
	});

	it.each([
		['a map', { 'unverify-site-error': ['Taken back.'] }, 200],
		['a refusal', undefined, 500],
	])(
		'clears the stored value if verification was revoked, reported as %s, and runs again [TRAF-065, TRAF-088]',
		async (_, errors, status) => {
			let isFirst = true;
			const { site } = await open({
				stored: 'old',
				before: (running) =>
					running.intercept((request) => {
						if (!request.url.includes('verify-site') || !isFirst) {
							return null;
						}
						isFirst = false;
						const body = errors ? { verified: false, errors } : { code: 'unverify-site-error', message: 'x' };
						return new Response(JSON.stringify(body), { status });
					}),
			});
			await waitFor(() => expect(posts(site)).toHaveLength(2));
			expect(posts(site)[0]).toEqual(['settings', { google: '' }]);
			expect(posts(site)[1]).toEqual([
				'settings',
				{ google: expect.stringMatching(/^[\w-]{43}$/) as unknown },
			]);
			expect(checks(site)).toHaveLength(2);
			await waitFor(() => expect(site.callsTo('GET', 'settings')).toHaveLength(2));
		},
	);

	it('clears nothing and runs once if nothing is stored [TRAF-065]', async () => {
		const errors = { 'unverify-site-error': ['Taken back.'] };
		const { site } = await open({ before: answers('GET', { verified: false, token: '', errors }) });
		expect(await button('Verify with Google')).toBeVisible();
		expect(posts(site)).toEqual([]);
		expect(checks(site)).toHaveLength(1);
	});

	it('opens the field and shows the message if it’s forbidden [TRAF-066]', async () => {
		await open({ before: answers('GET', { code: 'forbidden', message: 'No.' }, 403) });
		await waitFor(() => expect(field()).toBeVisible());
		expect(card().getByText('No.')).toBeVisible();
	});

	it('opens the field if the host’s message contains the provider’s “forbidden” code [TRAF-066]', async () => {
		const body = { code: 'error_checking_if_site_verified_google', message: '403: Sorry [forbidden] No.' };
		await open({ before: answers('GET', body, 500) });
		await waitFor(() => expect(field()).toBeVisible());
	});

	it.each<[string, object, number]>([
		['refused with that code', { code: 'no_token_for_user', message: 'No token for user' }, 403],
		['refused in the host’s words', { code: 'x', message: '403: Sorry [no_token_for_user] No token.' }, 500],
		['a list', { verified: false, errors: [{ code: 'no_token_for_user', message: 'No token' }] }, 200],
		['a map', { verified: false, errors: { no_token_for_user: ['No token'] } }, 200],
	])('asks to connect a Google account if there’s none: %s [TRAF-064]', async (_, body, status) => {
		const { site, user } = await open({ before: answers('GET', body, status) });
		expect(await card().findByText(/^Your Google account isn’t connected yet/)).toBeVisible();
		expect(card().queryByText(/No token/)).not.toBeInTheDocument();
		expect(card().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
		expect(await button('Verify with Google')).toBeVisible();
		expect(posts(site)).toEqual([]);
		await user.click(await button('Enter the tag manually'));
		expect(field()).toBeVisible();
	});

	it('stops asking for a Google account once a later check finds one [TRAF-064]', async () => {
		let isKnown = false;
		const { site } = await open({
			before: (site) =>
				site.intercept((request) =>
					!isKnown && request.url.includes('verify-site')
						? Response.json({ code: 'no_token_for_user', message: 'No token' }, { status: 403 })
						: null,
				),
		});
		const ask = () => card().queryByText(/^Your Google account isn’t connected yet/);
		await waitFor(() => expect(ask()).toBeVisible());
		isKnown = true;
		act(() => void (window.location.hash = '#/security'));
		await waitFor(() => expect(hasRegion('Firewall')).toBe(true));
		act(() => void (window.location.hash = '#/traffic'));
		await waitFor(() => expect(hasRegion('Site verification')).toBe(true));
		await waitFor(() => expect(posts(site)).toHaveLength(1));
		expect(await button('Verify with Google')).toBeVisible();
		expect(ask()).not.toBeInTheDocument();
	});

	it.each<[string, unknown]>([
		['words', ['Quota is used up.']],
		['a code with words', [{ code: 'quota', message: 'Quota is used up.' }]],
	])('shows errors in a successful response: %s [TRAF-058, TRAF-092]', async (_, errors) => {
		const { site, user } = await open({
			stored: 'mine',
			before: answers('GET', { verified: true, token: 'x', errors }),
		});
		expect(await card().findByText('Quota is used up.')).toBeVisible();
		expect(card().queryByText('Verified')).not.toBeInTheDocument();
		site.recover();
		await user.click(await button('Try again'));
		await waitFor(() => expect(card().queryByText('Quota is used up.')).not.toBeInTheDocument());
	});

	it('can be retried after a failure', async () => {
		const { site, user } = await open({
			before: answers('GET', { code: 'x', message: 'Out of order.' }, 500),
		});
		expect(await card().findByText('Out of order.')).toBeVisible();
		site.recover();
		await user.click(await button('Try again'));
		await waitFor(() => expect(card().queryByText('Out of order.')).not.toBeInTheDocument());
		await waitFor(() => expect(posts(site)).toHaveLength(1));
		await waitFor(() => expect(site.callsTo('GET', 'settings')).toHaveLength(1));
	});

	it('links only a verified owner to Search Console [TRAF-059, TRAF-071]', async () => {
		await open({ scenario: ['google-verified'] });
		expect(await card().findByText('Verified')).toBeVisible();
		expect(card().getByRole('link', { name: /^View your site/ })).toHaveAttribute(
			'href',
			expect.stringMatching(/^https:\/\/search\.google\.com\/search-console/),
		);
		expect(card().getByRole('link', { name: /Manage owners/ })).toHaveAttribute(
			'href',
			expect.stringMatching(/^https:\/\/www\.google\.com\/webmasters\/verification/),
		);
		await closeApps();
		const facts = {
			verified: true,
			is_owner: false,
			google_search_console_url: 'https://search.google.com/',
		};
		await open({ scenario: ['google-verified'], before: answers('GET', facts) });
		expect(await card().findByText('Verified')).toBeVisible();
		expect(card().queryByRole('link', { name: /Search Console/ })).not.toBeInTheDocument();
	});

	it('doesn’t link to an unsafe URL [TRAF-071]', async () => {
		const facts = { verified: true, is_owner: true, google_search_console_url: 'javascript:alert(1)' };
		await open({ scenario: ['google-verified'], before: answers('GET', facts) });
		expect(await card().findByText('View your site in Search Console')).toBeVisible();
		expect(card().queryByRole('link', { name: /Search Console/ })).not.toBeInTheDocument();
	});
});

describe('the manual Google tag', () => {
	it('opens, saves and closes, and records each step [TRAF-055, EVT-024]', async () => {
		const app = await open({ stored: 'other' });
		await app.user.click(await button('Enter the tag manually'));
		await app.user.clear(field() as HTMLElement);
		await app.user.type(field() as HTMLElement, 'fresh{Enter}');
		await waitFor(() => expect(posts(app.site)).toEqual([['settings', { google: 'fresh' }]]));
		await waitFor(() =>
			expect(field()).toHaveValue('<meta name="google-site-verification" content="fresh" />'),
		);
		await app.user.clear(field() as HTMLElement);
		await app.user.click(saveButton());
		await waitFor(() => expect(posts(app.site)).toHaveLength(2));
		await app.user.type(field() as HTMLElement, 'x');
		await app.user.click(await button('Cancel'));
		expect(field()).not.toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(await recorded(app)).toEqual([
			['manual_verify_click', { is_owner: false }],
			['manual_verify_save', { is_owner: false, is_empty: false }],
			['manual_verify_save', { is_owner: false, is_empty: true }],
			['cancel_click', { is_owner: false }],
		]);
	});

	it('opens for the owner of a verified site, and records it [EVT-024]', async () => {
		const app = await open({ scenario: ['google-verified'], stored: 'mine' });
		await app.user.click(await button('Edit the tag'));
		expect(field()).toHaveValue('<meta name="google-site-verification" content="mine" />');
		await app.user.click(await button('Cancel'));
		expect(await recorded(app)).toEqual([
			['edit_click', { is_owner: true }],
			['cancel_click', { is_owner: true }],
		]);
	});
});
