import { __ } from '@wordpress/i18n';
import { selectIsInIdentityCrisis } from '../../../state/connection/slice';
import { useAppSelector } from '../../../state/hooks';
import { ErrorBoundary } from '../../../components/ui/error-boundary';
import { ErrorMessage } from '../../../components/ui/text';
import { retryable, useChunk } from '../../../components/ui/lazy';

// Hardly any site ever needs it.
const BANNER = retryable(() => import(/* webpackChunkName: "seldom" */ './banner'));

const text = () => __('This site’s URL has changed. Reload the page to choose what to do.', 'site-dashboard');

/** Asks what has become of the site when the provider knows it under another URL (CONN-074). */
export function IdentityCrisis() {
	const isWanted = useAppSelector(selectIsInIdentityCrisis);
	const { code, failure } = useChunk(isWanted ? BANNER : null);
	if (failure) {
		return <ErrorMessage text={text()} />;
	}
	return (
		isWanted &&
		code && (
			<ErrorBoundary fallback={() => <ErrorMessage text={text()} />}>
				<code.Banner />
			</ErrorBoundary>
		)
	);
}
