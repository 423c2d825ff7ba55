import { __ } from '@wordpress/i18n';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../ui/error-boundary';
import { Failure } from '../ui/text';
import { useIsInIdentityCrisis } from './use-is-in-identity-crisis';

// Hardly any site ever needs it.
const Banner = lazy(() =>
	import(/* webpackChunkName: "identity-crisis" */ './banner').then((module) => ({ default: module.Banner })),
);

const text = () =>
	__('The address of this site has changed. Reload the page to decide what to do.', 'site-dashboard');

/** Asks what has become of the site when the provider knows it under another address (CONN-074). */
export function IdentityCrisis() {
	return useIsInIdentityCrisis() ? (
		<ErrorBoundary fallback={() => <Failure text={text()} />}>
			<Suspense>
				<Banner />
			</Suspense>
		</ErrorBoundary>
	) : null;
}
