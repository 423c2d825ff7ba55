import { waitFor } from '@testing-library/react';
import { BROKEN_SCREEN, MAIN_PATHS } from '../support/every-path';
import { openApp } from '../support/open-app';

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
		const text = document.getElementById('jp-plugin-container')?.textContent ?? '';
		expect([path, (BROKEN_SCREEN.exec(text) ?? GARBLED.exec(text))?.[0]]).toEqual([path, undefined]);
	}
});
