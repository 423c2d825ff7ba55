import { expect, test } from '../support/e2e';
import { OF_THE_PLAN } from '../support/every-path';
import { openTab, SIZES, walkLate } from '../support/late-answers';

test.describe('a site with everything', () => {
	test.use({ scenario: ['plan-complete', 'everything-on', 'protect-on'] });

	test('late responses cause no layout shift and no duplicate requests', async ({ page, host, open }) => {
		// Whatever is a minute old is rightly read again: on a busy machine, too, nothing gets that old.
		await page.clock.setFixedTime(Date.now());
		await open('admin');
		const addresses = OF_THE_PLAN.map((path) => host.address(`#${path}`));
		for (const size of SIZES) {
			const found = await walkLate(await openTab(page, size), addresses);
			const again = await walkLate(await openTab(page, size, false), addresses.slice(0, 1));
			expect([...found, ...again]).toEqual([]);
		}
	});
});
