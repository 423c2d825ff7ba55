import { __ } from '@wordpress/i18n';
import { selectPage } from '../../../state/page/selectors';
import { selectSite } from '../../../state/site/slice';
import type { RootState } from '../../../state/store';

/** What the site says about itself: the provider's data, else what the page knows (TRAF-076, TRAF-077). */
export function selectSiteFacts(state: RootState) {
	const { siteTitle, rawUrl, site } = selectPage(state);
	const remote = selectSite(state);
	const data = remote.status === 'ready' ? remote.data : null;
	return {
		title: siteTitle || (data?.name ?? ''),
		tagline: data?.description ?? '',
		url: data?.URL || `https://${rawUrl.replaceAll('::', '/')}`,
		// 512 px (TRAF-043).
		image: site.icon && `${site.icon}?s=512`,
	};
}

export const missingText = () =>
	__('This site does not offer this setting. An update of the plugin may add it.', 'site-dashboard');
export const oddText = () => __('The site stores something here that cannot be shown.', 'site-dashboard');
