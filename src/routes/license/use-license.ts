import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { License } from '../../rest-api/contract/licensing';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { activationCleared, selectActivation, type ActivationState } from '../../state/licensing/activation';
import { cleanKey } from '../../state/licensing/key';
import { loadLicenses, selectAvailableLicenses, selectLicenses } from '../../state/licensing/licenses';
import { selectDetachedCount } from '../../state/licensing/selectors';
import { activateLicense } from '../../state/licensing/thunks';
import { selectRedirect } from '../../state/page/selectors';
import type { AppDispatch } from '../../state/store';
import { trackClick } from '../../state/tracking/thunks';

/** Why a key was not activated: what is wrong, what lies behind it, and whether an account has to be connected first. */
interface ActivationFailure {
	text: string;
	detail: string;
	needsAccount: boolean;
}

export type LicenseView =
	| { state: 'activated'; productId: number }
	| {
			state: 'form';
			/** Licenses to choose from; empty: a key is typed. */
			choices: readonly License[];
			/** There are some, and they are asked for: a key can be typed meanwhile. */
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
	  };

const load = (dispatch: AppDispatch) => dispatch(loadLicenses());

/** The screen on which a license is activated (LIC-003 to LIC-008, LIC-046). */
export function useLicense(): LicenseView {
	const dispatch = useAppDispatch();
	const activation = useAppSelector(selectActivation);
	const supportUrl = useAppSelector((state) => selectRedirect(state, 'jetpack-support-license-activation'));
	const { key, ...choosing } = useKey(() => dispatch(activationCleared()));
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
		failure: describe(activation),
		onActivate: () => {
			dispatch(trackClick({ target: 'license_activation_button' }));
			void dispatch(activateLicense(key));
		},
		supportUrl,
	};
}

/**
 * Forgets on leaving how an activation ended, once that was seen; one that is under way goes on and is told later. Not at once: an
 * effect that is run anew right away still shows it.
 */
function useClearOnLeaving(status: ActivationState['status']): void {
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
 * The key to activate: one of the licenses that wait, the first to begin with, or a typed one (LIC-046). Whoever has begun
 * to type while they were asked for goes on typing (LIC-050).
 */
function useKey(onChange: () => void) {
	const dispatch = useAppDispatch();
	const remote = useAppSelector(selectLicenses);
	const available = useAppSelector(selectAvailableLicenses);
	const hasUnused = useAppSelector(selectDetachedCount) > 0;
	const [chosen, setChosen] = useState<string>();
	const [typed, setTyped] = useState('');
	const isKnown = remote.status === 'ready' || remote.status === 'failed';
	const choice = chosen ?? available[0]?.license_key ?? '';
	return {
		key: choice || typed,
		choices: available,
		isListing: hasUnused && !isKnown,
		onRetryChoices: remote.status === 'failed' ? () => void dispatch(loadLicenses('retry')) : undefined,
		choice,
		onChoose: (key: string) => {
			onChange();
			setChosen(key);
		},
		typed,
		onType: (key: string) => {
			onChange();
			setTyped(key);
		},
		onStart: () => setChosen(''),
	};
}

/** LIC-005, LIC-010, LIC-011. */
function describe(activation: ActivationState): ActivationFailure | null {
	switch (activation.status) {
		case 'empty':
			return { text: notValid(), detail: '', needsAccount: false };
		case 'refused':
			return { text: activation.reason || unknown(), detail: '', needsAccount: false };
		case 'failed': {
			const { failure } = activation;
			if (failure.code === 'rest_invalid_param') {
				// The host took it for no key at all, and says so in words for programmers.
				return { text: notValid(), detail: '', needsAccount: false };
			}
			return {
				text: failure.message || unknown(),
				detail: failure.message ? '' : failureText(failure),
				needsAccount: failure.code === 'invalid_permission_manage_user_licenses',
			};
		}
		default:
			return null;
	}
}

const notValid = () => __('This is not a valid license key. Please try again.', 'site-dashboard');

const unknown = () =>
	__('An unknown error occurred during license activation. Please try again.', 'site-dashboard');
