import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived } from '../support/screens';
import { posted } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

afterEach(closeApps);

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', scenario: ['protect-on'], ...options });
	await arrived();
	return app;
};
const toggle = (name: string) => screen.getByRole('switch', { name });
const undoButton = () => screen.findByRole('button', { name: 'Undo' });
const undone = () => screen.findByText('The change was undone.');
const SSO = 'Allow users to log in with a WordPress.com account';
const LIST = 'Always allowed IP addresses';

/** What the host has stored, as another page would read it. */
async function stored(site: TestSite, name: string): Promise<unknown> {
	const { html } = await site.page();
	const [, json = '{}'] = /id="Initial_State">(.*?)<\/script>/s.exec(html) ?? [];
	return (JSON.parse(json) as { settings: Record<string, unknown> }).settings[name];
}

describe('"Undo" and trouble', () => {
	const overrideInactive = async (site: TestSite) => {
		site.intercept((request) =>
			request.method === 'POST' ? new Response('{"code":"success"}', { status: 200 }) : null,
		);
	};

	it.each<[string, (site: TestSite) => void | Promise<void>, RegExp]>([
		[
			'refuses',
			(site) => site.fail('POST', 'settings', 400, { code: 'no', message: 'Not today.' }),
			/Not today\./,
		],
		[
			'is not allowed any more',
			(site) => site.fail('POST', 'settings', 403, { code: 'no', message: 'Not you.' }),
			/Not you\./,
		],
		['does not answer', (site) => site.fail('POST', 'settings'), /The site did not answer/],
		['says yes and keeps the value', overrideInactive, /The site kept the old value/],
	])('tells the truth when the host %s, and can be pressed again', async (_name, trouble, reason) => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		const button = await undoButton();
		await trouble(site);
		await user.click(button);
		const alert = await screen.findByRole('alert');
		expect(alert).toHaveTextContent(/^The change could not be undone\./);
		expect(alert).toHaveTextContent(reason);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
		site.recover();
		await user.click(await undoButton());
		expect(await undone()).toBeInTheDocument();
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
	});

	it('asks first what is stored, and does nothing when that cannot be learnt', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		const button = await undoButton();
		site.fail('GET', 'settings', 500, { code: 'x', message: 'Broken.' });
		site.calls.length = 0;
		await user.click(button);
		expect(await screen.findByRole('alert')).toHaveTextContent('The change could not be undone. Broken.');
		expect(posted(site)).toEqual([]);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
	});

	it('undoes the rest when one of several is refused, and names why', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle('Require two-step authentication'));
		const button = await undoButton();
		site.intercept((request) => {
			if (request.method !== 'POST') {
				return null;
			}
			return request
				.clone()
				.json()
				.then((body: object) =>
					'sso' in body
						? new Response(
								JSON.stringify({
									code: 'rest_invalid_param',
									message: 'Invalid parameter(s): sso',
									data: { params: { sso: 'It stays on.' } },
								}),
								{ status: 400 },
							)
						: site.host.fetch(request),
				);
		});
		await user.click(button);
		expect(await screen.findByRole('alert')).toHaveTextContent(/^The change was undone in part\./);
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'true');
		expect(await stored(site, 'jetpack_sso_require_two_step')).toBe(false);
	});
});

describe('"Undo" by keyboard', () => {
	it('is done by Ctrl+Z while the notice shows, and leaves the focus where it is', async () => {
		const { user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		toggle(SSO).focus();
		await user.keyboard('{Enter}');
		await undoButton();
		await user.keyboard('{Control>}z{/Control}');
		expect(await undone()).toBeInTheDocument();
		expect(toggle(SSO)).toHaveAttribute('aria-checked', 'false');
		expect(toggle(SSO)).toHaveFocus();
	});

	it('leaves Ctrl+Z to a field that is being typed in, and other keys alone', async () => {
		const { site, user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		await undoButton();
		screen.getByRole('textbox', { name: LIST }).focus();
		await user.keyboard('{Control>}z{/Control}');
		toggle(SSO).focus();
		await user.keyboard('z{Control>}{Shift>}z{/Shift}y{/Control}');
		expect(posted(site)).toEqual([{ sso: true }]);
	});

	it('waits while the button has the focus, then leads back to the switch', async () => {
		const { user } = await open({ before: (running) => running.setSwitches({ sso: false }) });
		await user.click(toggle(SSO));
		const button = await undoButton();
		act(() => button.focus());
		await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
		expect(button).toBeInTheDocument();
		await user.keyboard('{Enter}');
		const words = await undone();
		expect(toggle(SSO)).toHaveFocus();
		await waitFor(() => expect(words).not.toBeInTheDocument(), { timeout: 3000 });
	});
});
