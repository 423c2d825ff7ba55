import { screen, waitFor } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';
import { posted, refuseSetting, withModules } from '../support/settings-tab';
import { settled } from '../support/settled';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ scenario: ['jetpack-16', 'plan-security'], hash: '#/security', ...options });
	await arrived();
	return app;
};

describe('account protection', () => {
	const NAME = 'Protect accounts with leaked passwords';
	const toggle = () => region('Account protection').getByRole('switch', { name: NAME });

	it('describes its effect on users and can be turned off', async () => {
		const { site, user } = await open();
		expect(toggle()).toHaveAccessibleDescription(/confirm each login with a code sent by email/);

		await user.click(toggle());
		await screen.findByText('Updated settings.');
		expect(posted(site)).toEqual([{ 'account-protection': false }]);
		expect(toggle()).not.toBeChecked();
	});

	it('shows up in a search for “leaked password”', async () => {
		await open({ hash: '#/security?term=leaked%20password' });
		await waitFor(() => expect(hasRegion('Account protection')).toBe(true));
		expect(hasRegion('Firewall')).toBe(false);
	});

	it('stays on and shows the reason if the host refuses', async () => {
		const { user } = await open({
			before: (site) => refuseSetting(site, 'account-protection', 'Not on this server.'),
		});
		await user.click(toggle());
		expect(await region('Account protection').findByText('Not on this server.')).toBeVisible();
		expect(toggle()).toBeChecked();
	});

	it('has no card on a host without the module', async () => {
		await open({ before: withModules('protect', 'waf') });
		expect(hasRegion('Firewall')).toBe(true);
		expect(hasRegion('Account protection')).toBe(false);
	});
});

describe('sharing full blocked requests', () => {
	const share = () => region('Firewall').getByRole('switch', { name: /^Share blocked requests/ });
	const full = () => region('Firewall').queryByRole('switch', { name: 'Share the full requests' });
	const before: OpenOptions['before'] = async (site) => {
		await site.post('settings', { waf: true });
		site.calls.length = 0;
	};

	it('is offered only while blocked requests are shared', async () => {
		const { site, user } = await open({ before });
		expect(full()).not.toBeInTheDocument();

		await user.click(share());
		await waitFor(() => expect(full()).toBeVisible());
		await waitFor(() => expect(share()).not.toHaveAttribute('aria-busy'));
		expect(full()).toHaveAccessibleDescription(/personal data of visitors/);
		await user.click(full() as HTMLElement);
		await waitFor(() => expect(posted(site)).toHaveLength(2));
		expect(posted(site)).toEqual([{ jetpack_waf_share_data: true }, { jetpack_waf_share_debug_data: true }]);
		await waitFor(() => expect(full()).toBeChecked());
		await settled();

		await user.click(share());
		await waitFor(() => expect(full()).not.toBeInTheDocument());
	});

	it('isn’t offered on a host without the setting', async () => {
		await open({
			scenario: ['plan-security'],
			before: async (site) => {
				await site.post('settings', { waf: true, jetpack_waf_share_data: true });
			},
		});
		expect(share()).toBeChecked();
		expect(full()).not.toBeInTheDocument();
	});
});
