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
import { fakePopup } from '../support/google-popup';
import { closeApps, type OpenApp } from '../support/open-app';

let observer: MutationObserver | undefined;

afterEach(async () => {
	observer?.disconnect();
	await closeApps();
});

/** When the text came and went, as the page has it. */
function timesOf(text: string): number[] {
	const times: number[] = [];
	observer = new MutationObserver(() => {
		const isThere = document.body.textContent?.includes(text) ?? false;
		if (isThere !== (times.length % 2 === 1)) {
			times.push(performance.now());
		}
	});
	observer.observe(document.body, { childList: true, characterData: true, subtree: true });
	return times;
}

describe('verification with a Google account', () => {
	const verify = async (app: OpenApp, ...said: unknown[]) => {
		const popup = fakePopup();
		await app.user.click(await button('Verify with Google'));
		expect(await card().findByText('Continue in the window that just opened.')).toBeVisible();
		popup.say(said.length > 0 ? said[0] : { keyring_id: 123 });
		popup.close();
		return popup;
	};

	it('opens the popup, checks the site, then verifies it [TRAF-058, TRAF-059, TRAF-060, TRAF-062, TRAF-067, TRAF-068, TRAF-090, API-060, API-078]', async () => {
		const app = await open({ stored: 'other' });
		let release = () => {};
		app.site.intercept((request) =>
			request.method === 'POST' && request.url.includes('verify-site')
				? new Promise<Response>(
						(resolve) => (release = () => void app.site.host.fetch(request).then(resolve)),
					)
				: null,
		);
		const times = timesOf('Site is verified');
		const popup = await verify(app);
		expect((await screen.findAllByText('Verifying…')).length).toBeGreaterThan(0);
		await waitFor(() => expect(posts(app.site)).toHaveLength(2));
		expect(popup.urls).toEqual([expect.stringMatching(/action=request&service=google_site_verification/)]);
		release();
		expect(await screen.findByText('Site is verified')).toBeVisible();
		let twoLater = Infinity;
		setTimeout(() => (twoLater = performance.now()), 2000);
		expect(await card().findByText('Verified')).toBeVisible();
		expect(checks(app.site)).toEqual(['verify-site/google', 'verify-site/google/123']);
		expect(posts(app.site)).toEqual([
			['settings', { google: expect.stringMatching(/^[\w-]{43}$/) as unknown }],
			['verify-site/google', { keyring_id: 123 }],
		]);
		await waitFor(() => expect(screen.queryByText('Site is verified')).not.toBeInTheDocument());
		const stayed = (times[1] ?? 0) - (times[0] ?? 0);
		expect(stayed).toBeGreaterThanOrEqual(1500);
		// A failure stays five seconds. Measured by a timer of two, which is as late on a busy machine.
		expect((times[1] ?? 0) - twoLater).toBeLessThan(2900);
		expect(await recorded(app)).toEqual([
			['auto_verify_click', {}],
			['verify_success', {}],
		]);
	});

	it('doesn’t verify a verified site again, or store a known token [TRAF-090]', async () => {
		const app = await open({ stored: 'known' });
		answers('GET', { verified: true, token: 'known', is_owner: true })(app.site);
		await verify(app);
		expect(await screen.findByText('Site is verified')).toBeVisible();
		expect(posts(app.site)).toEqual([]);
		expect(checks(app.site)).toEqual(['verify-site/google', 'verify-site/google/123']);
	});

	it.each([
		['a refused check', 'GET', { code: 'x', message: 'Not now.' }, 500, 'Not now.'],
		['a refused verification', 'POST', { code: 'x', message: 'Not yours.' }, 500, 'Not yours.'],
		['a list of errors in an answer', 'POST', { verified: true, errors: ['Broken.'] }, 200, 'Broken.'],
		[
			'errors with code and words',
			'GET',
			{ verified: true, errors: [{ code: 'c', message: 'Odd.' }] },
			200,
			'Odd.',
		],
	])(
		'shows why it failed: %s [TRAF-058, TRAF-069, TRAF-070, TRAF-092]',
		async (_, method, body, status, message) => {
			const app = await open({ stored: 'other' });
			answers(method, body, status)(app.site);
			await verify(app);
			expect(await screen.findByText(`Site failed to verify: ${message}`)).toBeVisible();
			expect(await recorded(app)).toEqual([
				['auto_verify_click', {}],
				['verify_error', { error_message: message }],
			]);
			await waitFor(() => expect(card().queryByText('Verifying…')).not.toBeInTheDocument());
			expect(await button('Verify with Google')).not.toHaveAttribute('aria-busy');
		},
	);

	it.each([[[]], [{}], [{ odd: ['x'] }], [null]])(
		'ignores empty or malformed errors in the response: %j [TRAF-092]',
		async (errors) => {
			const app = await open({ stored: 'known' });
			answers('POST', { verified: true, errors })(app.site);
			await verify(app);
			expect(await screen.findByText('Site is verified')).toBeVisible();
		},
	);

	it('shows a failure for longer than a success [TRAF-069]', async () => {
		const app = await open({ stored: 'other' });
		answers('POST', { code: 'x', message: 'Not yours.' }, 500)(app.site);
		await verify(app);
		const text = 'Site failed to verify: Not yours.';
		await screen.findByText(text);
		const start = Date.now();
		await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
		// A success stays two.
		expect(Date.now() - start).toBeGreaterThan(2500);
	});

	it('asks to connect a Google account if the user has no token [TRAF-064]', async () => {
		const app = await open({ stored: 'other' });
		await verify(app, { keyring_id: 999 });
		expect(await card().findByText(/^Your Google account isn’t connected yet/)).toBeVisible();
		expect(await screen.findByText(/^Site failed to verify: /)).toBeVisible();
	});

	it('clears the stored value if verification was revoked [TRAF-065]', async () => {
		const app = await open({ stored: 'old' });
		answers('POST', { code: 'unverify-site-error', message: 'Taken back.' }, 500)(app.site);
		await verify(app);
		await screen.findByText('Site failed to verify: Taken back.');
		expect(posts(app.site).at(-1)).toEqual(['settings', { google: '' }]);
		await waitFor(() => expect(app.site.callsTo('GET', 'settings').length).toBeGreaterThan(1));
	});

	it.each([[undefined], ['hello'], [{}], [{ keyring_id: 0 }], [{ keyring_id: 'x' }], [{ keyring_id: null }]])(
		'does nothing when the popup closes with %j [TRAF-089]',
		async (message) => {
			const app = await open({ stored: 'other' });
			await verify(app, message);
			expect(await button('Verify with Google')).toBeVisible();
			expect(checks(app.site)).toEqual(['verify-site/google']);
			expect(posts(app.site)).toEqual([]);
		},
	);

	it('reports a blocked popup, and opens the field', async () => {
		const app = await open({ stored: 'other' });
		jest.spyOn(window, 'open').mockReturnValue(null);
		await app.user.click(await button('Verify with Google'));
		expect(await card().findByText(/^Your browser blocked the pop-up/)).toBeVisible();
		expect(field()).toBeVisible();
		expect(posts(app.site)).toEqual([]);
	});

	it('can be canceled while the popup is open', async () => {
		const app = await open({ stored: 'other' });
		const popup = fakePopup();
		await app.user.click(await button('Verify with Google'));
		await app.user.click(await button('Cancel verification'));
		expect(popup.isOpen()).toBe(false);
		expect(await button('Verify with Google')).toBeVisible();
		popup.say({ keyring_id: 123 });
		await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
		expect(posts(app.site)).toEqual([]);
	});

	it.each(['', 'javascript:alert(1)'])('isn’t offered without a safe popup URL: %j', async (url) => {
		await open({
			stored: 'other',
			before: (site) =>
				site.editPage((state) =>
					Object.assign(state, { externalServicesConnectUrls: { google_site_verification: url } }),
				),
		});
		expect(await button('Enter the tag manually')).toBeVisible();
		expect(card().queryByRole('button', { name: 'Verify with Google' })).not.toBeInTheDocument();
	});
});
