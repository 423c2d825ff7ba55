import { screen, within } from '@testing-library/react';
import {
	clicks,
	expectLocked,
	itShows,
	openTab,
	queryLink,
	toggle,
	type ShownRow,
	type TabOptions,
} from '../../../tests/support/open-tab';
import { hasRegion, region } from '../../../tests/support/screens';
import { posted, withSetting } from '../../../tests/support/settings-tab';

const OFFLINE = 'Unavailable in Offline Mode';
const NO_OWNER = 'An administrator needs to connect a WordPress.com account first.';
const NOT_LINKED = 'Connect your WordPress.com account first.';

describe('post by email', () => {
	const on = { 'post-by-email': true };
	const open = (options: TabOptions = {}) => openTab('writing', { card: 'post-by-email', on, ...options });
	const make = () => screen.getByRole('button', { name: /(Create|Regenerate) address/ });
	const address = () =>
		screen.queryByRole<HTMLInputElement>('textbox', { name: 'Your post-by-email address' });
	const withAddress = { settings: { post_by_email_address: 'create' } };

	it('creates an address even if the settings can’t be read again, regenerates it with one call at a time, and copies it [WRITE-035, WRITE-036, WRITE-037, WRITE-039, WRITE-040, WRITE-041, EVT-019, EVT-042]', async () => {
		const app = await open();
		const { site, user } = app;
		expect(address()).not.toBeInTheDocument();
		expect(make()).toHaveTextContent('Create address');
		site.fail('GET', 'settings', 500);
		await user.click(make());
		expect(await screen.findByText('Post-by-email address created.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/^[0-9a-f]{32}@post\.example\.com$/);
		expect(address()).toHaveAttribute('readonly');
		expect(clicks(app)).toContainEqual(expect.objectContaining({ target: 'pbe-regenerage-email' }));
		const old = address()?.value;
		site.recover();
		const release = site.hold('POST', 'settings');
		await user.click(make());
		expect(await screen.findByText('Updating your post-by-email address…')).toBeInTheDocument();
		expect(address()).toHaveValue(old);
		expect(make()).toHaveTextContent('Regenerate address');
		expect(make()).toHaveAttribute('aria-busy', 'true');
		await user.click(make());
		await release();
		expect(await screen.findByText('Post-by-email address regenerated.')).toBeInTheDocument();
		expect(address()).toHaveDisplayValue(/@post\.example\.com$/);
		expect(address()).not.toHaveValue(old);
		expect(posted(site)).toEqual(Array(2).fill({ post_by_email_address: 'regenerate' }));
		await user.click(screen.getByRole('button', { name: 'Copy' }));
		expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
		expect(await navigator.clipboard.readText()).toBe(address()?.value);
	});

	it.each<[string, status: number | undefined, body: object | undefined, canRead: boolean, reason: RegExp]>([
		['a network loss', undefined, undefined, true, /^We couldn’t reach your site\. Check your connection/],
		[
			'a partial refusal',
			400,
			{ code: 'some_updated', message: ' post_by_email_address: Unable to regenerate it. Try later.' },
			true,
			/^Unable to regenerate it\. Try later\.$/,
		],
		['an answer without one', 200, { code: 'success' }, true, /didn’t save this value/],
		['an answer without one, and no other', 200, { code: 'success' }, false, /didn’t save this value/],
	])(
		'keeps the address on %s, and shows the reason [WRITE-042]',
		async (_, status, body, canRead, reason) => {
			const { site, user } = await open(withAddress);
			const old = address()?.value;
			site.fail('POST', 'settings', status, body);
			if (!canRead) {
				site.fail('GET', 'settings');
			}
			await user.click(make());
			const alert = within(await screen.findByRole('alert'));
			expect(alert.getByText(/^Error regenerating Post by Email address\. /)).toHaveTextContent(
				new RegExp(reason.source.replace('^', '')),
			);
			expect(address()).toHaveValue(old);
			expect(make()).not.toHaveAttribute('aria-disabled');
			expect(region('Post by email').getByText(reason)).toBeInTheDocument();
		},
	);

	const locked = (reason: string) => `[Create address, locked: ${reason}]`;
	const ASKS = ['Connect to enable publishing via email.', '[Connect → '];

	itShows(
		'%s: an address, or why there’s none, and how to get one [WRITE-038, WRITE-045, WRITE-046, SET-032, SET-034, SET-045]',
		['writing', 'post-by-email'],
		[
			...[false, '1', null, undefined, ['x']].map((value): ShownRow => [
				`stored as ${JSON.stringify(value)}`,
				{ on, before: withSetting('post_by_email_address', value) },
				['[Create address]'],
				['Your post-by-email address'],
			]),
			['off', { on: { 'post-by-email': false } }, [locked('Turn on “Publish posts by email” first.')], ASKS],
			['offline', { scenario: ['offline-constant'], on }, [locked(OFFLINE)], ASKS],
			['without an owner', { scenario: ['site-only'], on }, [locked(NO_OWNER), ...ASKS]],
			['not linked', { as: 'admin2', on }, [locked(NOT_LINKED), ...ASKS]],
			['an editor’s who is not linked', { as: 'editor', on }, [locked(NOT_LINKED), ...ASKS]],
		],
	);

	it('gives a connected editor an address, but not the switch [WRITE-043, WRITE-044]', async () => {
		const { site, user } = await open({ as: 'editor', scenario: ['editor-linked'] });
		const mail = toggle('Publish posts by email');
		expect(mail).toBeChecked();
		expectLocked(mail, 'Only an administrator can change this.');
		await user.click(mail);
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
	const locked = (reason: string) => `locked: Changing this reloads the page. ${reason}]`;

	itShows(
		'%s: works, or says why not [WRITE-048, WRITE-049]',
		['writing', 'toolbar'],
		[
			['linked', {}, [NAME], ['locked', PROMPT]],
			['offline', { scenario: ['offline-constant'] }, [locked(OFFLINE)], [PROMPT]],
			['not linked', { as: 'admin2' }, [locked(NOT_LINKED), PROMPT]],
			['without an owner', { scenario: ['site-only'] }, [locked(NO_OWNER), PROMPT]],
		],
	);

	it.each(['atomic', 'woa'])('isn’t there on a site that is %s [WRITE-050, WRITE-051]', async (scenario) => {
		await openTab('writing', { scenario: [scenario] });
		expect(hasRegion('WordPress.com toolbar')).toBe(false);
		expect(hasRegion('Widgets')).toBe(true);
	});
});
