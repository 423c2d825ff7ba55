import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../../lib/product';
import { selectHasModule } from '../../../state/modules/selectors';
import { selectSite } from '../../../state/page/selectors';
import type { SettingsGroup } from './group';

/** The provider's toolbar; sites that it hosts always have it (WRITE-047 to WRITE-051). */
export const TOOLBAR: SettingsGroup = {
	id: 'toolbar',
	/* translators: %s: provider name */
	title: () => sprintf(__('%s toolbar', 'site-dashboard'), PROVIDER_NAME),
	description: () =>
		__(
			'The bar at the top of your site leads to your other sites, notifications and profile.',
			'site-dashboard',
		),
	words: () => __('admin bar, masterbar, navigation', 'site-dashboard'),
	module: 'masterbar',
	isHere: (state) => {
		const { isAtomicSite, isWoASite, isAtomicPlatform } = selectSite(state);
		return selectHasModule(state, 'masterbar') && !isAtomicSite && !isWoASite && !isAtomicPlatform;
	},
	needs: ['online', 'owner', 'account'],
	connect: {
		needs: 'account',
		text: () =>
			/* translators: %s: provider name */
			sprintf(__('Connect to enable the %s toolbar.', 'site-dashboard'), PROVIDER_NAME),
	},
	support: 'jetpack-support-masterbar',
	items: [
		{
			kind: 'module',
			module: 'masterbar',
			label: () =>
				/* translators: %s: provider name */
				sprintf(__('Enable the %s toolbar', 'site-dashboard'), PROVIDER_NAME),
			help: () => __('The page is loaded anew when you change this.', 'site-dashboard'),
		},
	],
};
