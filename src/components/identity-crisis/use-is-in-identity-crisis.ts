import { selectIsInIdentityCrisis } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';

export const useIsInIdentityCrisis = () => useAppSelector(selectIsInIdentityCrisis);
