import { useEffect, useState } from 'react';

/** Whether that time has passed since the part came to the screen; in ms. */
export function useElapsed(time: number): boolean {
	const [isOver, setIsOver] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setIsOver(true), time);
		return () => clearTimeout(timer);
	}, [time]);
	return isOver;
}
