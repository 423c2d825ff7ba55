import { act, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { expectLocked, openTab, queryLink } from '../support/open-tab';
import { region } from '../support/screens';

describe('reason shared by several controls', () => {
	it('shows once on the card and describes each control', async () => {
		await openTab('traffic', { card: 'ads', scenario: ['plan-complete'] });
		await waitFor(() => expect(region('Ads').getByRole('switch', { name: 'Posts' })).toBeInTheDocument());
		const card = region('Ads');
		const reason = 'Turn on “Show ads on this site” first.';
		expect(card.getAllByText(reason)).toHaveLength(1);
		const [master, ...others] = card.getAllByRole('switch');
		expect(master).not.toHaveAttribute('aria-disabled');
		expect(others).toHaveLength(8);
		others.forEach((control) => expectLocked(control, reason));
	});

	it('shows once for a field and a button', async () => {
		await openTab('security', { card: 'brute-force', on: { protect: false } });
		const card = region('Brute force protection');
		const reason = 'Turn on “Block brute force attacks” first.';
		expect(card.getAllByText(reason)).toHaveLength(1);
		expectLocked(card.getByRole('button', { name: 'Add to Always Allowed list' }), reason);
		expectLocked(card.getByRole('textbox', { name: 'Always allowed IP addresses' }), reason);
	});

	it('shows once for the whole card if nothing on it can be changed', async () => {
		await openTab('discussion', { card: 'subscriptions', scenario: ['offline-constant'] });
		const card = region('Subscriptions');
		expect(card.getAllByText('Unavailable in Offline Mode')).toHaveLength(1);
		expect(card.queryByText(/^Turn on/)).not.toBeInTheDocument();
		card.getAllByRole('switch').forEach((control) => expectLocked(control, 'Unavailable in Offline Mode'));
	});
});

it('the Tools tab has export and import, which search and Privacy lead to', async () => {
	const { user } = await openApp({ hash: '#/privacy' });
	expect(screen.queryByRole('region', { name: 'Export and import' })).not.toBeInTheDocument();
	await user.click(await screen.findByRole('link', { name: 'Export or import your settings' }));
	expect(await screen.findByRole('heading', { level: 1, name: 'Tools' })).toBeInTheDocument();
	expect(await screen.findByRole('button', { name: 'Export settings' })).toBeInTheDocument();
	expect(await screen.findByLabelText('Import settings from a file')).toBeInTheDocument();
	act(() => void (window.location.hash = '#/security?term=export'));
	expect(await screen.findByRole('region', { name: 'Export and import' })).toBeInTheDocument();
});

describe('block theme', () => {
	const RELATED = 'Add related posts to a template as a block';
	const CUSTOMIZER = 'Configure related posts in the Customizer';
	const TEMPLATES = 'http://127.0.0.1:4400/wp-admin/site-editor.php?postType=wp_template';

	it('gets related posts, sharing and like buttons as template blocks, not the Customizer', async () => {
		const scenario = ['everything-on', 'jetpack-16'];
		await openTab('traffic', { card: 'related-posts', scenario });
		expect(await screen.findByRole('link', { name: RELATED })).toHaveAttribute('href', TEMPLATES);
		expect(queryLink(CUSTOMIZER)).not.toBeInTheDocument();
		await openTab('sharing', { scenario });
		for (const what of ['sharing buttons', 'a like button']) {
			expect(
				await screen.findByRole('link', { name: `Add ${what} to a template as a block` }),
			).toHaveAttribute('href', TEMPLATES);
		}
	});

	it.each([[['everything-on']], [['everything-on', 'jetpack-16', 'capable-theme']]])(
		'is what the Customizer link and the lack of blocks go by (%j)',
		async (scenario) => {
			await openTab('traffic', { card: 'related-posts', scenario });
			expect(await screen.findByRole('link', { name: CUSTOMIZER })).toBeInTheDocument();
			expect(queryLink(RELATED)).not.toBeInTheDocument();
			await openTab('sharing', { scenario, card: 'like-buttons' });
			expect(await screen.findByRole('heading', { level: 2, name: 'Like buttons' })).toBeInTheDocument();
			expect(queryLink(/as a block/)).not.toBeInTheDocument();
		},
	);
});
