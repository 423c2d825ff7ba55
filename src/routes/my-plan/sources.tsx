import { __ } from '@wordpress/i18n';
import { loadVaultPress, selectVaultPress, selectVaultPressState } from '../../state/vaultpress/slice';
import { selectIsSiteConnected } from '../../state/connection/slice';
import { type Prefetch, useAppDispatch, useAppSelector } from '../../state/hooks';
import { loadPlugins, selectPlugins } from '../../state/plugins/slice';
import { loadPurchases, selectPurchases } from '../../state/purchases/slice';
import { loadRewind, selectRewind } from '../../state/rewind/slice';
import { loadScan, selectScan } from '../../state/scan/slice';
import { loadSite, loadSiteFeatures, selectSite, selectSiteFeatures } from '../../state/site/slice';
import { isPending, type LoadMode, type Remote } from '../../state/remote';
import type { RootState } from '../../state/root-state';
import type { AppDispatch } from '../../state/app-thunk';
import { selectCan } from '../../state/user/slice';
import { CardFailure } from '../../components/service-card/card-failure';
import { ErrorMessage, MutedText } from '../../components/ui/text';
import { failureText } from '../../state/failure-text';
import { selectHasFaultNotice } from '../../state/connection-faults/selectors';
import { CardGrid } from '../../components/ui/card';
import styles from './my-plan.module.css';

/** Either service scans the site. */
const selectScans = (state: RootState) =>
	['loading', 'failed'].includes(selectVaultPressState(state)) ? selectVaultPress(state) : selectScan(state);

/** Sources of the page's parts. */
const SELECTORS = {
	site: selectSite,
	purchases: selectPurchases,
	features: selectSiteFeatures,
	rewind: selectRewind,
	scan: selectScans,
	plugins: selectPlugins,
} satisfies Record<string, (state: RootState) => Remote<unknown>>;

export type Source = keyof typeof SELECTORS;

const SOURCES = Object.keys(SELECTORS) as Source[];

/** Asks the provider, in the order of the page. */
export const loadOfProvider = (dispatch: AppDispatch, mode?: LoadMode) => [
	dispatch(loadSite(mode)),
	dispatch(loadPurchases(mode)),
	dispatch(loadSiteFeatures(mode)),
	dispatch(loadRewind(mode)),
	dispatch(loadScan(mode)),
	dispatch(loadVaultPress(mode)),
];

export const loadInstalled = (dispatch: AppDispatch, mode?: LoadMode) => dispatch(loadPlugins(mode));

export const prefetch: Prefetch = (dispatch, state) => [
	selectIsSiteConnected(state) && loadOfProvider(dispatch),
	selectCan(state, 'manage_plugins') && loadInstalled(dispatch),
];

const isWanted = (state: RootState, source: Source): boolean =>
	selectIsSiteConnected(state) && (source !== 'plugins' || selectCan(state, 'manage_plugins'));

export const selectSource = (state: RootState, source: Source): Remote<unknown> => SELECTORS[source](state);

export function selectIsPending(state: RootState, source: Source): boolean {
	return isWanted(state, source) && isPending(selectSource(state, source));
}

/** Something the page needs is pending. */
export const selectIsLoading = (state: RootState): boolean =>
	SOURCES.some((source) => selectIsPending(state, source));

/** Shown where something is missing: it's pending, or couldn't be loaded (PLAN-080). */
export function SourceNote({ of }: { of: Source }) {
	const view = useSource(of);
	// The notice that the provider doesn't respond loads everything again but the plugins.
	const Failure = of === 'plugins' ? ErrorMessage : CardFailure;
	return (
		<div className={styles.failure} tabIndex={-1}>
			{view.state === 'waiting' && <MutedText>{view.text}</MutedText>}
			{view.state === 'failed' && <Failure text={view.text} onRetry={view.onRetry} />}
		</div>
	);
}

/** Texts in the place of something that isn't there (PLAN-080). */
const WORDS: Readonly<Record<Source, { waiting: () => string; failed: () => string }>> = {
	site: {
		waiting: () => __('Checking your plan…', 'site-dashboard'),
		failed: () => __('We couldn’t check your plan. This may be out of date.', 'site-dashboard'),
	},
	purchases: {
		waiting: () => __('Checking your purchases…', 'site-dashboard'),
		failed: () => __('We couldn’t check your purchases.', 'site-dashboard'),
	},
	features: {
		waiting: () => __('Checking your plan’s features…', 'site-dashboard'),
		failed: () => __('We couldn’t check your plan’s features.', 'site-dashboard'),
	},
	rewind: {
		waiting: () => __('Checking your backups…', 'site-dashboard'),
		failed: () => __('We couldn’t check your backups.', 'site-dashboard'),
	},
	scan: {
		waiting: () => __('Checking your scans…', 'site-dashboard'),
		failed: () => __('We couldn’t check your scans.', 'site-dashboard'),
	},
	plugins: {
		waiting: () => __('Checking your plugins…', 'site-dashboard'),
		failed: () => __('We couldn’t check your plugins.', 'site-dashboard'),
	},
};

type SourceView =
	| { state: 'ready' }
	| { state: 'waiting'; text: string }
	| { state: 'failed'; text: string; onRetry: () => void };

/** State of one thing a part needs. */
function useSource(source: Source): SourceView {
	const dispatch = useAppDispatch();
	const remote = useAppSelector((state) => selectSource(state, source));
	const isPending = useAppSelector((state) => selectIsPending(state, source));
	// The banner is about the login and the provider, so it may not be why plugins couldn't be read.
	const hasCause = useAppSelector(selectHasFaultNotice) && source !== 'plugins';
	const { waiting, failed } = WORDS[source];
	if (isPending) {
		return { state: 'waiting', text: waiting() };
	}
	if (remote.status !== 'failed') {
		return { state: 'ready' };
	}
	return {
		state: 'failed',
		text: hasCause ? failed() : `${failed()} ${failureText(remote.failure)}`,
		// Everything else that couldn't be read comes along.
		onRetry: () => {
			void loadOfProvider(dispatch, 'retry');
			void loadInstalled(dispatch, 'retry');
		},
	};
}

/** Height of a card of the grid in px: a title and a line. */
const TILE = 84;

/** Cards without anything in them, where cards will stand or would. Who shows them says why, in words. */
export function Placeholders({ count, height = TILE }: { count: number; height?: number }) {
	return (
		<div aria-hidden="true" data-placeholders={count}>
			<CardGrid>
				{Array.from({ length: count }, (_, index) => (
					<Placeholder key={index} height={height} />
				))}
			</CardGrid>
		</div>
	);
}

interface PlaceholderProps {
	height?: number;
	/** Nothing comes, but what's around it stays where it is. */
	isEmpty?: boolean;
}

export const Placeholder = ({ height = TILE, isEmpty }: PlaceholderProps) => (
	<div
		className={isEmpty ? undefined : styles.placeholder}
		style={{ blockSize: height }}
		aria-hidden="true"
	/>
);
