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
	['offline [DASH-128, DASH-039]', { scenario: ['offline-constant'] }, /Unavailable in Offline Mode\./, /→/],
	[
		'the blocked spam [DASH-076, DASH-077]',
		{ scenario: ['akismet-valid'] },
		/210.*spam comments blocked.*\[Moderate comments → [^ ]*wp-admin\/edit-comments\.php\]/,
	],
	['a placeholder for 0 [DASH-128]', count(0), /Data will display here soon!.*\[Moderate comments/],
	['a placeholder for "0" [DASH-128]', count('0'), /Data will display here soon!/],
	[
		'an upgrade, or a key for the missing plugin [DASH-078, DASH-080, DASH-127, DASH-135]',
		{ scenario: ['akismet-missing'], before: FREE },
		new RegExp(`${OFFER.source}\\[I already have a key →`),
	],
	[
		'an upgrade, or a key for the plugin that isn’t active [DASH-080, DASH-127]',
		{ scenario: ['akismet-inactive'], before: FREE },
		new RegExp(`${OFFER.source}\\[I already have a key →`),
	],
	[
		'an upgrade, or another key in place of an invalid one [DASH-080, DASH-127]',
		{ scenario: ['akismet-invalid-key'], before: FREE },
		new RegExp(`${OFFER.source}\\[Enter a valid key → [^ ]*akismet-key-config`),
	],
	[
		'as included by “antispam” [DASH-080, DASH-127, PLAN-027]',
		{ scenario: ['akismet-missing'], before: featuresOf('antispam') },
		/Your plan includes Akismet.*\[Activate Akismet →/,
		SOLD,
	],
	[
		'as included by “akismet”, with an invalid key [DASH-080, DASH-127]',
		{ scenario: ['akismet-invalid-key'], before: featuresOf('akismet') },
		/Your plan includes Akismet.*\[Enter a valid key/,
		SOLD,
	],
	[
		'as included in the free plan [DASH-127]',
		{ scenario: ['akismet-missing'] },
		/plan includes Akismet/,
		SOLD,
	],
	...STATES.flatMap((state): CardRow[] => [
		[
			`only the connection, not included, without an owner, ${state} [DASH-041, DASH-079]`,
			{ scenario: ['site-only', state], before: FREE },
			/Connect your account to get Spam protection.*\[Connect → #?\/connect-user\?feature=/,
			UNLIKE_SELLING,
		],
		[
			`only the connection, included, without an owner, ${state} [DASH-079, DASH-136]`,
			{ scenario: ['site-only', 'plan-security', state] },
			/Connect your account to set up Spam protection\..*\[Connect → #?\/connect-user\?feature=/,
			UNLIKE_SELLING,
		],
		[`a badge that leads to the setup, paid, ${state} [DASH-133]`, { scenario: [PAID, state] }, SET_UP],
	]),
	['“Active” on a paid plan [DASH-133]', { scenario: [PAID, 'akismet-valid'] }, /Active.*210/],
	['“Active” on the free plan [DASH-133]', { scenario: ['akismet-valid'] }, /Active.*210/],
	[
		'no badge on the free plan [DASH-133]',
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

const TITLES = {
	akismet: 'Spam protection',
	protect: 'Brute force protection',
	monitor: 'Downtime monitoring',
};

it.each([[undefined], ['akismet'], ['protect'], ['monitor']])(
	'is shown like other cards unless an override turns it off: %s [DASH-016]',
	async (slug) => {
		const getModules = slug ? { [slug]: { module: slug, name: slug, override: 'inactive' } } : {};
		const cards = [<SpamCard key="spam" />, <ProtectCard key="protect" />, <MonitorCard key="monitor" />];
		await openCards(cards, { before: (site) => site.page({ getModules }) });
		for (const [module, name] of Object.entries(TITLES)) {
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
