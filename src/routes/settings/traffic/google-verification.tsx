import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { Badge } from '../../../components/ui/badge';
import { Button } from '../../../components/ui/button';
import { ExternalLink, Failure, Quiet } from '../../../components/ui/text';
import { tagField } from '../groups/tag-field';
import { FieldControl } from '../items/field-control';
import styles from './traffic.module.css';
import { useGoogleVerification } from './use-google-verification';

const FIELD = tagField('google', 'Google');

type GoogleView = ReturnType<typeof useGoogleVerification>;

/** Verification at Google: by itself through an account there, or with a code (TRAF-058 to TRAF-071). */
export function GoogleVerification() {
	const id = useId();
	const view = useGoogleVerification(FIELD);
	const describedBy = [view.reason && `${id}-reason`, view.reasonId].filter(Boolean).join(' ');
	return (
		<div className={styles.stack}>
			{view.isManual ? <FieldControl item={FIELD} /> : <strong>{__('Google', 'site-dashboard')}</strong>}
			<div role="status">
				<Standing view={view} />
			</div>
			{view.isBlocked && (
				<Failure
					text={__(
						'Your browser did not let the window open. Allow it for this site and try again, or paste the tag.',
						'site-dashboard',
					)}
				/>
			)}
			{view.failure && <Failure text={view.failure} onRetry={view.onRetry} />}
			<div className={styles.actions}>
				<Actions view={view} describedBy={describedBy || undefined} />
			</div>
			{view.reason && !view.isManual && <Quiet id={`${id}-reason`}>{view.reason}</Quiet>}
		</div>
	);
}

/** What is known, and what is being done. */
function Standing({ view }: { view: GoogleView }) {
	if (view.step === 'verifying') {
		return <Quiet>{__('Verifying…', 'site-dashboard')}</Quiet>;
	}
	if (view.step === 'checking') {
		return <Quiet>{__('Asking Google about your site…', 'site-dashboard')}</Quiet>;
	}
	if (view.isWaiting) {
		return <Quiet>{__('Go on in the window that has opened.', 'site-dashboard')}</Quiet>;
	}
	if (view.isVerified) {
		return (
			<p>
				<Badge tone="good">{__('Verified', 'site-dashboard')}</Badge>{' '}
				{view.isOwner && view.consoleUrl && (
					<ExternalLink href={view.consoleUrl}>
						{__('See your site in the Search Console', 'site-dashboard')}
					</ExternalLink>
				)}{' '}
				{view.isOwner && view.detailsUrl && (
					<ExternalLink href={view.detailsUrl}>
						{__('Manage who owns it at Google', 'site-dashboard')}
					</ExternalLink>
				)}
			</p>
		);
	}
	return view.canVerify && !view.isConnected ? (
		<Quiet>{__('Google does not know you yet: choose your account there first.', 'site-dashboard')}</Quiet>
	) : null;
}

function Actions({ view, describedBy }: { view: GoogleView; describedBy: string | undefined }) {
	const isDisabled = describedBy !== undefined;
	if (view.isWaiting) {
		return <Button onClick={view.onCancelPopup}>{__('Stop waiting', 'site-dashboard')}</Button>;
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
						: __('Paste the tag myself', 'site-dashboard')}
				</Button>
			)}
			{view.isManual && view.canAsk && (
				<Button kind="quiet" onClick={view.onCancel}>
					{__('Cancel', 'site-dashboard')}
				</Button>
			)}
		</>
	);
}
