import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BackupsCard } from '../../src/routes/dashboard/cards/backups';
import { ScanCard } from '../../src/routes/dashboard/cards/scan';
import { SearchCard } from '../../src/routes/dashboard/cards/search';
import { SpamCard } from '../../src/routes/dashboard/cards/spam';
import { SupportCard } from '../../src/routes/shell/extras/support/support-card';
import { VideoPressCard } from '../../src/routes/dashboard/cards/videopress';
import { GroupCard } from '../../src/routes/settings/group-card';
import type { TabId } from '../../src/routes/settings/tab-modules';
import { SettingsForm } from '../../src/routes/settings/settings-form';
import { TAB_CHUNKS } from '../../src/routes/settings/tab-chunks';
import { buyElsewhere } from '../support/provider';
import { editing, query } from '../support/my-plan';
import { openCards } from '../support/open-cards';
import { region } from '../support/screens';
import { TestSite } from '../support/test-site';

/** A provider whose free plan has neither Akismet nor videos; what brings more of them brings them, too. */
const frugal = editing('/site/features', ({ active, ...more }: { active: string[] }) => ({
	...more,
	active: active.filter(
		(name) =>
			!(name === 'akismet' && !active.includes('antispam')) &&
			!(name === 'videopress' && !active.includes('videopress-1tb-storage')),
	),
}));

/** A site there that has bought nothing. */
async function start(): Promise<TestSite> {
	const site = await TestSite.start(['plan-free', 'akismet-no-key']);
	await site.setSwitches({ videopress: true, waf: true });
	await site.setFacts({ hasFirewallRules: false });
	frugal(site);
	return site;
}

/** The page of the provider's sandbox that a link ends at. */
async function visit(site: TestSite, href: string): Promise<string> {
	const answer = await site.fetch(href, { redirect: 'manual' });
	const next = answer.headers.get('Location');
	return next ? visit(site, new URL(next, href).href) : answer.text();
}

type Card = ReturnType<typeof region>;
/** Looks for something in a card. */
type Look = (card: Card) => HTMLElement | null;
const says =
	(text: RegExp): Look =>
	(card) =>
		card.queryByText(text);
const has =
	(...what: Parameters<ReturnType<typeof region>['queryByRole']>): Look =>
	(card) =>
		card.queryByRole(...what);

const offer = (card: Card) => card.findByRole<HTMLAnchorElement>('link', { name: /^Upgrade/ });

/** A card of a tab of the settings, by its ID there, or of the dashboard; and what it has later. */
type Place = [card: [TabId, string] | ReactElement, then: Look];

async function pieceOf([card]: Place): Promise<ReactElement> {
	if (!Array.isArray(card)) {
		return card;
	}
	const [tab, id] = card;
	const { groups } = (await TAB_CHUNKS[tab]()).TAB;
	return (
		<SettingsForm groups={groups}>
			<GroupCard group={groups.find((group) => group.id === id) as (typeof groups)[0]} level={2} />
		</SettingsForm>
	);
}

/** Opens all of them, and returns what asks each. */
async function open(places: Place[], site: TestSite) {
	const pieces = await Promise.all(places.map(pieceOf));
	const opened = await openCards(
		pieces.map((piece, at) => (
			<div key={at} data-testid={at}>
				{piece}
			</div>
		)),
		{ site },
	);
	return { ...opened, cards: places.map(([, then], at) => [within(screen.getByTestId(at)), then] as const) };
}

const SECURITY = 'jetpack_security_t1_yearly';
const SEARCH_PAGE = /\/wp-admin\/admin\.php\?page=jetpack-search$/;

/** What sells: the page that banners lead to, the product there, and the cards of those banners. */
const SOLD: Array<[page: string, slug: string, ...places: Place[]]> = [
	[
		'security',
		SECURITY,
		[['traffic', 'ads'], has('switch', { name: 'Show ads on this site' })],
		[['traffic', 'google-analytics'], has('link', { name: /^Configure Google Analytics/ })],
	],
	[
		'scan',
		'jetpack_scan',
		[<ScanCard key="scan" />, says(/^Setting up scans\. The first one/)],
		[['security', 'backups'], says(/^Add backups to your scans/)],
		[['security', 'firewall'], has('switch', { name: 'Automatic rules', description: /^Updates[^.]+\.$/ })],
	],
	[
		'search',
		'jetpack_search',
		[<SearchCard key="search" />, has('button', { name: 'Turn on Search' })],
		[['performance', 'search'], has('switch', { name: 'Use Jetpack Search', description: '' })],
	],
	[
		'backup',
		'jetpack_backup_t1_yearly',
		[<BackupsCard key="backups" />, says(/^Setting up backups\. The first one/)],
	],
	['akismet', 'jetpack_anti_spam', [<SpamCard key="spam" />, says(/^Your plan includes Akismet/)]],
	[
		'videopress',
		'jetpack_videopress',
		[<VideoPressCard key="videopress" />, has('progressbar')],
		[['performance', 'media'], has('progressbar')],
	],
];

describe('upgrade banners', () => {
	it.each(SOLD)(
		'on the page of %s, sell %s, and are gone when it’s bought [PLAN-044, PLAN-045, PLAN-046]',
		async (page, slug, ...places) => {
			const site = await start();
			const href = expect.stringMatching(page === 'search' ? SEARCH_PAGE : `^#/product/${page}$`);
			const { cards, store, close } = await open(places, site);
			expect(store.getState().page.products[page]?.slug).toBe(slug);
			for (const [card, then] of cards) {
				expect(await offer(card)).toHaveAttribute('href', href);
				expect(then(card)).not.toBeInTheDocument();
			}
			close();
			await buyElsewhere(site, slug);
			for (const [card, then] of (await open(places, site)).cards) {
				await waitFor(() => expect(then(card)).toBeInTheDocument());
				const links = card.queryAllByRole('link').map((link) => link.getAttribute('href'));
				expect(links).not.toContainEqual(href);
			}
		},
	);

	it('for help and support lead to the plans, where Security adds support [PLAN-044]', async () => {
		const name = 'Help and support';
		const { site, close } = await openCards(<SupportCard />, { site: await start() });
		const link = await offer(region(name));
		expect(query(link).source).toBe('support');
		expect(await visit(site, link.href)).toContain(`/provider/checkout?product=${SECURITY}&`);
		close();
		await buyElsewhere(site, SECURITY);
		await openCards(<SupportCard />, { site });
		expect(await region(name).findByText(/^Your plan includes priority support/)).toBeInTheDocument();
		expect(region(name).queryByRole('link', { name: /^Upgrade/ })).not.toBeInTheDocument();
	});
});
