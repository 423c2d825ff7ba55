import { __ } from '@wordpress/i18n';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { CopyButton } from '../../../components/ui/copy-button';
import { Notice } from '../../../components/ui/notice';
import { MutedText } from '../../../components/ui/text';
import { shallowEqual, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive, selectModule } from '../../../state/modules/slice';
import { selectAdminUrl, selectSite } from '../../../state/page/slice';
import styles from './traffic.module.css';

/** Links to the sitemaps, or the reason why search engines can't read them (TRAF-053, TRAF-054, TRAF-084). */
export function SitemapLinks() {
	const view = useSitemaps();
	if (view.state === 'hidden') {
		return view.isOn ? (
			<Notice tone="is-warning">
				<HiddenSite url={view.readingUrl} />
			</Notice>
		) : (
			<MutedText>
				<HiddenSite url={view.readingUrl} />
			</MutedText>
		);
	}
	return (
		<ul role="list" className={styles.urls}>
			{view.links.map(({ url, target }) => (
				<li key={target} className={styles.url}>
					<bdi dir="ltr">
						<TrackedLink href={url} click={{ target }} isExternal>
							{url}
						</TrackedLink>
					</bdi>
					<CopyButton text={url} label={copyLabel(target)} />
				</li>
			))}
		</ul>
	);
}

const copyLabel = (target: string) =>
	target === 'sitemap-url-link'
		? __('Copy sitemap URL', 'site-dashboard')
		: __('Copy news sitemap URL', 'site-dashboard');

function HiddenSite({ url }: { url: string }) {
	return (
		<>
			<span>{__("Search engines can't access your site at the moment.", 'site-dashboard')}</span>{' '}
			<a href={url}>{__('Go to the Reading settings', 'site-dashboard')}</a>
		</>
	);
}

interface SitemapLink {
	url: string;
	/** Its name in the recorded click. */
	target: string;
}

type SitemapsView =
	/** The site keeps search engines out. */
	{ state: 'hidden'; isOn: boolean; readingUrl: string } | { state: 'links'; links: SitemapLink[] };

function useSitemaps(): SitemapsView {
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
