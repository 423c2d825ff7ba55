import type { ReferenceHost } from './support/host';
import { expect, QUICK, test, VERSION } from './support/test';
import { Tour } from './support/tour';

test.beforeEach(({ host }) => {
	host.set('connected', { plan: 'jetpack_complete' });
	// So that every control shows: a plan, and Akismet without a key.
	host.php(`Jetpack_Plan::refresh_from_wpcom();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'akismet/akismet.php' );`);
});

/** Whether it has settings of a newsletter: what the host says to everybody who asks. */
async function hasNewsletter(host: ReferenceHost): Promise<boolean> {
	const answer = await fetch(`${host.address}/?rest_route=/jetpack/v4/settings`, { method: 'OPTIONS' });
	return /"(sm_enabled|jetpack_subscriptions_from_name)"/.test(await answer.text());
}

/** Most of what differs between versions is on these. */
for (const tab of ['security', 'newsletter']) {
	test(
		`every control of ${tab} saves what it shows, and can be set back`,
		QUICK,
		async ({ page, host, open, goTo }) => {
			await open('admin', `#/${tab}`);
			if (tab === 'newsletter' && !(await hasNewsletter(host))) {
				await expect(page).not.toHaveURL(/#\/newsletter/);
				return;
			}
			const quiet = () => goTo(`/${tab}`);
			await quiet();
			const tour = new Tour(page, host, quiet);
			await tour.visit();
			expect(tour.problems).toEqual([]);
			expect(await tour.left()).toEqual([]);
		},
	);
}

test(
	'one click turns on several features, and Undo turns them off again',
	VERSION,
	async ({ page, host, open, goTo }) => {
		await open('admin', '#/features?show=off');
		await goTo('/features?show=off');
		const before = await host.database.modules();
		await page.getByRole('checkbox', { name: 'Select all' }).click();
		await page.getByRole('button', { name: /^Turn on/ }).click();
		await expect.poll(async () => (await host.database.modules()).length).toBeGreaterThan(before.length + 5);
		// Where the page reloads, it offers that for ten seconds then.
		await page.getByRole('button', { name: 'Undo', exact: true }).click();
		await expect.poll(() => host.database.modules()).toEqual(before);
	},
);
