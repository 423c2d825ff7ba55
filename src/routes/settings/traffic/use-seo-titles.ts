import { __ } from '@wordpress/i18n';
import { useCallback, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { cutHard } from '../../../lib/seo/cut';
import {
	fillTitle,
	readFormats,
	readParts,
	type PageType,
	type TitlePart,
	type Token,
} from '../../../lib/seo/title-format';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { AppThunk } from '../../../state/app-thunk';
import {
	selectDraft,
	selectIsSettingSaving,
	selectSetting,
	selectSettingFailure,
} from '../../../state/settings/selectors';
import { settingEdited } from '../../../state/settings/slice';
import type { RootState } from '../../../state/store';
import { useGroupFacts } from '../group-context';
import { problemText } from '../items/use-item';
import { missingText, oddText, selectSiteFacts } from './seo-facts';

const FORMATS = 'advanced_seo_title_formats';
/** Characters of an example: nobody reads more of a title. */
const EXAMPLE = 300;

/** Why the titles cannot be edited, empty when they can, and why the host did not take them. */
export function useSeoTitles() {
	const { reason } = useGroupFacts();
	const stored = useAppSelector((state) => selectSetting(state, FORMATS));
	const problem = useAppSelector((state) => selectSettingFailure(state, FORMATS));
	const isOdd = stored !== undefined && (typeof stored !== 'object' || stored === null);
	return {
		reason: reason || (stored === undefined ? missingText() : isOdd ? oddText() : ''),
		failure: problemText(problem, FORMATS),
	};
}

/** The title of one type of page. It is drawn anew only when it changes itself. */
export function useSeoTitle(type: PageType) {
	const dispatch = useAppDispatch();
	const { title, tagline } = useAppSelector(selectSiteFacts, shallowEqual);
	const format = useAppSelector((state) => selectFormat(state, type));
	const parts = useMemo(() => readParts(format, type), [format, type]);
	return {
		parts,
		example: cutHard(fillTitle(parts, samples(title, tagline)), EXAMPLE),
		onChange: useCallback((next: TitlePart[]) => dispatch(editTitle(type, next)), [dispatch, type]),
	};
}

function selectFormat(state: RootState, type: PageType): unknown {
	const draft = selectDraft(state, FORMATS);
	return typeof draft === 'object' && draft !== null ? (draft as Record<string, unknown>)[type] : undefined;
}

const editTitle =
	(type: PageType, parts: TitlePart[]): AppThunk<void> =>
	(dispatch, getState) => {
		const state = getState();
		if (selectIsSettingSaving(state, FORMATS)) {
			return;
		}
		const stored = selectSetting(state, FORMATS);
		const next = { ...readFormats(selectDraft(state, FORMATS)), [type]: parts };
		// Back to what is stored, however that is written: nothing to save.
		const isStored = JSON.stringify(next) === JSON.stringify(readFormats(stored));
		dispatch(settingEdited({ name: FORMATS, value: isStored ? stored : next }));
	};

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
