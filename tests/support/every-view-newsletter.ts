import { printedSettings } from './every-option';
import { flip, open, reload, save, textbox, write, type ChangedViews } from './every-view';
import { region } from './screens';

export const NEWSLETTER_VIEWS: ChangedViews = {
	async wpcom_newsletter_categories() {
		const app = await open('newsletter', 'jetpack-16');
		const CARD = 'Newsletter categories';
		const box = (name: string) => region(CARD).getByRole<HTMLInputElement>('checkbox', { name });
		const SWITCH = 'Let subscribers choose categories';
		if (region(CARD).getByRole('switch', { name: SWITCH }).getAttribute('aria-checked') === 'false') {
			await flip(app, CARD, SWITCH, true);
		}
		await app.user.click(box('News'));
		await save(app, CARD);
		await reload(app);
		expect(printedSettings().wpcom_newsletter_categories).toEqual([2]);
		await app.user.click(box('Recipes'));
		await app.user.click(box('News'));
		await save(app, CARD);
		await reload(app);
		expect(['Uncategorized', 'News', 'Recipes'].map((name) => box(name).checked)).toEqual([
			false,
			false,
			true,
		]);
		expect(printedSettings().wpcom_newsletter_categories).toEqual([3]);
	},

	async subscription_options() {
		const app = await open('newsletter', 'jetpack-16');
		const CARD = 'Messages to subscribers';
		const FIELDS = {
			invitation: 'Confirmation email',
			welcome: 'Welcome email',
			comment_follow: 'Confirmation email for comments',
			subscribe_modal_heading: 'Popup heading',
			free_tier_description: 'Description of the free plan',
		};
		const hides = () => region(CARD).getByRole<HTMLInputElement>('checkbox', { name: 'Hide the free plan' });
		for (const isSet of [true, false]) {
			const textOf = (key: string) => (isSet ? `Gärten & שלום: ${key}` : '');
			for (const [key, label] of Object.entries(FIELDS)) {
				await write(app, textbox(CARD, label), textOf(key));
			}
			await app.user.click(hides());
			await save(app, CARD);
			await reload(app);
			for (const [key, label] of Object.entries(FIELDS)) {
				expect(textbox(CARD, label)).toHaveValue(textOf(key));
			}
			expect(hides().checked).toBe(isSet);
			expect(printedSettings().subscription_options).toEqual({
				...Object.fromEntries(Object.keys(FIELDS).map((key) => [key, textOf(key)])),
				hide_free_tier: isSet,
			});
		}
	},
};
