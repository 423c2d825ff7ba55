import { DashboardExtras } from '../../src/components/dashboard-extras/dashboard-extras';
import { ImageAcceleratorCard } from '../../src/components/image-accelerator-card/image-accelerator-card';
import { MonitorCard } from '../../src/components/monitor-card/monitor-card';
import { BoostCard, CrmCard } from '../../src/components/plugin-card/related-plugins';
import { ProtectCard } from '../../src/components/protect-card/protect-card';
import { SearchCard } from '../../src/components/search-card/search-card';
import { SecurityBundle } from '../../src/components/security-bundle/security-bundle';
import { ScreenHeading } from '../../src/components/ui/screen-heading';
import { VideoPressCard } from '../../src/components/videopress-card/videopress-card';
import { introOffersSlice } from '../../src/state/offers/slice';
import { pluginsSlice } from '../../src/state/plugins/slice';
import { protectSlice } from '../../src/state/protect/slice';
import { purchasesSlice } from '../../src/state/purchases/slice';
import { siteFeaturesSlice, siteSlice } from '../../src/state/site/slice';

/** A dashboard of the cards whose place is not decided yet: takes the place of the screen's module in tests. */
export const slices = [
	introOffersSlice,
	pluginsSlice,
	protectSlice,
	purchasesSlice,
	siteFeaturesSlice,
	siteSlice,
];

export function Screen() {
	return (
		<>
			<ScreenHeading>Cards</ScreenHeading>
			<SecurityBundle />
			<ProtectCard />
			<MonitorCard />
			<ImageAcceleratorCard />
			<SearchCard />
			<VideoPressCard />
			<BoostCard />
			<CrmCard />
			<DashboardExtras />
		</>
	);
}
