import { screen } from '@testing-library/react';
import { activateModule } from '../../src/state/settings/thunks/modules';
import { closeApps, openApp } from '../support/open-app';
import { openStore } from '../support/open-piece';
import type { TestSite } from '../support/test-site';
import { saveButton } from '../support/settings-tab';

const NOTICE =
	'<br />\n<b>Deprecated</b>:  Creation of a {property} in <b>/x.php</b> on line <b>1</b><br />\n';
const comments = () => screen.findByRole('switch', { name: /Let visitors comment/i });

/** The host answers as it does, and `change` makes the text of it that arrives. */
function garble(
	site: TestSite,
	method: string,
	path: string,
	change: (text: string) => string,
	status = 0,
): void {
	const { fetch } = site.host;
	site.intercept((request) => {
		if (request.method !== method || !request.url.includes(`/jetpack/v4/${path}`)) {
			return null;
		}
		return Promise.resolve(fetch(request)).then(
			async (answer) => new Response(change(await answer.text()), { status: status || answer.status }),
		);
	});
}

describe('a save whose response has extra output', () => {
	it.each([
		['before', (text: string) => NOTICE + text],
		['after', (text: string) => text + NOTICE],
	])('reports success if it was saved, with a notice %s the JSON [API-080]', async (_, change) => {
		const { site, user } = await openApp({ hash: '#/discussion' });
		garble(site, 'POST', 'settings', change);
		const toggle = await comments();
		const wasOn = toggle.getAttribute('aria-checked') === 'true';
		await user.click(toggle);
		expect(await screen.findByText('Updated settings.')).toBeVisible();
		expect(await comments()).toHaveAttribute('aria-checked', String(!wasOn));
	});

	it('reports a refusal', async () => {
		const { site, user } = await openApp({ hash: '#/discussion' });
		site.fail('POST', 'settings', 403, `${NOTICE}{"code":"rest_forbidden","message":"Not you."}`);
		await user.click(await comments());
		expect(await screen.findByText('Error updating settings. Not you.')).toBeVisible();
	});
});

describe('a save after which the host crashes', () => {
	const crash = (site: TestSite) =>
		garble(
			site,
			'POST',
			'settings',
			() => '{"code":"internal_server_error","message":"Critical error."}',
			500,
		);

	it('reports success if the host has the new value [API-081]', async () => {
		const { site, user } = await openApp({ hash: '#/discussion' });
		crash(site);
		const toggle = await comments();
		const wasOn = toggle.getAttribute('aria-checked') === 'true';
		await user.click(toggle);
		expect(await screen.findByText('Updated settings.')).toBeVisible();
		expect(await comments()).toHaveAttribute('aria-checked', String(!wasOn));
	});

	it('shows the host’s error if it lacks the new value or can’t tell', async () => {
		for (const isSilent of [false, true]) {
			const { site, user } = await openApp({ hash: '#/discussion' });
			const toggle = await comments();
			const before = toggle.getAttribute('aria-checked') ?? '';
			site.fail('POST', 'settings', 500, { code: 'x', message: 'Critical error.' });
			if (isSilent) {
				site.fail('GET', 'settings', 500);
			}
			await user.click(toggle);
			expect(await screen.findByText('Error updating settings. Critical error.')).toBeVisible();
			expect(await comments()).toHaveAttribute('aria-checked', before);
			await closeApps();
		}
	});
});

describe('a save with an unreadable response', () => {
	const page = () => '<p>Something was printed.</p>';

	it('reports success if the host has the new value [API-081]', async () => {
		const { site, user } = await openApp({ hash: '#/discussion' });
		garble(site, 'POST', 'settings', page);
		const toggle = await comments();
		const wasOn = toggle.getAttribute('aria-checked') === 'true';
		await user.click(toggle);
		expect(await screen.findByText('Updated settings.')).toBeVisible();
		expect(await comments()).toHaveAttribute('aria-checked', String(!wasOn));
	});

	it('reports a failure and shows the stored value if the host lacks the new one [API-081]', async () => {
		const { site, user } = await openApp({ hash: '#/discussion' });
		site.fail('POST', 'settings', 200, page());
		const toggle = await comments();
		const before = toggle.getAttribute('aria-checked');
		await user.click(toggle);
		expect(await screen.findByText(/^Error updating settings\. .*unexpected response/)).toBeVisible();
		expect(await comments()).toHaveAttribute('aria-checked', before);
	});

	it('reports an unknown outcome if the settings can’t be read either [API-081]', async () => {
		const { site, user } = await openApp({ hash: '#/discussion' });
		await comments();
		garble(site, 'POST', 'settings', page);
		site.fail('GET', 'settings', 500, { code: 'broken', message: 'No.' });
		await user.click(await comments());
		expect(
			await screen.findByText(/^Error updating settings\. .*couldn’t tell whether this was saved/),
		).toBeVisible();
	});

	it('reports success for the list of allowed IP addresses [API-081]', async () => {
		const { site, user } = await openApp({ hash: '#/security', scenario: ['connected', 'protect-on'] });
		garble(site, 'POST', 'settings', page);
		await user.type(await screen.findByRole('textbox', { name: /Always allowed/ }), '10.1.2.3');
		await user.click(saveButton());
		expect(await screen.findByText('Updated settings.')).toBeVisible();
	});

	it('counts as success if it activated a module [API-081]', async () => {
		const { site, store } = await openStore();
		garble(site, 'POST', 'module/monitor/active', page);
		await expect(store.dispatch(activateModule('monitor'))).resolves.toBe(true);
		expect(store.getState().settings.values.monitor).toBe(true);
	});

	it('reports success for a feature turned on in Recommendations [API-081]', async () => {
		const { site, user } = await openApp({
			scenario: ['plan-free', 'new-recommendations'],
			hash: '#/recommendations/publicize',
		});
		garble(site, 'POST', 'settings', page);
		await user.click(await screen.findByRole('button', { name: 'Turn on social sharing' }));
		expect(await screen.findByText('Feature Enabled')).toBeVisible();
	});

	it('shows the message of a refusal with status 200', async () => {
		const { site, user } = await openApp({ hash: '#/discussion' });
		site.fail('POST', 'settings', 200, { code: 'no', message: 'Not today.' });
		await user.click(await comments());
		expect(await screen.findByText('Error updating settings. Not today.')).toBeVisible();
	});
});

describe('the error message of a failed save', () => {
	it.each([
		[
			'a firewall',
			403,
			'<h1>Forbidden</h1>',
			'A firewall blocked this (403). Ask your host, or the person who manages the firewall, to allow it.',
		],
		[
			'another firewall',
			406,
			'Not Acceptable',
			'A firewall blocked this (406). Ask your host, or the person who manages the firewall, to allow it.',
		],
		[
			'a page for what is not there',
			404,
			'<h1>Not Found</h1>',
			'We couldn’t find this on your site. A plugin or a firewall may be blocking it.',
		],
		['a refusal without a word', 400, {}, 'Your site refused this. Reload the page and try again.'],
		['a refusal with a code alone', 400, { code: 'some_error' }, 'some_error'],
		['a fault of the site with a code alone', 500, { code: 'some_error', message: '' }, 'some_error'],
		[
			'a fault of the site without a word',
			500,
			{},
			'Your site had an internal error. Try again in a moment.',
		],
		[
			'a page of the site’s own fault',
			500,
			'<p>critical</p>',
			'Your site sent an unexpected response. Try again in a moment.',
		],
		['nothing', 500, '', 'Your site sent an unexpected response. Try again in a moment.'],
		['no answer', undefined, undefined, 'We couldn’t reach your site. Check your connection and try again.'],
	])('matches the response: %s [NOTICE-050, NOTICE-086]', async (_, status, body, sentence) => {
		const { site, user } = await openApp({ hash: '#/discussion' });
		site.fail('POST', 'settings', status, body);
		await user.click(await comments());
		expect(await screen.findByText(`Error updating settings. ${sentence}`)).toBeVisible();
	});
});
