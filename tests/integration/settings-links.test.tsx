import { screen } from '@testing-library/react';
import type { TabId } from '../../src/routes/settings/tab-modules';
import { follow } from '../support/screens';
import { clicks, openTab, type TabOptions } from '../support/open-tab';
import { siteHas } from '../support/provider';

/** The links of each tab, with the target that a click is recorded as. */
const LINKS: ReadonlyArray<[TabId, TabOptions, links: Record<string, string>]> = [
	[
		'traffic',
		{
			scenario: ['plan-complete', 'google-verified', 'woa'],
			on: { wordads: true, 'related-posts': true, sitemaps: true },
			before: async (site) => {
				await site.setFacts({ isPublic: true });
				site.page({ themeData: { support: { widgets: true } } });
				siteHas(['wordads', 'google-analytics'])(site);
			},
		},
		{
			'Ad terms of service': 'ads-terms',
			'Add an ad widget': 'place_ad_widget',
			'Learn more about the opt-out': 'learn-more',
			'View your earnings': 'view-earnings',
			'Customize related posts': 'configure-related-posts',
			'Configure Google Analytics': 'configure-ga',
			'http://127.0.0.1:4400/sitemap.xml': 'sitemap-url-link',
			'http://127.0.0.1:4400/news-sitemap.xml': 'sitemap-news-url-link',
		},
	],
	[
		'sharing',
		{ on: { publicize: true, sharedaddy: true } },
		{
			'Connect your social media accounts': 'configure-publicize',
			'Choose your sharing buttons': 'configure-sharing',
		},
	],
	['discussion', { on: { subscriptions: true } }, { 'View email subscribers': 'view-followers' }],
	[
		'writing',
		{ on: { 'infinite-scroll': true }, before: (site) => site.page({ themeData: 'x' }) },
		{ 'Edit CSS in the Customizer': 'visit-customizer', 'Learn more (': 'learn-more' },
	],
	[
		'privacy',
		{},
		{
			'Privacy policy': 'privacy-policy',
			'Cookie policy': 'cookie-policy',
			'Privacy center': 'privacy-center',
		},
	],
];

it.each(LINKS)('links of the tab %s record clicks [EVT-019, EVT-042]', async (tab, options, links) => {
	const app = await openTab(tab, options);
	for (const name of Object.keys(links)) {
		const all = screen.getAllByRole('link');
		await follow(app.user, all.find(({ textContent }) => textContent.startsWith(name)) as HTMLElement);
	}
	expect(clicks(app).map(({ target }) => target)).toEqual(Object.values(links));
});
