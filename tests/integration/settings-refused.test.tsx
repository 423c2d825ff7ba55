import { act, screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import { posted, querySave, saveButton } from '../support/settings-tab';
import { siteHas } from '../support/site-has';

const open = async (options: OpenOptions) => {
	const app = await openApp(options);
	await arrived();
	app.site.calls.length = 0;
	return app;
};
/** By then what was typed is kept for a reload of the page. */
const keptByNow = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)));

const BRUTE_FORCE = 'Brute force protection';
const list = () => region(BRUTE_FORCE).getByRole('textbox', { name: 'Always allowed IP addresses' });
/** An IP address to this page, but not to the host: any other text isn't sent (SEC-030). */
const ONLY_HERE = '010.0.0.7';
const NOT_SAVED = 'Not saved. Your site still has the previous value.';
const RESTORE = 'Restore saved value';

describe('list refused by the host', () => {
	it('shows one reason, at the field and in the notice [SET-048]', async () => {
		const reason = 'One of the lines isn’t a valid IP address.';
		const { user } = await open({ hash: '#/security', scenario: ['protect-on'] });
		await user.click(list());
		await user.paste(`10.1.2.3\n${ONLY_HERE}`);
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			`Error updating settings. Always allowed IP addresses: ${reason}`,
		);
		expect(list()).toHaveAccessibleDescription(expect.stringContaining(reason));
		expect(screen.queryByText(/set in code or by your host/)).not.toBeInTheDocument();
		expect(screen.queryByText(/look like an IP address/)).not.toBeInTheDocument();
	});

	it('is marked as not saved, even after a reload, until the stored value is restored [SET-050]', async () => {
		const { site, user, reopen } = await open({
			hash: '#/security',
			scenario: ['protect-on'],
			before: (running) => running.post('settings', { jetpack_protect_global_whitelist: '192.0.2.7' }),
		});
		await user.type(list(), `{Enter}${ONLY_HERE}`);
		expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
		await user.click(saveButton());
		expect(await region(BRUTE_FORCE).findByText(NOT_SAVED)).toBeVisible();
		await keptByNow();
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
		await reopen();
		await arrived();
		expect(list()).toHaveValue('192.0.2.7');
		expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
	});

	it('loses its reason when the stored value is restored right away', async () => {
		const { user } = await open({ hash: '#/security', scenario: ['protect-on'] });
		await user.type(list(), ONLY_HERE);
		await user.click(saveButton());
		await user.click(await region(BRUTE_FORCE).findByRole('button', { name: RESTORE }));
		expect(list()).toHaveValue('');
		expect(list()).not.toHaveAttribute('aria-invalid');
	});

	it('is no longer marked as not saved after a save', async () => {
		const { user, reopen } = await open({ hash: '#/security', scenario: ['protect-on'] });
		await user.type(list(), '192.0.2.9');
		await keptByNow();
		await reopen();
		await arrived();
		expect(region(BRUTE_FORCE).getByText(NOT_SAVED)).toBeVisible();
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
		await user.type(list(), '1');
		expect(screen.queryByText(NOT_SAVED)).not.toBeInTheDocument();
	});
});

describe('verification code refused by the host', () => {
	const CARD = 'Site verification';
	const field = (name: string) => region(CARD).getByRole('textbox', { name });

	it('is named in the notice and doesn’t stop the other codes from saving [SET-049]', async () => {
		const { site, user, reopen } = await open({ hash: '#/traffic', scenario: ['google-verified'] });
		await user.type(field('Yandex'), 'y@ndex bad code!');
		await user.type(field('Facebook'), 'abc');
		await user.type(field('Bing'), 'def');
		await user.click(saveButton());
		const notice = await screen.findByRole('alert');
		expect(notice).toHaveTextContent(/^Error updating settings\. Yandex: .+ The other changes were saved\./);
		expect(posted(site).at(-1)).toEqual({ bing: 'def', facebook: 'abc' });
		expect(field('Yandex')).toHaveValue('y@ndex bad code!');
		expect(field('Yandex')).toHaveAttribute('aria-invalid', 'true');
		await reopen();
		await arrived();
		expect(field('Facebook')).toHaveValue('<meta name="facebook-domain-verification" content="abc" />');
		expect(field('Bing')).toHaveValue('<meta name="msvalidate.01" content="def" />');
	});

	it('causes no second request when it’s the only edit [SET-049]', async () => {
		const { site, user } = await open({ hash: '#/traffic', scenario: ['google-verified'] });
		await user.type(field('Yandex'), 'y@ndex bad code!');
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).not.toHaveTextContent('The other changes were saved.');
		expect(posted(site)).toEqual([{ yandex: 'y@ndex bad code!' }]);
	});

	it.each([
		['the host is gone', undefined],
		['the host names nothing', { code: 'x', message: 'No.' }],
	])('causes no second request when %s [SET-049]', async (_, answer) => {
		const { site, user } = await open({ hash: '#/traffic', scenario: ['google-verified'] });
		await user.type(field('Yandex'), 'abc');
		await user.type(field('Facebook'), 'abc');
		site.fail('POST', 'settings', answer && 400, answer);
		await user.click(saveButton());
		expect(await screen.findByRole('alert')).not.toHaveTextContent('The other changes were saved.');
		expect(posted(site)).toHaveLength(1);
		expect(field('Facebook')).toHaveValue('abc');
	});

	it('leaves another code’s failure at that code’s field [SET-049]', async () => {
		const { site, user } = await open({ hash: '#/traffic', scenario: ['google-verified'] });
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
		const app = await open({
			hash: '#/traffic',
			scenario: ['plan-complete', 'google-verified'],
			before: async (site) => {
				siteHas(['wordads'])(site);
				await site.setSwitches({ wordads: true });
				await site.post('settings', {
					wordads_ccpa_enabled: true,
					wordads_ccpa_privacy_policy_url: '',
					wordads_custom_adstxt_enabled: true,
				});
			},
		});
		await region(CARD).findByRole('textbox', { name: NAME });
		return app;
	};

	it('is completed with https:// on save [TRAF-093]', async () => {
		const { site, user } = await ads();
		await user.type(field(), 'example.org/privacy');
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(field()).toHaveValue('https://example.org/privacy');
		expect(posted(site)).toEqual([{ wordads_ccpa_privacy_policy_url: 'https://example.org/privacy' }]);
	});

	it.each(['no address', 'ftp://example.org', 'privacy'])(
		'is saved as typed, with a hint: %s [TRAF-093]',
		async (typed) => {
			const { site, user } = await ads();
			await user.type(field(), typed);
			await user.type(
				region(CARD).getByRole('textbox', { name: 'Custom ads.txt entries' }),
				'example.com, 1, DIRECT',
			);
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

	it('keeps a stored bare domain until it’s edited', async () => {
		const { site, user } = await ads();
		await user.type(field(), 'example.org{Enter}');
		await screen.findByText('Updated settings.');
		await user.tab();
		expect(field()).toHaveValue('example.org');
		expect(posted(site)).toHaveLength(1);
	});
});
