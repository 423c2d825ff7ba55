import { useAppSelector } from '../../state/hooks';
import { selectPluginState } from '../../state/plugins/selectors';
import { selectCan } from '../../state/user/selectors';
import { useIsPromotionVisible } from '../promotion/use-promotion';

/** DASH-117. */
export const BOOST_FILES = ['jetpack-boost/jetpack-boost.php', 'jetpack-boost-dev/jetpack-boost.php'];
export const CRM_FILES = ['zero-bs-crm/ZeroBSCRM.php'];

/** Whether any of their cards shows; without promotions those alone that are active do. */
export function useHasRelatedPlugins(): boolean {
	const isOffered = useIsPromotionVisible({});
	return useAppSelector(
		(state) =>
			selectCan(state, 'manage_plugins') &&
			(isOffered || [BOOST_FILES, CRM_FILES].some((files) => selectPluginState(state, files) === 'active')),
	);
}
