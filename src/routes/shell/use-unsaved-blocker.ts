import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { userConnectionStopped } from '../../state/events';
import { useAppDispatch, useAppSelector, useAppStore } from '../../state/hooks';
import { discardDrafts, persistDrafts } from '../../state/settings/thunks/drafts';
import { selectHasUnsavedSettings } from '../../state/settings/slice';
import { useHistory } from '../hash-history';

/** Milliseconds between the accepted confirm and the edits being given up (SHELL-092). */
const DISCARD_DELAY = 10;

/** Asks before leaving unsaved settings, within the app or to another page (SHELL-090 to SHELL-094). */
export function useUnsavedBlocker(): void {
	const dispatch = useAppDispatch();
	const hasUnsaved = useAppSelector(selectHasUnsavedSettings);
	const history = useHistory();
	const store = useAppStore();

	useEffect(() => {
		if (!hasUnsaved) {
			return;
		}
		let isSure = false;
		return history.block(() => {
			// If the path leads on to another one by then, nothing is asked twice.
			if (!isSure) {
				isSure = window.confirm(
					__(
						'There are unsaved settings in this tab that will be lost if you leave it. Proceed?',
						'site-dashboard',
					),
				);
				if (isSure) {
					setTimeout(() => dispatch(discardDrafts()), DISCARD_DELAY);
				}
			}
			return isSure;
		});
	}, [dispatch, hasUnsaved, history]);

	useEffect(() => {
		if (!hasUnsaved) {
			return;
		}
		const ask = (event: BeforeUnloadEvent) => {
			if (store.getState().settings.isReloading && dispatch(persistDrafts())) {
				return;
			}
			event.preventDefault();
			// A user who stays was maybe about to be taken to the provider.
			setTimeout(() => dispatch(userConnectionStopped()));
		};
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [dispatch, hasUnsaved, store]);
}
