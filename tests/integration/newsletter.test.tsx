import { screen, waitFor } from '@testing-library/react';
import {
	CATEGORIES,
	message,
	MESSAGES,
	openNewsletter,
	preview,
	senderName,
	TODAY,
} from '../support/newsletter';
import { openApp, type OpenOptions } from '../support/open-app';
import { expectLocked, flip, toggle } from '../support/open-tab';
import { app, arrived, cards, hasRegion, region, sections } from '../support/screens';
import { posted, querySave } from '../support/settings-tab';

const SWITCH = 'Let visitors subscribe to new posts and comments by email';
const CARDS = ['Newsletter', 'Subscribe forms', 'Emails', CATEGORIES, MESSAGES];

const openPage = async (options: OpenOptions) => {
	const opened = await openApp({ scenario: TODAY, hash: '#/newsletter', ...options });
	await arrived();
	return opened;
};
const tabLink = () => app().queryByRole('link', { name: 'Newsletter' });

describe('Newsletter tab', () => {
	it('sits between Discussion and Traffic with its cards', async () => {
		await openPage({});
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

	it('is missing on hosts without its settings, where Discussion keeps the card', async () => {
		const { reopen } = await openPage({
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
		await reopen('#/discussion');
		await arrived();
		expect(hasRegion('Subscriptions')).toBe(true);
		expect(tabLink()).toBeNull();
	});

	it('takes over the Discussion card and redirects links to it', async () => {
		Element.prototype.scrollIntoView = () => {};
		const { reopen } = await openPage({ hash: '#/discussion?at=comments' });
		expect(window.location.hash).toBe('#/discussion?at=comments');
		expect(hasRegion('Subscriptions')).toBe(false);
		expect(tabLink()).toBeInTheDocument();
		for (const at of ['subscriptions', 'view-followers']) {
			await reopen(`#/discussion?at=${at}`);
			await waitFor(() => expect(window.location.hash).toBe(`#/newsletter?at=${at}`));
			await waitFor(() =>
				expect(document.activeElement?.closest('[data-setting]')).toHaveAttribute('data-setting', at),
			);
		}
	});

	it('comes up in a search', async () => {
		const { reopen } = await openPage({ hash: '#/security?term=subscriptions' });
		for (const [term, card] of [
			['subscriptions', 'Newsletter'],
			['welcome email', MESSAGES],
		] as const) {
			await reopen(`#/security?term=${term}`);
			expect(await screen.findByRole('heading', { level: 2, name: 'Newsletter' })).toBeInTheDocument();
			expect(cards()).toContain(card);
			expect(hasRegion('Subscriptions')).toBe(false);
		}
	});

	it('links to the host’s subscribers page unless that’s one of our own screens', async () => {
		const link = () => screen.getByRole('link', { name: /^View email subscribers/ });
		const configure_url = '/wp-admin/admin.php?page=jetpack#/newsletter';
		const { close } = await openNewsletter();
		expect(link()).toHaveAttribute('href', expect.stringContaining('admin.php?page=jetpack-newsletter'));
		close();
		await openNewsletter({
			before: (site) => site.page({ getModules: { subscriptions: { configure_url } } }),
		});
		expect(link()).not.toHaveAttribute('href', expect.stringContaining('#/newsletter'));
	});

	it('disables everything but its own switch while the newsletter is off', async () => {
		const { user, site } = await openNewsletter({
			on: { subscriptions: false },
			settings: { wpcom_newsletter_categories_enabled: true },
		});
		const REASON = /^Turn on “.+” first\.$/;
		for (const control of screen.getAllByRole('switch')) {
			const isOwn = control.getAttribute('aria-label') === SWITCH;
			expect(control.getAttribute('aria-disabled')).toBe(isOwn ? null : 'true');
		}
		expectLocked(senderName(), 'Turn on “Newsletter” first.');
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
	])('%s, warns only if nothing can be added to the menu', async (_, scenario, isSaid) => {
		await openNewsletter({
			scenario: [...TODAY, ...scenario],
			settings: { jetpack_subscriptions_login_navigation_enabled: true },
		});
		const note = screen.queryByText('Your theme isn’t a block theme, so nothing is added to your menu.');
		expect(note !== null).toBe(isSaid);
	});
});

describe('email preview', () => {
	it('follows unsaved edits and reverts on discard', async () => {
		const { user, site } = await openNewsletter();
		expect(preview().getByText('Example Site')).toBeInTheDocument();
		await user.type(senderName(), 'Ann <Lee> & Co');
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

	it('shows each part only while it’s on', async () => {
		const app = await openNewsletter({ card: 'newsletter-emails' });
		for (const [label, part] of [
			['Featured image', () => preview().queryByText('Featured image')],
			['Author’s avatar', () => preview().queryByRole('img', { name: 'Avatar of admin' })],
			['Author’s name', () => preview().queryByText('admin')],
			[
				'Date of the post',
				() => preview().queryByText(String(new Date().getUTCFullYear()), { exact: false }),
			],
		] as const) {
			for (let round = 0; round < 2; round++) {
				const isOn = toggle(label).getAttribute('aria-checked') === 'true';
				expect([label, part() !== null]).toEqual([label, isOn]);
				await flip(app, label);
				expect(toggle(label)).toHaveAttribute('aria-checked', String(!isOn));
			}
		}
	});

	it('survives invalid values from the host', async () => {
		await openNewsletter({
			before: (site) =>
				site.editPage((state) =>
					Object.assign(state.settings as object, {
						jetpack_subscriptions_reply_to: 'pigeon',
						jetpack_subscriptions_from_name: ['x'],
						wpcom_newsletter_categories: 'all',
						categories: { one: 1 },
						subscription_options: 'none',
						wpcom_newsletter_categories_enabled: '1',
					}),
				),
		});
		expect(sections().filter((title) => CARDS.includes(title ?? ''))).toEqual(CARDS);
		expect(region('Emails').getByRole('radiogroup', { name: 'Replies' })).toBeInTheDocument();
		expect(preview().getByText('Example Site')).toBeInTheDocument();
		expect(screen.getByText('Your site has no categories yet.')).toBeInTheDocument();
		expect(message('Welcome email')).toHaveValue('');
	});
});
