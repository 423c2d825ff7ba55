import { __ } from '@wordpress/i18n';
import {
	type AkismetProblem,
	loadAkismet,
	selectAkismet,
	selectAkismetKey,
} from '../../../../state/akismet/slice';
import {
	loadSite,
	loadSiteFeatures,
	selectInclusion,
	selectSiteFailure,
	selectSiteFeatures,
} from '../../../../state/site/slice';
import { selectPluginState } from '../../../../state/plugins/slice';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../../state/hooks';
import { selectIsOverriddenInactive } from '../../../../state/modules/slice';
import { selectAdminUrl } from '../../../../state/page/urls';
import type { RootState } from '../../../../state/root-state';
import { selectCan } from '../../../../state/user/slice';
import { activeStatus, selectIsOnPaidPlan, setUpStatus } from '../../../../components/service-card/status';
import type { Status } from '../../../../components/service-card/status-badge';
import { useCardFailure } from '../../../../components/service-card/card-failure';
import { useActivation } from '../../../../components/service-card/use-activation';

/** Every state of the card (DASH-076 to DASH-083, DASH-127, DASH-128). */
export type SpamState =
	| { state: 'hidden' | 'offline' | 'loading' | 'failed' }
	| { state: 'counting'; count: number }
	| { state: 'soon' }
	/** The site's plan includes it: it only has to be set up. */
	| { state: 'included'; problem: AkismetProblem }
	| { state: 'upgrade'; problem: AkismetProblem }
	/** Nobody owns the connection yet: nothing can be set up or bought (DASH-040, DASH-041). */
	| { state: 'needs-connection' | 'connect-to-upgrade' };

/** While the provider doesn't answer, the host takes every key for invalid (host-contract 5.4). */
function selectIsKeyUnknown(state: RootState): boolean {
	const akismet = selectAkismet(state);
	return (
		akismet.status === 'ready' && akismet.data.status === 'invalid_key' && selectSiteFailure(state) !== null
	);
}

export function selectSpamState(state: RootState): SpamState {
	if (selectIsOverriddenInactive(state, 'akismet')) {
		return { state: 'hidden' };
	}
	if (selectIsOffline(state)) {
		return { state: 'offline' };
	}
	const akismet = selectAkismet(state);
	if (akismet.status === 'failed' || selectIsKeyUnknown(state)) {
		return { state: 'failed' };
	}
	if (akismet.status !== 'ready') {
		return { state: 'loading' };
	}
	switch (akismet.data.status) {
		case 'counting':
			return akismet.data.count > 0 ? { state: 'counting', count: akismet.data.count } : { state: 'soon' };
		case 'unknown':
			return { state: 'soon' };
		default: {
			if (!selectIsSiteConnected(state)) {
				return { state: 'needs-connection' };
			}
			const inclusion = selectInclusion(state, 'antispam', 'akismet');
			if (inclusion === 'loading' || inclusion === 'failed') {
				return { state: inclusion };
			}
			const isIncluded = inclusion === 'included';
			if (!selectHasConnectedOwner(state)) {
				return { state: isIncluded ? 'needs-connection' : 'connect-to-upgrade' };
			}
			return { state: isIncluded ? 'included' : 'upgrade', problem: akismet.data.status };
		}
	}
}

const AKISMET = ['akismet/akismet.php'];

/** The badge (facts 6.8): active once it counts, else, on a paid plan, its set-up, also for a bad key. */
function selectSpamStatus(state: RootState): Status | undefined {
	const { state: decided } = selectSpamState(state);
	const akismet = selectAkismet(state);
	const isCounting = akismet.status === 'ready' && akismet.data.status === 'counting';
	const key = selectAkismetKey(state);
	const isRefused = key.status === 'ready' && !key.data.validKey && !selectSiteFailure(state);
	if (decided === 'included' || (isCounting && isRefused)) {
		return selectIsOnPaidPlan(state) ? setUpStatus(state, 'akismet') : undefined;
	}
	return isCounting && selectPluginState(state, AKISMET) === 'active' ? activeStatus() : undefined;
}

export function useSpamCard() {
	const dispatch = useAppDispatch();
	const state = useAppSelector(selectSpamState, shallowEqual);
	return {
		...state,
		text: useCardFailure(
			__('We couldn’t check your spam protection.', 'site-dashboard'),
			selectAkismet,
			selectSiteFeatures,
		),
		// The key counts again once the provider answers for the site, too.
		onRetry: () => {
			void dispatch(loadAkismet('again')).then(() => dispatch(loadSite('retry')));
			void dispatch(loadSiteFeatures('retry'));
		},
		status: useAppSelector(selectSpamStatus, shallowEqual),
		commentsUrl: useAppSelector((root) => selectAdminUrl(root, 'edit-comments.php')),
		keyUrl: useAppSelector((root) => selectAdminUrl(root, 'admin.php?page=akismet-key-config')),
		/** Only users who manage plugins can activate one. */
		activation: useActivation('akismet'),
		canActivate: useAppSelector((root) => selectCan(root, 'manage_plugins')),
	};
}
