import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import type { EventProperties } from '../../lib/analytics';
import type { AppThunk } from '../../state/app-thunk';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsPutAway } from '../../state/notices/selectors';
import { putNoticeAway, type KeptNoticeId } from '../../state/notices/thunks';
import { selectPage, selectSite } from '../../state/page/selectors';
import { saveSettings } from '../../state/settings/save';
import { selectSettingFlag } from '../../state/settings/selectors';
import type { RootState } from '../../state/store';
import { track, trackClick } from '../../state/tracking/thunks';
import { selectCanManageModules, selectUser } from '../../state/user/selectors';

/** Where the host remembers that it was dismissed: an option `dismiss_…`, or one of the notices it knows. */
export type DismissId = `dismiss_${string}` | KeptNoticeId;

export interface PromotionRules {
	/** It sells a plan: it hides from users who cannot buy one, who manage no modules (NOTICE-013). */
	isForSale?: boolean;
	/** Asking for a connection sells nothing: it shows where promotions are switched off too. */
	offer?: 'upgrade' | 'connect';
	dismissId?: DismissId;
}

export interface PromotionPlace extends PromotionRules {
	/** What is offered, by its name in the events: scan, akismet, backups, search, videopress … */
	feature: string;
	/** The screen that it stands on. */
	place: string;
}

const isOption = (id: DismissId): id is `dismiss_${string}` => id.startsWith('dismiss_');

/** Whether a promotion shows to this user at all; a place without one may need another layout. */
export const useIsPromotionVisible = (rules: PromotionRules): boolean =>
	useAppSelector((state) => selectIsVisible(state, rules));

/** NOTICE-013, NOTICE-014. */
function selectIsVisible(state: RootState, { isForSale, offer, dismissId }: PromotionRules): boolean {
	if (isForSale && !selectCanManageModules(state)) {
		return false;
	}
	if (offer !== 'connect' && !selectSite(state).showPromotions) {
		return false;
	}
	return !dismissId || !(isOption(dismissId) ? selectSettingFlag : selectIsPutAway)(state, dismissId);
}

const selectCommonProperties = (state: RootState) => ({
	current_version: selectPage(state).version,
	is_user_wpcom_connected: selectUser(state).isConnected,
	is_connection_owner: selectUser(state).isMaster,
});

export function usePromotion(promotion: PromotionPlace) {
	const { feature, place, offer, dismissId } = promotion;
	const dispatch = useAppDispatch();
	const isVisible = useIsPromotionVisible(promotion);
	const common = useAppSelector(selectCommonProperties, shallowEqual);

	const isViewed = isVisible && place === 'dashboard' && offer !== 'connect';
	useEffect(() => {
		if (isViewed) {
			// EVT-023.
			dispatch(track('jetpack_wpa_aag_upgrade_button_view', { feature }));
		}
	}, [dispatch, feature, isViewed]);

	return {
		isVisible,
		onClick: () => dispatch(trackClick(clickProperties(promotion, common))),
		onDismiss: dismissId && (() => void dispatch(dismissal(dismissId))),
	};
}

/** Kept by the host, so that it does not come back on another computer. */
const dismissal = (id: DismissId): AppThunk<Promise<unknown>> =>
	isOption(id) ? saveSettings({ [id]: true }) : putNoticeAway(id);

/** EVT-012: the places name their banners differently. */
function clickProperties(
	{ feature, place, offer = 'upgrade' }: PromotionPlace,
	common: EventProperties,
): EventProperties {
	if (place === 'settings') {
		return { target: `${offer}-banner`, feature, type: offer };
	}
	return offer === 'connect'
		? { target: 'connection-bar-click', feature }
		: { target: 'banner', type: offer, feature, path: place, ...common };
}
