import { useEffect, useState } from 'react';

/** PROD-043. */
const REFRESH = 500;

/** Milliseconds until `end`; not above 0 once it is over, and nothing runs any more then. */
export function useTimeLeft(end: number): number {
	const [now, setNow] = useState(() => Date.now());
	const isOver = !(end > now);

	useEffect(() => {
		if (isOver) {
			return undefined;
		}
		const timer = setInterval(() => setNow(Date.now()), REFRESH);
		return () => clearInterval(timer);
	}, [isOver]);

	return end - now;
}
