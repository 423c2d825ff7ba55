import { screen } from '@testing-library/react';
import { printedSettings } from './every-option';
import { flip, open, reload, save, switchOff, textbox, type ChangedViews } from './every-view';
import { arrived, region } from './screens';

export const WRITING_VIEWS: ChangedViews = {
	async post_by_email_address() {
		const app = await open('writing');
		const address = () => textbox('Post by email', 'Your post-by-email address');
		const make = async (name: string, said: string) => {
			await app.user.click(region('Post by email').getByRole('button', { name }));
			await screen.findByText(said);
			const made = address().value;
			await reload(app);
			expect(address()).toHaveValue(made);
			return made;
		};
		const first = await make('Create address', 'Post-by-email address created.');
		expect(await make('Regenerate address', 'Post-by-email address regenerated.')).not.toBe(first);
	},

	async infinite_scroll() {
		const app = await open('writing');
		const mode = (name: string) => region('Theme enhancements').getByRole('radio', { name });
		for (const [name, isOn, option] of [
			['Load more posts in page with a button', true, false],
			['Default theme behavior', false, false],
			['Load more as the reader scrolls', true, true],
			['Default theme behavior', false, true],
			['Load more posts in page with a button', true, false],
		] as const) {
			await app.user.click(mode(name));
			await save(app, 'Theme enhancements');
			await reload(app);
			expect(mode(name)).toBeChecked();
			expect(printedSettings()).toMatchObject({ 'infinite-scroll': isOn, infinite_scroll: option });
		}
	},

	async jetpack_testimonial() {
		await contentType('Testimonials', 'Add a testimonial', 'jetpack_testimonial');
	},

	async jetpack_portfolio() {
		await contentType('Portfolios', 'Add a portfolio item', 'jetpack_portfolio');
	},

	// Modules without a switch of their own, which go along with the last of their options (SET-042).
	async markdown() {
		const app = await open('discussion');
		await switchOff(app, 'Comments', 'Let visitors use Markdown in comments');
		await app.reopen('#/writing');
		await arrived();
		for (const isOn of [true, false]) {
			await flip(app, 'Composing', 'Write posts and pages in Markdown', isOn);
			await reload(app);
			expect(printedSettings()).toMatchObject({ markdown: isOn });
		}
	},

	async 'custom-content-types'() {
		const app = await open('writing');
		for (const name of ['Testimonials', 'Portfolios']) {
			await switchOff(app, 'Custom content types', name);
		}
		for (const isOn of [true, false]) {
			await flip(app, 'Custom content types', 'Portfolios', isOn);
			await reload(app);
			expect(printedSettings()).toMatchObject({ 'custom-content-types': isOn });
		}
	},
};

async function contentType(name: string, link: string, option: string): Promise<void> {
	const app = await open('writing');
	const links = () => region('Custom content types').queryAllByRole('link', { name: link });
	const was = printedSettings()[option] === true;
	for (const isOn of [!was, was]) {
		await flip(app, 'Custom content types', name, isOn);
		await reload(app);
		expect(links()).toHaveLength(isOn ? 1 : 0);
		expect(printedSettings()).toMatchObject({ [option]: isOn });
	}
}
