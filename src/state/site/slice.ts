import { getSite, getSiteFeatures } from '../../rest-api/site';
import { selectIsSiteConnected } from '../connection/selectors';
import { createRemoteSlice } from '../remote-slice';
import { selectCanManageModules } from '../user/selectors';

/** The site as the provider knows it, its plan included; not asked for offline, and not again once it is here (API-052, API-053). */
export const {
	slice: siteSlice,
	load: loadSite,
	select: selectSite,
	received: siteReceived,
} = createRemoteSlice('site', getSite, selectIsSiteConnected);

/** The features that the site has now (API-052, API-053); hosts refuse them to all who don't manage modules. */
export const {
	slice: siteFeaturesSlice,
	load: loadSiteFeatures,
	select: selectSiteFeatures,
	received: siteFeaturesReceived,
} = createRemoteSlice(
	'siteFeatures',
	getSiteFeatures,
	(state) => selectIsSiteConnected(state) && selectCanManageModules(state),
);
