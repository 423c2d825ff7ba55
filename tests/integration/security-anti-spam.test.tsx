import { fireEvent, screen } from '@testing-library/react';
import { clicks, openTab, queryLink, saved, type TabOptions } from '../support/open-tab';
import { hasRegion } from '../support/screens';
import { posted, querySave, saveButton } from '../support/settings-tab';
import { pass, settled } from '../support/settled';
import type { TestSite } from '../support/test-site';

const GOOD = 'goodkey12345';
const CHECK = 'module/akismet/key/check';
const VALID = 'Your Anti-spam key is valid.';
const VERIFYING = 'Verifying your key…';
const MISSING = 'Your site needs an Anti-spam key.';
const PROBLEM = /There's a problem/;

const open = (options: TabOptions = {}) =>
	openTab('security', { card: 'anti-spam', scenario: ['plan-security', 'akismet-no-key'], ...options });
/** Fills in a key, and lets the moment pass until it's checked. */
const enter = async (key: string) => {
	jest.useFakeTimers();
	fireEvent.change(field(), { target: { value: key } });
	await pass(500);
	// What follows the check takes timers of its own.
	await pass(1000);
	jest.useRealTimers();
};
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your API key' });
const checks = (site: TestSite) => site.callsTo('POST', CHECK).map(({ body }) => body);

afterEach(() => void jest.useRealTimers());

describe('anti-spam key', () => {
	it.each<[string, string, TabOptions, RegExp | string]>([
		['unknown yet [SEC-003]', 'akismet-valid', { before: (site) => void site.hold('GET', CHECK) }, VERIFYING],
		[
			'set by the server [SEC-004]',
			'akismet-valid',
			{ before: (site) => site.page({ settings: { wordpress_api_key: '' } }) },
			/Your server provides a valid key/,
		],
		['missing [SEC-005]', 'akismet-no-key', {}, MISSING],
		['invalid [SEC-007]', 'akismet-invalid-key', {}, PROBLEM],
		['valid [SEC-008]', 'akismet-valid', {}, VALID],
	])('that is stored is %s', async (_, scenario, options, text) => {
		await open({ scenario: ['plan-security', scenario], ...options });
		expect(screen.getByText(text)).toBeInTheDocument();
	});

	it('is checked once, trimmed, 500 ms after the last keystroke, and saved once valid [SEC-002, SEC-006, SEC-008, SEC-009, SEC-010]', async () => {
		const { site } = await open();
		const release = site.hold('POST', CHECK);
		jest.useFakeTimers();
		fireEvent.change(field(), { target: { value: `  ${GOOD} ` } });
		await pass(499);
		expect(checks(site)).toEqual([]);
		expect(screen.getByText(VERIFYING)).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(screen.getByText('You can save a key once it’s verified.')).toBeVisible();
		await pass(1);
		jest.useRealTimers();
		expect(checks(site)).toEqual([{ api_key: GOOD }]);
		expect(posted(site)).toEqual([]);
		await release();
		await saved();
		expect(posted(site)).toEqual([{ wordpress_api_key: GOOD }]);
		expect(field()).toHaveValue(GOOD);
		expect(screen.getByText(VALID)).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		expect(site.callsTo('GET', CHECK)).toHaveLength(2);
	});

	it('isn’t saved if it’s changed before it proves valid [SEC-009, SEC-010]', async () => {
		const { site, user } = await open();
		const release = site.hold('POST', CHECK);
		await enter(GOOD);
		expect(checks(site)).toHaveLength(1);
		await user.type(field(), 'x');
		await release();
		await settled();
		expect(posted(site)).toEqual([]);
	});

	it('can be saved with the button after saving failed [SEC-009]', async () => {
		const { site, user } = await open();
		site.fail('POST', 'settings', 500, { code: 'x', message: 'The disk is full.' });
		await enter(GOOD);
		expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
		expect(field()).toHaveAccessibleDescription(expect.stringContaining('The disk is full.'));
		site.recover();
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ wordpress_api_key: GOOD }, { wordpress_api_key: GOOD }]);
	});

	it('is removed by saving an empty field [SEC-009, SEC-005]', async () => {
		const { site, user } = await open({ scenario: ['plan-security', 'akismet-valid'] });
		await user.clear(field());
		expect(screen.getByText('Save settings to remove your key.')).toBeVisible();
		expect(posted(site)).toEqual([]);
		const release = site.hold('GET', CHECK);
		await user.click(saveButton());
		await saved();
		expect(posted(site)).toEqual([{ wordpress_api_key: '' }]);
		// What was said of the key that is gone is not said of a key for the whole server.
		expect(screen.getByText(MISSING)).toBeVisible();
		expect(screen.queryByText(/Your server provides/)).not.toBeInTheDocument();
		await release();
		expect(screen.getByText(MISSING)).toBeVisible();
		expect(field()).toHaveValue('');
	});

	it.each(['nosuchkey', 'good key 12345'])(
		'isn’t saved while invalid: %s [SEC-007, SEC-010]',
		async (key) => {
			const { site, user } = await open();
			await enter(key);
			expect(screen.getByText(PROBLEM)).toBeInTheDocument();
			expect(querySave()).not.toBeInTheDocument();
			await user.type(field(), '{Enter}');
			expect(posted(site)).toEqual([]);
		},
	);

	it('follows its own check when responses arrive out of order', async () => {
		const { site, user } = await open();
		const release = site.hold('POST', CHECK);
		await enter('nosuchkey');
		site.recover();
		await user.clear(field());
		await enter(GOOD);
		expect(screen.getByText(VALID)).toBeInTheDocument();
		await release();
		await settled();
		expect(screen.getByText(VALID)).toBeInTheDocument();
	});

	it('says when it couldn’t be checked, with a button to try again', async () => {
		const { site, user } = await open();
		site.fail('POST', CHECK);
		await enter(GOOD);
		expect(screen.getByText(/We couldn’t reach your site/)).toBeInTheDocument();
		expect(querySave()).not.toBeInTheDocument();
		site.recover();
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(VALID)).toBeInTheDocument();
	});

	it('isn’t kept in the browser', async () => {
		const { site } = await open();
		site.hold('POST', CHECK);
		await enter('secret');
		expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
	});
});

describe('anti-spam card', () => {
	it.each([
		['akismet-valid', true],
		['akismet-inactive', false],
		['akismet-missing', false],
	])('shows only while the plugin is active: %s [SEC-038]', async (scenario, isThere) => {
		await openTab('security', { scenario: [scenario] });
		expect(hasRegion('Spam protection')).toBe(isThere);
	});

	it.each([
		['admin2', true],
		['admin', false],
	])('asks the user %s to connect an account: %p [SEC-011]', async (as, isAsked) => {
		await open({ as });
		expect(screen.queryByText('Connect your account to set up spam protection.') !== null).toBe(isAsked);
	});

	it.each([
		['akismet-no-key', '#/product/akismet'],
		['akismet-valid', ''],
	])(
		'sells anti-spam instead of its content without the feature and a key: %s [SET-046, PLAN-065]',
		async (scenario, address) => {
			await open({ scenario: ['connected', scenario] });
			expect(queryLink('Upgrade')?.getAttribute('href') ?? '').toBe(address);
			expect(screen.queryByRole('textbox') !== null).toBe(address === '');
		},
	);

	it('collapses, and records when it’s opened [EVT-042]', async () => {
		const app = await open();
		const header = screen.getByRole('button', { name: 'Spam protection' });
		await app.user.click(header);
		expect(header).toHaveAttribute('aria-expanded', 'false');
		await app.user.click(header);
		expect(clicks(app)).toContainEqual(
			expect.objectContaining({ target: 'foldable-settings-open', feature: 'anti-spam' }),
		);
	});
});
