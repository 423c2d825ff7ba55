import { selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';

export function useMasthead() {
	return { isOffline: useAppSelector(selectIsOffline) };
}
