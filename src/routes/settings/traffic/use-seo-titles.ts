import { __ } from '@wordpress/i18n';
import { useCallback, useMemo } from 'react';
import { cutHard } from '../../../lib/seo/cut';
import {
	fillTitle,
	type PageType,
	readFormats,
	readParts,
	type TitlePart,
	type Token,
} from '../../../lib/seo/title-format';
import { shallowEqual, useAppSelector, useAppStore } from '../../../state/hooks';
import {
	selectDraft,
	selectIsSettingSaving,
	selectSetting,
	selectSettingFailure,
	settingEdited,
} from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import type { AppStore } from '../../../state/store';
import { optionFailureText } from '../../../state/failure-text';
import { missingText, oddText, selectSitePreview } from './site-preview';

/** The option that holds the title of each type of page. */
const TITLE_FORMATS = 'advanced_seo_title_formats';

/** Characters of an example: nobody reads more of a title. */
const EXAMPLE = 300;

/** The reason why the titles can't be edited, empty when they can, and why the host didn't take them. */
export function useSeoTitles() {
	const stored = useAppSelector((state) => selectSetting(state, TITLE_FORMATS));
	const problem = useAppSelector((state) => selectSettingFailure(state, TITLE_FORMATS));
	const isOdd = stored !== undefined && (typeof stored !== 'object' || stored === null);
	return {
		reason: stored === undefined ? missingText() : isOdd ? oddText() : '',
		failure: optionFailureText(problem, TITLE_FORMATS),
	};
}

/** The title of one type of page. It rerenders only when it changes. */
export function useSeoTitle(type: PageType) {
	const store = useAppStore();
	const { title, tagline } = useAppSelector(selectSitePreview, shallowEqual);
	const format = useAppSelector((state) => selectFormat(state, type));
	const parts = useMemo(() => readParts(format, type), [format, type]);
	return {
		parts,
		example: cutHard(fillTitle(parts, samples(title, tagline)), EXAMPLE),
		onChange: useCallback((next: TitlePart[]) => editTitle(store, type, next), [store, type]),
	};
}

/** Not while the titles are being saved. */
function editTitle({ dispatch, getState }: AppStore, type: PageType, parts: TitlePart[]): void {
	const state = getState();
	if (selectIsSettingSaving(state, TITLE_FORMATS)) {
		return;
	}
	const stored = selectSetting(state, TITLE_FORMATS);
	const next = { ...readFormats(selectDraft(state, TITLE_FORMATS)), [type]: parts };
	// Back to what is stored, however that is written: nothing to save.
	const isStored = JSON.stringify(next) === JSON.stringify(readFormats(stored));
	dispatch(settingEdited({ name: TITLE_FORMATS, value: isStored ? stored : next }));
}

function selectFormat(state: RootState, type: PageType): unknown {
	const draft = selectDraft(state, TITLE_FORMATS);
	return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>)[type] : undefined;
}

/** Examples in place of tokens; one text for posts and pages, one for tags, one for archives (TRAF-034). */
function samples(siteName: string, tagline: string): Record<Token, string> {
	const post = __('A weekend at the beach', 'site-dashboard');
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
