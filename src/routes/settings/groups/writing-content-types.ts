import { __ } from '@wordpress/i18n';
import { selectAdminUrl } from '../../../state/page/selectors';
import { selectIsModuleActive } from '../../../state/modules/selectors';
import { selectSettingFlag } from '../../../state/settings/selectors';
import type { RootState } from '../../../state/store';
import { PortfoliosText, TestimonialsText } from '../writing/content-type-text';
import type { SettingsGroup } from './group';

const MODULE = 'custom-content-types';

const isOn = (option: string) => (state: RootState) =>
	selectIsModuleActive(state, MODULE) && selectSettingFlag(state, option);
const isOff = (option: string) => (state: RootState) => !selectSettingFlag(state, option);

/** Kinds of posts for what is no article (WRITE-018 to WRITE-023). */
export const CONTENT_TYPES: SettingsGroup = {
	id: 'content-types',
	title: () => __('Custom content types', 'site-dashboard'),
	description: () => __('A place of its own for what is neither a post nor a page.', 'site-dashboard'),
	words: () => __('reviews, customers, projects, CPT', 'site-dashboard'),
	module: MODULE,
	support: 'jetpack-support-custom-content-types',
	items: [
		{
			kind: 'toggle',
			module: MODULE,
			option: 'jetpack_testimonial',
			// SET-042: the module is there for the two types alone.
			alsoOff: isOff('jetpack_portfolio'),
			label: () => __('Testimonials', 'site-dashboard'),
			words: () => '[testimonials]',
		},
		{ kind: 'view', id: 'testimonials-text', View: TestimonialsText },
		{
			kind: 'link',
			id: 'add-testimonial',
			label: () => __('Add a testimonial', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'post-new.php?post_type=jetpack-testimonial'),
			click: { target: 'add-testimonial', feature: MODULE },
			isShown: isOn('jetpack_testimonial'),
		},
		{
			kind: 'toggle',
			module: MODULE,
			option: 'jetpack_portfolio',
			alsoOff: isOff('jetpack_testimonial'),
			label: () => __('Portfolios', 'site-dashboard'),
			words: () => '[portfolio]',
		},
		{ kind: 'view', id: 'portfolios-text', View: PortfoliosText },
		{
			kind: 'link',
			id: 'add-portfolio-item',
			label: () => __('Add a portfolio item', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'post-new.php?post_type=jetpack-portfolio'),
			click: { target: 'add-portfolio-item', feature: MODULE },
			isShown: isOn('jetpack_portfolio'),
		},
	],
};
