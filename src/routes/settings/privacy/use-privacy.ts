import { __ } from '@wordpress/i18n';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../../state/hooks';
import { selectRedirect } from '../../../state/page/selectors';
import type { AppDispatch } from '../../../state/store';
import { saveTracking } from '../../../state/tracking/save';
import { loadTracking, trackClick } from '../../../state/tracking/thunks';

const load = (dispatch: AppDispatch) => dispatch(loadTracking());

/** The choice about usage tracking: checked is the opposite of "opted out" (PRIV-001). */
export function usePrivacy() {
	const dispatch = useAppDispatch();
	const { optOut, isUpdating } = useAppSelector((state) => state.tracking);
	const policy = useAppSelector((state) => selectRedirect(state, 'a8c-privacy'));
	const cookies = useAppSelector((state) => selectRedirect(state, 'a8c-cookies'));
	const center = useAppSelector((state) => selectRedirect(state, 'jetpack-support-privacy'));
	useLoad(load, true);
	return {
		links: [
			{ target: 'privacy-policy', href: policy, label: __('Privacy policy', 'site-dashboard') },
			{ target: 'cookie-policy', href: cookies, label: __('Cookie policy', 'site-dashboard') },
			{ target: 'privacy-center', href: center, label: __('Privacy center', 'site-dashboard') },
		],
		isChecked: optOut.status === 'ready' && !optOut.data,
		isBusy: isUpdating || optOut.status === 'loading' || optOut.status === 'idle',
		failure: optOut.status === 'failed' ? failureText(optOut.failure) : '',
		onRetry: () => void load(dispatch),
		onToggle: (isOn: boolean) => void dispatch(saveTracking(!isOn)),
		onLink: (target: string) => dispatch(trackClick({ target, feature: 'privacy' })),
	};
}
