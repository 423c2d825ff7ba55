import { screen, waitFor } from '@testing-library/react';
import type { TabId } from '../../src/routes/settings/groups/group';
import { flip, openTab, saved, toggle } from '../support/open-tab';
import { region } from '../support/screens';
import { posted, saveButton } from '../support/settings-tab';
import { settled } from '../support/settled';
import type { TestSite } from '../support/test-site';
import { stored } from '../support/undo';

const SWITCH = 'jetpack_waf_ip_allow_list_enabled';
const LIST = 'jetpack_waf_ip_allow_list';
const USE = 'Use the list of always allowed IP addresses';
const ALLOWED = 'Always allowed IP addresses';
const BLOCKS = 'Add Jetpack blocks to the editor';

type Values = Record<string, boolean | string>;

/** A tab of today's host. */
const open = (tab: TabId, values: Values = {}, before?: (site: TestSite) => void) =>
	openTab(tab, {
		scenario: ['connected', 'jetpack-16'],
		settings: { protect: true, waf: true, ...values },
		before,
	});

const list = () => screen.getByRole('textbox', { name: ALLOWED });

describe('allow list with its own switch', () => {
	it('turns its switch on with its first address, and leaves it off later [SEC-028]', async () => {
		const app = await open('security');
		const { site, user } = app;
		expect(screen.getAllByRole('textbox', { name: ALLOWED })).toHaveLength(1);
		expect(region('Firewall').queryByRole('textbox', { name: ALLOWED })).not.toBeInTheDocument();
		expect(toggle(USE)).not.toBeChecked();
		await user.type(list(), '192.0.2.1');
		await user.click(saveButton());
		await saved();
		expect(await stored(site, SWITCH)).toBe(true);
		const unused = `This list isn’t in use. Turn on “${USE}” first.`;
		expect(screen.queryByText(unused)).not.toBeInTheDocument();
		await flip(app, USE);
		expect(await screen.findByText(unused)).toBeInTheDocument();
		await user.type(list(), '{Enter}192.0.2.2');
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
		const { site, user } = await open('security', { [LIST]: '192.0.2.1', [SWITCH]: false });
		await user.click(screen.getByRole('button', { name: 'Add to Always Allowed list' }));
		await saved();
		const [body] = posted(site) as [Values];
		expect(body).toEqual({ [LIST]: expect.stringMatching(/^192\.0\.2\.1\n\S+$/) as string, [SWITCH]: true });
	});
});

it('the block list shows only while its switch is on, and saves', async () => {
	const { site, user } = await open('security', { jetpack_waf_ip_block_list_enabled: false });
	const blocked = () => screen.queryByRole('textbox', { name: 'Always blocked IP addresses' });
	expect(blocked()).not.toBeInTheDocument();
	await user.click(toggle('Block specific IP addresses'));
	await waitFor(() => expect(blocked()).toBeInTheDocument());
	await settled();
	await user.type(blocked() as HTMLElement, '6.6.6.6');
	await settled();
	await user.click(saveButton());
	await waitFor(() =>
		expect(posted(site)).toEqual([
			{ jetpack_waf_ip_block_list_enabled: true },
			{ jetpack_waf_ip_block_list: '6.6.6.6' },
		]),
	);
	expect(screen.queryByText(/Updating the plugin/)).not.toBeInTheDocument();
});

it('the blocks switch controls the blocks module [WRITE-016]', async () => {
	const { site, user } = await open('writing', { blocks: true, jetpack_blocks_disabled: true });
	expect(screen.getAllByRole('switch', { name: BLOCKS })).toHaveLength(1);
	expect(toggle(BLOCKS)).toBeChecked();
	await user.click(toggle(BLOCKS));
	await saved();
	expect(posted(site)).toEqual([{ blocks: false }]);
	expect(toggle(BLOCKS)).not.toBeChecked();
});

describe('content types', () => {
	const off = { 'custom-content-types': false };

	it('depend on their option alone, not on the module', async () => {
		const { site, user } = await open('writing', { ...off, jetpack_testimonial: true });
		await waitFor(() => expect(toggle('Testimonials')).toBeChecked());
		expect(screen.getByRole('link', { name: 'Add a testimonial' })).toBeInTheDocument();
		expect(toggle('Portfolios')).not.toBeChecked();
		await user.click(toggle('Testimonials'));
		await screen.findByText('Updated settings. Refreshing page…');
		expect(posted(site)).toEqual([{ jetpack_testimonial: false }]);
	});

	it('aren’t looked up when they and their module are off, and show as off when the lookup fails', async () => {
		const { site, close } = await open('writing', off);
		expect(site.calls.filter(({ path }) => path === '')).toEqual([]);
		close();
		await open('writing', { ...off, jetpack_testimonial: true }, (failing) =>
			failing.intercept((request) =>
				request.url.includes('_fields=') ? new Response('<p>', { status: 500 }) : null,
			),
		);
		expect(toggle('Testimonials')).not.toBeChecked();
	});
});
