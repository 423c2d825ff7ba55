import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openApp } from '../../../tests/support/open-app';
import { flip, openTab, saved, textbox, toggle, type TabOptions } from '../../../tests/support/open-tab';
import { arrived, region } from '../../../tests/support/screens';
import { posted, querySave, saveButton } from '../../../tests/support/settings-tab';
import { pass, settled } from '../../../tests/support/settled';
import { siteHas } from '../../../tests/support/provider';

const BRUTE_FORCE = 'Brute force protection';
const list = () => region(BRUTE_FORCE).getByRole('textbox', { name: 'Always allowed IP addresses' });
const NOT_SAVED = 'Not saved. Your site still has the previous value.';

/** Then what was typed is kept for a reload of the page. */
async function putAndKeep(text: string): Promise<void> {
	jest.useFakeTimers();
	fireEvent.change(list(), { target: { value: text } });
	await pass(300);
	jest.useRealTimers();
}

it('a refused list has one reason, and is marked as not saved, even after a reload, until the stored value is restored [SET-048, SET-050]', async () => {
	const { site, user, reopen } = await openApp({
		hash: '#/security',
		scenario: ['protect-on'],
		before: async (running) => {
			await running.post('settings', { jetpack_protect_global_whitelist: '192.0.2.7' });
			running.calls.length = 0;
		},
	});
	const reload = async () => {
		await reopen();
		await arrived();
	};
	const reason = 'One of the lines isn’t a valid IP address.';
	// A host that takes none of it answers as if it had.
	site.fail('POST', 'settings', 200, { code: 'success' });
	await putAndKeep('192.0.2.7\n2001:db8::1');
	expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
	await user.click(saveButton());
	expect(await screen.findByRole('alert')).toHaveTextContent(
		`Error updating settings. Always allowed IP addresses: ${reason}`,
	);
	expect(list()).toHaveAccessibleDescription(expect.stringContaining(reason));
	expect(screen.queryByText(/set in code or by your host|look like an IP address/)).not.toBeInTheDocument();
	expect(region(BRUTE_FORCE).getByText(NOT_SAVED)).toBeVisible();
	await reload();
	expect(list()).toHaveValue('192.0.2.7\n2001:db8::1');
	expect(region(BRUTE_FORCE).getByText(NOT_SAVED)).toBeVisible();
	await user.click(saveButton());
	await waitFor(() => expect(list()).toHaveAttribute('aria-invalid', 'true'));
	await user.click(region(BRUTE_FORCE).getByRole('button', { name: 'Restore saved value' }));
	expect(list()).toHaveValue('192.0.2.7');
	expect(list()).toHaveFocus();
	expect(list()).not.toHaveAttribute('aria-invalid');
	expect(list()).not.toHaveAccessibleDescription(expect.stringContaining(reason));
	expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
	expect(querySave()).not.toBeInTheDocument();
	expect(posted(site)).toHaveLength(2);
	// An edit that only outlived a reload is marked as well, until it's saved.
	site.recover();
	await putAndKeep('192.0.2.009');
	expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
	await reload();
	expect(region(BRUTE_FORCE).getByText(NOT_SAVED)).toBeVisible();
	await user.click(saveButton());
	await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument());
	expect(list()).toHaveValue('192.0.2.9');
});

it('a refused verification code is named in the notice and doesn’t stop the others, whose own failures are theirs [SET-049]', async () => {
	const { site, user } = await openTab('traffic', { card: 'verification', scenario: ['google-verified'] });
	const field = (name: string) => region('Site verification').getByRole('textbox', { name });
	await user.type(field('Yandex'), 'y@ndex bad code!');
	await user.type(field('Facebook'), 'abc');
	await user.click(saveButton());
	expect(await screen.findByRole('alert')).toHaveTextContent(
		/^Error updating settings\. Yandex: .+ The other changes were saved\./,
	);
	expect(posted(site).at(-1)).toEqual({ facebook: 'abc' });
	expect(field('Yandex')).toHaveValue('y@ndex bad code!');
	expect(field('Yandex')).toHaveAttribute('aria-invalid', 'true');
	expect(field('Facebook')).toHaveValue('<meta name="facebook-domain-verification" content="abc" />');

	site.calls.length = 0;
	await user.type(field('Bing'), 'def');
	site.intercept((request) =>
		request.method === 'POST' && posted(site).length > 1
			? new Response('{"code":"x","message":"Full."}', { status: 500 })
			: null,
	);
	await user.click(saveButton());
	await waitFor(() => expect(field('Bing')).toHaveAccessibleDescription(expect.stringContaining('Full.')));
	expect(screen.getByRole('alert')).not.toHaveTextContent('The other changes were saved.');
});

it('the URL of a privacy policy is completed, or saved as typed with a hint [TRAF-093]', async () => {
	const URL = 'wordads_ccpa_privacy_policy_url';
	const { site, user } = await openTab('traffic', {
		card: 'ads',
		scenario: ['plan-complete', 'google-verified'],
		on: { wordads: true },
		settings: { wordads_ccpa_enabled: true, [URL]: '', wordads_custom_adstxt_enabled: true },
		before: siteHas(['wordads']),
	});
	const card = region('Ads');
	const field = await card.findByRole<HTMLInputElement>('textbox', { name: 'Privacy policy URL (optional)' });
	const done = () => waitFor(() => expect(querySave()).not.toBeInTheDocument());
	await user.type(field, 'example.org{Enter}');
	await done();
	expect(field).toHaveValue('https://example.org');
	await user.type(field, '/privacy');
	await user.click(saveButton());
	await done();
	expect(field).toHaveValue('https://example.org/privacy');
	for (const typed of ['no address', 'ftp://example.org']) {
		await user.clear(field);
		await user.type(field, typed);
		await user.tab();
		expect(card.getByText('Enter the full URL, starting with https://.')).toBeVisible();
		// A browser would stop here for a field that it finds invalid, and nothing would be sent.
		expect(field.form).toHaveProperty('noValidate', true);
		const entries = card.getByRole('textbox', { name: 'Custom ads.txt entries' });
		fireEvent.change(entries, { target: { value: `${typed}, 1, DIRECT` } });
		await user.click(saveButton());
		await done();
	}
	expect(posted(site)).toEqual([
		{ [URL]: 'https://example.org' },
		{ [URL]: 'https://example.org/privacy' },
		{ [URL]: 'no address', wordads_custom_adstxt: 'no address, 1, DIRECT' },
		{ [URL]: 'ftp://example.org', wordads_custom_adstxt: 'ftp://example.org, 1, DIRECT' },
	]);
});

const SWITCH = 'jetpack_waf_ip_allow_list_enabled';
const LIST = 'jetpack_waf_ip_allow_list';
const USE = 'Use the allow list';
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
		const unused = `The allow list is off. Turn on “${USE}” to use it.`;
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

it('content types depend on their option alone, which counts as off when the lookup of the types fails', async () => {
	const card = 'content-types';
	const settings = { 'custom-content-types': false, jetpack_testimonial: true };
	const { site, user } = await open('writing', { card, settings });
	await waitFor(() => expect(toggle('Testimonials')).toBeChecked());
	expect(screen.getByRole('link', { name: 'Add a testimonial' })).toBeInTheDocument();
	expect(toggle('Portfolios')).not.toBeChecked();
	await user.click(toggle('Testimonials'));
	await screen.findByText('Updated settings. Refreshing page…');
	expect(posted(site)).toEqual([{ jetpack_testimonial: false }]);
	// With everything off, nothing is looked up.
	const off = await open('writing', { card, settings: { ...settings, jetpack_testimonial: false } });
	expect(off.site.calls.filter(({ path }) => path === '')).toEqual([]);
	const before: TabOptions['before'] = (failing) =>
		failing.intercept(({ url }) => (url.includes('_fields=') ? new Response('<p>', { status: 500 }) : null));
	off.close();
	await open('writing', { card, settings, before });
	expect(toggle('Testimonials')).not.toBeChecked();
});
