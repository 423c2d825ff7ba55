import { __ } from '@wordpress/i18n';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { CopyButton } from '../../../components/ui/copy-button';
import { Notice } from '../../../components/ui/notice';
import { Quiet } from '../../../components/ui/text';
import styles from './traffic.module.css';
import { useSitemaps } from './use-sitemaps';

/** Where the sitemaps are, or why search engines cannot read them (TRAF-053, TRAF-054, TRAF-084). */
export function SitemapLinks() {
	const view = useSitemaps();
	if (view.state === 'hidden') {
		return view.isOn ? (
			<Notice tone="is-warning">
				<HiddenSite url={view.readingUrl} />
			</Notice>
		) : (
			<Quiet>
				<HiddenSite url={view.readingUrl} />
			</Quiet>
		);
	}
	return (
		<ul role="list" className={styles.addresses}>
			{view.links.map(({ url, target }) => (
				<li key={target} className={styles.address}>
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
		? __('Copy the sitemap’s address', 'site-dashboard')
		: __('Copy the news sitemap’s address', 'site-dashboard');

function HiddenSite({ url }: { url: string }) {
	return (
		<>
			{__(
				"Search engines can't access your site at the moment. You can let them in with the Reading settings.",
				'site-dashboard',
			)}{' '}
			<a href={url}>{__('Go to the Reading settings', 'site-dashboard')}</a>
		</>
	);
}
