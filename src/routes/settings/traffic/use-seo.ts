import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { SharedPage } from '../../../lib/seo/previews';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import {
	selectFieldText,
	selectIsSettingSaving,
	selectSetting,
	selectSettingFailure,
} from '../../../state/settings/selectors';
import { settingEdited } from '../../../state/settings/slice';
import { useGroupFacts } from '../group-context';
import { problemText } from '../items/use-item';
import { missingText, oddText, selectSiteFacts } from './seo-facts';

const DESCRIPTION = 'advanced_seo_front_page_description';

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
		(): SharedPage => ({ url, title, description: text || tagline, image }),
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
