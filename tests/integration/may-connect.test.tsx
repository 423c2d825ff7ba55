import { ROUTES } from '../../src/routes/table';
import { EVERY_PATH } from '../support/every-path';
import { openApp } from '../support/open-app';

const ROUTE_PATHS = Object.values(ROUTES).map(({ paths }) => paths[0]);

/** The page of the app, with all it says. */
const container = () => document.getElementById('jp-plugin-container') as HTMLElement;

it.each([
	['not-connected', 'connect', 'Please ask the site admin', EVERY_PATH],
	[
		'site-only',
		'connect_user',
		'',
		[...ROUTE_PATHS, '/product/backup', '/recommendations/vaultpress-backup'],
	],
])(
	'no screen waits for a connection, or asks for one that the user can’t make: %s [ROLE-011]',
	async (state, permission, notice, paths) => {
		const { reopen, rest } = await openApp({
			scenario: [state, 'partner-coupon'],
			before: (site) => site.page({ userData: { currentUser: { permissions: { [permission]: false } } } }),
		});
		for (const path of paths) {
			await reopen(`#${path}`);
			await rest();
			const page = container();
			const text = page.textContent;
			const asked = /Connect your (?!social|Google)[^.]*/.exec(text)?.[0];
			expect([path, text, asked]).toEqual([path, expect.stringContaining(notice), undefined]);
			const wrong = /Connect(?! social)|Set up|Loading|Checking|Paid|Try again|Activate(?! Jetpack Stats)/;
			const controls = page.querySelectorAll('a, button:not([aria-disabled="true"]), [data-loading]');
			expect([path, [...controls].filter(({ textContent }) => wrong.test(textContent))]).toEqual([path, []]);
		}
	},
);
