import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import {
	type AkismetProblem,
	loadAkismet,
	loadSite,
	loadSiteFeatures,
	selectAkismet,
	selectAkismetKey,
	selectHasFeature,
	selectPluginState,
	selectSiteFailure,
	selectSiteFeatures,
} from '../../state/remotes';
import { selectHasConnectedOwner, selectIsOffline } from '../../state/connection/slice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectIsOverriddenInactive } from '../../state/modules/slice';
import { selectAdminUrl } from '../../state/page/slice';
import type { RootState } from '../../state/root-state';
import { selectCan } from '../../state/user/slice';
import { activeStatus, selectIsOnPaidPlan, selectPluginStatus, setUpStatus } from '../service-card/status';
import type { Status } from '../service-card/status-badge';
import { useCardFailure } from '../service-card/card-failure';
import { useActivation } from '../service-card/use-activation';

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
			const isIncluded = selectHasFeature(state, 'antispam', 'akismet');
			const { status } = selectSiteFeatures(state);
			if (!isIncluded && status !== 'ready') {
				// Without an answer nobody knows whether it was bought: nothing is sold then.
				return { state: status === 'failed' ? 'failed' : 'loading' };
			}
			if (!selectHasConnectedOwner(state)) {
				return { state: isIncluded ? 'needs-connection' : 'connect-to-upgrade' };
			}
			return { state: isIncluded ? 'included' : 'upgrade', problem: akismet.data.status };
		}
	}
}

/** From either source: the counter, or the check of the key. */
function selectIsKeyRefused(state: RootState): boolean {
	const akismet = selectAkismet(state);
	const key = selectAkismetKey(state);
	return (
		(akismet.status === 'ready' && akismet.data.status === 'invalid_key') ||
		(key.status === 'ready' && !key.data.validKey)
	);
}

const AKISMET = ['akismet/akismet.php'];

/**
 * The badge: on the free plan none, unless the plugin is active; on a paid plan a link to set it up while its
 * key isn't valid (facts 6.8).
 */
function selectSpamStatus(state: RootState): Status | undefined {
	if (selectIsKeyUnknown(state)) {
		return undefined;
	}
	if (selectIsOnPaidPlan(state)) {
		return selectIsKeyRefused(state)
			? setUpStatus(state, 'akismet')
			: selectPluginStatus(state, AKISMET, 'akismet');
	}
	return selectPluginState(state, AKISMET) === 'active' && selectSpamState(state).state === 'counting'
		? activeStatus()
		: undefined;
}

export function useSpamCard() {
	const dispatch = useAppDispatch();
	const state = useAppSelector(selectSpamState, shallowEqual);
	const akismet = useAppSelector(selectAkismet);
	const features = useAppSelector(selectSiteFeatures);
	const missing = akismet.status === 'failed' ? akismet : features;
	return {
		...state,
		text: useCardFailure(missing, __('We couldn’t check your spam protection.', 'site-dashboard')),
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
