import { screen, waitFor } from '@testing-library/react';
import { openEvery, printedSettings } from './every-option';
import { flip, open, reload, save, textbox, write, type ChangedViews } from './every-view';
import { arrived, region } from './screens';

/** Where sharing buttons appear, on every host. */
export const SHARING_VIEWS: ChangedViews = {
	async show() {
		const app = await open('sharing');
		const CARD = 'Sharing buttons';
		for (const isOn of [true, false]) {
			await flip(app, CARD, 'Media', isOn);
			await flip(app, CARD, 'Pages', !isOn);
			await reload(app);
			expect(region(CARD).getByRole('switch', { name: 'Posts' })).toBeChecked();
			expect(printedSettings().show).toEqual(isOn ? ['post', 'attachment'] : ['post', 'page']);
		}
	},
};

/** Editors of settings that only newer hosts have. */
export const NEW_VIEWS: ChangedViews = {
	async jetpack_wga() {
		const app = await openEvery('traffic', 'jetpack-16');
		await app.site.post('settings', { jetpack_wga: { code: 'G-OLD', other: 'kept' } });
		await reload(app);
		const CARD = 'Google Analytics';
		const boxes = () => region(CARD).getAllByRole<HTMLInputElement>('checkbox');
		for (const [code, isOn] of [
			['G-ABC123', true],
			['', false],
		] as const) {
			await write(app, textbox(CARD, 'Measurement ID'), code);
			for (const box of boxes()) {
				await app.user.click(box);
			}
			await save(app, CARD);
			await reload(app);
			expect(textbox(CARD, 'Measurement ID')).toHaveValue(code);
			expect(boxes().map(({ checked }) => checked)).toEqual([isOn, isOn]);
			expect(printedSettings().jetpack_wga).toEqual({
				code,
				other: 'kept',
				is_active: isOn,
				anonymize_ip: isOn,
			});
		}
	},

	async jetpack_seo_ai_crawler_overrides() {
		const app = await openEvery('traffic', 'jetpack-16');
		await arrived();
		const CARD = 'Search engine optimization';
		await screen.findByRole('group', { name: 'To train AI models' });
		const stored = () => printedSettings().jetpack_seo_ai_crawler_overrides;
		const [ANSWERS, TRAINS] = ['PerplexityBot (Perplexity)', 'GPTBot (OpenAI)'];

		await flip(app, CARD, ANSWERS, false);
		await flip(app, CARD, TRAINS, true);
		await reload(app);
		await waitFor(() => expect(region(CARD).getByRole('switch', { name: TRAINS })).toBeChecked());
		expect(region(CARD).getByRole('switch', { name: ANSWERS })).not.toBeChecked();
		expect(stored()).toEqual({ perplexitybot: true, gptbot: false });

		// What's as the host has it anyway isn't stored.
		await flip(app, CARD, ANSWERS, true);
		await flip(app, CARD, TRAINS, false);
		await reload(app);
		expect(stored()).toEqual([]);
	},
};
