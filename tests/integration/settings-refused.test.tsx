import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openApp } from '../support/open-app';
import { openTab } from '../support/open-tab';
import { arrived, region } from '../support/screens';
import { posted, querySave, saveButton } from '../support/settings-tab';
import { pass } from '../support/settled';
import { siteHas } from '../support/site-has';

const BRUTE_FORCE = 'Brute force protection';
const list = () => region(BRUTE_FORCE).getByRole('textbox', { name: 'Always allowed IP addresses' });
/** An IP address to this page, but not to the host: any other text isn't sent (SEC-030). */
const ONLY_HERE = '010.0.0.7';
const NOT_SAVED = 'Not saved. Your site still has the previous value.';
const RESTORE = 'Restore saved value';

const put = (text: string) => fireEvent.change(list(), { target: { value: text } });

/** Then what was typed is kept for a reload of the page. */
async function putAndKeep(text: string): Promise<void> {
	jest.useFakeTimers();
	put(text);
	await pass(300);
	jest.useRealTimers();
}

const open = () =>
	openApp({
		hash: '#/security',
		scenario: ['protect-on'],
		before: async (site) => {
			await site.post('settings', { jetpack_protect_global_whitelist: '192.0.2.7' });
			site.calls.length = 0;
		},
	});

describe('list refused by the host', () => {
	it('shows one reason, at the field and in the notice, until the stored value is restored [SET-048]', async () => {
		const reason = 'One of the lines isn’t a valid IP address.';
		const { site, user } = await openTab('security', { scenario: ['protect-on'] });
		put(`10.1.2.3\n${ONLY_HERE}`);
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			`Error updating settings. Always allowed IP addresses: ${reason}`,
		);
		expect(list()).toHaveAccessibleDescription(expect.stringContaining(reason));
		expect(screen.queryByText(/set in code or by your host/)).not.toBeInTheDocument();
		expect(screen.queryByText(/look like an IP address/)).not.toBeInTheDocument();
		await user.click(await region(BRUTE_FORCE).findByRole('button', { name: RESTORE }));
		expect(list()).toHaveValue('');
		expect(list()).not.toHaveAttribute('aria-invalid');
		expect(list()).not.toHaveAccessibleDescription(expect.stringContaining(reason));
		expect(posted(site)).toHaveLength(1);
	});

	it('is marked as not saved, even after a reload, until the stored value is restored [SET-050]', async () => {
		const { site, user, reopen } = await open();
		await putAndKeep(`192.0.2.7\n${ONLY_HERE}`);
		expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
		await user.click(saveButton());
		expect(await region(BRUTE_FORCE).findByText(NOT_SAVED)).toBeVisible();
		await reopen();
		await arrived();
		expect(list()).toHaveValue(`192.0.2.7\n${ONLY_HERE}`);
		expect(region(BRUTE_FORCE).getByText(NOT_SAVED)).toBeVisible();
		await user.click(region(BRUTE_FORCE).getByRole('button', { name: RESTORE }));
		expect(list()).toHaveValue('192.0.2.7');
		expect(list()).toHaveFocus();
		expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(posted(site)).toHaveLength(1);
		// An edit that only outlived a reload is marked as well, until it's saved.
		await putAndKeep('192.0.2.9');
		expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
		await reopen();
		await arrived();
		expect(region(BRUTE_FORCE).getByText(NOT_SAVED)).toBeVisible();
		await user.click(saveButton());
		await waitFor(() => expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument());
		expect(list()).toHaveValue('192.0.2.9');
	});
});

describe('verification code refused by the host', () => {
	const CARD = 'Site verification';
	const field = (name: string) => region(CARD).getByRole('textbox', { name });

	it('is named in the notice and doesn’t stop the other codes from saving [SET-049]', async () => {
		const { site, user } = await openTab('traffic', { card: 'verification', scenario: ['google-verified'] });
		await user.type(field('Yandex'), 'y@ndex bad code!');
		await user.type(field('Facebook'), 'abc');
		await user.type(field('Bing'), 'def');
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/^Error updating settings\. Yandex: .+ The other changes were saved\./,
		);
		expect(posted(site).at(-1)).toEqual({ bing: 'def', facebook: 'abc' });
		expect(field('Yandex')).toHaveValue('y@ndex bad code!');
		expect(field('Yandex')).toHaveAttribute('aria-invalid', 'true');
		expect(field('Facebook')).toHaveValue('<meta name="facebook-domain-verification" content="abc" />');
		expect(field('Bing')).toHaveValue('<meta name="msvalidate.01" content="def" />');
	});

	it('leaves another code’s failure at that code’s field [SET-049]', async () => {
		const { site, user } = await openTab('traffic', { card: 'verification', scenario: ['google-verified'] });
		await user.type(field('Yandex'), 'y@ndex bad code!');
		await user.type(field('Facebook'), 'abc');
		site.intercept((request) =>
			request.method === 'POST' && posted(site).length > 1
				? new Response('{"code":"x","message":"Full."}', { status: 500 })
				: null,
		);
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).not.toHaveTextContent('The other changes were saved.');
		await waitFor(() =>
			expect(field('Facebook')).toHaveAccessibleDescription(expect.stringContaining('Full.')),
		);
	});
});

describe('privacy policy URL', () => {
	const CARD = 'Ads';
	const NAME = 'Privacy policy URL (optional)';
	const field = () => region(CARD).getByRole<HTMLInputElement>('textbox', { name: NAME });
	const ads = async () => {
		const app = await openTab('traffic', {
			card: 'ads',
			scenario: ['plan-complete', 'google-verified'],
			on: { wordads: true },
			settings: {
				wordads_ccpa_enabled: true,
				wordads_ccpa_privacy_policy_url: '',
				wordads_custom_adstxt_enabled: true,
			},
			before: siteHas(['wordads']),
		});
		await region(CARD).findByRole('textbox', { name: NAME });
		return app;
	};

	it('is completed with https:// on save, unless it’s saved before the field is left [TRAF-093]', async () => {
		const { site, user } = await ads();
		await user.type(field(), 'example.org{Enter}');
		await screen.findByText('Updated settings.');
		await user.tab();
		expect(field()).toHaveValue('example.org');
		await user.type(field(), '/privacy');
		await user.click(saveButton());
		await waitFor(() => expect(querySave()).not.toBeInTheDocument());
		expect(field()).toHaveValue('https://example.org/privacy');
		expect(posted(site)).toEqual([
			{ wordads_ccpa_privacy_policy_url: 'example.org' },
			{ wordads_ccpa_privacy_policy_url: 'https://example.org/privacy' },
		]);
	});

	it.each(['no address', 'ftp://example.org'])(
		'is saved as typed, with a hint: %s [TRAF-093]',
		async (typed) => {
			const { site, user } = await ads();
			const entries = region(CARD).getByRole('textbox', { name: 'Custom ads.txt entries' });
			fireEvent.change(entries, { target: { value: 'example.com, 1, DIRECT' } });
			await user.type(field(), typed);
			await user.tab();
			expect(region(CARD).getByText('Enter the full URL, starting with https://.')).toBeVisible();
			// A browser would stop here for a field that it finds invalid, and nothing would be sent.
			expect(field().form).toHaveProperty('noValidate', true);
			await user.click(saveButton());
			await screen.findByText('Updated settings.');
			expect(posted(site)).toEqual([
				{ wordads_ccpa_privacy_policy_url: typed, wordads_custom_adstxt: 'example.com, 1, DIRECT' },
			]);
		},
	);
});
