import { screen } from '@testing-library/react';
import { featuresOf } from '../../../../tests/support/provider';
import { follow } from '../../../../tests/support/screens';
import { at, cardText, itShows, openCards, type CardRow } from '../../../../tests/support/open-cards';
import type { TestSite } from '../../../../tests/support/test-site';
import { MonitorCard } from '../security';
import { ProtectCard } from './protect';
import { SpamCard } from './spam';

const count = (value: unknown) => ({
	before: (site: TestSite) => site.fail('GET', 'module/akismet/data', 200, JSON.stringify(value)),
});
const OFFER = /Upgrade.*\[Upgrade → #?\/product\/akismet\].*/;
const FREE = featuresOf();
const SOLD = /Upgrade|Paid/;
const UNSOLD = /Upgrade|own key|Activate|valid key/;
const SET_UP = /Set up.*\[Set up.*source=calypso-plugins-setup&.*query=only%3Dakismet/;
const PAID = 'plan-security-t1';
const STATES = ['akismet-missing', 'akismet-inactive', 'akismet-invalid-key'];

const BLOCKED = /210.*spam comments blocked.*\[Moderate comments → [^ ]*wp-admin\/edit-comments\.php\]/;
const OWN_KEY = new RegExp(`${OFFER.source}\\[I already have a key →`);
const VALID_KEY = new RegExp(`${OFFER.source}\\[Enter a valid key → [^ ]*akismet-key-config`);
const ACTIVATE = /Your plan includes Akismet.*\[Activate Akismet →/;
const ENTER = /Your plan includes Akismet.*\[Enter a valid key/;
const CONNECT_FIRST = /Connect your account to get Spam protection.*\[Connect → #?\/connect-user\?feature=/;
const CONNECT = /Connect your account to set up Spam protection\..*\[Connect → #?\/connect-user\?feature=/;

const ROWS: CardRow[] = [
	['offline [DASH-128, DASH-039]', 'offline-constant', /Unavailable in Offline Mode\./, /→/],
	['the blocked spam [DASH-076, DASH-077]', 'akismet-valid', BLOCKED],
	['a placeholder for 0 [DASH-128]', count(0), /Data will display here soon!.*\[Moderate comments/],
	['a placeholder for "0" [DASH-128]', count('0'), /Data will display here soon!/],
	['an upgrade or a key [DASH-078, DASH-080, DASH-127, DASH-135]', at('akismet-missing', FREE), OWN_KEY],
	['the same if it’s not active [DASH-080, DASH-127]', at('akismet-inactive', FREE), OWN_KEY],
	['an upgrade or a valid key [DASH-080, DASH-127]', at('akismet-invalid-key', FREE), VALID_KEY],
	[
		'“antispam” [DASH-078, DASH-080, DASH-127, PLAN-027]',
		at('akismet-missing', featuresOf('antispam')),
		ACTIVATE,
		SOLD,
	],
	['“akismet” [DASH-080, DASH-127]', at('akismet-invalid-key', featuresOf('akismet')), ENTER, SOLD],
	['as included in the free plan [DASH-127]', 'akismet-missing', /plan includes Akismet/, SOLD],
	...STATES.flatMap((state): CardRow[] => [
		[
			`no owner, not included, ${state} [DASH-041, DASH-079]`,
			at(`site-only ${state}`, FREE),
			CONNECT_FIRST,
			UNSOLD,
		],
		[
			`no owner, included, ${state} [DASH-079, DASH-136]`,
			`site-only plan-security ${state}`,
			CONNECT,
			UNSOLD,
		],
		[`a badge that leads to the setup, paid, ${state} [DASH-133]`, `${PAID} ${state}`, SET_UP],
	]),
	['“Active” on a paid plan [DASH-133]', `${PAID} akismet-valid`, /Active.*210/],
	['“Active” on the free plan [DASH-133]', 'akismet-valid', /Active.*210/],
	['no badge on the free plan [DASH-133]', 'akismet-missing', /includes/, /Active\b|Set up\b[^ ]/],
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
