import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { hostNow } from '../../lib/clock';
import { countdownText } from '../../lib/countdown';

/**
 * Time left for a discount (PROD-042), updated every half second (PROD-043), then that it's over (PROD-039).
 * `end` in ms.
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

/** Milliseconds until `end`; not above 0 once it is over, and nothing runs any more then. */
function useTimeLeft(end: number): number {
	const [now, setNow] = useState(hostNow);
	const isOver = !(end > now);

	useEffect(() => {
		return isOver ? undefined : everyHalfSecond(() => setNow(hostNow()));
	}, [isOver]);

	return end - now;
}

/** PROD-043. */
const REFRESH = 500;

/**
 * Ticks every half second while the page is visible, and at once when it becomes visible.
 * @returns what ends it
 */
export function everyHalfSecond(look: () => void): () => void {
	let timer: ReturnType<typeof setInterval> | undefined;
	const stop = () => {
		clearInterval(timer);
		timer = undefined;
	};
	const adapt = () => {
		stop();
		if (document.visibilityState !== 'hidden') {
			timer = setInterval(look, REFRESH);
		}
	};
	const seenAgain = () => {
		adapt();
		look();
	};
	adapt();
	document.addEventListener('visibilitychange', seenAgain);
	return () => {
		stop();
		document.removeEventListener('visibilitychange', seenAgain);
	};
}
