import { screen, waitFor } from '@testing-library/react';
import { flip, openTab, saved, textbox, toggle, type TabOptions } from '../support/open-tab';
import { region } from '../support/screens';
import { posted, saveButton } from '../support/settings-tab';
import { settled } from '../support/settled';

const SWITCH = 'jetpack_waf_ip_allow_list_enabled';
const LIST = 'jetpack_waf_ip_allow_list';
const USE = 'Use the list of always allowed IP addresses';
const ALLOWED = 'Always allowed IP addresses';

/** A tab of today's host. */
const open = (tab: 'security' | 'writing', { settings, ...options }: TabOptions = {}) =>
	openTab(tab, {
		scenario: ['connected', 'jetpack-16'],
		settings: { protect: true, waf: true, ...settings },
		...options,
	});

describe('allow list with its own switch', () => {
	it('turns its switch on with its first address, and leaves it off later [SEC-028]', async () => {
		const app = await open('security');
		const { site, user } = app;
		expect(screen.getAllByRole('textbox', { name: ALLOWED })).toHaveLength(1);
		expect(region('Firewall').queryByRole('textbox', { name: ALLOWED })).not.toBeInTheDocument();
		expect(toggle(USE)).not.toBeChecked();
		await user.type(textbox(ALLOWED), '192.0.2.1');
		await user.click(saveButton());
		await saved();
		const unused = `This list isn’t in use. Turn on “${USE}” first.`;
		expect(screen.queryByText(unused)).not.toBeInTheDocument();
		await flip(app, USE);
		expect(await screen.findByText(unused)).toBeInTheDocument();
		await user.type(textbox(ALLOWED), '{Enter}192.0.2.2');
		await settled();
		await user.click(saveButton());
		await waitFor(() =>
			expect(posted(site)).toEqual([
				{ [LIST]: '192.0.2.1', [SWITCH]: true },
				{ [SWITCH]: false },
				{ [LIST]: '192.0.2.1\n192.0.2.2' },
			]),
		);
	});

	it('adds the user’s own address and turns its switch on [SEC-027]', async () => {
		const settings = { [LIST]: '192.0.2.1', [SWITCH]: false };
		const { site, user } = await open('security', { settings });
		await user.click(screen.getByRole('button', { name: 'Add to Always Allowed list' }));
		await saved();
		const list = expect.stringMatching(/^192\.0\.2\.1\n\S+$/) as string;
		expect(posted(site)).toEqual([{ [LIST]: list, [SWITCH]: true }]);
	});
});

describe('content types', () => {
	const types = (isOn: boolean, before?: TabOptions['before']) =>
		open('writing', {
			card: 'content-types',
			settings: { 'custom-content-types': false, jetpack_testimonial: isOn },
			before,
		});

	it('depend on their option alone, not on the module', async () => {
		const { site, user } = await types(true);
		await waitFor(() => expect(toggle('Testimonials')).toBeChecked());
		expect(screen.getByRole('link', { name: 'Add a testimonial' })).toBeInTheDocument();
		expect(toggle('Portfolios')).not.toBeChecked();
		await user.click(toggle('Testimonials'));
		await screen.findByText('Updated settings. Refreshing page…');
		expect(posted(site)).toEqual([{ jetpack_testimonial: false }]);
	});

	it('aren’t looked up when they and their module are off, and show as off when the lookup fails', async () => {
		const { site, close } = await types(false);
		expect(site.calls.filter(({ path }) => path === '')).toEqual([]);
		close();
		await types(true, (failing) =>
			failing.intercept((request) =>
				request.url.includes('_fields=') ? new Response('<p>', { status: 500 }) : null,
			),
		);
		expect(toggle('Testimonials')).not.toBeChecked();
	});
});
