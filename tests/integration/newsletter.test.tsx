import { screen, waitFor, within } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { app, arrived, cards, hasRegion, region, sections } from '../support/screens';
import { posted, querySave, refuseSetting, saveButton, withSetting } from '../support/settings-tab';
import { stored, undoButton } from '../support/undo';

afterEach(closeApps);

jest.setTimeout(20_000);

const TODAY = ['connected', 'jetpack-16'];

/** Today's host with its newsletter on, unless a test turns it off. */
async function open({ isOn = true, settings = {}, before, ...options }: TabOptions = {}) {
	const opened = await openApp({
		scenario: TODAY,
		hash: '#/newsletter',
		...options,
		before: async (site) => {
			await site.setSwitches({ subscriptions: isOn });
			await site.post('settings', settings);
			await before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	return opened;
}

type TabOptions = OpenOptions & { isOn?: boolean; settings?: object };

const SWITCH = 'Let visitors subscribe to new posts and comments by email';
const CATEGORIES = 'Newsletter categories';
const MESSAGES = 'Messages to subscribers';
const CARDS = ['Newsletter', 'Subscribe forms', 'Emails', CATEGORIES, MESSAGES];

const tabLink = () => app().queryByRole('link', { name: 'Newsletter' });
const preview = () => within(screen.getByRole('figure', { name: /^Preview of an email/ }));
const name = () => region('Emails').getByRole('textbox', { name: 'Sender name' });
const box = (label: string) => region(CATEGORIES).getByRole<HTMLInputElement>('checkbox', { name: label });
const message = (label: string) =>
	region(MESSAGES).getByRole<HTMLTextAreaElement>('textbox', { name: label });
const saved = () => screen.findByText('Updated settings.');

describe('the Newsletter tab', () => {
	it('is between Discussion and Traffic, with its cards', async () => {
		await open();
		expect(sections().filter((title) => CARDS.includes(title ?? ''))).toEqual(CARDS);
		const tabs = app()
			.getAllByRole('link')
			.map(({ textContent }) => textContent);
		expect(tabs.slice(tabs.indexOf('Discussion'), tabs.indexOf('Traffic') + 1)).toEqual([
			'Discussion',
			'Newsletter',
			'Traffic',
		]);
	});

	it('isn’t there on a host without settings of it, which keeps the card in Discussion', async () => {
		await open({
			scenario: ['connected'],
			before: (site) =>
				site.changePage((html) =>
					html.replace('id="jp-plugin-container"', '$& data-host-page="admin.php?page=jetpack&skip=1"'),
				),
		});
		expect(window.location.hash).toBe('#/dashboard');
		expect(await screen.findByText('That page isn’t part of this dashboard.')).toBeInTheDocument();
		expect(screen.getByRole('link', { name: 'Open it in Jetpack' })).toHaveAttribute(
			'href',
			expect.stringMatching(/#\/newsletter$/),
		);
		closeApps();
		await open({ scenario: ['connected'], hash: '#/discussion' });
		expect(hasRegion('Subscriptions')).toBe(true);
		expect(tabLink()).toBeNull();
	});

	it('takes the card of Discussion, and links to it lead on', async () => {
		Element.prototype.scrollIntoView = () => {};
		await open({ hash: '#/discussion' });
		expect(hasRegion('Subscriptions')).toBe(false);
		expect(tabLink()).toBeInTheDocument();
		for (const at of ['subscriptions', 'stb_enabled', 'view-followers']) {
			closeApps();
			await open({ hash: `#/discussion?at=${at}` });
			await waitFor(() => expect(window.location.hash).toBe(`#/newsletter?at=${at}`));
			await waitFor(() =>
				expect(document.activeElement?.closest('[data-setting]')).toHaveAttribute('data-setting', at),
			);
		}
		closeApps();
		await open({ hash: '#/discussion?at=comments' });
		expect(window.location.hash).toBe('#/discussion?at=comments');
	});

	it.each([
		['newsletter', 'Newsletter'],
		['subscriptions', 'Newsletter'],
		['pop-up', 'Subscribe forms'],
		['from name', 'Emails'],
		['welcome email', MESSAGES],
	])('is found by "%s": %s', async (term, card) => {
		await open({ hash: `#/security?term=${term}` });
		expect(await screen.findByRole('heading', { level: 2, name: 'Newsletter' })).toBeInTheDocument();
		expect(cards()).toContain(card);
		expect(hasRegion('Subscriptions')).toBe(false);
	});

	it('leads to the host’s page of subscribers, and to the provider if that page is a screen of ours', async () => {
		await open();
		const link = () => screen.getByRole('link', { name: /^View email subscribers/ });
		expect(link()).toHaveAttribute('href', expect.stringContaining('admin.php?page=jetpack-newsletter'));
		closeApps();
		await open({
			before: (site) =>
				site.editPage((state) => {
					const { subscriptions } = state.getModules as Record<string, Record<string, unknown>>;
					Object.assign(subscriptions ?? {}, {
						configure_url: '/wp-admin/admin.php?page=jetpack#/newsletter',
					});
				}),
		});
		expect(link()).not.toHaveAttribute('href', expect.stringContaining('#/newsletter'));
	});

	it('has everything but its switch disabled while the newsletter is off', async () => {
		const { user, site } = await open({
			isOn: false,
			settings: { wpcom_newsletter_categories_enabled: true },
		});
		const REASON = /^Turn on “.+” first\.$/;
		for (const control of screen.getAllByRole('switch')) {
			const isOwn = control.getAttribute('aria-label') === SWITCH;
			expect(control.getAttribute('aria-disabled')).toBe(isOwn ? null : 'true');
		}
		expect(name()).toHaveAccessibleDescription(expect.stringMatching(/Turn on “Newsletter” first\./));
		for (const radio of screen.getAllByRole('radio')) {
			await user.click(radio);
		}
		expect(screen.getByRole('radiogroup', { name: 'Text of the post' })).toHaveAccessibleDescription(REASON);
		await user.type(message('Welcome email'), 'x');
		expect(message('Welcome email')).toHaveValue('');
		expect(region(CATEGORIES).queryByRole('checkbox')).not.toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(posted(site)).toEqual([]);
	});

	it.each([
		['on a theme without blocks', ['capable-theme'], true],
		['with blocks', [], false],
	])('says %s whether the menu gets what is turned on', async (_, scenario, isSaid) => {
		await open({
			scenario: [...TODAY, ...scenario],
			settings: { jetpack_subscriptions_login_navigation_enabled: true },
		});
		const note = screen.queryByText('Your theme isn’t a block theme, so nothing is added to your menu.');
		expect(note !== null).toBe(isSaid);
	});
});

describe('the preview of an email', () => {
	it('follows what is typed and chosen before it is saved', async () => {
		const { user, site } = await open();
		expect(preview().getByText('Example Site')).toBeInTheDocument();
		await user.type(name(), 'Ann <Lee> & Co');
		expect(preview().getByText('Ann <Lee> & Co')).toBeInTheDocument();
		expect(preview().getByText('Become comments')).toBeInTheDocument();
		await user.click(screen.getByRole('radio', { name: 'Don’t accept replies' }));
		expect(preview().getByText('Aren’t accepted')).toBeInTheDocument();
		expect(preview().queryByText('Read the rest on the site')).not.toBeInTheDocument();
		await user.click(screen.getByRole('radio', { name: 'Excerpt' }));
		expect(preview().getByText('Read the rest on the site')).toBeInTheDocument();
		expect(posted(site)).toEqual([]);
		await user.click(screen.getByRole('button', { name: 'Discard' }));
		expect(preview().getByText('Example Site')).toBeInTheDocument();
		expect(preview().queryByText('Read the rest on the site')).not.toBeInTheDocument();
	});

	it.each([
		['Featured image', () => preview().queryByText('Featured image')],
		['Author’s avatar', () => preview().queryByRole('img', { name: 'Avatar of admin' })],
		['Author’s name', () => preview().queryByText('admin')],
		['Date of the post', () => preview().queryByText(String(new Date().getUTCFullYear()), { exact: false })],
	])('has the part "%s" where it is turned on', async (label, part) => {
		const { user } = await open();
		const control = () => screen.getByRole('switch', { name: label });
		for (const round of [1, 2]) {
			const isOn = control().getAttribute('aria-checked') === 'true';
			expect([round, part() !== null]).toEqual([round, isOn]);
			await user.click(control());
			await waitFor(() => expect(control()).not.toHaveAttribute('aria-busy'));
			expect(control()).toHaveAttribute('aria-checked', String(!isOn));
		}
	});

	it('stands what a host should not hold', async () => {
		await open({
			before: (site) => {
				withSetting('jetpack_subscriptions_reply_to', 'pigeon')(site);
				withSetting('jetpack_subscriptions_from_name', ['x'])(site);
				withSetting('wpcom_newsletter_categories', 'all')(site);
				withSetting('categories', { one: 1 })(site);
				withSetting('subscription_options', 'none')(site);
				withSetting('wpcom_newsletter_categories_enabled', '1')(site);
			},
		});
		expect(sections().filter((title) => CARDS.includes(title ?? ''))).toEqual(CARDS);
		expect(region('Emails').getByRole('radiogroup', { name: 'Replies' })).toBeInTheDocument();
		expect(preview().getByText('Example Site')).toBeInTheDocument();
		expect(screen.getByText('Your site has no categories yet.')).toBeInTheDocument();
		expect(message('Welcome email')).toHaveValue('');
	});
});

describe('what is saved of the emails', () => {
	it('is the name, where replies go and how long they are, by one call', async () => {
		const { user, site } = await open();
		await user.type(name(), 'Ann');
		await user.click(screen.getByRole('radio', { name: 'Send replies to the author of the post' }));
		await user.click(screen.getByRole('radio', { name: 'Excerpt' }));
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([
			{
				jetpack_subscriptions_from_name: 'Ann',
				jetpack_subscriptions_reply_to: 'author',
				wpcom_subscription_emails_use_excerpt: true,
			},
		]);
		await user.click(await undoButton());
		await screen.findByText('Change undone.');
		expect(await stored(site, 'wpcom_subscription_emails_use_excerpt')).toBe(false);
		expect(name()).toHaveValue('');
	});

	it('says beside the field what the host refused', async () => {
		const { user, site } = await open();
		refuseSetting(site, 'jetpack_subscriptions_from_name', 'No such name.');
		await user.type(name(), 'Ann');
		await user.click(saveButton());
		await waitFor(() => expect(name()).toHaveAccessibleDescription(expect.stringContaining('No such name.')));
		expect(preview().getByText('Ann')).toBeInTheDocument();
	});

	it('is no name that is nothing but tags', async () => {
		const { user } = await open({ settings: { jetpack_subscriptions_from_name: 'Ann' } });
		await user.clear(name());
		await user.type(name(), '<b></b>');
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(name()).toHaveValue('');
	});
});

describe('newsletter categories', () => {
	const ON = { wpcom_newsletter_categories_enabled: true };

	it('show once they are turned on', async () => {
		const { user } = await open();
		expect(region(CATEGORIES).queryByRole('checkbox')).not.toBeInTheDocument();
		await user.click(region(CATEGORIES).getByRole('switch', { name: 'Let subscribers choose categories' }));
		expect(await region(CATEGORIES).findByRole('group', { name: 'Categories' })).toBeInTheDocument();
	});

	it('aren’t saved without any: hosts would keep the old ones and say nothing', async () => {
		const { user, site } = await open({ settings: { ...ON, wpcom_newsletter_categories: [2] } });
		expect(box('News').checked).toBe(true);
		await user.click(box('News'));
		expect(screen.getByText('Choose at least one newsletter category.')).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		await user.click(box('News'));
		expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
		await user.click(box('Recipes'));
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ wpcom_newsletter_categories: [2, 3] }]);
	});

	it('keep one that was deleted since, and never count it as chosen', async () => {
		const { user, site } = await open({ settings: { ...ON, wpcom_newsletter_categories: [2, 99] } });
		await user.click(box('News'));
		expect(screen.getByText('Choose at least one newsletter category.')).toBeInTheDocument();
		await user.click(box('Recipes'));
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ wpcom_newsletter_categories: [99, 3] }]);
	});

	it('have the names of those above them, as the site writes them', async () => {
		await open({
			settings: ON,
			before: withSetting('categories', [
				{ term_id: 5, name: 'Food &amp; drink', parent: 0 },
				{ term_id: 6, name: 'Tea', parent: 5 },
				{ term_id: 'x', name: 'No number', parent: 0 },
			]),
		});
		expect(box('Food & drink')).toBeInTheDocument();
		expect(box('Tea')).toHaveAccessibleDescription('Food & drink');
		expect(region(CATEGORIES).getAllByRole('checkbox')).toHaveLength(2);
	});

	it('can’t go back to none: the undo says so', async () => {
		const { user, site } = await open({ settings: ON });
		await user.click(box('News'));
		await user.click(saveButton());
		await saved();
		await user.click(await undoButton());
		expect(await screen.findByText(/^We couldn’t undo the change\./)).toBeInTheDocument();
		expect(await stored(site, 'wpcom_newsletter_categories')).toEqual([2]);
	});
});

describe('messages to subscribers', () => {
	it('leave alone what we have no field for', async () => {
		const MAP = { invitation: 'Hi', welcome: '', comment_follow: '', seasonal: 'Ho' };
		const { user, site } = await open({ before: withSetting('subscription_options', MAP) });
		await user.type(message('Welcome email'), 'W');
		await user.click(saveButton());
		await waitFor(() => expect(posted(site)).toHaveLength(1));
		const [{ subscription_options: sent }] = posted(site) as [{ subscription_options: object }];
		// A host refuses the whole if it doesn't know one of them, and keeps those that aren't sent.
		expect(sent).toMatchObject({ invitation: 'Hi', welcome: 'W', comment_follow: '' });
		expect(sent).not.toHaveProperty('seasonal');
	});

	it('have a field for what the host names, and for nothing else', async () => {
		const BEFORE = { invitation: '', welcome: '', comment_follow: '' };
		const labels = () =>
			region(MESSAGES)
				.getAllByRole<HTMLTextAreaElement>('textbox')
				.flatMap(({ labels: own }) => own?.[0]?.textContent ?? '');
		await open({ before: withSetting('subscription_options', { welcome: 'x' }) });
		expect(labels()).toHaveLength(5);
		closeApps();
		await open({
			before: (site) => {
				withSetting('subscription_options', BEFORE)(site);
				site.editPage((state) => {
					const { subscriptions } = state.getModules as Record<string, { options: Record<string, object> }>;
					Object.assign(subscriptions?.options.subscription_options ?? {}, { default: BEFORE });
				});
			},
		});
		expect(labels()).toEqual([
			'Email that asks to confirm',
			'Welcome email',
			'Email that asks to confirm, for comments',
		]);
		expect(region(MESSAGES).queryByRole('checkbox')).not.toBeInTheDocument();
	});

	it('are no edit once they are as before', async () => {
		const { user } = await open();
		await user.type(message('Welcome email'), 'x');
		expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
		await user.clear(message('Welcome email'));
		expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
	});

	it('aren’t saved if the host would cut one off', async () => {
		const { user, site } = await open();
		await user.click(message('Description of the free plan'));
		await user.paste('x'.repeat(501));
		expect(screen.getByText('Shorten the description of the free plan.')).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		await user.type(message('Description of the free plan'), '{Backspace}');
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toHaveLength(1);
	});

	it('show what the host made of the markup', async () => {
		const { user, site } = await open();
		await user.click(message('Welcome email'));
		await user.paste('<strong>Hello</strong><img src="x">');
		await user.click(saveButton());
		await saved();
		expect(message('Welcome email')).toHaveValue('<strong>Hello</strong>');
		expect(await stored(site, 'subscription_options')).toMatchObject({ welcome: '<strong>Hello</strong>' });
	});
});
