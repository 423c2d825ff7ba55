import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { License } from '../../rest-api/licensing';
import { failureText } from '../../state/failure-text';
import { type Prefetch, useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { activationCleared, type ActivationStep, selectActivation } from './slice';
import { cleanKey } from '../../lib/identifiers';
import { loadLicenses, selectAvailableLicenses, selectLicenses } from '../../state/licensing/licenses';
import { selectDetachedCount } from '../../state/licensing/slice';
import { activateLicense } from './thunks';
import { selectRedirect } from '../../state/page/urls';
import type { AppDispatch } from '../../state/app-thunk';
import { trackClick } from '../../state/tracking/thunks/track';

/** A failed activation: the message, the details, and the cure. */
interface ActivationFailure {
	text: string;
	detail: string;
	needsAccount: boolean;
	/** The key itself was refused: another look at it helps. */
	isAboutKey: boolean;
}

export type LicenseView =
	| { state: 'activated'; productId: number }
	| {
			state: 'form';
			/** Licenses to choose from; empty: a key is typed. */
			choices: readonly License[];
			/** There are some, and they're loading: a key can be typed meanwhile. */
			isListing: boolean;
			/** They could not be had: asks again. */
			onRetryChoices: (() => void) | undefined;
			/** Key of the chosen one; empty: another one is typed. */
			choice: string;
			onChoose: (key: string) => void;
			typed: string;
			onType: (key: string) => void;
			/** The field is in use: it stays when the licenses come. */
			onStart: () => void;
			canActivate: boolean;
			isBusy: boolean;
			failure: ActivationFailure | null;
			onActivate: () => void;
			supportUrl: string;
			/** The user's purchases, with their keys. */
			purchasesUrl: string;
	  };

const load = (dispatch: AppDispatch) => dispatch(loadLicenses());
export const prefetch: Prefetch = (dispatch) => load(dispatch);

/** The screen on which a license is activated (LIC-003 to LIC-008, LIC-046). */
export function useLicense(): LicenseView {
	const dispatch = useAppDispatch();
	const activation = useAppSelector(selectActivation);
	const supportUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-support-license-activation'));
	const purchasesUrl = useAppSelector((state) => selectRedirect(state, 'calypso-purchases'));
	const { key, ...choosing } = useKey(activation.key);
	useLoad(load, true);
	useClearOnLeaving(activation.status);

	if (activation.status === 'activated') {
		return { state: 'activated', productId: activation.productId };
	}
	return {
		state: 'form',
		...choosing,
		canActivate: cleanKey(key).length > 0,
		isBusy: activation.status === 'activating',
		failure: cleanKey(key) === activation.key ? activationFailure(activation) : null,
		onActivate: () => {
			dispatch(trackClick({ target: 'license_activation_button' }));
			void dispatch(activateLicense(key));
		},
		supportUrl,
		purchasesUrl,
	};
}

/**
 * Clears the outcome of an activation on leaving, once it was seen; a pending one goes on and is announced
 * later. Deferred: an effect that reruns right away still shows it.
 */
function useClearOnLeaving(status: ActivationStep['status']): void {
	const dispatch = useAppDispatch();
	const seen = useRef(status);
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		seen.current = status;
	}, [status]);
	useEffect(() => {
		clearTimeout(leaving.current);
		return () => {
			if (seen.current !== 'activating') {
				leaving.current = setTimeout(() => dispatch(activationCleared()), 0);
			}
		};
	}, [dispatch]);
}

/**
 * The key to activate: one of the waiting licenses, by default the first, or a typed one (LIC-046). Typing
 * that has begun before they were loaded isn't interrupted (LIC-050). `first`: the one that the user comes
 * back to.
 */
function useKey(first: string) {
	const dispatch = useAppDispatch();
	const remote = useAppSelector(selectLicenses);
	const available = useAppSelector(selectAvailableLicenses);
	const hasUnused = useAppSelector(selectDetachedCount) > 0;
	const isListed = (key: string) => available.some(({ license_key }) => license_key === key);
	const [chosen, setChosen] = useState(first || undefined);
	const [typed, setTyped] = useState(isListed(first) ? '' : first);
	const isKnown = remote.status === 'ready' || remote.status === 'failed';
	const choice = chosen === undefined ? (available[0]?.license_key ?? '') : isListed(chosen) ? chosen : '';
	return {
		key: choice || typed,
		choices: available,
		isListing: hasUnused && !isKnown,
		onRetryChoices: remote.status === 'failed' ? () => void dispatch(loadLicenses('retry')) : undefined,
		choice,
		onChoose: setChosen,
		typed,
		onType: setTyped,
		onStart: () => setChosen(''),
	};
}

/** The reason why there's no license yet; null while there's nothing to say (LIC-005, LIC-010, LIC-011). */
export function activationFailure(activation: ActivationStep): ActivationFailure | null {
	switch (activation.status) {
		case 'empty':
			return { text: notValid(), detail: '', needsAccount: false, isAboutKey: true };
		case 'refused':
			return {
				text: activation.reason || unknown(),
				detail: '',
				needsAccount: false,
				isAboutKey: activation.reason !== '',
			};
		case 'failed': {
			const { failure } = activation;
			if (failure.code === 'rest_invalid_param') {
				// The host didn't recognize a key, and its words are for programmers.
				return { text: notValid(), detail: '', needsAccount: false, isAboutKey: true };
			}
			return {
				text: failure.message || unknown(),
				detail: failure.message ? '' : failureText(failure),
				needsAccount: failure.code === 'invalid_permission_manage_user_licenses',
				isAboutKey: false,
			};
		}
		default:
			return null;
	}
}

const notValid = () => __('This is not a valid license key. Please try again.', 'site-dashboard');

const unknown = () =>
	__('An unknown error occurred during license activation. Please try again.', 'site-dashboard');
