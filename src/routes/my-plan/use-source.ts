import { __ } from '@wordpress/i18n';
import { failureText } from '../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { loadInstalled, loadOfProvider, selectIsOnItsWay, selectSource, type Source } from './loads';

/** What's said in the place of something that isn't there (PLAN-080). */
const WORDS: Readonly<Record<Source, { waiting: () => string; failed: () => string }>> = {
	site: {
		waiting: () => __('Checking your plan…', 'site-dashboard'),
		failed: () => __("Your plan couldn't be checked. This is the last one known.", 'site-dashboard'),
	},
	purchases: {
		waiting: () => __('Checking your purchases…', 'site-dashboard'),
		failed: () => __("Your purchases couldn't be checked.", 'site-dashboard'),
	},
	features: {
		waiting: () => __("Checking your plan's features…", 'site-dashboard'),
		failed: () => __("Your plan's features couldn't be checked.", 'site-dashboard'),
	},
	rewind: {
		waiting: () => __('Checking your backups…', 'site-dashboard'),
		failed: () => __("Your backups couldn't be checked.", 'site-dashboard'),
	},
	plugins: {
		waiting: () => __('Checking your plugins…', 'site-dashboard'),
		failed: () => __("Your plugins couldn't be checked.", 'site-dashboard'),
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
