import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { loadSiteFeatures, selectSiteFeatures } from '../../../state/site/slice';

/** Why the features of the plan couldn't be read, and a way to ask for them again. */
export function useFeatureList() {
	const dispatch = useAppDispatch();
	const features = useAppSelector(selectSiteFeatures);
	return {
		failure: features.status === 'failed' ? failureText(features.failure) : '',
		onRetry: () => void dispatch(loadSiteFeatures('retry')),
	};
}
