import { __, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button';
import { Checkbox } from '../../components/ui/checkbox';
import { useAppSelector, useAppStore } from '../../state/hooks';
import { selectSiteName } from '../../state/page/site-name';
import type { SiteType } from '../../state/recommendations/answers';
import { selectAnswers } from '../../state/recommendations/selectors';
import { answerSiteType } from '../../state/recommendations/thunks';
import { track } from '../../state/tracking/thunks/track';
import { useHistory } from '../hash-history';
import styles from './recommendations.module.css';
import { SideCard } from './side-card';
import { StepFrame } from './step-frame';
import { pathOf } from './targets';
import { useSideCard } from './use-side-card';
import { selectNextStep, useStep } from './use-step';

/** Asks for the sort of site: three answers, all of them optional (REC-020 to REC-023). */
export function SiteTypeQuestion() {
	const { view, siteName, given, isBusy, onChange, onContinue } = useSiteType();
	const side = useSideCard('site-type-question');
	return (
		<StepFrame
			view={view}
			/* translators: %s: name of the site */
			title={sprintf(__('Tell us more about %s?', 'site-dashboard'), siteName)}
			image="site-type"
			side={side && <SideCard view={side} />}
		>
			<p>
				{__('Your answers shape our suggestions. Select all that apply, or just continue.', 'site-dashboard')}
			</p>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					onContinue();
				}}
			>
				<fieldset className={styles.choices}>
					<legend className={styles.legend}>{__('What kind of site is it?', 'site-dashboard')}</legend>
					<Checkbox
						label={__('I manage it for a client', 'site-dashboard')}
						isChecked={given.isAgency}
						onChange={(isAgency) => onChange({ isAgency })}
					/>
					<Checkbox
						label={__('It’s a store', 'site-dashboard')}
						isChecked={given.isStore}
						onChange={(isStore) => onChange({ isStore })}
					/>
					<Checkbox
						label={__('It’s my personal site', 'site-dashboard')}
						isChecked={given.isPersonal}
						onChange={(isPersonal) => onChange({ isPersonal })}
					/>
				</fieldset>
				<div className={styles.actions}>
					<Button kind="primary" type="submit" isBusy={isBusy}>
						{__('Continue', 'site-dashboard')}
					</Button>
				</div>
			</form>
		</StepFrame>
	);
}

const STEP = 'site-type-question';

/** The question what sort of site this is (REC-019 to REC-023). */
function useSiteType() {
	const { dispatch, getState } = useAppStore();
	const navigate = useNavigate();
	const history = useHistory();
	const { pathname } = useLocation();
	const view = useStep(STEP);
	const siteName = useAppSelector(selectSiteName);
	const { siteType } = useAppSelector(selectAnswers);
	const [edits, setEdits] = useState<Partial<SiteType>>({});
	const [isBusy, setIsBusy] = useState(false);
	const given = { ...siteType, ...edits };

	const onContinue = async () => {
		const { isAgency: builder, isPersonal: personal, isStore: store } = given;
		dispatch(track('jetpack_recommendations_site_type_answered', { personal, builder, store }));
		setIsBusy(true);
		// The frame says what couldn't be saved; the answers decide where to go on.
		const isSaved = await dispatch(answerSiteType(given));
		// Not for users who have left: this may still show until the next screen's code is here.
		if (isSaved && history.current().location.pathname === pathname) {
			void navigate(pathOf(selectNextStep(getState(), STEP)));
		} else {
			setIsBusy(false);
		}
	};
	return {
		view,
		siteName,
		given,
		isBusy,
		onChange: (edit: Partial<SiteType>) => setEdits({ ...edits, ...edit }),
		onContinue: () => void onContinue(),
	};
}
