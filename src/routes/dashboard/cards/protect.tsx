import { __, _n } from '@wordpress/i18n';
import { FeatureCard, useFeatureCard } from './feature-card';
import { Count } from '../../../components/service-card/service-card';
import { ErrorMessage } from '../../../components/ui/text';
import { formatNumber } from '../../../lib/locale';
import { getProtectCount } from '../../../rest-api/modules';
import type { AppDispatch } from '../../../state/app-thunk';
import { failureText } from '../../../state/failure-text';
import { useAppDispatch, useAppSelector, useLoad } from '../../../state/hooks';
import { selectIsModuleStored } from '../../../state/modules/slice';
import type { Remote } from '../../../state/remote';
import { createRemoteSlice } from '../../../state/remote-slice';
import type { RootState } from '../../../state/root-state';

declare module '../../../state/root-state' {
	interface LazyLoadedSlices {
		protect: Remote<number | null>;
	}
}

/** The host counts only while protection is on, and stored as such. */
const selectIsStored = (state: RootState) => selectIsModuleStored(state, 'protect');

/** Blocked login attempts; null: none counted yet. */
export const { load: loadProtectCount, select: selectProtectCount } = createRemoteSlice(
	'protect',
	getProtectCount,
	selectIsStored,
);

const ICON = 'M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 017 0v3';

/** Brute force protection: how many attempts to guess a password were blocked (DASH-084, DASH-085). */
export function ProtectCard() {
	const { view, count } = useProtectCard();
	return (
		<FeatureCard
			title={__('Brute force protection', 'site-dashboard')}
			icon={ICON}
			view={view}
			offlineText={__('Unavailable in Offline Mode', 'site-dashboard')}
			offText={__('Blocks brute force attacks on your login page.', 'site-dashboard')}
			connectText={__('Connect your account to block brute force attacks.', 'site-dashboard')}
			onText={sentence(count)}
			isBusy={count.status === 'loading'}
		>
			{count.status === 'failed' && <ErrorMessage text={count.text} onRetry={count.onRetry} />}
		</FeatureCard>
	);
}

function sentence(count: ProtectCount) {
	switch (count.status) {
		case 'none':
			return __('Data will display here soon!', 'site-dashboard');
		case 'counted':
			return (
				<Count number={formatNumber(count.count)}>
					{_n('blocked login attempt', 'blocked login attempts', count.count, 'site-dashboard')}
				</Count>
			);
		default:
			return null;
	}
}

/** Blocked attempts: on the way, a number, none yet, or why they are not known. */
type ProtectCount =
	| { status: 'loading' }
	| { status: 'counted'; count: number }
	| { status: 'none' }
	| { status: 'failed'; text: string; onRetry: () => void };

const loadCount = (dispatch: AppDispatch) => dispatch(loadProtectCount());

function useProtectCard() {
	const dispatch = useAppDispatch();
	const view = useFeatureCard('protect', { needsOwner: 'to-work' });
	const isStored = useAppSelector(selectIsStored);
	const remote = useAppSelector(selectProtectCount);
	const isAsked = isStored && view.state === 'working';

	useLoad(loadCount, isAsked);

	return { view, count: toCount(remote, () => void dispatch(loadProtectCount('retry'))) };
}

function toCount(remote: ReturnType<typeof selectProtectCount>, onRetry: () => void): ProtectCount {
	switch (remote.status) {
		case 'ready':
			return remote.data ? { status: 'counted', count: remote.data } : { status: 'none' };
		case 'failed':
			return { status: 'failed', text: failureText(remote.failure), onRetry };
		default:
			return { status: 'loading' };
	}
}
