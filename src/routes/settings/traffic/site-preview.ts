import { __ } from '@wordpress/i18n';
import { inOwnLetters } from '../../../lib/domain';
import { selectPage } from '../../../state/page/slice';
import { selectSite } from '../../../state/site/slice';
import type { RootState } from '../../../state/root-state';

/** Title, description and image of the site: the provider's data, else the page's (TRAF-076, TRAF-077). */
export function selectSitePreview(state: RootState) {
	const { siteTitle, rawUrl, site } = selectPage(state);
	const remote = selectSite(state);
	const data = remote.status === 'ready' ? remote.data : null;
	return {
		title: siteTitle || (data?.name ?? ''),
		tagline: data?.description ?? '',
		url: inOwnLetters(data?.URL || `https://${rawUrl.replaceAll('::', '/')}`),
		// 512 px (TRAF-043).
		image: site.icon && `${site.icon}?s=512`,
	};
}

export const missingText = () => __('This site doesn’t have this setting.', 'site-dashboard');
export const oddText = () => __('The stored value can’t be shown here.', 'site-dashboard');
