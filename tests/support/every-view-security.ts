import { screen, waitFor } from '@testing-library/react';
import { printedSettings } from './every-option';
import { flip, open, reload, save, textbox, write, type ChangedViews } from './every-view';
import { region } from './screens';

const CURRENT_ADDRESS = 'Add to Always Allowed list';

export const SECURITY_VIEWS: ChangedViews = {
	async jetpack_protect_global_whitelist() {
		const app = await open('security');
		const list = () => textbox('Brute force protection', 'Always allowed IP addresses');
		await app.user.click(region('Brute force protection').getByRole('button', { name: CURRENT_ADDRESS }));
		await screen.findByText('Updated settings.');
		await reload(app);
		expect(list()).toHaveValue('127.0.0.1');
		expect(region('Brute force protection').getByRole('button', { name: CURRENT_ADDRESS })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		await write(app, list(), '203.0.113.1-203.0.113.9\n2001:db8::1');
		await save(app, 'Brute force protection');
		await reload(app);
		expect(list()).toHaveValue('203.0.113.1 - 203.0.113.9\n2001:db8::1');
		await write(app, list(), '');
		await save(app, 'Brute force protection');
		await reload(app);
		expect(list()).toHaveValue('');
	},

	async jetpack_waf_ip_allow_list() {
		const app = await open('security');
		const list = () => textbox('Firewall', 'IP addresses the firewall always allows');
		for (const text of ['203.0.113.1-203.0.113.9\n2001:db8::1', '']) {
			await write(app, list(), text);
			await save(app, 'Firewall');
			await reload(app);
			expect(list()).toHaveValue(text);
		}
	},

	async wordpress_api_key() {
		const app = await open('security');
		const key = () => region('Spam protection').findByRole('textbox', { name: 'Your API key' });
		await app.site.post('settings', { wordpress_api_key: '' });
		await reload(app);
		expect(await key()).toHaveValue('');
		await write(app, await key(), ' goodkey12345 ');
		await screen.findByText('Updated settings.');
		await reload(app);
		expect(await key()).toHaveValue('goodkey12345');
	},

	'contact-form': () => banner('contact-form', 'Contact form'),
	'enhanced-distribution': () => banner('enhanced-distribution', 'Enhanced distribution'),
	'json-api': () => banner('json-api', 'JSON API'),
	notes: () => banner('notes', 'Notifications'),

	'tiled-gallery': accelerator,
	tiled_galleries: accelerator,

	async sharedaddy() {
		const app = await open('sharing');
		const links = () => region('Sharing buttons').queryAllByRole('link', { name: /^Choose your sharing/ });
		expect(links()).toHaveLength(1);
		for (const isOn of [false, true]) {
			await flip(app, 'Sharing buttons', 'Add sharing buttons to your posts and pages', isOn);
			await reload(app);
			expect(links()).toHaveLength(isOn ? 1 : 0);
			expect(printedSettings()).toMatchObject({ sharedaddy: isOn });
		}
	},
};

/** A module only a search offers, to turn on (SET-044). */
async function banner(slug: string, term: string): Promise<void> {
	const app = await open('security');
	await app.site.setSwitches({ [slug]: false });
	await app.reopen(`#/security?term=${encodeURIComponent(term)}`);
	await app.user.click(await screen.findByRole('button', { name: /^Activate/ }));
	await waitFor(() => expect(screen.queryByRole('button', { name: /^Activate/ })).not.toBeInTheDocument());
	await reload(app);
	expect(printedSettings()).toMatchObject({ [slug]: true });
}

async function accelerator(): Promise<void> {
	const app = await open('performance');
	for (const isOn of [false, true]) {
		await flip(app, 'Performance and speed', 'Site accelerator', isOn);
		await reload(app);
		const all = { photon: isOn, 'photon-cdn': isOn, 'tiled-gallery': isOn, tiled_galleries: isOn };
		expect(printedSettings()).toMatchObject(all);
	}
}
