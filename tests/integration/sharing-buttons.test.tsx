import { waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { posted, refuseSetting, saveButton, withSetting } from '../support/settings-tab';

const open = async ({ settings = {}, ...options }: OpenOptions & { settings?: object } = {}) => {
	const app = await openApp({
		hash: '#/sharing',
		...options,
		before: async (site) => {
			await site.post('settings', { sharedaddy: true, likes: true, ...settings });
			await options.before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	return app;
};

const card = () => region('Sharing buttons');
const place = (name: string) => card().getByRole('switch', { name });

describe('sharing button placement', () => {
	it('adds a place and keeps the others', async () => {
		const { site, user } = await open();
		await user.click(place('Media'));
		await waitFor(() => expect(posted(site)).toEqual([{ show: ['post', 'page', 'attachment'] }]));
		await waitFor(() => expect(place('Media')).toBeChecked());
	});

	it('keeps the last place, since the host refuses an empty list', async () => {
		const { site, user } = await open({ settings: { show: ['index'] } });
		const last = place('Front page, archives and search results');
		expect(last).toHaveAttribute('aria-disabled', 'true');
		expect(last).toHaveAccessibleDescription('To show no buttons, turn off sharing buttons.');
		await user.click(last);
		expect(posted(site)).toEqual([]);
	});

	it.each([
		['a map, as PHP prints a list with gaps', { 0: 'post', 2: 'product' }, ['post', 'product']],
		['another kind of post', ['post', 'product'], ['post', 'product']],
		['nothing that can be read', 'posts', []],
	] as ReadonlyArray<[string, unknown, string[]]>)('handles %s', async (_, stored, shown) => {
		await open({ before: withSetting('show', stored) });
		const on = card()
			.getAllByRole('switch', { checked: true })
			.map((one) => one.getAttribute('aria-label'));
		expect(on.includes('Posts')).toBe(shown.includes('post'));
		expect(on.includes('product')).toBe(shown.includes('product'));
	});

	it('offers portfolio items only if the site has them', async () => {
		await open();
		expect(card().queryByRole('switch', { name: 'Portfolio items' })).not.toBeInTheDocument();
		await closeApps();
		await open({ settings: { jetpack_portfolio: true } });
		expect(place('Portfolio items')).not.toBeChecked();
	});
});

describe('sharing services', () => {
	const group = () => card().getByRole('group', { name: 'Services' });

	it('are listed by name, apart from those behind the button, with custom names decoded', async () => {
		await open({
			before: withSetting('sharing_services', {
				visible: {
					'jetpack-whatsapp': {},
					print: { shortname: 'print' },
					'custom-1': { name: 'My &amp; own' },
				},
				hidden: { x: {} },
				all: {},
			}),
		});
		expect(group()).toHaveTextContent('WhatsApp, Print, and My & own');
		expect(group()).toHaveTextContent('Behind the “More” button: X');
	});

	it.each([
		['none', { visible: [], hidden: [], all: [] }],
		['an odd value', 'facebook'],
	])('show a message for %s', async (_, value) => {
		await open({ before: withSetting('sharing_services', value) });
		expect(group()).toHaveTextContent('No services yet. Choose them below.');
	});
});

describe('sharing text and username', () => {
	const text = () => card().getByRole('textbox', { name: 'Text above the buttons' });
	const username = () => card().getByRole('textbox', { name: 'Username on X' });

	it('decodes entities in the text', async () => {
		await open({ before: withSetting('sharing_label', 'Share &amp; enjoy') });
		expect(text()).toHaveValue('Share & enjoy');
	});

	it('strips the @ from the username', async () => {
		const { site, user } = await open();
		await user.type(username(), '@example');
		await user.click(saveButton());
		await waitFor(() => expect(posted(site)).toEqual([{ 'jetpack-twitter-cards-site-tag': 'example' }]));
	});

	it('warns about an invalid username and shows the host’s reason', async () => {
		const { user } = await open({
			before: (site) => refuseSetting(site, 'jetpack-twitter-cards-site-tag', 'Not a username.'),
		});
		await user.type(username(), 'bad-name');
		expect(card().getByText('A username has up to 15 letters, digits and underscores.')).toBeVisible();
		await user.click(saveButton());
		expect(await card().findByText('Not a username.')).toBeVisible();
		expect(username()).toHaveValue('bad-name');
	});
});

it('sharing button settings can be changed only while the buttons are on', async () => {
	await open({ settings: { sharedaddy: false } });
	const REASON = 'Turn on “Add sharing buttons to your posts and pages” first.';
	expect(card().getAllByText(REASON)).toHaveLength(1);
	for (const control of [
		place('Posts'),
		place('Leave styles and scripts to the theme'),
		card().getByRole('combobox', { name: 'Button style' }),
		card().getByRole('textbox', { name: 'Username on X' }),
	]) {
		expect(control).toHaveAttribute('aria-disabled', 'true');
		expect(control).toHaveAccessibleDescription(expect.stringContaining(REASON));
	}
});

it('emails about likes can be turned off', async () => {
	const { site, user } = await open();
	const NAME = 'Send an email when someone likes a post';
	await user.click(region('Like buttons').getByRole('switch', { name: NAME }));
	await waitFor(() => expect(posted(site)).toEqual([{ social_notifications_like: false }]));
});
