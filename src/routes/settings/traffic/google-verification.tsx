import { __, sprintf } from '@wordpress/i18n';
import { useId, useEffect, useRef, useState } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { ExternalLink, ErrorMessage, MutedText } from '../../../components/ui/text';
import type { ItemViewProps, TextItem } from '../groups/group';
import { FieldControl } from '../items/field-control';
import styles from './traffic.module.css';
import {
	completeCode,
	metaTag,
	meantValue,
	shownValue,
	type VerificationService,
} from '../../../lib/verification';
import { isWebUrl } from '../../../lib/links';
import { openPopup, type Popup } from '../../../lib/popup';
import { keyringId } from '../../../rest-api/verification';
import { failureText } from '../../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectPage } from '../../../state/page/slice';
import { draftsDropped, selectFieldText, selectSetting } from '../../../state/settings/slice';
import type { RootState } from '../../../state/root-state';
import { track } from '../../../state/tracking/thunks/track';
import {
	manualClosed,
	manualOpened,
	selectCanAskGoogle,
	selectIsOwner,
	selectReportedProblem,
	selectVerification,
} from '../verification/slice';
import { startVerification, verifyWithAccount } from '../verification/thunks';
import { useOwnGroup } from '../contexts';
import { selectReason } from '../reasons';

function storedText(state: RootState, name: string): string {
	const stored = selectSetting(state, name);
	return typeof stored === 'string' ? stored : '';
}

/** A field for the tag of a service (TRAF-055 to TRAF-057, TRAF-085 to TRAF-087). */
export const tagField = (service: VerificationService, name: string): TextItem => ({
	kind: 'text',
	module: 'verification-tools',
	option: service,
	label: () => name,
	type: 'code',
	placeholder: () => metaTag(service, '1234'),
	read: (state) => shownValue(service, selectFieldText(state, service)),
	write: (typed, state) => ({ [service]: meantValue(service, typed, storedText(state, service)) }),
	complete: (typed) => completeCode(service, typed),
	keptText: () =>
		sprintf(
			/* translators: %s: name of a service, such as Bing */
			__('Your site couldn’t read this tag. Copy the whole tag from %s again.', 'site-dashboard'),
			name,
		),
});

const FIELD = tagField('google', 'Google');

type GoogleView = ReturnType<typeof useGoogleVerification>;

/**
 * Verification with Google: automatically through an account there, or with a code (TRAF-058 to TRAF-071).
 */
export function GoogleVerification({ disabledBy }: ItemViewProps) {
	const id = useId();
	const view = useGoogleVerification(FIELD);
	const reason = disabledBy ? '' : view.reason;
	const describedBy = reason ? `${id}-reason` : disabledBy;
	return (
		<div className={styles.stack}>
			{view.isManual ? (
				<FieldControl item={FIELD} disabledBy={describedBy} />
			) : (
				<strong>{__('Google', 'site-dashboard')}</strong>
			)}
			<div role="status">
				<Standing view={view} />
			</div>
			{view.isBlocked && (
				<ErrorMessage
					text={__(
						'Your browser blocked the pop-up. Allow pop-ups for this site and try again, or enter the tag manually.',
						'site-dashboard',
					)}
				/>
			)}
			{view.failure && <ErrorMessage text={view.failure} onRetry={view.onRetry} />}
			<div className={styles.actions}>
				<Actions view={view} describedBy={describedBy} />
			</div>
			{reason && <MutedText id={`${id}-reason`}>{reason}</MutedText>}
		</div>
	);
}

/** The status, and the progress. */
function Standing({ view }: { view: GoogleView }) {
	if (view.step === 'verifying') {
		return <MutedText>{__('Verifying…', 'site-dashboard')}</MutedText>;
	}
	if (view.step === 'checking') {
		return <MutedText>{__('Checking with Google…', 'site-dashboard')}</MutedText>;
	}
	if (view.isWaiting) {
		return <MutedText>{__('Continue in the window that just opened.', 'site-dashboard')}</MutedText>;
	}
	if (view.isVerified) {
		return (
			<p>
				<Badge tone="good">{__('Verified', 'site-dashboard')}</Badge>{' '}
				{view.isOwner && view.consoleUrl && (
					<ExternalLink href={view.consoleUrl}>{__('View in Search Console', 'site-dashboard')}</ExternalLink>
				)}{' '}
				{view.isOwner && view.detailsUrl && (
					<ExternalLink href={view.detailsUrl}>
						{__('Manage owners in Search Console', 'site-dashboard')}
					</ExternalLink>
				)}
			</p>
		);
	}
	return view.canVerify && !view.isConnected ? (
		<MutedText>
			{__('Your Google account isn’t connected yet. You’ll choose it when you verify.', 'site-dashboard')}
		</MutedText>
	) : null;
}

function Actions({ view, describedBy }: { view: GoogleView; describedBy: string | undefined }) {
	const isDisabled = describedBy !== undefined;
	if (view.isWaiting) {
		return <Button onClick={view.onCancelPopup}>{__('Cancel verification', 'site-dashboard')}</Button>;
	}
	return (
		<>
			{view.canVerify && !view.isVerified && (
				<Button
					isDisabled={isDisabled}
					isBusy={view.step !== 'idle'}
					describedBy={describedBy}
					onClick={view.onVerify}
				>
					{__('Verify with Google', 'site-dashboard')}
				</Button>
			)}
			{!view.isManual && (
				<Button
					isDisabled={isDisabled}
					describedBy={describedBy}
					onClick={view.isVerified ? view.onEdit : view.onManual}
				>
					{view.isVerified
						? __('Edit the tag', 'site-dashboard')
						: __('Enter the tag manually', 'site-dashboard')}
				</Button>
			)}
			{view.isManual && view.canAsk && (
				<Button kind="tertiary" onClick={view.onCancel}>
					{__('Cancel', 'site-dashboard')}
				</Button>
			)}
		</>
	);
}

/** In px (TRAF-089). */
const POPUP = { width: 780, height: 700 };
const EVENT = 'jetpack_site_verification_google_';

function selectGoogle(state: RootState) {
	const { google, failure, isConnected, isManual, ...verification } = selectVerification(state);
	const canAsk = selectCanAskGoogle(state);
	const step = canAsk ? verification.step : 'idle';
	return {
		step,
		canAsk,
		isVerified: google?.verified ?? false,
		isOwner: selectIsOwner(state),
		consoleUrl: google?.google_search_console_url ?? '',
		detailsUrl: google?.google_verification_console_url ?? '',
		failure: failure ? failureText(failure) : step === 'idle' ? selectReportedProblem(state) : '',
		isConnected,
		isManual,
		popupUrl: selectPage(state).externalServicesConnectUrls.google_site_verification ?? '',
	};
}

/** The site's state at Google, and what can be done about it. */
function useGoogleVerification(field: TextItem) {
	const dispatch = useAppDispatch();
	const group = useOwnGroup();
	const view = useAppSelector(selectGoogle, shallowEqual);
	const reason = useAppSelector((state) => selectReason(state, group, field)?.text ?? '');
	const popup = usePopup((keyring) => void dispatch(verifyWithAccount(keyring)));
	const { canAsk, isOwner, popupUrl } = view;
	const record = (name: string, properties = {}) => dispatch(track(EVENT + name, properties));

	return {
		...view,
		/** The field for the code: the only way without an account (TRAF-091). */
		isManual: view.isManual || !canAsk,
		canVerify: canAsk && isWebUrl(popupUrl),
		isWaiting: popup.isWaiting,
		isBlocked: popup.isBlocked,
		/** Empty if it can be changed. */
		reason,
		onVerify() {
			record('auto_verify_click');
			if (!popup.open(popupUrl)) {
				dispatch(manualOpened());
			}
		},
		onCancelPopup: popup.cancel,
		onManual() {
			record('manual_verify_click', { is_owner: isOwner });
			dispatch(manualOpened());
		},
		onEdit() {
			record('edit_click', { is_owner: isOwner });
			dispatch(manualOpened());
		},
		onCancel() {
			record('cancel_click', { is_owner: isOwner });
			dispatch(draftsDropped(['google']));
			dispatch(manualClosed());
		},
		onRetry: () => void dispatch(startVerification()),
	};
}

/** The window in which an account is chosen. Closed without one, nothing happens (TRAF-089). */
function usePopup(onAccount: (keyring: number) => void) {
	const popup = useRef<Popup | null>(null);
	const [state, setState] = useState<'none' | 'waiting' | 'blocked'>('none');

	// Left behind, it has nobody left to talk to.
	useEffect(() => () => popup.current?.cancel(), []);

	return {
		isWaiting: state === 'waiting',
		isBlocked: state === 'blocked',
		open(url: string): boolean {
			popup.current?.cancel();
			popup.current = openPopup({
				url,
				...POPUP,
				onClose(message) {
					popup.current = null;
					setState('none');
					const keyring = keyringId(message);
					if (keyring !== null) {
						onAccount(keyring);
					}
				},
			});
			setState(popup.current ? 'waiting' : 'blocked');
			return popup.current !== null;
		},
		cancel() {
			popup.current?.cancel();
			popup.current = null;
			setState('none');
		},
	};
}
