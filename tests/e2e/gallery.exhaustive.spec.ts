import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPictureChromium, isShell } from '../../scripts/lib/chromium';
import { expect, FRAMES, ROOT, showGallery, test } from '../support/e2e';

/** What looks otherwise where there's little room. */
const NARROW = ['Card', 'Notice', 'Tabs and navigation', 'Text field and text area', 'Open dialog'];
const NARROW_FRAME = { dir: 'rtl', scheme: 'light', width: 320 } as const;

/** Beside each other are all; those of FRAMES are enough. */
const OTHER_FRAMES =
	'[dir=ltr][data-scheme=light] ~ [dir=ltr], [dir=rtl][data-scheme=light]:not(:first-child)';

const MADE_WITH = join(ROOT, 'tests/e2e/baselines/made-with.json');

/**
 * Why screenshots taken here can't be compared with those in `baselines`; empty if they can. They come out
 * the same to the pixel with one major version of Chromium on one system. A run that takes new ones notes it.
 */
function whyNotComparable(version: string, update: string): string {
	const release = readFileSync('/etc/os-release', 'utf8');
	const [id, number] = [/^ID="?(\w+)/m, /^VERSION_ID="?([\w.]+)/m].map((part) => part.exec(release)?.[1]);
	const here = { chromium: version.split('.')[0] ?? '', system: `${id} ${number}` };
	if (update === 'all' || update === 'changed') {
		writeFileSync(MADE_WITH, `${JSON.stringify(here, null, '\t')}\n`);
		return '';
	}
	if (isShell(findPictureChromium())) {
		return 'Pictures not compared: they were taken with Chromium itself; this is its headless shell.';
	}
	const there = JSON.parse(readFileSync(MADE_WITH, 'utf8')) as typeof here;
	const text = ({ chromium, system }: typeof here) => `Chromium ${chromium} on ${system}`;
	return text(there) === text(here)
		? ''
		: `Pictures not compared: they were taken with ${text(there)}; this is ${text(here)}.`;
}

/** Every component in every state, each color scheme in one direction. */
test('components match their baseline screenshots', async ({ page, browser, host, complaints }, {
	config,
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const reason = whyNotComparable(browser.version(), config.updateSnapshots);
	process.stdout.write(reason && `${reason}\n`);
	test.skip(reason !== '', reason);
	await page.goto(`${host.origin}/gallery`);
	const names = await page
		.locator('a[href^="?component="]')
		.evaluateAll((links) =>
			links.flatMap((link) => new URLSearchParams(link.getAttribute('href') ?? '').get('component') ?? []),
		);
	expect(names.length).toBeGreaterThan(20);
	for (const name of names) {
		const frames = name.startsWith('Open dialog') ? FRAMES : [{ width: 1280 }];
		for (const { width, ...query } of NARROW.includes(name) ? [...frames, NARROW_FRAME] : frames) {
			await page.setViewportSize({ width, height: 900 });
			await showGallery(page, host.origin, { component: name, ...query });
			await page.locator(OTHER_FRAMES).evaluateAll((others) => others.forEach((other) => other.remove()));
			const suffix = width < 800 ? ' narrow' : 'scheme' in query ? ` ${query.scheme}` : '';
			const picture = (name + suffix).toLowerCase().replaceAll(/\W+/g, '-');
			const isModal = (await page.locator('[aria-modal]').count()) > 0;
			const component = page.locator(isModal ? '[aria-modal]' : `[data-component="${name}"]`);
			await expect.soft(component).toHaveScreenshot(`${picture}.png`, { animations: 'disabled' });
		}
	}
	expect(complaints).toEqual([]);
});
