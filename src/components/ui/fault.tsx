import { __ } from '@wordpress/i18n';
import { currentLocation, isChunkMissing, traceOf } from '../../lib/bugs';
import { NoticeDetails } from './notice-details';
import { ErrorMessage } from './text';

interface FaultProps {
	/** Thrown by a view. */
	error: unknown;
	/** The message if its code didn't arrive, which is no fault of the page. */
	missing: string;
	onRetry: () => void;
}

/** In place of a view that failed: that the fault is ours, with details to copy, and a way to try again. */
export function Fault({ error, missing, onRetry }: FaultProps) {
	if (isChunkMissing(error)) {
		return <ErrorMessage text={missing} onRetry={onRetry} />;
	}
	return (
		<>
			<ErrorMessage text={__('Something went wrong on this page.', 'site-dashboard')} onRetry={onRetry} />
			<NoticeDetails text={[currentLocation(), traceOf(error), new Date().toISOString()].join('\n')} />
		</>
	);
}
