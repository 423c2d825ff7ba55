import { screen, waitFor, within } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import type { TestSite } from '../support/test-site';

const NEXT = ['connected', 'jetpack-next'];

async function open({ term = 'link-checker', ...options }: OpenOptions & { term?: string } = {}) {
	const app = await openApp({
		scenario: NEXT,
		hash: `#/features?term=${encodeURIComponent(term)}`,
		...options,
	});
	await screen.findByRole('heading', { level: 1, name: 'Features' });
	return app;
}

const turnOn = (site: TestSite) => site.setSwitches({ 'link-checker': true });
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.findByRole('button', { name: 'Save settings' });

/** What the page got of an option when it was last opened. */
function printed(name: string): unknown {
	const state = document.getElementById('Initial_State')?.textContent ?? '{}';
	return (JSON.parse(state) as { settings: Record<string, unknown> }).settings[name];
}

describe('settings without a card', () => {
	it('show below their feature with the host’s labels, and save each type', async () => {
		const { user, reopen, site } = await open({ before: turnOn });
		expect(await screen.findByText('6 more settings')).toBeVisible();
		expect(document.querySelector('em')).toBeNull();
		expect(
			await screen.findByText('What the last check found: this can’t be changed here yet.'),
		).toBeVisible();
		expect(await field('Name of the sender of reports')).toHaveAccessibleDescription('link_checker_sender');
		const number = await field('Links checked at a time');
		await user.clear(number);
		await user.type(number, 'many');
		await user.click(await save());
		expect(number).toHaveFocus();
		expect(number).toHaveAccessibleDescription(/Enter a number\./);
		expect(site.callsTo('POST', 'settings')).toEqual([]);
		await user.clear(number);
		await user.type(number, '75');
		await user.click(await screen.findByRole('switch', { name: 'Check the links of pages, too' }));
		await screen.findByText('Updated settings.');
		await user.selectOptions(screen.getByRole('combobox', { name: 'How often links are checked' }), 'weekly');
		await user.type(await field('Name of the sender of reports'), 'Ada');
		await user.type(await field('Sites whose links aren’t checked'), '\n\nexample.org\n');
		await user.click(await save());
		await screen.findByText('Saved');
		await reopen();
		await screen.findByText('6 more settings');
		expect(
			['pages', 'pace', 'limit', 'sender', 'ignored'].map((name) => printed(`link_checker_${name}`)),
		).toEqual([false, 'weekly', 75, 'Ada', ['example.com', 'example.org']]);
		expect(await field('Sites whose links aren’t checked')).toHaveValue('example.com\nexample.org');
	});

	it('are disabled while their feature is off', async () => {
		await open();
		const toggle = await screen.findByRole('switch', { name: 'Check the links of pages, too' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription(/Turn on “Link Checker” first\./);
		expect(await field('Links checked at a time')).toHaveAttribute('readonly');
	});

	it('outside any feature get a card of their own, which a filter hides', async () => {
		const { user } = await open({ term: '' });
		const card = await screen.findByRole('region', { name: 'Other settings' });
		const toggle = within(card).getByRole('switch', { name: /Keep notices from everybody/ });
		await user.click(toggle);
		await screen.findByText('Updated settings.');
		expect(toggle).toBeChecked();
		await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Turned on');
		expect(screen.queryByRole('region', { name: 'Other settings' })).not.toBeInTheDocument();
	});

	it('don’t show on a known Jetpack version', async () => {
		const { rest } = await open({ scenario: ['connected', 'jetpack-16'], term: '' });
		await rest();
		await waitFor(() => expect(screen.getByRole('switch', { name: 'Podcast' })).toBeInTheDocument());
		expect(screen.queryByText(/more settings?$/)).not.toBeInTheDocument();
		expect(screen.queryByRole('region', { name: 'Other settings' })).not.toBeInTheDocument();
	});

	it('load on retry after the request for their list fails', async () => {
		const { user, site } = await open({
			before: async (host) => {
				await turnOn(host);
				host.fail('GET', '?_fields=routes.%2Fjetpack%2Fv4%2Fsettings', 500);
			},
		});
		expect(await screen.findByText('We couldn’t load some settings.')).toBeVisible();
		expect(screen.getByRole('switch', { name: 'Link Checker' })).toBeChecked();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText('6 more settings')).toBeVisible();
	});

	it('are found by a search in the settings, which leads to the Features tab', async () => {
		const { reopen } = await openApp({ scenario: NEXT, hash: '#/settings?term=link_checker_limit' });
		for (const [term, name, there] of [
			['links checked at a time', 'Link Checker', 'link-checker'],
			['quiet_mode', 'Other settings', 'quiet_mode'],
		] as const) {
			await reopen(`#/settings?term=${encodeURIComponent(term)}`);
			const places = await screen.findByRole('navigation', { name: 'Go to' });
			expect(within(places).getAllByRole('link')).toHaveLength(1);
			expect(within(places).getByRole('link', { name })).toHaveAttribute(
				'href',
				expect.stringMatching(`#/features\\?term=${there}$`),
			);
		}
	});
});
