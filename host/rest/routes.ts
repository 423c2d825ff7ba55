import { connectionRoutes } from './connection';
import { moduleRoutes } from './modules';
import { pluginRoutes } from './plugins';
import type { Route } from './route';
import { settingsRoutes } from './settings';
import { siteRoutes } from './site';
import { trackingRoutes } from './tracking';

/** Every call of the host. Where two patterns fit a path, the one that stands first is taken. */
export const ROUTES: readonly Route[] = [
	...connectionRoutes,
	...moduleRoutes,
	...settingsRoutes,
	...siteRoutes,
	...pluginRoutes,
	...trackingRoutes,
];
