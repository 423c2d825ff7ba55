import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AppThunk } from '../../state/app-thunk';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectPage } from '../../state/page/selectors';
import type { SiteType } from '../../state/recommendations/answers';
import { selectAnswers } from '../../state/recommendations/selectors';
import { answerSiteType } from '../../state/recommendations/thunks';
import { track } from '../../state/tracking/thunks';
import { pathOf } from './targets';
import { selectNextStep, useStep } from './use-step';

const STEP = 'site-type-question';

/** The path after this question, once its answers are in. */
const pathAfter = (): AppThunk<string> => (_dispatch, getState) => pathOf(selectNextStep(getState(), STEP));

/** The question what sort of site this is (REC-019 to REC-023). */
export function useSiteType() {
	const dispatch = useAppDispatch();
	const navigate = useNavigate();
	const view = useStep(STEP);
	const { siteTitle, rawUrl } = useAppSelector(selectPage);
	const { siteType } = useAppSelector(selectAnswers);
	const [edits, setEdits] = useState<Partial<SiteType>>({});
	const [isBusy, setIsBusy] = useState(false);
	const given = { ...siteType, ...edits };

	const onContinue = async () => {
		const { isAgency: builder, isPersonal: personal, isStore: store } = given;
		dispatch(track('jetpack_recommendations_site_type_answered', { personal, builder, store }));
		setIsBusy(true);
		// What could not be saved is said by the frame; the answers decide where to go on.
		if (await dispatch(answerSiteType(given))) {
			void navigate(dispatch(pathAfter()));
		} else {
			setIsBusy(false);
		}
	};
	return {
		view,
		siteName: siteTitle.trim() || rawUrl,
		given,
		isBusy,
		onChange: (edit: Partial<SiteType>) => setEdits({ ...edits, ...edit }),
		onContinue: () => void onContinue(),
	};
}
