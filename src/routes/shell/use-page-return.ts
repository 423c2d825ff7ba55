import { useEffect } from 'react';
import { userConnectionStopped } from '../../state/connection/actions';
import { useAppDispatch } from '../../state/hooks';

/** The page can come back from the browser's memory as it was left for the provider: with buttons that wait for nothing. */
export function usePageReturn(): void {
	const dispatch = useAppDispatch();
	useEffect(() => {
		const stop = (event: PageTransitionEvent) => event.persisted && dispatch(userConnectionStopped());
		window.addEventListener('pageshow', stop);
		return () => window.removeEventListener('pageshow', stop);
	}, [dispatch]);
}
