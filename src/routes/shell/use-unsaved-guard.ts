import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectHasUnsavedSettings } from '../../state/settings/selectors';
import { draftsDiscarded } from '../../state/settings/slice';

/** Milliseconds between the accepted confirm and the edits being given up (SHELL-092). */
const DISCARD_DELAY = 10;

/** Asks before a screen with unsaved settings is left, inside the app and for another page (SHELL-090 to SHELL-094). */
export function useUnsavedGuard(): void {
	const dispatch = useAppDispatch();
	const hasUnsaved = useAppSelector(selectHasUnsavedSettings);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => hasUnsaved && currentLocation.pathname !== nextLocation.pathname,
	);

	useEffect(() => {
		if (blocker.state !== 'blocked') {
			return;
		}
		const isSure = window.confirm(
			__(
				'There are unsaved settings in this tab that will be lost if you leave it. Proceed?',
				'site-dashboard',
			),
		);
		if (isSure) {
			blocker.proceed();
			setTimeout(() => dispatch(draftsDiscarded()), DISCARD_DELAY);
		} else {
			blocker.reset();
		}
	}, [blocker, dispatch]);

	useEffect(() => {
		if (!hasUnsaved) {
			return;
		}
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [hasUnsaved]);
}
