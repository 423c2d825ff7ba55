import type { Page } from '@playwright/test';
import {
	expect,
	layoutShiftOf,
	load,
	seeAll,
	sidewaysExcess,
	test,
	violationsOf,
	watchLayoutShift,
} from '../support/e2e';
import { BROKEN_SCREEN } from '../support/every-path';
import { sweepCases } from '../support/sweep-cases';
import { whenAnswered } from '../support/idle';

const WIDTHS = [1280, 320];
/** As Web Vitals adds it up, a tenth of what counts as good. */
const MOST_SHIFT = 0.01;

const only = (process.env.SWEEP_ONLY ?? '').split(',').filter(Boolean);

/** What's wrong with the screen that has just been opened, one a line. */
async function faultsOf(page: Page): Promise<string[]> {
	await whenAnswered(page);
	const shift = await layoutShiftOf(page);
	await seeAll(page);
	const text = await page.locator('#jp-plugin-container').innerText();
	const excess = await sidewaysExcess(page);
	return [
		...(shift > MOST_SHIFT ? [`moves by ${shift.toFixed(3)}`] : []),
		...(/\S{3}/.test(text) ? [] : ['is empty']),
		...(BROKEN_SCREEN.exec(text)
			?.slice(0, 1)
			.map((words) => `says “${words}”`) ?? []),
		...(excess > 0 ? [`is ${excess} px wider than the window`] : []),
		...(await violationsOf(page)),
	];
}

for (const { title, scenario, user, paths } of sweepCases(only)) {
	test.describe(title, () => {
		test.use({ scenario });

		test(`${title} has no faults on any screen`, async ({ page, host, open, complaints }, info) => {
			const found: string[] = [];
			await watchLayoutShift(page);
			for (const [index, width] of WIDTHS.entries()) {
				await page.setViewportSize({ width, height: 900 });
				for (const [place, path] of paths.entries()) {
					await (index + place === 0 ? open(user, `#${path}`) : load(page, host.address(`#${path}`)));
					const faults = [...(await faultsOf(page)), ...complaints.splice(0)];
					found.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`));
				}
			}
			found.forEach((description) => info.annotations.push({ type: 'fault', description }));
			expect(found).toEqual([]);
		});
	});
}
