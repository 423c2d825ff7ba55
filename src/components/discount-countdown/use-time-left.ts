import { useEffect, useState } from 'react';
import { everyHalfSecond } from './every-half-second';

/** Milliseconds until `end`; not above 0 once it is over, and nothing runs any more then. */
export function useTimeLeft(end: number): number {
	const [now, setNow] = useState(() => Date.now());
	const isOver = !(end > now);

	useEffect(() => {
		return isOver ? undefined : everyHalfSecond(() => setNow(Date.now()));
	}, [isOver]);

	return end - now;
}
