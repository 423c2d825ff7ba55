import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/selectors';

export const useFooterLinks = () => ({
	gettingStarted: useAppSelector((state) => selectRedirect(state, 'jetpack-support-getting-started')),
	support: useAppSelector((state) => selectRedirect(state, 'jetpack-support')),
});
