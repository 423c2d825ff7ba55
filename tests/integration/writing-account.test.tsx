import { screen, within } from '@testing-library/react';
import { clicks, expectLocked, openTab, queryLink, toggle, type TabOptions } from '../support/open-tab';
import { hasRegion, region } from '../support/screens';
import { posted } from '../support/settings-tab';
import { pass } from '../support/settled';

const OFFLINE = 'Unavailable in Offline Mode';
const NO_OWNER = 'An administrator needs to connect a WordPress.com account first.';
const NOT_LINKED = 'Connect your WordPress.com account first.';

describe('post by email', () => {
	const MAIL = 'Publish posts by email';
	const ADDRESS = 'Your post-by-email address';
	const open = ({ on = {}, ...options }: TabOptions = {}) =>
		openTab('writing', { card: 'post-by-email', ...options, on: { 'post-by-email': true, ...on } });
	const make = () => screen.getByRole('button', { name: /(Create|Regenerate) address/ });
	const address = () => screen.queryByRole<HTMLInputElement>('textbox', { name: ADDRESS });
	const withAddress = { settings: { post_by_email_address: 'create' } };

	it('creates an address, even if the settings can’t be read again [WRITE-035, WRITE-037, WRITE-040, EVT-019, EVT-042]', async () => {
		const app = await open();
		expect(address()).not.toBeInTheDocument();
		expect(make()).toHaveTextContent('Create address');
		app.site.fail('GET', 'settings', 500);
		await app.user.click(make());
		expect(await screen.findByText('Post-by-email address created.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/^[0-9a-f]{32}@post\.example\.com$/);
		expect(address()).toHaveAttribute('readonly');
		expect(make()).toHaveTextContent('Regenerate address');
		expect(posted(app.site)).toHaveLength(1);
		expect(clicks(app)).toContainEqual(expect.objectContaining({ target: 'pbe-regenerage-email' }));
	});

	it('regenerates the address with one call at a time, and copies it [WRITE-035, WRITE-036, WRITE-037, WRITE-039, WRITE-041]', async () => {
		const { site, user } = await open(withAddress);
		const old = address()?.value;
		const release = site.hold('POST', 'settings');
		await user.click(make());
		expect(await screen.findByText('Updating your post-by-email address…')).toBeInTheDocument();
		expect(address()).toHaveValue(old);
		expect(make()).toHaveAttribute('aria-busy', 'true');
		await user.click(make());
		await release();
		expect(await screen.findByText('Post-by-email address regenerated.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/@post\.example\.com$/);
		expect(address()).not.toHaveValue(old);
		expect(posted(site)).toEqual([{ post_by_email_address: 'regenerate' }]);
		await user.click(screen.getByRole('button', { name: 'Copy' }));
		expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
		expect(await navigator.clipboard.readText()).toBe(address()?.value);
	});

	it.each([true, false])('says so if the answer has no address, settings read again: %p', async (canRead) => {
		const { site, user } = await open(withAddress);
		const old = address()?.value;
		site.fail('POST', 'settings', 200, { code: 'success', message: 'Done.' });
		if (!canRead) {
			site.fail('GET', 'settings');
		}
		await user.click(make());
		expect(await screen.findByRole('alert')).toHaveTextContent(
			/^.*Error regenerating Post by Email address\. .*didn’t save this value/,
		);
		expect(address()).toHaveValue(old);
	});

	it.each([false, '1', null, undefined, ['x']])(
		'treats %p as no address [WRITE-038]',
		async (post_by_email_address) => {
			await open({ before: (site) => site.page({ settings: { post_by_email_address } }) });
			expect(address()).not.toBeInTheDocument();
			expect(make()).toHaveTextContent('Create address');
		},
	);

	it.each([
		[
			'a network loss',
			undefined,
			undefined,
			'We couldn’t reach your site. Check your connection and try again.',
		],
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
		const { site, user } = await open(withAddress);
		const old = address()?.value;
		site.fail('POST', 'settings', status, body);
		await user.click(make());
		const alert = within(await screen.findByRole('alert'));
		expect(alert.getByText(`Error regenerating Post by Email address. ${reason}`)).toBeInTheDocument();
		expect(address()).toHaveValue(old);
		expect(make()).not.toHaveAttribute('aria-disabled');
		expect(region('Post by email').getByText(reason)).toBeInTheDocument();
	});

	it.each<[string, TabOptions, string, isAsked: boolean]>([
		['off', { on: { 'post-by-email': false } }, 'Turn on “Publish posts by email” first.', false],
		['offline', { scenario: ['offline-constant'] }, OFFLINE, false],
		['without an owner', { scenario: ['site-only'] }, NO_OWNER, true],
		['not linked', { as: 'admin2' }, NOT_LINKED, true],
		['an editor’s who is not linked', { as: 'editor' }, NOT_LINKED, true],
	])(
		'can’t create an address while %s, says why and asks to connect if that helps [WRITE-045, WRITE-046, SET-032, SET-034, SET-045]',
		async (_, options, reason, isAsked) => {
			const { site, user } = await open(options);
			expectLocked(make(), reason);
			await user.click(make());
			expect(posted(site)).toEqual([]);
			expect(screen.queryByText('Connect to enable publishing via email.') !== null).toBe(isAsked);
			expect(queryLink('Connect') !== null).toBe(isAsked);
		},
	);

	it('gives a connected editor an address, but not the switch [WRITE-043, WRITE-044]', async () => {
		const { site, user } = await open({ as: 'editor', scenario: ['editor-linked'] });
		expect(toggle(MAIL)).toBeChecked();
		expectLocked(toggle(MAIL), 'Only an administrator can change this.');
		await user.click(toggle(MAIL));
		expect(posted(site)).toEqual([]);
		expect(queryLink('Connect')).not.toBeInTheDocument();
		await user.click(make());
		expect(await screen.findByText('Post-by-email address created.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/@post\.example\.com$/);
	});
});

describe('the WordPress.com toolbar', () => {
	const NAME = 'Enable the WordPress.com toolbar';
	const PROMPT = 'Connect to enable the WordPress.com toolbar.';
	const open = (options: TabOptions = {}) => openTab('writing', { card: 'toolbar', ...options });

	it.each([false, true])(
		'reloads the page once it’s saved, refused: %p [WRITE-047, SET-035, NOTICE-049]',
		async (isRefused) => {
			const { site, user, reloads } = await open({ on: { masterbar: false } });
			if (isRefused) {
				site.fail('POST', 'settings', 500);
			}
			jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'], advanceTimers: true });
			await user.click(toggle(NAME));
			await pass(100);
			expect(screen.queryByText('Updated settings. Refreshing page…') !== null).toBe(!isRefused);
			expect(posted(site)).toEqual([{ masterbar: true }]);
			expect(reloads()).toBe(0);
			await pass(2500);
			expect(reloads()).toBe(isRefused ? 0 : 1);
			jest.useRealTimers();
		},
	);

	it.each<[string, TabOptions, string, isAsked: boolean]>([
		['linked', {}, '', false],
		['offline', { scenario: ['offline-constant'] }, OFFLINE, false],
		['not linked', { as: 'admin2' }, NOT_LINKED, true],
		['without an owner', { scenario: ['site-only'] }, NO_OWNER, true],
	])(
		'%s: works or says why not, and offers to connect if that helps [WRITE-048, WRITE-049]',
		async (_, options, reason, isAsked) => {
			await open(options);
			expect(toggle(NAME).getAttribute('aria-disabled')).toBe(reason ? 'true' : null);
			expect(toggle(NAME)).toHaveAccessibleDescription(expect.stringContaining(reason));
			expect(screen.queryByText(PROMPT) !== null).toBe(isAsked);
		},
	);

	it.each(['atomic', 'woa'])('isn’t there on a site that is %s [WRITE-050, WRITE-051]', async (scenario) => {
		await openTab('writing', { scenario: [scenario] });
		expect(hasRegion('WordPress.com toolbar')).toBe(false);
		expect(hasRegion('Widgets')).toBe(true);
	});
});
