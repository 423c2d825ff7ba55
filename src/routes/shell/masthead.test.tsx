import { screen } from '@testing-library/react';
import type { OpenOptions } from '../../../tests/support/open-app';
import { openPiece } from '../../../tests/support/open-piece';
import { app, region } from '../../../tests/support/screens';
import type { TestSite } from '../../../tests/support/test-site';
import { routeNameAt, routeOf } from '../table';
import { Masthead } from './masthead';
import { NoticesArea } from './notices/notices-area';

/** A site at the provider, and what else the page says. */
const hosted =
	(more: Record<string, unknown> = {}) =>
	(site: TestSite) => {
		site.page({ siteData: { isWoASite: true, isAtomicSite: true } });
		site.page(more);
	};
const withModule = (slug: string, more?: Record<string, unknown>) => async (site: TestSite) => {
	await site.setSwitches({ publicize: false, 'post-by-email': false, [slug]: true });
	hosted(more)(site);
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
	const cantEdit = { userData: { currentUser: { permissions: { edit_posts: false } } } };
	const unowned = { connectionStatus: { hasConnectedOwner: false } };

	it.each<[string, boolean, OpenOptions]>([
		['an administrator of a hosted site [SHELL-035]', true, { before: hosted() }],
		['an administrator of any other site [SHELL-035]', false, {}],
		['a subscriber [SHELL-039]', false, { as: 'subscriber', before: hosted() }],
		['an administrator who can’t edit posts [SHELL-039]', false, { before: hosted(cantEdit) }],
		['an offline site [SHELL-040]', true, { scenario: ['offline-constant'], before: hosted() }],
		['an unconnected site [SHELL-040]', false, { scenario: ['not-connected'], before: hosted() }],
		['a site of unknown status [SHELL-037]', false, { before: hosted({ connectionStatus: undefined }) }],
		['a linked editor with emails [SHELL-041]', true, { ...LINKED, before: withModule('post-by-email') }],
		['a linked editor with sharing [SHELL-041]', true, { ...LINKED, before: withModule('publicize') }],
		['a linked editor without both [SHELL-041]', false, { ...LINKED, before: withModule('likes') }],
		['an unlinked editor [SHELL-041]', false, { as: 'editor', before: withModule('publicize') }],
		[
			'an editor without an owner [SHELL-041]',
			false,
			{ ...LINKED, before: withModule('publicize', unowned) },
		],
	])('for %s: %p', async (_, isThere, options) => {
		await open(options);
		expect(hasButtons()).toBe(isThere);
	});

	it.each([
		['', false],
		['/setup', false],
		['/setup/more', false],
		['/', true],
	])('on the path “%s”: %p [SHELL-036, SHELL-038]', async (path, isThere) => {
		await open({ before: hosted() }, path);
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
		{ before: hosted() },
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
	expect(await screen.findByText('Connection is working.')).toBeInTheDocument();
	site.fail('GET', 'connection/test', 200, { code: 'failed_test__outbound_https', message: 'No way out.' });
	await user.click(badge);
	const failure = 'There was an error testing Jetpack. Error: No way out.';
	expect(await screen.findByText(failure)).toBeInTheDocument();
});
