import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FACES = join(import.meta.dirname, '../../node_modules/@fontsource');

/**
 * Brings the same letters to every machine: what fits depends on them. The font is not the host's, so the
 * test has to bypass its policy.
 */
export async function bringFont(page: Page): Promise<void> {
	const rules = [400, 600, 700].flatMap((weight) =>
		(
			[
				['noto-sans', 'latin', 'U+0-5FF'],
				['noto-sans-arabic', 'arabic', 'U+600-6FF'],
			] as const
		).map(([folder, script, range]) => {
			const file = readFileSync(join(FACES, folder, 'files', `${folder}-${script}-${weight}-normal.woff2`));
			const source = `url(data:font/woff2;base64,${file.toString('base64')})`;
			return `@font-face { font-family: 'Test'; font-weight: ${weight}; src: ${source}; unicode-range: ${range}; }`;
		}),
	);
	await page.addStyleTag({ content: `${rules.join('\n')} .jpd-root { --jpd-font: 'Test' !important; }` });
	await page.evaluate(() => document.fonts.ready);
}
