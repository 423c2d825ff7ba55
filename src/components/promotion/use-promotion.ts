import { useEffect } from 'react';
import type { EventProperties } from '../../lib/analytics';
import type { AppDispatch } from '../../state/app-thunk';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectMayBuy } from '../../state/connection/slice';
import { selectIsDismissed } from '../../state/notices/slice';
import { dismissNotice, type DismissableNoticeId } from '../../state/notices/thunks';
import { selectPage } from '../../state/page/slice';
import { saveSettings } from '../../state/settings/thunks/save';
import { selectSettingFlag } from '../../state/settings/slice';
import type { RootState } from '../../state/root-state';
import { track, trackClick } from '../../state/tracking/thunks/track';
import { selectCanManageModules, selectUser } from '../../state/user/slice';

/** The host's memory of the dismissal: an option `dismiss_…`, or one of the notices it knows. */
export type DismissId = `dismiss_${string}` | DismissableNoticeId;

export interface PromotionRules {
	/** It sells a plan: it hides from users who cannot buy one, who manage no modules (NOTICE-013). */
	isForSale?: boolean;
	/** Asking for a connection sells nothing: it shows even if promotions are off. */
	offer?: 'upgrade' | 'connect';
	dismissId?: DismissId;
}

export interface PromotionOptions extends PromotionRules {
	/** The offered feature, by its name in the events: scan, akismet, backups, search, videopress … */
	feature: string;
	/** The screen it's on. */
	location: string;
}

const isOption = (id: DismissId): id is `dismiss_${string}` => id.startsWith('dismiss_');

/** A promotion shows to this user at all; a location without one may need another layout. */
export const useIsPromotionVisible = (rules: PromotionRules): boolean =>
	useAppSelector((state) => selectIsVisible(state, rules));

/** NOTICE-013, NOTICE-014. Until the first steps are done, only what a card itself is about is offered. */
function selectIsVisible(state: RootState, { isForSale, offer, dismissId }: PromotionRules): boolean {
	if (isForSale && !selectCanManageModules(state)) {
		return false;
	}
	if ((isForSale || offer === 'connect') && !selectMayBuy(state)) {
		return false;
	}
	const { site, isGettingStarted } = selectPage(state);
	if (offer !== 'connect' && (!site.showPromotions || (isGettingStarted && !isForSale))) {
		return false;
	}
	return !dismissId || !(isOption(dismissId) ? selectSettingFlag : selectIsDismissed)(state, dismissId);
}

const selectCommonProperties = (state: RootState) => ({
	current_version: selectPage(state).currentVersion,
	is_user_wpcom_connected: selectUser(state).isConnected,
	is_connection_owner: selectUser(state).isMaster,
});

export function usePromotion(promotion: PromotionOptions) {
	const { feature, location, offer, dismissId } = promotion;
	const dispatch = useAppDispatch();
	const isVisible = useIsPromotionVisible(promotion);
	const common = useAppSelector(selectCommonProperties, shallowEqual);

	const isViewed = isVisible && location === 'dashboard' && offer !== 'connect';
	useEffect(() => {
		if (isViewed) {
			// EVT-023.
			dispatch(track('jetpack_wpa_aag_upgrade_button_view', { feature }));
		}
	}, [dispatch, feature, isViewed]);

	return {
		isVisible,
		onClick: () => dispatch(trackClick(clickProperties(promotion, common))),
		onDismiss: dismissId && (() => void dismiss(dispatch, dismissId)),
	};
}

/** Kept by the host, so that it does not come back on another computer. */
const dismiss = (dispatch: AppDispatch, id: DismissId): Promise<unknown> =>
	isOption(id) ? dispatch(saveSettings({ [id]: true })) : dispatch(dismissNotice(id));

/** EVT-012: the locations name their banners differently. */
function clickProperties(
	{ feature, location, offer = 'upgrade' }: PromotionOptions,
	common: EventProperties,
): EventProperties {
	if (location === 'settings') {
		return { target: `${offer}-banner`, feature, type: offer };
	}
	return offer === 'connect'
		? { target: 'connection-bar-click', feature }
		: { target: 'banner', type: offer, feature, path: location, ...common };
}
