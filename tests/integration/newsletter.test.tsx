import { screen, waitFor, within } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { flip, itShows, openTab, saved, toggle, type TabOptions } from '../support/open-tab';
import { app, arrived, cards, expectShown, hasRegion, region, sections, shown } from '../support/screens';
import {
	posted,
	pressUndo,
	querySave,
	refuseSetting,
	saveButton,
	stored,
	withSetting,
} from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const scenario = ['connected', 'jetpack-16'];
const on = { subscriptions: true };
const SWITCH = 'Let visitors subscribe by email';
const CATEGORIES = 'Newsletter categories';
const MESSAGES = 'Messages to subscribers';
const CARDS = ['Newsletter', 'Subscribe forms', 'Emails', CATEGORIES, MESSAGES];

const open = (options: TabOptions = {}) => openTab('newsletter', { scenario, on, ...options });
const preview = () => within(screen.getByRole('figure', { name: /^Email preview/ }));
const senderName = () => region('Emails').getByRole('textbox', { name: 'Sender name' });
const message = (label: string) =>
	region(MESSAGES).getByRole<HTMLTextAreaElement>('textbox', { name: label });

describe('Newsletter tab', () => {
	const openPage = async (options: OpenOptions) => {
		const opened = await openApp(options);
		await arrived();
		return opened;
	};

	it('sits between Discussion and Traffic, takes over the card there and links to it, and comes up in a search', async () => {
		Element.prototype.scrollIntoView = () => {};
		const { reopen } = await openPage({ scenario, hash: '#/newsletter' });
		expect(sections().filter((title) => CARDS.includes(title ?? ''))).toEqual(CARDS);
		const links = app().getAllByRole('link');
		expect(links.map(({ textContent }) => textContent).join()).toContain('Discussion,Newsletter,Traffic');
		await reopen('#/discussion?at=comments');
		expect(window.location.hash).toBe('#/discussion?at=comments');
		expect(hasRegion('Subscriptions')).toBe(false);
		for (const at of ['subscriptions', 'view-followers']) {
			await reopen(`#/discussion?at=${at}`);
			await waitFor(() => expect(window.location.hash).toBe(`#/newsletter?at=${at}`));
			await waitFor(() =>
				expect(document.activeElement?.closest('[data-setting]')).toHaveAttribute('data-setting', at),
			);
		}
		await reopen('#/security?term=welcome%20email');
		expect(await screen.findByRole('heading', { level: 2, name: 'Newsletter' })).toBeInTheDocument();
		expect(cards()).toContain(MESSAGES);
	});

	it('is missing on hosts without its settings, where Discussion keeps the card', async () => {
		const { reopen } = await openPage({
			hash: '#/newsletter',
			before: (site) =>
				site.changePage((html) =>
					html.replace('id="jp-plugin-container"', '$& data-host-page="admin.php?page=jetpack&skip=1"'),
				),
		});
		expect(window.location.hash).toBe('#/dashboard');
		expect(await screen.findByText('That page isn’t part of this dashboard.')).toBeInTheDocument();
		const link = screen.getByRole('link', { name: 'Open it in Jetpack' });
		expect(link).toHaveAttribute('href', expect.stringMatching(/#\/newsletter$/));
		await reopen('#/discussion');
		await arrived();
		expect(hasRegion('Subscriptions')).toBe(true);
		expect(app().queryByRole('link', { name: 'Newsletter' })).not.toBeInTheDocument();
	});

	it('disables everything but its own switch while the newsletter is off', async () => {
		const { user, site } = await open({
			on: { subscriptions: false },
			settings: { wpcom_newsletter_categories_enabled: true },
		});
		expect(shown().match(/\[[^\]]*: (on|off)\]/g)).toEqual([`[${SWITCH}: off]`]);
		expect(shown()).toMatch(/\[Sender name, locked: [^\]]*Turn on “Newsletter” first\./);
		for (const radio of screen.getAllByRole('radio')) {
			await user.click(radio);
		}
		await user.type(message('Welcome email'), 'x');
		expect(message('Welcome email')).toHaveValue('');
		expect(querySave()).not.toBeInTheDocument();
		expect(posted(site)).toEqual([]);
	});

	const configure_url = '/wp-admin/admin.php?page=jetpack#/newsletter';
	const ownScreen = (site: TestSite) => site.page({ getModules: { subscriptions: { configure_url } } });

	itShows(
		'links to the subscribers, but not on our own screen: %s',
		['newsletter', 'newsletter'],
		[
			['the host’s page', { scenario, on }, [/\[View email .* → \S+admin\.php\?page=jetpack-newsletter/]],
			['our screen', { scenario, on, before: ownScreen }, ['[View email subscribers'], ['#/newsletter']],
		],
	);

	const settings = { jetpack_subscriptions_login_navigation_enabled: true };
	const NOTE = 'Your theme isn’t a block theme, so nothing is added to your menu.';

	itShows(
		'warns only if nothing can be added to the menu: %s',
		['newsletter', 'subscribe-forms'],
		[
			['a theme without blocks', { scenario: [...scenario, 'capable-theme'], on, settings }, [NOTE]],
			['a theme with blocks', { scenario, on, settings }, ['[Login link in the menu: on]'], [NOTE]],
		],
	);

	it('survives invalid values from the host', async () => {
		const odd = {
			jetpack_subscriptions_reply_to: 'pigeon',
			jetpack_subscriptions_from_name: ['x'],
			wpcom_newsletter_categories: 'all',
			categories: { one: 1 },
			subscription_options: 'none',
			wpcom_newsletter_categories_enabled: '1',
		};
		await open({ before: (site) => Object.entries(odd).forEach((each) => withSetting(...each)(site)) });
		expect(sections().filter((title) => CARDS.includes(title ?? ''))).toEqual(CARDS);
		expectShown(['Replies', 'Your site has no categories yet.', '[Welcome email]']);
		expect(preview().getByText('Example Site')).toBeInTheDocument();
	});
});

describe('Emails card', () => {
	const card = 'newsletter-emails';

	it('has a preview that follows edits, saves them in one request and undoes them', async () => {
		const { user, site } = await open({ card });
		expect(preview().getByText('Example Site')).toBeInTheDocument();
		expect(preview().getByText('Published as comments')).toBeInTheDocument();
		await user.type(senderName(), 'A <b> & C');
		expect(preview().getByText('A <b> & C')).toBeInTheDocument();
		await user.clear(senderName());
		expect(preview().getByText('Example Site')).toBeInTheDocument();
		await user.click(screen.getByRole('radio', { name: 'Don’t accept replies' }));
		expect(preview().getByText('Not accepted')).toBeInTheDocument();
		expect(preview().queryByText('Continue reading')).not.toBeInTheDocument();
		await user.type(senderName(), 'Ann');
		await user.click(screen.getByRole('radio', { name: 'Excerpt' }));
		expect(preview().getByText('Continue reading')).toBeInTheDocument();
		expect(posted(site)).toEqual([]);
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([
			{
				jetpack_subscriptions_from_name: 'Ann',
				jetpack_subscriptions_reply_to: 'no-reply',
				wpcom_subscription_emails_use_excerpt: true,
			},
		]);
		await pressUndo();
		await screen.findByText('Change undone.');
		expect(await stored(site, 'wpcom_subscription_emails_use_excerpt')).toBe(false);
		expect(senderName()).toHaveValue('');
		expect(preview().queryByText('Continue reading')).not.toBeInTheDocument();
	});

	it('shows each part only while it’s on', async () => {
		const opened = await open({ card });
		for (const [label, part] of [
			['Featured image', () => preview().queryByText('Featured image')],
			['Author’s avatar', () => preview().queryByRole('img', { name: 'admin’s avatar' })],
			['Author’s name', () => preview().queryByText('admin')],
			['Post date', () => preview().queryByText(/\b20\d\d\b/)],
		] as const) {
			const isOn = part() !== null;
			expect(toggle(label)).toHaveAttribute('aria-checked', String(isOn));
			await flip(opened, label);
			expect(toggle(label)).toHaveAttribute('aria-checked', String(!isOn));
			expect([label, part() !== null]).toEqual([label, !isOn]);
		}
	});

	it('keeps a refused name with the host’s error next to it, and clears one made only of tags', async () => {
		const { user, site } = await open({ card, settings: { jetpack_subscriptions_from_name: 'Ann' } });
		refuseSetting(site, 'jetpack_subscriptions_from_name', 'No such name.');
		await user.clear(senderName());
		await user.type(senderName(), '<b></b>');
		await user.click(saveButton());
		await waitFor(() => expect(senderName()).toHaveAccessibleDescription(/No such name\./));
		expect(preview().getByText('<b></b>')).toBeInTheDocument();
		site.recover();
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(senderName()).toHaveValue('');
	});
});

describe('newsletter categories', () => {
	const card = 'newsletter-categories';
	const ON = { wpcom_newsletter_categories_enabled: true };
	const box = (label: string) => region(CATEGORIES).getByRole<HTMLInputElement>('checkbox', { name: label });
	const LACKING = 'Choose at least one newsletter category.';

	it('appear once turned on, and can’t be undone back to none, which shows an error', async () => {
		const { user, site } = await open({ card });
		expect(region(CATEGORIES).queryByRole('checkbox')).not.toBeInTheDocument();
		await user.click(toggle('Let subscribers choose categories'));
		expect(await region(CATEGORIES).findByRole('group', { name: 'Categories' })).toBeInTheDocument();
		await user.click(box('News'));
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		await pressUndo();
		expect(await screen.findByText(/^We couldn’t undo the change\./)).toBeInTheDocument();
		expect(await stored(site, 'wpcom_newsletter_categories')).toEqual([2]);
	});

	it.each([
		['can’t be saved with none selected, which hosts would silently ignore', [2], [2, 3]],
		['keep a deleted one, but don’t count it as selected', [2, 99], [2, 99, 3]],
	])('%s', async (_, before, after) => {
		const { user, site } = await open({ card, settings: { ...ON, wpcom_newsletter_categories: before } });
		expect(box('News').checked).toBe(true);
		await user.click(box('News'));
		expect(screen.getByText(LACKING)).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		await user.click(box('News'));
		expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
		await user.click(box('Recipes'));
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ wpcom_newsletter_categories: after }]);
	});

	it('show the parent’s name, decode entities and skip invalid entries', async () => {
		await open({
			card,
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
});

describe('subscriber messages', () => {
	const card = 'newsletter-messages';
	const OPTION = 'subscription_options';
	const FREE = 'Free plan description';
	const THREE = { invitation: '', welcome: '', comment_follow: '' };

	it('leave out keys without a field, don’t count as changed once reverted, and aren’t sent if they’re too long', async () => {
		const { user, site } = await open({
			card,
			before: withSetting(OPTION, { ...THREE, invitation: 'Hi', seasonal: 'Ho' }),
		});
		await user.type(message('Welcome email'), 'W');
		expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
		await user.clear(message('Welcome email'));
		expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
		await user.click(message(FREE));
		await user.paste('x'.repeat(501));
		expect(screen.getByText('Shorten the free plan’s description.')).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		await user.type(message(FREE), '{Backspace}');
		await user.click(message('Welcome email'));
		await user.paste('<strong>Hello</strong><img src="x">');
		await user.click(saveButton());
		await saved();
		const [{ [OPTION]: sent }] = posted(site) as [{ [OPTION]: object }];
		// A host refuses the whole if it doesn't know one of them, and keeps those that aren't sent.
		expect(sent).toMatchObject({
			invitation: 'Hi',
			comment_follow: '',
			free_tier_description: 'x'.repeat(500),
		});
		expect(sent).not.toHaveProperty('seasonal');
		expect(message('Welcome email')).toHaveValue('<strong>Hello</strong>');
	});

	const FIELDS = ['[Confirmation email]', '[Welcome email]', '[Confirmation email for comments]'];
	const old: TabOptions['before'] = (site) => {
		withSetting(OPTION, THREE)(site);
		const options = { [OPTION]: { default: undefined } };
		site.page({ getModules: { subscriptions: { options } } });
	};

	itShows(
		'have a field for each message the host supports, and no others: %s',
		['newsletter', card],
		[
			['all', { scenario, on, before: withSetting(OPTION, { welcome: 'x' }) }, [...FIELDS, `[${FREE}]`]],
			['three', { scenario, on, before: old }, FIELDS, [/free/i]],
		],
	);
});
