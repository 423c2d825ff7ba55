import { expect, test, VERSION } from './support/test';

test(
	'sharing buttons save their locations, text, style and username',
	VERSION,
	async ({ page, host, open }) => {
		host.set('connected');
		host.php("Jetpack::activate_module( 'sharedaddy', false, false );");
		await open('admin', '#/sharing');
		const card = page.getByRole('region', { name: 'Sharing buttons' });
		const sharing = async () => JSON.stringify(await host.database.option('sharing-options'));

		await card.getByRole('switch', { name: 'Media' }).click();
		await expect.poll(sharing).toContain('attachment');
		await expect(card.getByRole('switch', { name: 'Media' })).toBeChecked();

		await card.getByRole('textbox', { name: 'Text above the buttons' }).fill('Tell & share');
		await card.getByRole('textbox', { name: 'Username on X' }).fill('@example');
		await card.getByRole('combobox', { name: 'Button style' }).selectOption('text');
		await page.getByRole('button', { name: 'Save settings' }).click();
		await expect.poll(() => host.database.option('jetpack-twitter-cards-site-tag')).toBe('example');
		await expect.poll(sharing).toMatch(/"button_style":"text"/);

		await open('admin', '#/sharing');
		await expect(card.getByRole('textbox', { name: 'Text above the buttons' })).toHaveValue('Tell & share');
		await expect(card.getByRole('group', { name: 'Services' })).toContainText('Facebook');
	},
);
