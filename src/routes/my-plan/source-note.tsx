import { __ } from '@wordpress/i18n';
import { CardFailure } from '../../components/service-card/card-failure';
import { ErrorMessage, MutedText } from '../../components/ui/text';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectHasFaultNotice } from '../../state/connection-faults/selectors';
import { loadInstalled, loadOfProvider, selectIsPending, selectSource, type Source } from './loads';
import styles from './my-plan.module.css';

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
