import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive, selectModule } from '../../../state/modules/selectors';
import { selectAdminUrl, selectSite } from '../../../state/page/selectors';

interface SitemapLink {
	url: string;
	/** Its name in the recorded click. */
	target: string;
}

export type SitemapsView =
	/** The site keeps search engines out. */
	{ state: 'hidden'; isOn: boolean; readingUrl: string } | { state: 'links'; links: SitemapLink[] };

export function useSitemaps(): SitemapsView {
	const { isVisible, isOn, readingUrl, main, news } = useAppSelector(
		(state) => ({
			isVisible: selectSite(state).siteVisibleToSearchEngines,
			isOn: selectIsModuleActive(state, 'sitemaps'),
			readingUrl: selectAdminUrl(state, 'options-reading.php'),
			main: selectModule(state, 'sitemaps')?.extra.sitemap_url ?? '',
			news: selectModule(state, 'sitemaps')?.extra.news_sitemap_url ?? '',
		}),
		shallowEqual,
	);
	if (!isVisible) {
		return { state: 'hidden', isOn, readingUrl };
	}
	const links = [
		{ url: main, target: 'sitemap-url-link' },
		{ url: news, target: 'sitemap-news-url-link' },
	];
	return { state: 'links', links: isOn ? links.filter(({ url }) => url !== '') : [] };
}
