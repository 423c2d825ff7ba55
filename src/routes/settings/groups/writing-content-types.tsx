import { __ } from '@wordpress/i18n';
import { Sentence } from '../../../components/ui/sentence';
import { MutedText } from '../../../components/ui/text';
import { safeUrl } from '../../../lib/links';
import { useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive, selectModule } from '../../../state/modules/slice';
import { selectAdminUrl } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import { selectSettingFlag } from '../../../state/settings/slice';
import { CONTENT_TYPES as MODULE } from '../../../rest-api/stored-forms';
import { loadHasTypesAlone, selectModuleInForce } from '../../../state/settings/forms';
import type { SettingsGroup, TextItem } from './group';

const TYPES = ['jetpack_testimonial', 'jetpack_portfolio'];

const isOn = (option: string) => (state: RootState) => {
	const module = selectModuleInForce(state, MODULE);
	return (module === undefined || selectIsModuleActive(state, module)) && selectSettingFlag(state, option);
};
const isOff = (option: string) => (state: RootState) => !selectSettingFlag(state, option);

const perPage = (type: string, option: string, label: () => string): TextItem => ({
	kind: 'text',
	type: 'number',
	option,
	isNested: true,
	label,
	storedAs: 'number',
	hint: (text) => (WHOLE.test(text.trim()) ? '' : __('Enter a whole number, 1 or higher.', 'site-dashboard')),
	isShown: isOn(type),
});
const WHOLE = /^0*[1-9]\d{0,3}$/;

/** Kinds of posts for what is no article (WRITE-018 to WRITE-023). */
export const CONTENT_TYPES: SettingsGroup = {
	id: 'content-types',
	title: () => __('Custom content types', 'site-dashboard'),
	description: () => __('Adds content types for testimonials and portfolios.', 'site-dashboard'),
	keywords: () => __('reviews, customers, projects, custom post types, CPT', 'site-dashboard'),
	module: MODULE,
	// The two kinds of hosts differ only if an option is on while the module is off, or forced off.
	load: {
		run: (dispatch) => dispatch(loadHasTypesAlone()),
		when: (state) =>
			!selectIsModuleActive(state, MODULE) &&
			(Boolean(selectModule(state, MODULE)?.override) ||
				TYPES.some((name) => selectSettingFlag(state, name))),
	},
	support: 'jetpack-support-custom-content-types',
	items: [
		{
			kind: 'toggle',
			module: MODULE,
			option: 'jetpack_testimonial',
			// SET-042: the module is there for the two types alone.
			alsoOff: isOff('jetpack_portfolio'),
			label: () => __('Testimonials', 'site-dashboard'),
			keywords: () => '[testimonials]',
		},
		{ kind: 'view', id: 'testimonials-text', View: TestimonialsText, isNested: true },
		{
			kind: 'link',
			id: 'add-testimonial',
			isNested: true,
			label: () => __('Add a testimonial', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'post-new.php?post_type=jetpack-testimonial'),
			click: { target: 'add-testimonial', feature: MODULE },
			isShown: isOn('jetpack_testimonial'),
		},
		perPage('jetpack_testimonial', 'jetpack_testimonial_posts_per_page', () =>
			__('Testimonials per page', 'site-dashboard'),
		),
		{
			kind: 'toggle',
			module: MODULE,
			option: 'jetpack_portfolio',
			alsoOff: isOff('jetpack_testimonial'),
			label: () => __('Portfolios', 'site-dashboard'),
			keywords: () => '[portfolio]',
		},
		{ kind: 'view', id: 'portfolios-text', View: PortfoliosText, isNested: true },
		{
			kind: 'link',
			id: 'add-portfolio-item',
			isNested: true,
			label: () => __('Add a portfolio item', 'site-dashboard'),
			href: (state) => selectAdminUrl(state, 'post-new.php?post_type=jetpack-portfolio'),
			click: { target: 'add-portfolio-item', feature: MODULE },
			isShown: isOn('jetpack_portfolio'),
		},
		perPage('jetpack_portfolio', 'jetpack_portfolio_posts_per_page', () =>
			__('Portfolio items per page', 'site-dashboard'),
		),
	],
};

/** Explains testimonials, with the list of them once they're on (WRITE-019, WRITE-020). */
function TestimonialsText() {
	return (
		<Introduction
			option="jetpack_testimonial"
			list="edit.php?post_type=jetpack-testimonial"
			text={__(
				'<list>Testimonials</list> show what customers say about you. Add them to any post or page with the <code>[testimonials]</code> shortcode.',
				'site-dashboard',
			)}
		/>
	);
}

/** Explains portfolios, with the list of their projects once they're on (WRITE-019, WRITE-020). */
function PortfoliosText() {
	return (
		<Introduction
			option="jetpack_portfolio"
			list="edit.php?post_type=jetpack-portfolio"
			text={__(
				'<list>Portfolios</list> showcase your projects. Add them to any post or page with the <code>[portfolio]</code> shortcode.',
				'site-dashboard',
			)}
		/>
	);
}

interface IntroductionProps {
	option: string;
	/** Admin page that lists them. */
	list: string;
	/** With the name marked as `list` and the shortcode as `code`. */
	text: string;
}

function Introduction({ option, list, text }: IntroductionProps) {
	const { isOn, listUrl } = useContentType(option, list);
	const url = safeUrl(listUrl);
	return (
		<MutedText>
			<Sentence
				text={text}
				marks={{
					list: (words) => (isOn && url ? <a href={url}>{words}</a> : words),
					code: (words) => <code>{words}</code>,
				}}
			/>
		</MutedText>
	);
}

/** A content type's state, and the admin page that lists its posts. */
function useContentType(option: string, list: string) {
	return {
		isOn: useAppSelector(isOn(option)),
		listUrl: useAppSelector((state) => selectAdminUrl(state, list)),
	};
}
