import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { PRODUCT_NAME } from '../../../lib/product';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { keyFormCleared, type LicenseKeyFormState, selectLicenseKeyForm } from './slice';
import { applyLicenseKey } from './thunks';
import { Button } from '../../../components/ui/button';
import { Card } from '../../../components/ui/card';
import { MutedText } from '../../../components/ui/text';
import { TextField } from '../../../components/ui/text-field';
import styles from './license-key-form.module.css';

/** A field for a license key of this site (LIC-027 to LIC-035). */
export function LicenseKeyForm() {
	const { typed, onType, isApplying, failure, doubt, onApply } = useLicenseKeyForm();
	return (
		<Card
			level={2}
			title={
				/* translators: %s: product name */
				sprintf(__('%s License', 'site-dashboard'), PRODUCT_NAME)
			}
		>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					onApply();
				}}
			>
				<TextField
					label={__('License key', 'site-dashboard')}
					help={__('You’ll find the key in your purchase email.', 'site-dashboard')}
					value={typed}
					onChange={onType}
					isBusy={isApplying}
					error={failure}
					attributes={{ name: 'license', autoComplete: 'off', spellCheck: false, dir: 'ltr' }}
				/>
				<div role="status">{doubt && <MutedText>{doubt}</MutedText>}</div>
				<div>
					<Button type="submit" isBusy={isApplying}>
						{isApplying ? __('Applying…', 'site-dashboard') : __('Apply', 'site-dashboard')}
					</Button>
				</div>
			</form>
		</Card>
	);
}

/**
 * The form for a key. The field is cleared once the site has the key, and kept if it wasn't added (LIC-029,
 * LIC-034).
 */
function useLicenseKeyForm() {
	const dispatch = useAppDispatch();
	const box = useAppSelector(selectLicenseKeyForm);
	// It may be pending since an earlier visit.
	const [typed, setTyped] = useState(box.key);
	const isTaken = box.status === 'accepted' || box.status === 'waiting';
	useEffect(() => () => void dispatch(keyFormCleared()), [dispatch]);
	return {
		typed: isTaken ? '' : typed,
		onType: (key: string) => {
			dispatch(keyFormCleared());
			setTyped(key);
		},
		isApplying: box.status === 'applying',
		/** Empty if the key was added. */
		failure: whyNotAdded(box),
		/** Says why nobody knows if it was added; empty if somebody does. */
		doubt: whyUnsure(box),
		onApply: () => void dispatch(applyLicenseKey(isTaken ? '' : typed)),
	};
}

function whyNotAdded(box: LicenseKeyFormState): string {
	switch (box.status) {
		case 'refused':
			return box.reason;
		case 'failed':
			return failureText(box.failure);
		default:
			return '';
	}
}

const whyUnsure = (box: LicenseKeyFormState): string =>
	box.status === 'unknown'
		? sprintf(
				/* translators: %s: why, a sentence */
				__('The key was saved, but we couldn’t verify it. %s', 'site-dashboard'),
				typeof box.why === 'string' ? box.why : failureText(box.why),
			)
		: '';
