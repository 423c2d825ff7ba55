import { screen } from '@testing-library/react';
import { featuresOf } from '../../../tests/support/card-states';
import { follow } from '../../../tests/support/follow';
import { cardText, itShows, openCards, type CardRow } from '../../../tests/support/open-cards';
import type { TestSite } from '../../../tests/support/test-site';
import { MonitorCard } from '../monitor-card/monitor-card';
import { ProtectCard } from '../protect-card/protect-card';
import { SpamCard } from './spam-card';

const count = (value: unknown) => ({
	before: (site: TestSite) => site.fail('GET', 'module/akismet/data', 200, JSON.stringify(value)),
});
const OFFER = /Not included.*\[Upgrade → #?\/product\/akismet\].*/;
const FREE = featuresOf();
const SOLD = /Upgrade|Paid/;
const UNLIKE_SELLING = /Upgrade|own key|Activate|valid key/;
const SET_UP = /Set up.*\[Set up.*source=calypso-plugins-setup&.*query=only%3Dakismet/;
const PAID = 'plan-security-t1';
const STATES = ['akismet-missing', 'akismet-inactive', 'akismet-invalid-key'];

const ROWS: CardRow[] = [
	['DASH-128, DASH-039', 'offline', { scenario: ['offline-constant'] }, /Unavailable in Offline Mode\./, /→/],
	[
		'DASH-076, DASH-077',
		'the blocked spam',
		{ scenario: ['akismet-valid'] },
		/210.*spam comments blocked.*\[Moderate comments → [^ ]*wp-admin\/edit-comments\.php\]/,
	],
	['DASH-128', 'a placeholder for 0', count(0), /Data will display here soon!.*\[Moderate comments/],
	['DASH-128', 'a placeholder for "0"', count('0'), /Data will display here soon!/],
	[
		'DASH-078, DASH-080, DASH-127, DASH-135',
		'an upgrade, or a key for the missing plugin',
		{ scenario: ['akismet-missing'], before: FREE },
		new RegExp(`${OFFER.source}\\[I already have a key →`),
	],
	[
		'DASH-080, DASH-127',
		'an upgrade, or a key for the plugin that isn’t active',
		{ scenario: ['akismet-inactive'], before: FREE },
		new RegExp(`${OFFER.source}\\[I already have a key →`),
	],
	[
		'DASH-080, DASH-127',
		'an upgrade, or another key in place of an invalid one',
		{ scenario: ['akismet-invalid-key'], before: FREE },
		new RegExp(`${OFFER.source}\\[Enter a valid key → [^ ]*akismet-key-config`),
	],
	[
		'DASH-080, DASH-127, PLAN-027',
		'as included by “antispam”',
		{ scenario: ['akismet-missing'], before: featuresOf('antispam') },
		/Your plan includes Akismet.*\[Activate Akismet →/,
		SOLD,
	],
	[
		'DASH-080, DASH-127',
		'as included by “akismet”, with an invalid key',
		{ scenario: ['akismet-invalid-key'], before: featuresOf('akismet') },
		/Your plan includes Akismet.*\[Enter a valid key/,
		SOLD,
	],
	[
		'DASH-127',
		'as included in the free plan',
		{ scenario: ['akismet-missing'] },
		/plan includes Akismet/,
		SOLD,
	],
	...STATES.flatMap((state): CardRow[] => [
		[
			'DASH-041, DASH-079',
			`only the connection, not included, without an owner, ${state}`,
			{ scenario: ['site-only', state], before: FREE },
			/Connect your account to get Spam protection.*\[Connect → #?\/connect-user\?feature=/,
			UNLIKE_SELLING,
		],
		[
			'DASH-079, DASH-136',
			`only the connection, included, without an owner, ${state}`,
			{ scenario: ['site-only', 'plan-security', state] },
			/Connect your account to set up Spam protection\..*\[Connect → #?\/connect-user\?feature=/,
			UNLIKE_SELLING,
		],
		['DASH-133', `a badge that leads to the setup, paid, ${state}`, { scenario: [PAID, state] }, SET_UP],
	]),
	['DASH-133', '“Active” on a paid plan', { scenario: [PAID, 'akismet-valid'] }, /Active.*210/],
	['DASH-133', '“Active” on the free plan', { scenario: ['akismet-valid'] }, /Active.*210/],
	[
		'DASH-133',
		'no badge on the free plan',
		{ scenario: ['akismet-missing'] },
		/includes/,
		/Active\b|Set up\b[^ ]/,
	],
];

itShows('Spam protection', <SpamCard />, ROWS);

it('makes no calls offline [DASH-128]', async () => {
	const { site } = await openCards(<SpamCard />, { scenario: ['offline-constant'] });
	expect(site.callsTo('GET', 'module/akismet')).toEqual([]);
});

describe('until it’s known whether the plan has it', () => {
	const withoutPlan = (site: TestSite) =>
		site.editPage((state) => Object.assign(state.siteData as object, { plan: {} }));

	it('sells nothing', async () => {
		let release = async () => {};
		await openCards(<SpamCard />, {
			scenario: ['akismet-inactive'],
			before: (site) => {
				release = site.hold('GET', 'site/features');
				withoutPlan(site);
			},
		});
		expect(cardText('Spam protection')).toMatch(/Loading…/);
		expect(cardText('Spam protection')).not.toMatch(/Not included|Upgrade/);
		await release();
		expect(await screen.findByText(/^Your plan includes Akismet/)).toBeInTheDocument();
	});

	it('sells nothing if that fails, and retries', async () => {
		const { site, user } = await openCards(<SpamCard />, {
			scenario: ['akismet-inactive'],
			before: (running) => {
				running.fail('GET', 'site/features');
				withoutPlan(running);
			},
		});
		expect(cardText('Spam protection')).not.toMatch(/Not included|Upgrade/);
		site.recover();
		featuresOf('akismet')(site);
		await user.click(screen.getByRole('button', { name: 'Try again' }));
		expect(await screen.findByText(/^Your plan includes Akismet/)).toBeInTheDocument();
	});
});

it.each([[undefined], ['akismet'], ['protect'], ['monitor']])(
	'is shown like other cards unless an override turns it off: %s [DASH-016]',
	async (slug) => {
		const titles = {
			akismet: 'Spam protection',
			protect: 'Brute force protection',
			monitor: 'Downtime monitoring',
		};
		await openCards(
			<>
				<SpamCard />
				<ProtectCard />
				<MonitorCard />
			</>,
			{
				before: (site) =>
					site.page({
						getModules: slug ? { [slug]: { module: slug, name: slug, override: 'inactive' } } : {},
					}),
			},
		);
		for (const [module, name] of Object.entries(titles)) {
			expect(screen.queryAllByRole('region', { name })).toHaveLength(module === slug ? 0 : 1);
		}
	},
);

it('offers a retry if the count fails to load, and records moderating [DASH-077, EVT-037]', async () => {
	const { site, user, events } = await openCards(<SpamCard />, {
		scenario: ['akismet-valid'],
		before: (running) => running.fail('GET', 'module/akismet/data', 503),
	});
	site.recover();
	await user.click(screen.getByRole('button', { name: 'Try again' }));
	await follow(user, await screen.findByRole('link', { name: 'Moderate comments' }));
	expect(events()).toContainEqual([
		'jetpack_wpa_click',
		expect.objectContaining({ target: 'at-a-glance', type: 'moderate-link', feature: 'anti-spam' }),
	]);
});
