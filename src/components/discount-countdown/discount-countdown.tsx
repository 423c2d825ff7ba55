import { __, sprintf } from '@wordpress/i18n';
import { countdownText } from '../../lib/countdown';
import { useTimeLeft } from './use-time-left';

/**
 * How long a discount can still be had (PROD-042), counted anew every half second (PROD-043); that it is over once it
 * is (PROD-039). `end` in milliseconds.
 */
export function DiscountCountdown({ end }: { end: number }) {
	const left = useTimeLeft(end);
	if (!(left > 0)) {
		return <p>{__('Discount offer has ended', 'site-dashboard')}</p>;
	}
	return (
		<p role="timer">
			{
				/* translators: %s: the time left, such as "2d 3h 4m 5s" */
				sprintf(__('Discount offer ends in %s', 'site-dashboard'), countdownText(left))
			}
		</p>
	);
}
