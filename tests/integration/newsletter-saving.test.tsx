import { screen, waitFor } from '@testing-library/react';
import { CATEGORIES, message, MESSAGES, openNewsletter, preview, senderName } from '../support/newsletter';
import { region } from '../support/screens';
import { posted, querySave, refuseSetting, saveButton, withSetting } from '../support/settings-tab';
import { stored, pressUndo } from '../support/undo';

const saved = () => screen.findByText('Updated settings.');
const box = (label: string) => region(CATEGORIES).getByRole<HTMLInputElement>('checkbox', { name: label });

describe('Emails card', () => {
	it('saves the sender name, replies and excerpt in one request, and undoes them', async () => {
		const { user, site } = await openNewsletter({ card: 'newsletter-emails' });
		await user.type(senderName(), 'Ann');
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
		await pressUndo();
		await screen.findByText('Change undone.');
		expect(await stored(site, 'wpcom_subscription_emails_use_excerpt')).toBe(false);
		expect(senderName()).toHaveValue('');
	});

	it('shows the host’s error next to the refused field and keeps the draft', async () => {
		const { user, site } = await openNewsletter({ card: 'newsletter-emails' });
		refuseSetting(site, 'jetpack_subscriptions_from_name', 'No such name.');
		await user.type(senderName(), 'Ann');
		await user.click(saveButton());
		await waitFor(() =>
			expect(senderName()).toHaveAccessibleDescription(expect.stringContaining('No such name.')),
		);
		expect(preview().getByText('Ann')).toBeInTheDocument();
	});

	it('clears a sender name made only of tags', async () => {
		const { user } = await openNewsletter({
			card: 'newsletter-emails',
			settings: { jetpack_subscriptions_from_name: 'Ann' },
		});
		await user.clear(senderName());
		await user.type(senderName(), '<b></b>');
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(senderName()).toHaveValue('');
	});
});

describe('newsletter categories', () => {
	const ON = { wpcom_newsletter_categories_enabled: true };

	it('appear once turned on', async () => {
		const { user } = await openNewsletter({ card: 'newsletter-categories' });
		expect(region(CATEGORIES).queryByRole('checkbox')).not.toBeInTheDocument();
		await user.click(region(CATEGORIES).getByRole('switch', { name: 'Let subscribers choose categories' }));
		expect(await region(CATEGORIES).findByRole('group', { name: 'Categories' })).toBeInTheDocument();
	});

	it('can’t be saved with none selected, which hosts would silently ignore', async () => {
		const { user, site } = await openNewsletter({
			card: 'newsletter-categories',
			settings: { ...ON, wpcom_newsletter_categories: [2] },
		});
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

	it('keep a deleted category but don’t count it as selected', async () => {
		const { user, site } = await openNewsletter({
			card: 'newsletter-categories',
			settings: { ...ON, wpcom_newsletter_categories: [2, 99] },
		});
		await user.click(box('News'));
		expect(screen.getByText('Choose at least one newsletter category.')).toBeInTheDocument();
		await user.click(box('Recipes'));
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ wpcom_newsletter_categories: [99, 3] }]);
	});

	it('show the parent’s name, decode entities and skip invalid entries', async () => {
		await openNewsletter({
			card: 'newsletter-categories',
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

	it('can’t be undone back to none, which shows an error', async () => {
		const { user, site } = await openNewsletter({ card: 'newsletter-categories', settings: ON });
		await user.click(box('News'));
		await user.click(saveButton());
		await saved();
		await pressUndo();
		expect(await screen.findByText(/^We couldn’t undo the change\./)).toBeInTheDocument();
		expect(await stored(site, 'wpcom_newsletter_categories')).toEqual([2]);
	});
});

describe('subscriber messages', () => {
	it('leave out keys without a field when saving', async () => {
		const MAP = { invitation: 'Hi', welcome: '', comment_follow: '', seasonal: 'Ho' };
		const { user, site } = await openNewsletter({
			card: 'newsletter-messages',
			before: withSetting('subscription_options', MAP),
		});
		await user.type(message('Welcome email'), 'W');
		await user.click(saveButton());
		await waitFor(() => expect(posted(site)).toHaveLength(1));
		const [{ subscription_options: sent }] = posted(site) as [{ subscription_options: object }];
		// A host refuses the whole if it doesn't know one of them, and keeps those that aren't sent.
		expect(sent).toMatchObject({ invitation: 'Hi', welcome: 'W', comment_follow: '' });
		expect(sent).not.toHaveProperty('seasonal');
	});

	it('have a field for each message the host supports, and no others', async () => {
		const BEFORE = { invitation: '', welcome: '', comment_follow: '' };
		const labels = () =>
			region(MESSAGES)
				.getAllByRole<HTMLTextAreaElement>('textbox')
				.flatMap(({ labels: own }) => own?.[0]?.textContent ?? '');
		const { close } = await openNewsletter({
			card: 'newsletter-messages',
			before: withSetting('subscription_options', { welcome: 'x' }),
		});
		expect(labels()).toHaveLength(5);
		close();
		await openNewsletter({
			card: 'newsletter-messages',
			before: (site) => {
				withSetting('subscription_options', BEFORE)(site);
				site.editPage((state) => {
					const { subscriptions } = state.getModules as Record<string, { options: Record<string, object> }>;
					Object.assign(subscriptions?.options.subscription_options ?? {}, { default: BEFORE });
				});
			},
		});
		expect(labels()).toEqual(['Confirmation email', 'Welcome email', 'Confirmation email for comments']);
		expect(region(MESSAGES).queryByRole('checkbox')).not.toBeInTheDocument();
	});

	it('don’t count as changed once reverted', async () => {
		const { user } = await openNewsletter({ card: 'newsletter-messages' });
		await user.type(message('Welcome email'), 'x');
		expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
		await user.clear(message('Welcome email'));
		expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
	});

	it('can’t be saved when the host would truncate one', async () => {
		const { user, site } = await openNewsletter({ card: 'newsletter-messages' });
		await user.click(message('Description of the free plan'));
		await user.paste('x'.repeat(501));
		expect(screen.getByText('Shorten the description of the free plan.')).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		await user.type(message('Description of the free plan'), '{Backspace}');
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toHaveLength(1);
	});

	it('show the markup as the host sanitized it', async () => {
		const { user, site } = await openNewsletter({ card: 'newsletter-messages' });
		await user.click(message('Welcome email'));
		await user.paste('<strong>Hello</strong><img src="x">');
		await user.click(saveButton());
		await saved();
		expect(message('Welcome email')).toHaveValue('<strong>Hello</strong>');
		expect(await stored(site, 'subscription_options')).toMatchObject({ welcome: '<strong>Hello</strong>' });
	});
});
