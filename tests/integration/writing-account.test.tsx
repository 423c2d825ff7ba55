import { screen, waitFor, within } from '@testing-library/react';
import { openApp, type OpenOptions } from '../support/open-app';
import { arrived, hasRegion, region } from '../support/screens';
import { holdChanges, posted, withSetting } from '../support/settings-tab';
import type { TestSite } from '../support/test-site';

const open = async (options: OpenOptions = {}) => {
	const app = await openApp({ hash: '#/writing', ...options });
	await arrived();
	return app;
};
const toggle = (name: string) => screen.getByRole('switch', { name });

describe('post by email', () => {
	const MAIL = 'Publish posts by email';
	const card = () => region('Post by email');
	const make = () => card().getByRole('button', { name: /(Create|Regenerate) address/ });
	const address = () => card().queryByRole('textbox', { name: 'Your post-by-email address' });
	const on = (site: TestSite) => site.setSwitches({ 'post-by-email': true, publicize: false });
	const withAddress = async (site: TestSite) => {
		await on(site);
		await site.post('settings', { post_by_email_address: 'create' });
		site.calls.length = 0;
	};

	it('creates an address, shows the host’s response and records the click [WRITE-035, WRITE-037, WRITE-040, EVT-019, EVT-042]', async () => {
		const { site, user, events } = await open({ before: on });
		expect(address()).not.toBeInTheDocument();
		expect(make()).toHaveTextContent('Create address');
		await user.click(make());
		expect(await screen.findByText('Post-by-email address created.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/^[0-9a-f]{32}@post\.example\.com$/);
		expect(address()).toHaveAttribute('readonly');
		expect(make()).toHaveTextContent('Regenerate address');
		expect(posted(site)).toHaveLength(1);
		expect(await events()).toContainEqual([
			'jetpack_wpa_click',
			expect.objectContaining({ target: 'pbe-regenerage-email' }),
		]);
	});

	it('regenerates the address with one call at a time, and shows progress [WRITE-037, WRITE-039, WRITE-041]', async () => {
		const { site, user } = await open({ before: withAddress });
		const old = (address() as HTMLInputElement).value;
		const release = holdChanges(site);
		await user.click(make());
		expect(await screen.findByText('Updating your post-by-email address…')).toBeInTheDocument();
		expect(address()).toHaveValue(old);
		expect(make()).toHaveAttribute('aria-busy', 'true');
		await user.click(make());
		release();
		expect(await screen.findByText('Post-by-email address regenerated.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/@post\.example\.com$/);
		expect(address()).not.toHaveValue(old);
		expect(posted(site)).toEqual([{ post_by_email_address: 'regenerate' }]);
	});

	it('shows the address from the response if the settings can’t be refetched [WRITE-040]', async () => {
		const { site, user } = await open({ before: on });
		site.fail('GET', 'settings', 500);
		await user.click(make());
		expect(await screen.findByText('Post-by-email address created.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/@post\.example\.com$/);
	});

	it.each([true, false])(
		'shows an error if the response has no address, settings refetched: %p',
		async (canRead) => {
			const { site, user } = await open({ before: withAddress });
			const old = (address() as HTMLInputElement).value;
			site.intercept((request) =>
				request.method === 'POST' && request.url.includes('/settings')
					? Response.json({ code: 'success', message: 'Done.' })
					: null,
			);
			if (!canRead) {
				site.fail('GET', 'settings');
			}
			await user.click(make());
			expect(await screen.findByRole('alert')).toHaveTextContent(
				/^.*Error regenerating Post by Email address\. .*didn’t save this value/,
			);
			expect(address()).toHaveValue(old);
		},
	);

	it.each([false, '1', null, '', undefined, ['x']])('treats %p as no address [WRITE-038]', async (stored) => {
		await open({
			before: async (site) => {
				await on(site);
				withSetting('post_by_email_address', stored)(site);
			},
		});
		expect(address()).not.toBeInTheDocument();
		expect(make()).toHaveTextContent('Create address');
	});

	it.each([
		[
			'a network loss',
			undefined,
			undefined,
			'We couldn’t reach your site. Check your connection and try again.',
		],
		['a refusal', 403, { code: 'rest_forbidden', message: 'Sorry.' }, 'Sorry.'],
		[
			'a partial refusal',
			400,
			{
				code: 'some_updated',
				message: ' post_by_email_address: Unable to regenerate it. Please try again later.',
			},
			'Unable to regenerate it. Please try again later.',
		],
	])('keeps the address on %s, and shows the reason [WRITE-042]', async (_, status, body, reason) => {
		const { site, user } = await open({ before: withAddress });
		const old = (address() as HTMLInputElement).value;
		site.fail('POST', 'settings', status, body);
		await user.click(make());
		const alert = await screen.findByRole('alert');
		expect(
			within(alert).getByText(`Error regenerating Post by Email address. ${reason}`),
		).toBeInTheDocument();
		expect(address()).toHaveValue(old);
		expect(make()).not.toHaveAttribute('aria-disabled');
		expect(card().getByText(reason)).toBeInTheDocument();
	});

	it('copies the address, and confirms with “Copied!” [WRITE-035, WRITE-036]', async () => {
		const { user } = await open({ before: withAddress });
		const button = card().getByRole('button', { name: 'Copy' });
		await user.click(button);
		expect(await card().findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
		expect(await navigator.clipboard.readText()).toBe((address() as HTMLInputElement).value);
	});

	it.each<[string, OpenOptions, string, boolean]>([
		[
			'off',
			{ before: (site) => site.setSwitches({ 'post-by-email': false }) },
			'Turn on “Publish posts by email” first.',
			false,
		],
		['offline', { scenario: ['offline-constant'] }, 'Unavailable in Offline Mode', true],
		[
			'without an owner',
			{ scenario: ['site-only'] },
			'An administrator needs to connect a WordPress.com account first.',
			true,
		],
		['not linked', { as: 'admin2', before: on }, 'Connect your WordPress.com account first.', true],
		[
			'forced off',
			{ before: (site) => site.setFacts({ overrides: { 'post-by-email': 'inactive' } }) },
			'This feature has been disabled by a site administrator.',
			true,
		],
	])(
		'can’t create an address while %s, and says why [WRITE-045, WRITE-046, SET-032, SET-034, SET-045]',
		async (_, options, reason, isCard) => {
			const { site, user } = await open(options);
			expect(make()).toHaveAttribute('aria-disabled', 'true');
			expect(make()).toHaveAccessibleDescription(expect.stringContaining(reason));
			await user.click(make());
			if (isCard) {
				expect(toggle(MAIL)).toHaveAttribute('aria-disabled', 'true');
				expect(toggle(MAIL)).toHaveAccessibleDescription(expect.stringContaining(reason));
				await user.click(toggle(MAIL));
			}
			expect(posted(site)).toEqual([]);
		},
	);

	it.each<[string, OpenOptions, boolean]>([
		['an administrator who is not linked', { as: 'admin2' }, true],
		['an editor who is not linked', { as: 'editor', before: on }, true],
		['a site without an owner', { scenario: ['site-only'] }, true],
		['a linked administrator', {}, false],
		['a linked editor', { as: 'editor', scenario: ['editor-linked'], before: on }, false],
		['an offline site', { scenario: ['offline-constant'] }, false],
	])('asks %s to connect: %p [WRITE-046]', async (_, options, isAsked) => {
		await open(options);
		expect(card().queryByText('Connect to enable publishing via email.') !== null).toBe(isAsked);
		expect(card().queryByRole('link', { name: 'Connect' }) !== null).toBe(isAsked);
	});

	it('gives a connected editor an address, but not the switch [WRITE-043, WRITE-044]', async () => {
		const { site, user } = await open({ as: 'editor', scenario: ['editor-linked'], before: on });
		expect(toggle(MAIL)).toBeChecked();
		expect(toggle(MAIL)).toHaveAttribute('aria-disabled', 'true');
		expect(toggle(MAIL)).toHaveAccessibleDescription('Only an administrator can change this.');
		await user.click(toggle(MAIL));
		expect(posted(site)).toEqual([]);
		await user.click(make());
		expect(await screen.findByText('Post-by-email address created.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/@post\.example\.com$/);
	});

	it('is hidden from editors while it’s off [WRITE-044]', async () => {
		await open({
			as: 'editor',
			before: (site) => site.setSwitches({ 'post-by-email': false, publicize: true }),
		});
		expect(hasRegion('Composing')).toBe(true);
		expect(hasRegion('Post by email')).toBe(false);
	});
});

describe('the WordPress.com toolbar', () => {
	const NAME = 'Enable the WordPress.com toolbar';
	const TITLE = 'WordPress.com toolbar';
	const PROMPT = 'Connect to enable the WordPress.com toolbar.';

	it('saves immediately, then reloads the page [WRITE-047, SET-035, NOTICE-049]', async () => {
		const { site, user, reloads } = await open({
			before: (running) => running.setSwitches({ masterbar: false }),
		});
		await user.click(toggle(NAME));
		expect(await screen.findByText('Updated settings. Refreshing page…')).toBeInTheDocument();
		expect(toggle(NAME)).toBeChecked();
		expect(posted(site)).toEqual([{ masterbar: true }]);
		expect(reloads()).toBe(0);
		await waitFor(() => expect(reloads()).toBe(1));
	});

	it('doesn’t reload the page if the save fails [SET-035]', async () => {
		const { site, user, reloads } = await open();
		site.fail('POST', 'settings', 500);
		await user.click(toggle(NAME));
		expect(await screen.findByRole('alert')).toHaveTextContent('Error updating settings.');
		await new Promise((resolve) => setTimeout(resolve, 2100));
		expect(reloads()).toBe(0);
	});

	it.each<[string, OpenOptions, string, boolean]>([
		['linked', {}, '', false],
		['offline', { scenario: ['offline-constant'] }, 'Unavailable in Offline Mode', false],
		['not linked', { as: 'admin2' }, 'Connect your WordPress.com account first.', true],
		[
			'without an owner',
			{ scenario: ['site-only'] },
			'An administrator needs to connect a WordPress.com account first.',
			true,
		],
	])(
		'%s: works or says why not, and offers to connect if that helps [WRITE-048, WRITE-049]',
		async (_, options, reason, isAsked) => {
			await open(options);
			expect(toggle(NAME).getAttribute('aria-disabled')).toBe(reason ? 'true' : null);
			expect(toggle(NAME)).toHaveAccessibleDescription(expect.stringContaining(reason));
			expect(region(TITLE).queryByText(PROMPT) !== null).toBe(isAsked);
		},
	);

	it.each([
		['atomic', false],
		['woa', false],
		['connected', true],
	])('on a site that is %s, is visible: %p [WRITE-050, WRITE-051]', async (scenario, isThere) => {
		await open({ scenario: [scenario] });
		expect(hasRegion(TITLE)).toBe(isThere);
		expect(hasRegion('Widgets')).toBe(true);
	});
});
