import type { Page } from '@playwright/test';
import { nextPaint, watchRequests, whenAnswered } from './idle';

export const FRAMES = [
	{ dir: 'ltr', scheme: 'light', width: 800, suffix: 'light' },
	{ dir: 'rtl', scheme: 'dark', width: 800, suffix: 'dark' },
] as const;

/** Shows the gallery with these of its options, as soon as all of it is drawn. */
export async function showGallery(page: Page, origin: string, query: Record<string, string>): Promise<void> {
	watchRequests(page);
	await page.goto(`${origin}/gallery?${new URLSearchParams(query)}`);
	await page.locator('[data-component]').first().waitFor();
	await whenAnswered(page);
	// What measures itself does so with the first paint.
	await nextPaint(page);
}
