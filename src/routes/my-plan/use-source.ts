import { __ } from '@wordpress/i18n';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { loadInstalled, loadOfProvider, selectIsOnItsWay, selectSource, type Source } from './loads';

/** What's said in the place of something that isn't there (PLAN-080). */
const WORDS: Readonly<Record<Source, { waiting: () => string; failed: () => string }>> = {
	site: {
		waiting: () => __('Checking your plan…', 'site-dashboard'),
		failed: () =>
			__('Your plan could not be checked. You see the one that was known last.', 'site-dashboard'),
	},
	purchases: {
		waiting: () => __('Checking what was bought for this site…', 'site-dashboard'),
		failed: () => __('What was bought for this site could not be checked.', 'site-dashboard'),
	},
	features: {
		waiting: () => __('Checking what your plan includes…', 'site-dashboard'),
		failed: () => __('What your plan includes could not be checked.', 'site-dashboard'),
	},
	rewind: {
		waiting: () => __('Checking your backups…', 'site-dashboard'),
		failed: () => __('Your backups could not be checked.', 'site-dashboard'),
	},
	plugins: {
		waiting: () => __('Checking your plugins…', 'site-dashboard'),
		failed: () => __('Your plugins could not be checked.', 'site-dashboard'),
	},
};

export type SourceView =
	| { state: 'ready' }
	| { state: 'waiting'; text: string }
	| { state: 'failed'; text: string; reason: string; onRetry: () => void };

/** How one thing that a part is made of stands. */
export function useSource(source: Source): SourceView {
	const dispatch = useAppDispatch();
	const remote = useAppSelector((state) => selectSource(state, source));
	const isOnItsWay = useAppSelector((state) => selectIsOnItsWay(state, source));
	const { waiting, failed } = WORDS[source];
	if (isOnItsWay) {
		return { state: 'waiting', text: waiting() };
	}
	if (remote.status !== 'failed') {
		return { state: 'ready' };
	}
	return {
		state: 'failed',
		text: failed(),
		reason: failureText(remote.failure),
		// What else couldn't be read comes along.
		onRetry: () => {
			loadOfProvider(dispatch, 'retry');
			void loadInstalled(dispatch, 'retry');
		},
	};
}
