import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test';

/** On when exported, off before the import: modules that every Jetpack has. */
const MODULES = ['copy-post', 'latex', 'sitemaps'];
const PROMPT = 'A word of yours?';

test('what was exported is imported into a site that has it otherwise', async ({ page, host, open }) => {
	host.set('connected');
	host.php(`foreach ( array( 'comments', '${MODULES.join("', '")}' ) as $module ) { Jetpack::activate_module( $module, false, false ); }
		update_option( 'highlander_comment_form_prompt', '${PROMPT}' );`);
	await open('admin', '#/tools');
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Export settings' }).click();
	const file = await readFile(await (await download).path());
	const exported = JSON.parse(file.toString()) as { settings: Record<string, unknown> };
	expect(exported.settings).toMatchObject({ latex: true, highlander_comment_form_prompt: PROMPT });

	host.php(`foreach ( array( '${MODULES.join("', '")}' ) as $module ) { Jetpack::deactivate_module( $module ); }
		update_option( 'highlander_comment_form_prompt', 'Another word' );`);
	await open('admin', '#/tools');
	await page
		.getByLabel('Import settings from a file')
		.setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: file });
	await page.getByRole('button', { name: 'Import 4 settings' }).click();
	await expect.poll(() => host.database.modules()).toEqual(expect.arrayContaining(MODULES));
	await expect.poll(() => host.database.option('highlander_comment_form_prompt')).toBe(PROMPT);

	await page.getByRole('button', { name: 'Undo import' }).click();
	await expect.poll(() => host.database.option('highlander_comment_form_prompt')).toBe('Another word');
	const on = await host.database.modules();
	expect(MODULES.filter((slug) => on.includes(slug))).toEqual([]);
});
