import { configureStore, type Reducer } from '@reduxjs/toolkit';
import { combineReducers } from 'redux';
import type { Bootstrap } from '../bootstrap/bootstrap';
import { onBug } from '../lib/bugs';
import type { AkismetData, AkismetKeyCheck } from '../rest-api/contract/akismet';
import type { RewindStatus, ScanStatus, VaultPressData } from '../rest-api/contract/backup-scan';
import type { License } from '../rest-api/contract/licensing';
import type { ProductSuggestion, RecommendationsData, Upsell } from '../rest-api/contract/recommendations';
import type { IntroOffer, PlanOffer, Product, Purchase, SiteDiscount } from '../rest-api/contract/shop';
import type { PluginMap, SiteData } from '../rest-api/contract/site';
import type { SiteBenefit } from '../rest-api/contract/site-benefits';
import type { WafFacts } from '../rest-api/contract/waf';
import type { TypedKey } from './akismet-key/slice';
import type { ThunkExtra } from './app-thunk';
import { connectionSlice, connectionState } from './connection/slice';
import type { CouponState } from './coupon/slice';
import { guard } from './guard';
import type { ActivationState } from './licensing/activation';
import type { LicenseBoxState } from './licensing/box';
import { licensingSlice, licensingState } from './licensing/slice';
import { modulesSlice, modulesState } from './modules/slice';
import type { FeatureWork } from './my-plan/slice';
import { noticesSlice, noticesState } from './notices/slice';
import { pageSlice, pageState } from './page/slice';
import type { PluginWork } from './plugins/work-slice';
import { previewSlice } from './preview/slice';
import type { RecommendationsSession } from './recommendations/session';
import type { Remote } from './remote';
import { sessionSlice } from './session/slice';
import { settingsSlice, settingsState } from './settings/slice';
import type { StatsState } from './stats/slice';
import { trackingSlice } from './tracking/slice';
import { userSlice, userState } from './user/slice';
import type { VerificationState } from './verification/slice';

/** The slices that every screen needs. */
const STATIC = {
	connection: connectionSlice.reducer,
	licensing: licensingSlice.reducer,
	modules: modulesSlice.reducer,
	notices: noticesSlice.reducer,
	page: pageSlice.reducer,
	preview: previewSlice.reducer,
	session: sessionSlice.reducer,
	settings: settingsSlice.reducer,
	tracking: trackingSlice.reducer,
	user: userSlice.reducer,
};

/** Slices that come with the route that needs them. */
export interface LazyState {
	akismet?: Remote<AkismetData>;
	akismetKey?: Remote<AkismetKeyCheck>;
	conditionalRecommendations?: Remote<string[]>;
	coupon?: CouponState;
	featureWork?: FeatureWork;
	introOffers?: Remote<IntroOffer[]>;
	licenseActivation?: ActivationState;
	licenseBox?: LicenseBoxState;
	licenses?: Remote<License[]>;
	plans?: Remote<PlanOffer[]>;
	pluginWork?: PluginWork;
	plugins?: Remote<PluginMap>;
	productSuggestions?: Remote<ProductSuggestion[]>;
	protect?: Remote<number | null>;
	purchases?: Remote<Purchase[]>;
	recommendations?: RecommendationsSession;
	recommendationsData?: Remote<RecommendationsData>;
	rewind?: Remote<RewindStatus>;
	scan?: Remote<ScanStatus>;
	site?: Remote<SiteData>;
	siteBenefits?: Remote<SiteBenefit[]>;
	siteDiscount?: Remote<SiteDiscount>;
	siteFeatures?: Remote<string[]>;
	siteProducts?: Remote<Record<string, Product>>;
	stats?: StatsState;
	typedKey?: TypedKey | null;
	upsell?: Remote<Upsell>;
	vaultPress?: Remote<VaultPressData>;
	verification?: VerificationState;
	waf?: Remote<WafFacts>;
}

export type RootState = { [Name in keyof typeof STATIC]: ReturnType<(typeof STATIC)[Name]> } & LazyState;

/** A slice to be added later, by its name in LazyState. */
export interface LazySlice {
	name: string;
	reducer: Reducer;
}

/** A store of its own for each page (and each test), filled from what the host printed. */
export function makeStore(bootstrap: Bootstrap, extra: Omit<ThunkExtra, 'inject'>) {
	const lazy: Record<string, Reducer> = {};
	onBug((place, error) => extra.analytics.record('jetpack_wpa_page_error', { place, error }));
	const store = configureStore({
		reducer: STATIC,
		preloadedState: {
			connection: connectionState(bootstrap),
			licensing: licensingState(bootstrap),
			modules: modulesState(bootstrap),
			notices: noticesState(bootstrap),
			page: pageState(bootstrap),
			settings: settingsState(bootstrap),
			user: userState(bootstrap),
		},
		middleware: (defaults) =>
			defaults({
				thunk: { extraArgument: { ...extra, inject: (slices: readonly LazySlice[]) => inject(slices) } },
				// What a reducer has made is frozen: a change of it throws where it happens.
				immutableCheck: false,
				serializableCheck: false,
			}).prepend(guard),
		devTools: process.env.NODE_ENV !== 'production',
	});

	/** Adds the slices of a route that was just loaded; those that are there already keep their state. */
	const inject = (slices: readonly LazySlice[]) => {
		const added = slices.filter(({ name }) => !(name in lazy));
		if (added.length) {
			added.forEach(({ name, reducer }) => (lazy[name] = reducer));
			store.replaceReducer(
				combineReducers({ ...STATIC, ...lazy }) as unknown as Parameters<typeof store.replaceReducer>[0],
			);
		}
	};

	return Object.assign(store, { inject });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
