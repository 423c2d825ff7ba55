import type { ChangedViews } from './every-view';
import { NEW_VIEWS, SHARING_VIEWS } from './every-view-new';
import { NEWSLETTER_VIEWS } from './every-view-newsletter';
import { SECURITY_VIEWS } from './every-view-security';
import { TRAFFIC_VIEWS } from './every-view-traffic';
import { WRITING_VIEWS } from './every-view-writing';

/** What every host has. */
export const VIEWS: ChangedViews = {
	...SECURITY_VIEWS,
	...WRITING_VIEWS,
	...SHARING_VIEWS,
	...TRAFFIC_VIEWS,
};

/** What only today's has. */
export const TODAYS: ChangedViews = { ...NEW_VIEWS, ...NEWSLETTER_VIEWS };
export const ALL_VIEWS: ChangedViews = { ...VIEWS, ...TODAYS };
