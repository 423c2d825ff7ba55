import type { ReferenceHost } from './support/host';
import { expect, test } from './support/test';

const EVENT = {
	activity_id: 'a1',
	name: 'plugin__updated',
	summary: 'Plugin updated',
	content: { text: 'Akismet 5.3', ranges: [{ indices: [0, 7], type: 'plugin', slug: 'akismet' }] },
	actor: { type: 'Person', name: 'Ada' },
	published: '2020-03-01T12:00:00.000+00:00',
};
const GROUPS = { groups: { plugin: { name: 'Plugins', count: 1 } } };
const ACTORS = { actors: [{ id: 'wpcom:1', name: 'Ada', count: 1 }] };

/** What the provider's stand-in answers to these paths. */
const ANSWERS = {
	'/activity/count/group': [200, GROUPS],
	'/activity/actors': [200, ACTORS],
	'/activity$': [200, { current: { orderedItems: [EVENT] }, totalItems: 1, totalPages: 1 }],
	'/features': [200, { active: ['full-activity-log'], available: {} }],
};

const hasLog = async (host: ReferenceHost) => {
	const index = (await (await fetch(`${host.address}/index.php?rest_route=/jetpack/v4`)).json()) as {
		routes: object;
	};
	return '/jetpack/v4/activity-log' in index.routes;
};

test('the activity log shows events if the host has it, or links to the provider', async ({
	page,
	host,
	open,
}) => {
	host.set('connected', { fail: ANSWERS });
	await open('admin', '#/activity');
	await expect(page.getByRole('heading', { level: 1, name: 'Site activity' })).toBeVisible();
	if (!(await hasLog(host))) {
		await expect(page.getByRole('link', { name: /^View site activity/ })).toHaveAttribute(
			'href',
			/source=calypso-activity-log/,
		);
		return;
	}
	await expect(page.getByRole('listitem').filter({ hasText: 'Plugin updated' })).toContainText('Ada');
	await expect(page.getByRole('link', { name: 'Akismet' })).toHaveAttribute(
		'href',
		/plugins\.php\?s=akismet$/,
	);
	await page.getByLabel('Kind').selectOption('Plugins (1)');
	await page.getByLabel('Done by').selectOption('Ada (1)');
	await page.getByLabel('First day').fill('2020-02-29');
	await page.getByRole('searchbox', { name: 'Search events' }).fill('akismet');
	// The host checks what it's asked for, and passes all of it on.
	const asked = () => decodeURIComponent(host.calls());
	await expect
		.poll(asked)
		.toMatch(/after=2020-02-\S+&group\[0\]=plugin&text_search=akismet&actor\[0\]=wpcom:1/);
	await expect(page.getByText('1 event', { exact: true })).toBeVisible();
});

test('without an account, the activity log asks to connect one or links to the provider', async ({
	page,
	host,
	open,
}) => {
	host.set('connected');
	await open('admin2', '#/activity');
	await expect(
		page.getByRole('link', { name: (await hasLog(host)) ? 'Connect' : /^View site activity/, exact: true }),
	).toBeVisible();
});
