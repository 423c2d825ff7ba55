import { screen } from '@testing-library/react';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { region } from '../../../tests/support/screens';
import { Footer } from './footer';
import { PassingNotices } from './notices/global-notices';
import { NoticesArea } from './notices/notices-area';

const HOST = 'http://127.0.0.1:4400/wp-admin/';
const DEV = ['connected', 'development-version'];

const open = (options: OpenOptions = {}) =>
	openPiece(
		<>
			<PassingNotices />
			<NoticesArea path="/dashboard" />
			<section aria-label="Footer">
				<Footer />
			</section>
		</>,
		options,
	);
const link = (name: RegExp) => region('Footer').queryByRole('link', { name });
const names = () =>
	region('Footer')
		.getAllByRole('link')
		.map(({ textContent }) => textContent.replace(/ \(.*/, ''));
const has = (button: string) => screen.queryByRole('button', { name: button }) !== null;

const ALL = ['Jetpack version 12.0', 'About Jetpack', 'Terms', 'Privacy', 'Modules', 'Debug'];

describe('footer', () => {
	it.each(['connected', 'offline-constant'])(
		'of a site that is %s links to all of it [SHELL-077, SHELL-080, SHELL-081, SHELL-082, SHELL-084, SHELL-085, SHELL-108]',
		async (scenario) => {
			await open({ scenario: [scenario] });
			expect(names()).toEqual(ALL);
			expect(link(/^Jetpack version/)).toHaveAttribute('href', expect.stringContaining('source=jetpack&'));
			expect(link(/^Terms/)).toHaveAttribute('href', expect.stringContaining('source=wpcom-tos&'));
			expect(link(/^Terms/)).toHaveAttribute('target', '_blank');
			for (const [name, page] of [
				[/^About/, 'jetpack_about'],
				[/^Modules/, 'jetpack_modules'],
				[/^Debug/, 'jetpack-debugger'],
				[/^Privacy/, 'jetpack#/privacy'],
			] as const) {
				expect(link(name)).toHaveAttribute('href', `${HOST}admin.php?page=${page}`);
				expect(link(name)).not.toHaveAttribute('target');
			}
		},
	);

	it('of an unconnected site opens tabs, and has no modules [SHELL-080, SHELL-082, SHELL-084]', async () => {
		await open({ scenario: ['not-connected'] });
		expect(names()).toEqual(ALL.filter((name) => name !== 'Modules'));
		expect(link(/^About/)).toHaveAttribute('target', '_blank');
		expect(link(/^Privacy/)).toHaveAttribute('target', '_blank');
	});

	it.each(['editor', 'subscriber'])(
		'has no modules, debugger and privacy for the %s [SHELL-082, SHELL-084, SHELL-085]',
		async (as) => {
			await open({ as });
			expect(names()).toEqual(ALL.slice(0, 3));
		},
	);

	it('leaves out an unknown version, and the version link on Atomic [SHELL-078, SHELL-079]', async () => {
		const { close } = await open({ before: (site) => site.page({ currentVersion: '' }) });
		expect(names()[0]).toBe('Jetpack');
		close();
		await open({ before: (site) => site.page({ siteData: { isAtomicSite: true } }) });
		expect(names()[0]).toBe('About Jetpack');
	});

	it.each<[OpenOptions, boolean, boolean]>([
		[{ scenario: DEV }, true, true],
		[{ scenario: DEV, as: 'editor' }, false, true],
		[{ scenario: ['connected'] }, false, false],
	])(
		'with %j offers Reset Options: %p, Dev Tools: %p [SHELL-086, SHELL-089]',
		async (options, reset, tools) => {
			await open(options);
			expect([has('Reset Options'), has('Dev Tools')]).toEqual([reset, tools]);
		},
	);

	it('opens and closes the developer card [SHELL-089]', async () => {
		const { store, user } = await open({ scenario: DEV });
		for (const isOpen of [true, false]) {
			await user.click(screen.getByRole('button', { name: 'Dev Tools' }));
			expect(store.getState().preview.isOpen).toBe(isOpen);
		}
	});

	it('resets options only after a confirmation, and shows the result [SHELL-087, SHELL-088, NOTICE-044, NOTICE-045]', async () => {
		const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
		const { site, user } = await open({ scenario: DEV });
		const button = screen.getByRole('button', { name: 'Reset Options' });
		await user.click(button);
		expect(confirm).toHaveBeenCalledWith('This will reset all Jetpack options, are you sure?');
		expect(site.callsTo('POST')).toEqual([]);
		confirm.mockReturnValue(true);
		site.fail('POST', 'options/options', 200, { code: 'success', message: '' });
		await user.click(button);
		expect(await screen.findByText('Options reset.')).toBeInTheDocument();
		expect(site.sent()).toEqual([['options/options', { reset: true }]]);
		site.recover();
		site.fail('POST', 'options/options', 500, { code: 'x', message: 'y' });
		await user.click(button);
		expect(await screen.findByText('Options failed to reset.')).toBeInTheDocument();
	});

	it('records each clicked link by name, and scrolls up for the privacy settings [EVT-014, EVT-019, EVT-035, SHELL-083]', async () => {
		const { user, events } = await open();
		region('Footer')
			.getAllByRole('link')
			.forEach((each) => each.addEventListener('click', (event) => event.preventDefault()));
		const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
		for (const each of region('Footer').getAllByRole('link')) {
			await user.click(each);
			expect(scroll.mock.calls).toEqual(/^Privacy/.test(each.textContent) ? [[0, 0]] : []);
			scroll.mockClear();
		}
		const names = ['version', 'about', 'terms', 'privacy', 'modules', 'debug'];
		const clicked = names.map((name) => ['jetpack_wpa_click', { target: 'footer_link', link: name }]);
		expect(events()).toEqual(clicked);
	});
});
