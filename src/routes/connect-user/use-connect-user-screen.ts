import { useSearchParams } from 'react-router-dom';

/** The feature whose control led here stands in the title (CONN-084). */
export function useConnectUserScreen() {
	const [params] = useSearchParams();
	return { feature: params.get('feature') ?? '' };
}
