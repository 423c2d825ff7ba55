import { selectIsSiteConnected } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';

/** What stands below the main content is for connected sites (DASH-026). */
export const useHasExtras = () => useAppSelector(selectIsSiteConnected);
