import { useState } from 'react';
import { hostNow } from '../../lib/clock';

/** The time at which something was first shown, in ms: dates do not turn while they are read. */
export function useNow(): number {
	const [now] = useState(hostNow);
	return now;
}
