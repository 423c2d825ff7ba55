import { screen, waitFor } from '@testing-library/react';
import {
	expectLocked,
	flip,
	openTab,
	queryLink,
	queryToggle,
	saved,
	textbox,
	toggle,
	type TabOptions,
} from '../support/open-tab';
import { posted, saveButton } from '../support/settings-tab';

const WAF = 'Protect your site with the firewall';
const AUTOMATIC = 'Automatic rules';
const LISTS = 'Allow and block specific IP addresses';
const SHARE = 'Share blocked requests with WordPress.com';
const BLOCKED = 'Always blocked IP addresses';
const ALLOWED = 'IP addresses the firewall always allows';
const FILE = /auto_prepend_file .*\/jetpack-waf\/bootstrap\.php/;

const open = ({ on, ...options }: TabOptions = {}) =>
	openTab('security', { card: 'firewall', ...options, on: { waf: true, ...on } });

describe('firewall', () => {
	it('shows its two lists while they’re turned on, and saves them [SEC-031, SEC-043]', async () => {
		const app = await open();
		expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
		await flip(app, LISTS);
		await app.user.type(textbox(BLOCKED), '192.0.2.1');
		await app.user.type(textbox(ALLOWED), '192.0.2.2');
		await app.user.click(saveButton());
		await waitFor(() => expect(posted(app.site)).toHaveLength(2));
		expect(posted(app.site)[1]).toEqual({
			jetpack_waf_ip_block_list: '192.0.2.1',
			jetpack_waf_ip_allow_list: '192.0.2.2',
		});
	});

	it.each([
		['neither', 'connected', false, true],
		['scan', 'product-scan', false, false],
		['rules', 'connected', true, false],
	])(
		'has automatic rules off and disabled only with neither scan nor rules: %s [SEC-032, SEC-034]',
		async (_, scenario, hasFirewallRules, isDisabled) => {
			const { site } = await open({
				scenario: [scenario],
				settings: { jetpack_waf_automatic_rules: true },
				before: (running) => running.setFacts({ hasFirewallRules }),
			});
			expect(site.callsTo('GET', 'waf')).toHaveLength(1);
			expect(toggle(AUTOMATIC).getAttribute('aria-disabled')).toBe(isDisabled ? 'true' : null);
			expect(toggle(AUTOMATIC).getAttribute('aria-checked')).toBe(String(!isDisabled));
			if (isDisabled) {
				expectLocked(toggle(AUTOMATIC), 'Get Jetpack Scan to use automatic rules');
			}
		},
	);

	it('disables its options and doesn’t fetch its status while off [SEC-033]', async () => {
		const { site, user } = await open({
			on: { waf: false },
			scenario: ['plan-security'],
			settings: { jetpack_waf_ip_list: true },
		});
		for (const name of [AUTOMATIC, LISTS, SHARE]) {
			expectLocked(toggle(name), /Turn on .* first/);
			await user.click(toggle(name));
		}
		for (const name of [BLOCKED, ALLOWED]) {
			expect(textbox(name)).toHaveAttribute('readonly');
		}
		expect(posted(site)).toEqual([]);
		expect(site.callsTo('GET', 'waf')).toEqual([]);
	});

	it('fetches its status once it’s saved as on, and names the file for the server to run [SEC-034, SEC-044]', async () => {
		const { site, user } = await open({ on: { waf: false } });
		expect(screen.queryByText(/auto_prepend_file/)).not.toBeInTheDocument();
		const release = site.hold('POST', 'settings');
		await user.click(toggle(WAF));
		expect(toggle(WAF)).toBeChecked();
		expect(site.callsTo('GET', 'waf')).toEqual([]);
		await release();
		expect(await screen.findByText(FILE)).toBeInTheDocument();
		expect(site.callsTo('GET', 'waf')).toHaveLength(1);
	});

	it.each<[string, TabOptions['before']]>([
		[
			'has no file',
			(site) => site.fail('GET', 'waf', 200, { bootstrap_path: '', automatic_rules_available: true }),
		],
		['fails to load', (site) => site.fail('GET', 'waf', 500)],
	])('names no file and still saves when its status %s [SEC-044]', async (_, before) => {
		const { site, user } = await open({ scenario: ['plan-security'], before });
		expect(site.callsTo('GET', 'waf')).toHaveLength(1);
		expect(screen.queryByText(/auto_prepend_file/)).not.toBeInTheDocument();
		await user.click(toggle(SHARE));
		await saved();
		expect(posted(site)).toHaveLength(1);
	});

	it.each([
		[false, 'connected', 'Get automatic firewall rules'],
		[true, 'connected', 'Keep your firewall rules up to date'],
		[false, 'product-scan', ''],
	])(
		'offers Scan to sites without it, worded by whether rules exist: %p, %s [SEC-045]',
		async (hasFirewallRules, scenario, title) => {
			await open({ scenario: [scenario], before: (site) => site.setFacts({ hasFirewallRules }) });
			expect(queryLink('Upgrade')?.getAttribute('href') ?? '').toBe(title && '#/product/scan');
			expect(screen.queryByRole('group', { name: title || /^No such offer$/ }) !== null).toBe(title !== '');
			expect(toggle(LISTS)).toBeInTheDocument();
		},
	);

	describe('sharing full requests', () => {
		const FULL = 'Share the full requests';

		it('is offered only while blocked requests are shared', async () => {
			const app = await open({ scenario: ['jetpack-16', 'plan-security'] });
			expect(queryToggle(FULL)).not.toBeInTheDocument();
			await flip(app, SHARE);
			expect(toggle(FULL)).toHaveAccessibleDescription(/personal data of visitors/);
			await flip(app, FULL);
			expect(posted(app.site)).toEqual([
				{ jetpack_waf_share_data: true },
				{ jetpack_waf_share_debug_data: true },
			]);
			expect(toggle(FULL)).toBeChecked();
			await flip(app, SHARE);
			expect(queryToggle(FULL)).not.toBeInTheDocument();
		});

		it('isn’t offered on a host without the setting', async () => {
			await open({ scenario: ['plan-security'], settings: { jetpack_waf_share_data: true } });
			expect(toggle(SHARE)).toBeChecked();
			expect(queryToggle(FULL)).not.toBeInTheDocument();
		});
	});
});
