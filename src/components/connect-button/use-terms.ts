import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/selectors';

export function useTerms() {
	return {
		termsUrl: useAppSelector((state) => selectRedirect(state, 'wpcom-tos')),
		syncUrl: useAppSelector((state) => selectRedirect(state, 'jetpack-support-what-data-does-jetpack-sync')),
	};
}
