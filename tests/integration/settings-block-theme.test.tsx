import { screen } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { arrived } from '../support/screens';

const open = async (hash: string, ...scenario: string[]) => {
	await openApp({ hash, scenario: ['everything-on', ...scenario] });
	await arrived();
};
const link = (name: string) => screen.queryByRole('link', { name });
const TEMPLATES = 'http://127.0.0.1:4400/wp-admin/site-editor.php?postType=wp_template';

describe('block theme', () => {
	it('links related posts to a template, not to the Customizer', async () => {
		await open('#/traffic', 'jetpack-16');
		expect(
			await screen.findByRole('link', { name: 'Add related posts to a template as a block' }),
		).toHaveAttribute('href', TEMPLATES);
		expect(link('Configure related posts in the Customizer')).not.toBeInTheDocument();
	});

	it('offers sharing and like buttons as template blocks', async () => {
		await open('#/sharing', 'jetpack-16');
		for (const name of [
			'Add sharing buttons to a template as a block',
			'Add a like button to a template as a block',
		]) {
			expect(await screen.findByRole('link', { name })).toHaveAttribute('href', TEMPLATES);
		}
	});
});

describe('theme without blocks', () => {
	it.each([[[]], [['jetpack-16', 'capable-theme']]])('keeps the Customizer link (%j)', async (scenario) => {
		await open('#/traffic', ...scenario);
		expect(
			await screen.findByRole('link', { name: 'Configure related posts in the Customizer' }),
		).toBeInTheDocument();
		expect(link('Add related posts to a template as a block')).not.toBeInTheDocument();
	});

	it('doesn’t offer buttons as blocks', async () => {
		await open('#/sharing');
		expect(await screen.findByRole('heading', { level: 2, name: 'Like buttons' })).toBeInTheDocument();
		expect(screen.queryByRole('link', { name: /as a block/ })).not.toBeInTheDocument();
	});
});
