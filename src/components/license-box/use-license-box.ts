import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { boxCleared, selectLicenseBox, type LicenseBoxState } from '../../state/licensing/box';
import { applyLicenseKey } from '../../state/licensing/thunks';

/** The box for a key. The key goes once the site has it, and stays when it was not added (LIC-029, LIC-034). */
export function useLicenseBox() {
	const dispatch = useAppDispatch();
	const box = useAppSelector(selectLicenseBox);
	const [typed, setTyped] = useState('');
	useEffect(() => () => void dispatch(boxCleared()), [dispatch]);
	return {
		typed,
		onType: (key: string) => {
			dispatch(boxCleared());
			setTyped(key);
		},
		isApplying: box.status === 'applying',
		/** Why it was not added; empty when it was. */
		failure: whyNotAdded(box),
		onApply: () => void dispatch(applyLicenseKey(typed)).then((isTaken) => isTaken && setTyped('')),
	};
}

function whyNotAdded(box: LicenseBoxState): string {
	switch (box.status) {
		case 'refused':
			return box.reason;
		case 'failed':
			return failureText(box.failure);
		case 'unknown':
			return sprintf(
				/* translators: %s: why, a sentence */
				__("Your site saved the key but didn't say whether it's valid. %s", 'site-dashboard'),
				typeof box.why === 'string' ? box.why : failureText(box.why),
			);
		default:
			return '';
	}
}
