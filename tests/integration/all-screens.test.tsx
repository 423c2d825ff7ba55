import { act, waitFor } from '@testing-library/react';
import { ROUTES } from '../../src/routes/table';
import { BROKEN_SCREEN, EVERY_PATH, MAIN_PATHS } from '../support/every-path';
import { openApp } from '../support/open-app';
import { app } from '../support/screens';
import { settled } from '../support/settled';

const ROUTE_PATHS = Object.values(ROUTES).map(({ paths }) => paths[0]);
/** The page of the app, with all it says. */
const container = () => document.getElementById('jp-plugin-container') as HTMLElement;

/** What a screen says when something it expected was missing. */
const GARBLED = /undefined|\bNaN\b|\[object/;

/** Waits for a screen's title. Not by role: on the longest screens that takes a second. */
const titled = (path: string) =>
	waitFor(() =>
		expect([path, document.querySelector('#jp-plugin-container h1')?.textContent ?? '']).toEqual([
			path,
			expect.stringMatching(/./),
		]),
	);

it.each([
	['today’s Jetpack without some of its modules', ['connected', 'jetpack-16', 'filtered-modules']],
	['today’s Jetpack, offline', ['jetpack-16', 'offline-filter', 'everything-on']],
])('the main screens render on %s', async (_what, scenario) => {
	const { reopen, rest } = await openApp({ scenario });
	for (const path of MAIN_PATHS) {
		await reopen(`#${path}`);
		await titled(path);
		await rest();
		const text = container().textContent;
		expect([path, (BROKEN_SCREEN.exec(text) ?? GARBLED.exec(text))?.[0]]).toEqual([path, undefined]);
	}
});

it.each(['author', 'admin2'])(
	'requests the site would refuse aren’t made on any screen for %s [API-082]',
	async (as) => {
		const refused: string[] = [];
		let answered = 0;
		await openApp({
			as,
			scenario: ['everything-on'],
			before: (site) =>
				site.intercept(async (request) => {
					const answer = await site.host.fetch(request);
					answered += Number(request.url.includes('/jetpack/v4/'));
					if ([401, 403].includes(answer.status)) {
						refused.push(`${request.method} ${new URL(request.url).pathname} at ${window.location.hash}`);
					}
					return answer;
				}),
		});
		for (const path of ROUTE_PATHS) {
			act(() => void (window.location.hash = `#${path}`));
			await act(() => new Promise((resolve) => setTimeout(resolve)));
			await settled();
		}
		expect(refused).toEqual([]);
		expect(answered).toBeGreaterThan(0);
		expect(app().getAllByRole('link').length).toBeGreaterThan(0);
	},
);

const SAID = 'Was &amp; not <b>able</b>.\n\t<a href="https://example.org">Read&nbsp;more</a>';
const READ = 'Was & not able. Read more';

it('host messages with markup and entities show as plain text on every screen [CONN-093]', async () => {
	const { rest, user } = await openApp({
		before: (site) =>
			site.intercept(({ url }) =>
				url.includes('/jetpack/v4/') ? Response.json({ code: 'no', message: SAID }, { status: 403 }) : null,
			),
	});
	for (const path of EVERY_PATH) {
		act(() => void (window.location.hash = `#${path}`));
		await rest();
		const [control] = app().queryAllByRole('switch');
		await (control && user.click(control));
		await rest();
		const text = container().textContent;
		expect([path, /&\w+;|<\w/.exec(text)?.[0]]).toEqual([path, undefined]);
		expect([path, text]).toEqual([path, control ? expect.stringContaining(READ) : text]);
	}
});
