import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectAdminUrl } from '../../../state/page/selectors';
import { checkSession } from '../../../state/session/thunks';

/** Milliseconds until the host is asked again; each time twice as long, up to the last. */
const FIRST_DELAY = 5_000;
const LAST_DELAY = 60_000;

/**
 * While the host cannot be talked to it is asked again: after growing pauses, and at once when the user comes back to the
 * tab or to the network. The notice goes by itself when it answers. A host that comes and goes is not asked more often for
 * that: the pauses begin anew once it has stayed.
 */
export function useSessionNotice() {
	const dispatch = useAppDispatch();
	const { status } = useAppSelector((state) => state.session);
	const signInUrl = useAppSelector((state) => selectAdminUrl(state));

	const delay = useRef(FIRST_DELAY);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		if (status === 'fine') {
			timer = setTimeout(() => (delay.current = FIRST_DELAY), LAST_DELAY);
			return () => clearTimeout(timer);
		}
		const ask = () => void dispatch(checkSession());
		const plan = () => {
			timer = setTimeout(() => {
				ask();
				delay.current = Math.min(delay.current * 2, LAST_DELAY);
				plan();
			}, delay.current);
		};
		plan();
		window.addEventListener('focus', ask);
		window.addEventListener('online', ask);
		return () => {
			clearTimeout(timer);
			window.removeEventListener('focus', ask);
			window.removeEventListener('online', ask);
		};
	}, [dispatch, status]);

	return { status, signInUrl };
}
