import { screen } from '@testing-library/react';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { app, region } from '../../../tests/support/screens';
import type { TestSite } from '../../../tests/support/test-site';
import { routeNameAt, routeOf } from '../table';
import { Masthead } from './masthead';
import { NoticesArea } from './notices/notices-area';

const hosted = (site: TestSite) => site.page({ siteData: { isWoASite: true, isAtomicSite: true } });
const withModule = (slug: string) => async (site: TestSite) => {
	await site.setSwitches({ publicize: false, 'post-by-email': false, [slug]: true });
	hosted(site);
};
const LINKED: OpenOptions = { as: 'editor', scenario: ['editor-linked'] };
const open = (options: OpenOptions, path = '/dashboard') =>
	openPiece(
		<>
			<Masthead path={path} group="dashboard" />
			<NoticesArea path={path} />
		</>,
		options,
	);

const hasButtons = () => app().queryByRole('link', { name: 'Settings' }) !== null;

describe('masthead buttons', () => {
	it.each<[string, OpenOptions, boolean]>([
		['an administrator of a hosted site [SHELL-035]', { before: hosted }, true],
		['an administrator of any other site [SHELL-035]', {}, false],
		['a subscriber [SHELL-039]', { as: 'subscriber', before: hosted }, false],
		[
			'an administrator who can’t edit posts [SHELL-039]',
			{
				before: (site) => {
					hosted(site);
					site.page({ userData: { currentUser: { permissions: { edit_posts: false } } } });
				},
			},
			false,
		],
		[
			'an administrator of an offline site [SHELL-040]',
			{ scenario: ['offline-constant'], before: hosted },
			true,
		],
		[
			'an administrator of an unconnected site [SHELL-040]',
			{ scenario: ['not-connected'], before: hosted },
			false,
		],
		[
			'an administrator of a site of unknown status [SHELL-037]',
			{
				before: (site) => {
					hosted(site);
					site.page({ connectionStatus: undefined });
				},
			},
			false,
		],
		[
			'a linked editor with posts by email [SHELL-041]',
			{ ...LINKED, before: withModule('post-by-email') },
			true,
		],
		['a linked editor with sharing [SHELL-041]', { ...LINKED, before: withModule('publicize') }, true],
		[
			'a linked editor without a module to use [SHELL-041]',
			{ ...LINKED, before: withModule('likes') },
			false,
		],
		['an editor who isn’t linked [SHELL-041]', { as: 'editor', before: withModule('publicize') }, false],
		[
			'a linked editor of a site without an owner [SHELL-041]',
			{
				...LINKED,
				before: async (site) => {
					await withModule('publicize')(site);
					site.page({ connectionStatus: { hasConnectedOwner: false } });
				},
			},
			false,
		],
	])('for %s: %p', async (_, options, isThere) => {
		await open(options);
		expect(hasButtons()).toBe(isThere);
	});

	it.each([
		['', false],
		['/setup', false],
		['/setup/more', false],
		['/', true],
	])('on the path “%s”: %p [SHELL-036, SHELL-038]', async (path, isThere) => {
		await open({ before: hosted }, path);
		expect(hasButtons()).toBe(isThere);
	});
});

it('marks the button of the place where the user is [SHELL-042]', async () => {
	const places: Record<string, string> = {
		'/': 'Dashboard',
		'/dashboard': 'Dashboard',
		'/my-plan': 'Dashboard',
		'/plans': 'Dashboard',
		'/recommendations/monitor': 'Dashboard',
		'/settings': 'Settings',
		'/writing': 'Settings',
	};
	await openPiece(
		Object.keys(places).map((path) => (
			<section key={path} aria-label={path}>
				<Masthead path={path} group={routeOf(routeNameAt(path) ?? 'dashboard').group} />
			</section>
		)),
		{ before: hosted },
	);
	const marked = Object.keys(places).map((path) => [
		path,
		...['Dashboard', 'Settings'].filter((name) =>
			region(path).getByText(name, { selector: 'a' }).className.includes('primary'),
		),
	]);
	expect(marked).toEqual(Object.entries(places));
});

it.each([
	[['offline-constant'], true],
	[['connected'], false],
])('for %p the Offline Mode badge: %p [SHELL-032]', async (scenario, isThere) => {
	await open({ scenario });
	expect(screen.queryByText('Offline Mode') !== null).toBe(isThere);
});

it('the sandbox badge tests the connection, and a site without a sandbox has none [SHELL-033, SHELL-034, NOTICE-040, NOTICE-041]', async () => {
	const first = await open({});
	expect(screen.queryByText('API Sandboxed')).not.toBeInTheDocument();
	first.close();
	const { site, user } = await open({
		before: (running) => running.page({ connectionStatus: { sandboxDomain: 'test.example' } }),
	});
	const badge = screen.getByRole('button', { name: /API Sandboxed.*test\.example/ });
	await user.click(badge);
	expect(await screen.findByText('The connection works.')).toBeInTheDocument();
	site.fail('GET', 'connection/test', 200, { code: 'failed_test__outbound_https', message: 'No way out.' });
	await user.click(badge);
	expect(
		await screen.findByText('There was an error testing Jetpack. Error: No way out.'),
	).toBeInTheDocument();
	site.recover();
	site.fail('GET', 'connection/test', 400, { code: 'failed_test__x', message: 'Broken pipe.' });
	await user.click(badge);
	expect(
		await screen.findByText('There was an error testing Jetpack. Error: Broken pipe.'),
	).toBeInTheDocument();
});
