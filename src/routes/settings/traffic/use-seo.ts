import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { SharedPage } from '../../../lib/seo/previews';
import {
	PAGE_TYPES,
	readFormats,
	type PageType,
	type TitlePart,
	type Token,
} from '../../../lib/seo/title-format';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/selectors';
import {
	selectDraft,
	selectFieldText,
	selectIsSettingSaving,
	selectSetting,
	selectSettingFailure,
} from '../../../state/settings/selectors';
import { settingEdited } from '../../../state/settings/slice';
import { selectSite } from '../../../state/site/slice';
import type { RootState } from '../../../state/store';
import { useGroupFacts } from '../group-context';
import { problemText } from '../items/use-item';

const DESCRIPTION = 'advanced_seo_front_page_description';
const FORMATS = 'advanced_seo_title_formats';

/** What the site says about itself: the provider's data, else what the page knows (TRAF-076, TRAF-077). */
function selectSiteFacts(state: RootState) {
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

const missingText = () =>
	__('This site does not offer this setting. An update of the plugin may add it.', 'site-dashboard');
const oddText = () => __('The site stores something here that cannot be shown.', 'site-dashboard');

/** The description of the front page, and the page as the previews show it. */
export function useSeoDescription() {
	const dispatch = useAppDispatch();
	const { reason } = useGroupFacts();
	const site = useAppSelector(selectSiteFacts, shallowEqual);
	const text = useAppSelector((state) => selectFieldText(state, DESCRIPTION));
	const stored = useAppSelector((state) => selectSetting(state, DESCRIPTION));
	const isSaving = useAppSelector((state) => selectIsSettingSaving(state, DESCRIPTION));
	const problem = useAppSelector((state) => selectSettingFailure(state, DESCRIPTION));
	const { title, tagline, url, image } = site;
	const page = useMemo(
		(): SharedPage => ({ url, title, description: text || tagline, image, type: 'website', author: '' }),
		[url, title, tagline, image, text],
	);
	const isOdd = stored !== undefined && stored !== null && stored !== false && typeof stored !== 'string';
	return {
		text,
		page,
		isSaving,
		reason: reason || (stored === undefined ? missingText() : isOdd ? oddText() : ''),
		failure: problemText(problem, DESCRIPTION),
		onChange: (value: string) => dispatch(settingEdited({ name: DESCRIPTION, value })),
	};
}

interface TitleView {
	type: PageType;
	parts: TitlePart[];
}

/** The titles of each type of page. */
export function useSeoTitles() {
	const dispatch = useAppDispatch();
	const { reason } = useGroupFacts();
	const { title, tagline } = useAppSelector(selectSiteFacts, shallowEqual);
	const draft = useAppSelector((state) => selectDraft(state, FORMATS));
	const stored = useAppSelector((state) => selectSetting(state, FORMATS));
	const isSaving = useAppSelector((state) => selectIsSettingSaving(state, FORMATS));
	const problem = useAppSelector((state) => selectSettingFailure(state, FORMATS));
	const formats = useMemo(() => readFormats(draft), [draft]);
	const isOdd = stored !== undefined && (typeof stored !== 'object' || stored === null);
	return {
		titles: PAGE_TYPES.map((type): TitleView => ({ type, parts: formats[type] })),
		samples: samples(title, tagline),
		reason: reason || (stored === undefined ? missingText() : isOdd ? oddText() : ''),
		failure: problemText(problem, FORMATS),
		onChange(type: PageType, parts: TitlePart[]) {
			if (isSaving) {
				return;
			}
			const next = { ...formats, [type]: parts };
			// Back to what is stored, however that is written: nothing to save.
			const isStored = JSON.stringify(next) === JSON.stringify(readFormats(stored));
			dispatch(settingEdited({ name: FORMATS, value: isStored ? stored : next }));
		},
	};
}

/** What stands for tokens in examples; one text for posts and pages, one for tags, one for archives (TRAF-034). */
function samples(siteName: string, tagline: string): Record<Token, string> {
	const post = __('My first trip to the sea', 'site-dashboard');
	const archive = __('August 2022', 'site-dashboard');
	return {
		site_name: siteName,
		tagline,
		post_title: post,
		page_title: post,
		group_title: __('Travel', 'site-dashboard'),
		archive_title: archive,
		date: archive,
	};
}
