import { fireEvent, waitFor, within } from '@testing-library/react';
import { printedSettings } from './every-option';
import { open, reload, save, textbox, write, type ChangedViews } from './every-view';
import { region } from './screens';

export const TRAFFIC_VIEWS: ChangedViews = {
	async google() {
		const app = await open('traffic');
		const CARD = 'Site verification';
		const edit = async () => {
			if (!region(CARD).queryByRole('textbox', { name: 'Google' })) {
				const name = /^(Enter the tag manually|Edit the tag)$/;
				await app.user.click(await region(CARD).findByRole('button', { name }));
			}
			return textbox(CARD, 'Google');
		};
		for (const code of ['code_of-mine', 'another']) {
			await write(app, await edit(), code);
			await save(app, CARD);
			await reload(app);
			expect(await edit()).toHaveValue(`<meta name="google-site-verification" content="${code}" />`);
		}
	},

	async wordads_custom_adstxt() {
		const app = await open('traffic');
		const lines = () => textbox('Ads', 'Custom ads.txt entries');
		const LINES = '# mine\nads.example.com, 123, DIRECT, f08c47fec0942fa0\n\nads.example.org, 9, RESELLER';
		for (const text of [LINES, '']) {
			await write(app, lines(), text);
			await save(app, 'Ads');
			await reload(app);
			expect(lines()).toHaveValue(text);
		}
	},

	async advanced_seo_front_page_description() {
		const app = await open('traffic');
		const CARD = 'Search engine optimization';
		for (const text of ['Gärten 🌱 & שלום', '']) {
			const field = await region(CARD).findByRole('textbox', { name: 'Front page description' });
			await write(app, field, text);
			await save(app, CARD);
			await reload(app);
			expect(await region(CARD).findByRole('textbox', { name: 'Front page description' })).toHaveValue(text);
		}
	},

	async advanced_seo_title_formats() {
		const app = await open('traffic');
		const CARD = 'Search engine optimization';
		const editor = async (type: string) => within(await region(CARD).findByRole('group', { name: type }));
		const TYPES = ['Front page', 'Posts', 'Pages', 'Tags and categories', 'Archives'];
		for (const type of TYPES) {
			const own = await editor(type);
			await app.user.click(own.getByRole('button', { name: 'Add Site title' }));
			fireEvent.change(own.getByRole('textbox', { name: 'Text after Site title' }), {
				target: { value: ` | ${type} [tagline]` },
			});
		}
		await save(app, CARD);
		await reload(app);
		for (const type of TYPES) {
			const own = await editor(type);
			expect(own.getByRole('button', { name: 'Site title, 1 of 2' })).toBeVisible();
			expect(own.getByRole('textbox', { name: 'Text after Site title' })).toHaveValue(` | ${type} `);
			expect(own.getByRole('button', { name: 'Tagline, 2 of 2' })).toBeVisible();
			await app.user.click(own.getByRole('button', { name: 'Remove Tagline' }));
			await app.user.click(own.getByRole('button', { name: 'Remove Site title' }));
			await app.user.clear(own.getByRole('textbox', { name: 'Title text' }));
		}
		await save(app, CARD);
		await reload(app);
		for (const type of TYPES) {
			const own = await editor(type);
			expect(own.getByRole('textbox', { name: 'Title text' })).toHaveValue('');
			expect(own.queryByRole('button', { name: /, 1 of/ })).not.toBeInTheDocument();
		}
	},

	roles: () => eachRole('Roles that can view stats', 'roles'),
	count_roles: () => eachRole('Count views from logged-in users', 'count_roles'),

	async stats() {
		const app = await open('traffic');
		await app.site.setSwitches({ stats: false });
		await reload(app);
		await app.user.click(region('Jetpack Stats').getByRole('button', { name: 'Activate Jetpack Stats' }));
		await region('Jetpack Stats').findByRole('switch', { name: /48-hour views chart/ });
		await reload(app);
		expect(region('Jetpack Stats').getByRole('switch', { name: /48-hour views chart/ })).toBeVisible();
		expect(printedSettings()).toMatchObject({ stats: true });
	},
};

async function eachRole(title: string, option: 'roles' | 'count_roles'): Promise<void> {
	const app = await open('traffic');
	const group = () => within(region('Jetpack Stats').getByRole('group', { name: title }));
	const switches = () => group().getAllByRole('switch');
	const states = () => switches().map((control) => control.getAttribute('aria-checked'));
	for (const round of [1, 2]) {
		const before = states();
		for (const [index] of switches().entries()) {
			await app.user.click(switches()[index] as HTMLElement);
			await waitFor(() => switches().forEach((one) => expect(one).not.toHaveAttribute('aria-busy')));
		}
		const after = states();
		// Administrators always see them.
		const moved = after.filter((state, index) => state !== before[index]).length;
		expect([round, moved]).toEqual([round, option === 'roles' ? 4 : 5]);
		await reload(app);
		expect(states()).toEqual(after);
		expect(printedSettings()[option]).toHaveLength(after.filter((state) => state === 'true').length);
	}
}
