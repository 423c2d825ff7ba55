import { useLocation } from 'react-router-dom';
import { selectIsSiteConnected } from '../../state/connection/selectors';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectRedirect, selectSite } from '../../state/page/selectors';
import { saveSettings } from '../../state/settings/save';
import { selectSettingFailure } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';
import { selectCan, selectUser } from '../../state/user/selectors';
import { useIsPromotionVisible } from '../promotion/use-promotion';

/** Where the host remembers that it was dismissed (DASH-031). */
const DISMISSAL = 'dismiss_dash_agencies_learn_more';

/** As many sites as make an agency. */
const ENOUGH_SITES = 2;

/** DASH-027 to DASH-029. */
function selectIsForAgency(state: RootState): boolean {
	const { isAtomicSite, isWoASite } = selectSite(state);
	return (
		selectCan(state, 'connect') &&
		selectIsSiteConnected(state) &&
		(selectUser(state).wpcomUser.site_count ?? 0) >= ENOUGH_SITES &&
		!isAtomicSite &&
		!isWoASite
	);
}

export function useAgenciesCard() {
	const dispatch = useAppDispatch();
	const { pathname: page } = useLocation();
	const isForAgency = useAppSelector(selectIsForAgency);
	const isVisible = useIsPromotionVisible({ dismissId: DISMISSAL });
	const failure = useAppSelector((state) => selectSettingFailure(state, DISMISSAL));
	const trackButton = (target: string) => dispatch(trackClick({ target, feature: 'agencies', page }));
	return {
		isVisible: isForAgency && isVisible,
		href: useAppSelector((state) => selectRedirect(state, 'jitm-jetpack_agencies_ad')),
		/** Why it could not be put away; empty when it could, or nobody tried. */
		failure: failure ? failureText(failure) : '',
		onFollow: () => trackButton('learn-more-click'),
		onDismiss: () => {
			trackButton('learn-more-dismiss');
			void dispatch(saveSettings({ [DISMISSAL]: true }));
		},
	};
}
