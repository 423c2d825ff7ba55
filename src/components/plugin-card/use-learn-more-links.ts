import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/selectors';

export const useLearnMoreLinks = () => ({
	boost: useAppSelector((state) => selectRedirect(state, 'stats-nudges-boost-learn')),
	crm: useAppSelector((state) => selectRedirect(state, 'stats-nudges-crm-learn')),
});
