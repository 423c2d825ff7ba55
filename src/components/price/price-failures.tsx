import { __ } from '@wordpress/i18n';
import { Failure } from '../ui/text';

/** The provider named no product at all: it refused, and the host passed that on as success (host contract 4.2). */
export const nothingSold = () =>
	__('The prices could not be had from the provider. Try again in a moment.', 'site-dashboard');

/** Stands beside regular prices where the reduced ones are not known. */
export function OffersFailure({ onRetry }: { onRetry: () => void }) {
	return (
		<Failure
			text={__('Reduced prices could not be loaded, so you see the regular ones.', 'site-dashboard')}
			onRetry={onRetry}
		/>
	);
}
