import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { paths } from '../../../lib/paths';
import { shallowEqual, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive, selectModule } from '../../../state/modules/slice';
import { selectPage, selectSite } from '../../../state/page/slice';
import { selectAdminUrl, selectDashboardUrl, selectTemplatesUrl } from '../../../state/page/urls';
import { loadPlugins } from '../../../state/plugins/slice';
import type { RootState } from '../../../state/root-state';
import { selectSettingFlag } from '../../../state/settings/slice';
import { seoConflictText } from '../traffic/seo-conflict';
import styles from '../traffic/traffic.module.css';
import type { SettingsGroup } from './group';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { CopyButton } from '../../../components/ui/copy-button';
import { Notice } from '../../../components/ui/notice';
import { MutedText } from '../../../components/ui/text';

/** The Customizer at the related posts, on the newest post; closing it leads back here (TRAF-073). */
function relatedPostsUrl(state: RootState): string {
	const back = selectDashboardUrl(state, paths.traffic.href());
	const query = [
		'autofocus[section]=jetpack_relatedposts',
		`return=${encodeURIComponent(back)}`,
		`url=${encodeURIComponent(selectPage(state).lastPostUrl)}`,
	];
	return selectAdminUrl(state, `customize.php?${query.join('&')}`);
}

/** Related posts (TRAF-013 to TRAF-015). */
export const RELATED_POSTS: SettingsGroup = {
	id: 'related-posts',
	title: () => __('Related posts', 'site-dashboard'),
	description: () => __('Shows posts on the same topic below each post.', 'site-dashboard'),
	keywords: () => __('recommended, similar, more posts', 'site-dashboard'),
	module: 'related-posts',
	support: 'jetpack-support-related-posts',
	items: [
		{
			kind: 'module',
			module: 'related-posts',
			label: () => __('Show related posts', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'related-posts',
			option: 'show_headline',
			label: () => __('Show a heading', 'site-dashboard'),
		},
		{
			kind: 'toggle',
			module: 'related-posts',
			option: 'show_thumbnails',
			label: () => __('Show thumbnails', 'site-dashboard'),
			keywords: () => __('images, pictures, photos', 'site-dashboard'),
		},
		{
			kind: 'view',
			id: 'related-preview',
			View: RelatedPreview,
			isShown: (state) => selectIsModuleActive(state, 'related-posts'),
		},
		{
			kind: 'link',
			id: 'configure-related-posts',
			label: () => __('Customize related posts', 'site-dashboard'),
			href: relatedPostsUrl,
			isShown: (state) =>
				selectIsModuleActive(state, 'related-posts') && !selectPage(state).themeData.isBlockTheme,
			click: { target: 'configure-related-posts' },
		},
		{
			kind: 'link',
			id: 'related-posts-block',
			label: () => __('Add a related posts block', 'site-dashboard'),
			href: selectTemplatesUrl,
			isShown: (state) => selectPage(state).themeData.isBlockTheme,
			click: { target: 'configure-related-posts', extra: 'block' },
		},
	],
};

/** Shortlinks (TRAF-052). */
export const SHORTLINKS: SettingsGroup = {
	id: 'shortlinks',
	title: () => __('Shortlinks', 'site-dashboard'),
	description: () => __('Gives posts and pages a short link to share.', 'site-dashboard'),
	keywords: () => __('wp.me, short URL, short link, URL shortener', 'site-dashboard'),
	module: 'shortlinks',
	support: 'jetpack-support-shortlinks',
	items: [
		{
			kind: 'module',
			module: 'shortlinks',
			label: () => __('Use wp.me shortlinks', 'site-dashboard'),
		},
	],
};

/** Sitemaps (TRAF-053, TRAF-054, TRAF-084). */
export const SITEMAPS: SettingsGroup = {
	id: 'sitemaps',
	title: () => __('Sitemaps', 'site-dashboard'),
	description: () => __('Helps search engines find all your pages.', 'site-dashboard'),
	keywords: () => __('XML, index, search engines, news, robots.txt, crawlers', 'site-dashboard'),
	module: 'sitemaps',
	support: 'jetpack-support-sitemaps',
	items: [
		{ kind: 'module', module: 'sitemaps', label: () => __('Generate XML sitemaps', 'site-dashboard') },
		{
			kind: 'view',
			id: 'sitemap-links',
			View: SitemapLinks,
			label: () => __('Sitemap URL, news sitemap URL', 'site-dashboard'),
		},
	],
};

/** The URL of a page that counts for search engines. */
export const CANONICAL: SettingsGroup = {
	id: 'canonical-urls',
	title: () => __('Canonical URLs', 'site-dashboard'),
	description: () => __('Keeps search engines from listing the same content twice.', 'site-dashboard'),
	keywords: () => __('canonical, duplicate content, archives, SEO, search engines', 'site-dashboard'),
	module: 'canonical-urls',
	load: { run: (dispatch) => dispatch(loadPlugins()) },
	items: [
		{
			kind: 'module',
			module: 'canonical-urls',
			label: () => __('Add canonical URLs to archives', 'site-dashboard'),
			help: () =>
				__(
					'Tells search engines which URL is the main one for each category, tag or date archive.',
					'site-dashboard',
				),
			blockedBy: seoConflictText,
		},
	],
};

/** Three posts as visitors will see them; follows the switches as they move (TRAF-014). */
function RelatedPreview() {
	const id = useId();
	const { hasHeadline, hasThumbnails } = useRelatedPreview();
	return (
		<div role="group" className={styles.preview} aria-labelledby={`${id}-title`}>
			<span id={`${id}-title`} className={styles.caption}>
				{__('Preview', 'site-dashboard')}
			</span>
			{hasHeadline && <strong>{__('Related', 'site-dashboard')}</strong>}
			<ul role="list" className={styles.posts}>
				{samplePosts().map(({ title, about }, index) => (
					<li key={title} className={styles.post}>
						{hasThumbnails && (
							<span className={styles.thumbnail} role="img" aria-label={__('Thumbnail', 'site-dashboard')}>
								{index + 1}
							</span>
						)}
						<span className={styles.title}>{title}</span>
						<span className={styles.caption}>{about}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

const samplePosts = () => [
	{
		title: __('Homemade bread for beginners', 'site-dashboard'),
		about: __('In “Kitchen”', 'site-dashboard'),
	},
	{
		title: __('A weekend bike trip', 'site-dashboard'),
		about: __('In “Travel”', 'site-dashboard'),
	},
	{
		title: __('Plants that like the shade', 'site-dashboard'),
		about: __('In “Garden”', 'site-dashboard'),
	},
];

const useRelatedPreview = () =>
	useAppSelector(
		(state) => ({
			hasHeadline: selectSettingFlag(state, 'show_headline'),
			hasThumbnails: selectSettingFlag(state, 'show_thumbnails'),
		}),
		shallowEqual,
	);

/** Links to the sitemaps, or the reason why search engines can't read them (TRAF-053, TRAF-054, TRAF-084). */
function SitemapLinks() {
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
