import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { ExternalLink, ErrorMessage, MutedText } from '../../../components/ui/text';
import type { ItemViewProps } from '../groups/group';
import { tagField } from '../groups/tag-field';
import { FieldControl } from '../items/field-control';
import styles from './traffic.module.css';
import { useGoogleVerification } from './use-google-verification';

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
					<ExternalLink href={view.consoleUrl}>
						{__('View your site in Search Console', 'site-dashboard')}
					</ExternalLink>
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
