import { useEffect, useState } from 'react';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { boxCleared, selectLicenseBox } from '../../state/licensing/box';
import { applyLicenseKey } from '../../state/licensing/thunks';

/** The box for a key. The key goes once the host has taken it, and stays when it has not (LIC-029, LIC-034). */
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
		/** Why it was refused; empty when it was not. */
		failure: box.status === 'error' ? failureText(box.failure) : '',
		onApply: () => void dispatch(applyLicenseKey(typed)).then((isTaken) => isTaken && setTyped('')),
	};
}
