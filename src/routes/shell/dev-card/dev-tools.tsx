import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../state/hooks';
import { selectHasDevCard } from '../../../state/preview/slice';
import { CardBoundary } from '../../../components/ui/card-boundary';
import { lazyPart } from '../../../components/ui/lazy';

const DevCard = lazyPart('DevCard', () => import(/* webpackChunkName: "seldom" */ './dev-card'));

/** The developer card, on request; its code isn't on the page before (DEV-001, DEV-002). */
export function DevTools() {
	const title = __('Dev Tools', 'site-dashboard');
	return (
		useAppSelector(selectHasDevCard) && (
			<CardBoundary title={title}>
				<DevCard title={title} />
			</CardBoundary>
		)
	);
}
