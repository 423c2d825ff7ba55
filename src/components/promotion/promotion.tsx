import { type ReactNode, useEffect } from 'react';
import type { Action } from '../ui/action';
import { Banner } from '../ui/banner';
import type { EventProperties } from '../../lib/analytics';
import type { AppDispatch } from '../../state/app-thunk';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectMayBuy } from '../../state/connection/slice';
import { selectIsDismissed } from '../../state/notices/slice';
import { type DismissableNoticeId, dismissNotice } from '../../state/notices/thunks';
import { selectPage } from '../../state/page/slice';
import { saveSettings } from '../../state/settings/thunks/save';
import { selectSettingFlag } from '../../state/settings/slice';
import type { RootState } from '../../state/root-state';
import { track, trackClick } from '../../state/tracking/thunks/track';
import { selectCanManageModules, selectUser } from '../../state/user/slice';

interface PromotionProps extends PromotionOptions {
	title: string;
	/** One plain sentence on what the user would get. */
	children?: ReactNode;
	action: Action;
	/** Inside a card: one line without frame and icon, so that the facts come first. */
	isQuiet?: boolean;
	isTitleHidden?: boolean;
	price?: ReactNode;
}

/**
 * A promotion, or a request to connect, with the rules common to all: hidden if promotions are off
 * (NOTICE-014), if the user can't buy the plan (NOTICE-013), or after it was dismissed. `dismissId` adds the
 * dismiss button: an option `dismiss_…` or a notice id the host remembers. Records its view (upgrades on the
 * dashboard) and its click; the action's `onClick` is called as well.
 *
 *     <Promotion feature="scan" location="dashboard" isForSale title={…}
 *         action={{ label: __('Upgrade', 'site-dashboard'), href: upgradeUrl }}>
 *         {__('Finds threats before your visitors do.', 'site-dashboard')}
 *     </Promotion>
 */
export function Promotion({
	title,
	children,
	action,
	isQuiet,
	isTitleHidden,
	price,
	...promotion
}: PromotionProps) {
	const { isVisible, onClick, onDismiss } = usePromotion(promotion);
	if (!isVisible) {
		return null;
	}
	return (
		<Banner
			title={title}
			onDismiss={onDismiss}
			isQuiet={isQuiet}
			isTitleHidden={isTitleHidden}
			price={price}
			action={tracked(action, onClick)}
		>
			{children}
		</Banner>
	);
}

const tracked = (action: Action, track: () => void): Action => ({
	...action,
	onClick: () => {
		track();
		action.onClick?.();
	},
});

/** The host's memory of the dismissal: an option `dismiss_…`, or one of the notices it knows. */
type DismissId = `dismiss_${string}` | DismissableNoticeId;

interface PromotionRules {
	/** It sells a plan: it hides from users who cannot buy one, who manage no modules (NOTICE-013). */
	isForSale?: boolean;
	/** Asking for a connection sells nothing: it shows even if promotions are off. */
	offer?: 'upgrade' | 'connect';
	dismissId?: DismissId;
}

interface PromotionOptions extends PromotionRules {
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

function usePromotion(promotion: PromotionOptions) {
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
