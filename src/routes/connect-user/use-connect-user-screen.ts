import { useSearchParams } from 'react-router-dom';
import { selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';

/** The feature whose control led here stands in the title (CONN-084); offline nothing can be connected (CONN-023). */
export function useConnectUserScreen() {
	const [params] = useSearchParams();
	return { feature: params.get('feature') ?? '', isOffline: useAppSelector(selectIsOffline) };
}
