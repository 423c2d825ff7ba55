import { activityRoutes } from './activity';
import { backupScanRoutes } from './backup-scan';
import { connectionRoutes } from './connection';
import { identityCrisisRoutes } from './identity-crisis';
import { licensingRoutes } from './licensing';
import { moduleDataRoutes } from './module-data';
import { moduleRoutes } from './modules';
import { listOf } from './namespace';
import { noticeRoutes, otherRoutes, trackingRoutes } from './others';
import { pluginRoutes } from './plugins';
import { recommendationsRoutes } from './recommendations';
import type { Route } from './route';
import { searchRoutes } from './search';
import { settingsRoutes } from './settings';
import { shopRoutes } from './shop';
import { siteRoutes } from './site';
import { verificationRoutes } from './verification';
import { wafRoutes } from './waf';

const CALLS: readonly Route[] = [
	...connectionRoutes,
	...moduleDataRoutes,
	...moduleRoutes,
	...settingsRoutes,
	...siteRoutes,
	...shopRoutes,
	...backupScanRoutes,
	...pluginRoutes,
	...recommendationsRoutes,
	...licensingRoutes,
	...wafRoutes,
	...searchRoutes,
	...verificationRoutes,
	...identityCrisisRoutes,
	...noticeRoutes,
	...activityRoutes,
	...trackingRoutes,
	...otherRoutes,
];

/** Every call of the host, and the list of them. If two patterns match a path, the first one counts. */
export const ROUTES: readonly Route[] = [...CALLS, listOf(CALLS)];
