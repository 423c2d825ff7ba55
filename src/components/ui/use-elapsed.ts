import { useEffect, useState } from 'react';

/** True once that time, in ms, has passed since the part came to the screen. */
export function useElapsed(time: number): boolean {
	const [isOver, setIsOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsOver(true), time);
		return () => clearTimeout(timer);
	}, [time]);
	return isOver;
}
