import { useLinkClickHandler } from 'react-router-dom';
import type { NavItem } from '../../components/ui/collapsing-nav';
import { useAppDispatch } from '../../state/hooks';
import { trackClick } from '../../state/tracking/thunks';
import { PATHS } from '../paths';
import { useScreens } from '../screens';
import { routeNameAt } from '../table';

/** How one tab leads on: by its path inside the app, whose screen is fetched ahead, or out of it. */
export function useNavigationLink({ id, href, badge }: NavItem) {
	const dispatch = useAppDispatch();
	const screens = useScreens();
	const path = href.startsWith('#') ? href.slice(1) : null;
	const name = path === null ? undefined : routeNameAt(path);
	const passByPlans = useLinkClickHandler<HTMLAnchorElement>(PATHS.plans);
	const bubble = id === 'recommendations' ? { is_new_recommendations_bubble_visible: Boolean(badge) } : {};
	return {
		path,
		/** The plans are elsewhere. The way there is by the screen that warns of paying twice (PLAN-021). */
		onLeave: id === 'plans' ? passByPlans : undefined,
		preload: () => name && void screens[name].load().catch(() => {}),
		onFollow: () => dispatch(trackClick({ target: 'nav_item', path: id, ...bubble })),
	};
}
