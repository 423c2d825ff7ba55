import { useEffect, useState } from 'react';
import { hostNow } from '../../lib/clock';
import { formatAge } from '../../lib/age';

const MINUTE = 60_000;

/** A time's age in words that follow the clock; empty without a time. `time` in ms. */
export function useAge(time: number): string {
	const [now, setNow] = useState(hostNow);
	const isKnown = !Number.isNaN(time);
	useEffect(() => {
		if (!isKnown) {
			return undefined;
		}
		const timer = setInterval(() => setNow(hostNow()), MINUTE);
		return () => clearInterval(timer);
	}, [isKnown]);
	return isKnown ? formatAge(time, now) : '';
}
