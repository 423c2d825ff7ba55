import type { Mode } from './support/host';
import { expect, test } from './support/test';

interface Said {
	mode: Mode;
	heading: RegExp;
	/** Sentences that the page has, and those that it hasn't. */
	says: RegExp[];
	saysNot: RegExp[];
}

const SET_UP = /Set up Jetpack/;
const OFFLINE = /Offline Mode is on\. Features that need a connection are unavailable\./;
const NO_OWNER = /No WordPress\.com account is connected\./;

/** What the page says of a site in each state of its connection. */
const TABLE: Said[] = [
	{ mode: 'connected', heading: /At A Glance/, says: [/Connections/], saysNot: [SET_UP, OFFLINE, NO_OWNER] },
	{ mode: 'site', heading: /At A Glance/, says: [NO_OWNER, /Connections/], saysNot: [SET_UP, OFFLINE] },
	{ mode: 'offline', heading: /At A Glance/, says: [OFFLINE], saysNot: [SET_UP, NO_OWNER] },
	{ mode: 'disconnected', heading: /faster and more secure/, says: [SET_UP], saysNot: [OFFLINE, NO_OWNER] },
	{ mode: 'live', heading: /faster and more secure/, says: [SET_UP], saysNot: [OFFLINE, NO_OWNER] },
];

for (const { mode, heading, says, saysNot } of TABLE) {
	test(`the dashboard shows the connection state in ${mode} mode`, async ({ page, host, open }) => {
		host.set(mode);
		await open('admin');
		const dashboard = page.locator('#jp-plugin-container');
		await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText(heading);
		for (const text of says) {
			await expect(dashboard).toContainText(text);
		}
		for (const text of saysNot) {
			await expect(dashboard).not.toContainText(text);
		}
	});
}

test('settings that need no connection can be changed offline', async ({ page, host, open }) => {
	host.set('offline');
	await open('admin', '#/writing');
	const copyPost = page.locator('[data-setting="copy-post"]').getByRole('switch');
	for (const isOn of [true, false]) {
		await copyPost.click();
		await expect(copyPost).toBeChecked({ checked: isOn });
		await expect.poll(async () => (await host.database.modules()).includes('copy-post')).toBe(isOn);
		// The database has it before the page knows; until then a click does nothing.
		await expect(copyPost).not.toHaveAttribute('aria-busy', 'true');
	}
});
