import { useEffect, useState } from 'react';
import { isDiscountValid } from '../../lib/prices';
import { useAppSelector } from '../../state/hooks';
import { selectSiteDiscount } from '../../state/offers/slice';

/** PROD-043. */
const REFRESH = 500;

/** Whether a point in time is still to come, looked at every half second; nothing runs once it is over. */
function useIsAhead(time: number): boolean {
	const [isAhead, setIsAhead] = useState(() => time > Date.now());
	useEffect(() => {
		const look = () => setIsAhead(time > Date.now());
		look();
		if (!(time > Date.now())) {
			return undefined;
		}
		const timer = setInterval(look, REFRESH);
		return () => clearInterval(timer);
	}, [time]);
	return isAhead;
}

/**
 * The site's discount: `valid` while it counts (PROD-038, PROD-040), `end` in ms whenever there is something to count down
 * to, or to call over.
 */
export function useDiscount() {
	const remote = useAppSelector(selectSiteDiscount);
	const discount = remote.status === 'ready' ? remote.data : null;
	const expiry = discount ? Date.parse(discount.expiry_date) : NaN;
	const isAhead = useIsAhead(expiry);
	const valid = isAhead && isDiscountValid(discount, Date.now()) ? discount : null;
	const isOffered = Boolean(discount?.code) && !discount?.is_used && Number.isFinite(expiry);
	return { valid, end: isOffered ? expiry : null };
}
