import { BROKEN_SCREEN, EVERY_PATH } from '../support/every-path';
import { OWN_PAGE, type User, USERS } from './support/host';
import { expect, QUICK, test, VERSION } from './support/test';

const tagOf = (user: User) => (user === 'admin' || user === 'editor' ? QUICK : VERSION);

test.beforeAll(({ host }) => host.set('connected'));

for (const user of USERS) {
	test(
		`every screen renders for ${user}, and no call is refused`,
		tagOf(user),
		async ({ page, open, goTo, complaints, host }) => {
			if (!(await host.lets(user))) {
				expect(await host.statusOf(user, OWN_PAGE)).toBe(403);
				return;
			}
			await open(user);
			for (const path of EVERY_PATH) {
				await goTo(path);
				await expect(page.locator('#jp-plugin-container'), path).toContainText(/\S{3,}/);
				await expect(page.locator('#jp-plugin-container'), path).not.toContainText(BROKEN_SCREEN);
				expect(complaints.splice(0), path).toEqual([]);
			}
		},
	);
}
