import { useAppSelector } from '../../state/hooks';
import { selectPage, selectRedirect } from '../../state/page/selectors';

/** The address that the site has here, and where the provider explains the rest. */
export const useSafeMode = () => ({
	address: useAppSelector((state) => selectPage(state).rawUrl.replaceAll('::', '/')),
	helpUrl: useAppSelector((state) => selectRedirect(state, 'jetpack-support-safe-mode')),
});
