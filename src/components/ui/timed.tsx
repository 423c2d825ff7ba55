import type { ReactNode } from 'react';
import { useTimed, type Timer } from './use-timed';

/** Ends what is in it, such as a notice, after its time in sight; the time waits under the pointer and the focus. */
export function Timed({ duration, onEnd, children }: Timer & { children: ReactNode }) {
	return <div {...useTimed({ duration, onEnd })}>{children}</div>;
}
