import { act, screen, waitFor } from '@testing-library/react';
import { closeApps, openApp, type OpenOptions } from '../support/open-app';
import { arrived, region } from '../support/screens';
import type { TestSite } from '../support/test-site';
import { saveButton } from '../support/settings-tab';

const open = async ({
	isOn = true,
	settings = {},
	...options
}: OpenOptions & { isOn?: boolean; settings?: object } = {}) => {
	const app = await openApp({
		hash: '#/security',
		...options,
		before: async (site: TestSite) => {
			await site.setSwitches({ waf: isOn });
			await site.post('settings', settings);
			await options.before?.(site);
			site.calls.length = 0;
		},
	});
	await arrived();
	return app;
};
const card = () => region('Firewall');
const toggle = (name: string) => card().getByRole('switch', { name });
const AUTOMATIC = 'Automatic rules';
const LISTS = 'Allow and block specific IP addresses';
const SHARE = 'Share blocked requests with WordPress.com';
const BLOCKED = 'Always blocked IP addresses';
const ALLOWED = 'IP addresses the firewall always allows';

describe('firewall', () => {
	it.each([
		[AUTOMATIC, 'jetpack_waf_automatic_rules'],
		[LISTS, 'jetpack_waf_ip_list'],
		[SHARE, 'jetpack_waf_share_data'],
	])('switch “%s” saves %s [SEC-031]', async (name, option) => {
		const { site, user } = await open({ scenario: ['plan-security'], settings: { [option]: false } });
		await user.click(toggle(name));
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ [option]: true }]);
		expect(toggle(name)).toBeChecked();
	});

	it.each([
		[BLOCKED, 'jetpack_waf_ip_block_list'],
		[ALLOWED, 'jetpack_waf_ip_allow_list'],
	])('list “%s” saves %s [SEC-031]', async (name, option) => {
		const { site, user } = await open({ settings: { jetpack_waf_ip_list: true } });
		await user.type(card().getByRole('textbox', { name }), '192.0.2.1');
		await user.click(saveButton());
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST').map(({ body }) => body)).toEqual([{ [option]: '192.0.2.1' }]);
	});

	it.each([
		['neither', 'connected', false, true],
		['scan', 'product-scan', false, false],
		['rules', 'connected', true, false],
		['both', 'product-scan', true, false],
	])(
		'has automatic rules off and disabled only with neither scan nor rules: %s [SEC-032, SEC-034]',
		async (_, scenario, hasFirewallRules, isDisabled) => {
			const { site } = await open({
				scenario: [scenario],
				settings: { jetpack_waf_automatic_rules: true },
				before: (running) => running.setFacts({ hasFirewallRules }),
			});
			await waitFor(() => expect(site.callsTo('GET', 'waf')).toHaveLength(1));
			await waitFor(() =>
				expect(toggle(AUTOMATIC).getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null),
			);
			expect(toggle(AUTOMATIC).getAttribute('aria-checked')).toBe(String(!isDisabled));
			if (isDisabled) {
				expect(toggle(AUTOMATIC)).toHaveAccessibleDescription(/Get Jetpack Scan to use automatic rules/);
			}
		},
	);

	it('disables its options and doesn’t fetch its status while off [SEC-033]', async () => {
		const { site, user } = await open({
			isOn: false,
			scenario: ['plan-security'],
			settings: { jetpack_waf_ip_list: true },
		});
		for (const name of [AUTOMATIC, LISTS, SHARE]) {
			expect(toggle(name)).toHaveAttribute('aria-disabled', 'true');
			expect(toggle(name)).toHaveAccessibleDescription(/Turn on .* first/);
			await user.click(toggle(name));
		}
		for (const name of [BLOCKED, ALLOWED]) {
			expect(card().getByRole('textbox', { name })).toHaveAttribute('readonly');
		}
		expect(site.callsTo('POST')).toEqual([]);
		expect(site.callsTo('GET', 'waf')).toEqual([]);
	});

	it('shows its two lists only while they’re turned on [SEC-043]', async () => {
		const { user } = await open();
		expect(card().queryByRole('textbox')).not.toBeInTheDocument();
		await user.click(toggle(LISTS));
		expect(await card().findByRole('textbox', { name: BLOCKED })).toBeInTheDocument();
		expect(card().getByRole('textbox', { name: ALLOWED })).toBeInTheDocument();
	});

	it('names the file for the server to run, if on and available [SEC-034, SEC-044]', async () => {
		const { user } = await open({ isOn: false });
		expect(card().queryByText(/auto_prepend_file/)).not.toBeInTheDocument();
		await user.click(toggle('Protect your site with the firewall'));
		expect(await card().findByText(/auto_prepend_file .*\/jetpack-waf\/bootstrap\.php/)).toBeInTheDocument();
		await closeApps();
		const { site } = await open({
			before: (running) =>
				running.intercept((request) =>
					/\/waf/.test(request.url)
						? new Response('{"bootstrap_path":"","automatic_rules_available":true}', { status: 200 })
						: null,
				),
		});
		await waitFor(() => expect(site.callsTo('GET', 'waf')).toHaveLength(1));
		expect(card().queryByText(/auto_prepend_file/)).not.toBeInTheDocument();
	});

	it('offers Scan to sites without it, worded by whether rules exist [SEC-045]', async () => {
		for (const [hasFirewallRules, title] of [
			[false, 'Get automatic firewall rules'],
			[true, 'Keep your firewall rules up to date'],
		] as const) {
			await open({ before: (site) => site.setFacts({ hasFirewallRules }) });
			expect(await card().findByRole('group', { name: title })).toBeInTheDocument();
			expect(card().getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '#/product/scan');
			expect(toggle(LISTS)).toBeInTheDocument();
			await closeApps();
		}
		const { site } = await open({ scenario: ['product-scan'] });
		await waitFor(() => expect(site.callsTo('GET', 'waf')).toHaveLength(1));
		await waitFor(() => expect(toggle(AUTOMATIC)).not.toHaveAttribute('aria-disabled'));
		expect(card().queryByRole('link', { name: 'Upgrade' })).not.toBeInTheDocument();
	});

	it('fetches its status only once it’s saved as on', async () => {
		const { site, user } = await open({ isOn: false });
		let store = () => {};
		site.intercept((request) =>
			request.method === 'POST' && request.url.includes('/v4/settings')
				? new Promise<void>((resolve) => (store = resolve)).then(() => site.host.fetch(request))
				: null,
		);
		await user.click(toggle('Protect your site with the firewall'));
		await waitFor(() => expect(toggle('Protect your site with the firewall')).toBeChecked());
		await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
		expect(site.callsTo('GET', 'waf')).toEqual([]);
		await act(async () => store());
		expect(await card().findByText(/auto_prepend_file .*\/jetpack-waf\/bootstrap\.php/)).toBeInTheDocument();
		expect(site.callsTo('GET', 'waf')).toHaveLength(1);
	});

	it('still saves when its status fails to load', async () => {
		const { site, user } = await open({
			scenario: ['plan-security'],
			before: (running) => running.fail('GET', 'waf', 500),
		});
		await user.click(toggle(SHARE));
		await screen.findByText('Updated settings.');
		expect(site.callsTo('POST')).toHaveLength(1);
	});
});
