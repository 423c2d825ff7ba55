import { act, screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { querySave, saveButton } from '../support/settings-tab';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/security', scenario: ['protect-on'], ...options });
	await arrived();
	return app;
};
const card = () => region('Brute force protection');
const listField = () => screen.getByRole('textbox', { name: 'Always allowed IP addresses' });
const blockField = () => screen.getByRole('textbox', { name: 'Always blocked IP addresses' });

/** The firewall is on and uses its lists. */
const withFirewall: OpenOptions = {
	before: async (site) => {
		await site.setSwitches({ waf: true });
		await site.post('settings', { jetpack_waf_ip_list: true });
		site.calls.length = 0;
	},
};

describe('Save button', () => {
	it.each(['security', 'performance', 'sharing', 'traffic', 'privacy', 'tools', 'writing'])(
		'is hidden on the %s tab while nothing is edited [SET-013, SET-040]',
		async (tab) => {
			await open({ hash: `#/${tab}`, scenario: ['protect-on', 'akismet-valid', 'everything-on'] });
			expect(querySave()).not.toBeInTheDocument();
			expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
		},
	);

	it('appears with an edit and disappears when the edit is reverted [SET-040]', async () => {
		const { user } = await open();
		await user.type(listField(), '1');
		expect(screen.getByText('Unsaved changes').closest('[role="status"]')).toBeInTheDocument();
		expect(saveButton()).toBeVisible();
		await user.clear(listField());
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.queryByText('Saved')).not.toBeInTheDocument();
	});

	it('doesn’t appear for switches, which save immediately [SET-039, SET-040]', async () => {
		const { user } = await open();
		const monitor = screen.getByRole('switch', { name: 'Get an alert when your site goes down' });
		await user.click(monitor);
		await screen.findByText('Updated settings.');
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.queryByText('Saved')).not.toBeInTheDocument();
	});

	it('sends the edits of all cards in one request', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '192.0.2.9');
		await user.type(listField(), '192.0.2.1');
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_waf_ip_block_list: '192.0.2.9', jetpack_protect_global_whitelist: '192.0.2.1' },
		]);
		expect(querySave()).not.toBeInTheDocument();
	});

	it('sends nothing while a field is invalid, shows the reason there, then sends everything', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '192.0.2.9');
		await user.type(listField(), 'not an address');
		await user.click(saveButton());
		expect(await card().findByText(/^Line 1 isn’t a valid IP address/)).toBeInTheDocument();
		expect(region('Firewall').queryByText(/isn’t a valid/)).not.toBeInTheDocument();
		expect(screen.getByText('Unsaved changes')).toBeVisible();
		expect(screen.queryByText('Saved')).not.toBeInTheDocument();
		expect(site.callsTo('POST')).toEqual([]);
		await user.clear(listField());
		await user.type(listField(), '192.0.2.1');
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_waf_ip_block_list: '192.0.2.9', jetpack_protect_global_whitelist: '192.0.2.1' },
		]);
	});

	it('is also triggered by Enter in a text field', async () => {
		const { site, user } = await open({
			hash: '#/discussion',
			before: (running) => running.setSwitches({ comments: true }),
		});
		site.calls.length = 0;
		const prompt = screen.getByRole('textbox', { name: 'Comment form prompt' });
		await user.clear(prompt);
		await user.type(prompt, 'Say it{Enter}');
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ highlander_comment_form_prompt: 'Say it' },
		]);
	});

	it('stays for an edit made in search results after the search ends', async () => {
		const { site, user } = await open({ hash: '#/sharing?term=always+allowed' });
		await user.type(await screen.findByRole('textbox', { name: 'Always allowed IP addresses' }), '192.0.2.1');
		act(() => void (window.location.hash = '#/sharing'));
		await waitFor(() =>
			expect(screen.queryByRole('textbox', { name: 'Always allowed IP addresses' })).not.toBeInTheDocument(),
		);
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([
			{ jetpack_protect_global_whitelist: '192.0.2.1' },
		]);
	});
});

describe('Discard button', () => {
	it('drops the edits of all cards, including stored drafts, and focuses the card', async () => {
		const { site, user } = await open(withFirewall);
		await user.type(blockField(), '192.0.2.9');
		await user.type(listField(), '192.0.2.1');
		await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
		await user.click(screen.getByRole('button', { name: 'Discard' }));
		expect([blockField(), listField()].map((field) => (field as HTMLTextAreaElement).value)).toEqual([
			'',
			'',
		]);
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.getByRole('region', { name: 'Firewall' })).toHaveFocus();
		expect(Object.values(sessionStorage)).toEqual([]);
		expect(site.callsTo('POST')).toEqual([]);
	});
});
