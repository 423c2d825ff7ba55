import { useLocation, useSearchParams } from 'react-router-dom';
import { PATHS } from '../paths';

/**
 * Below `/setup` the flow starts by itself (CONN-014, SHELL-013). A `from` in the address is handed on to the provider.
 */
export function useConnectRoute() {
	const { pathname } = useLocation();
	const [params] = useSearchParams();
	return { from: params.get('from') ?? '', startsItself: pathname.startsWith(PATHS.setup) };
}
