import { useEffect, useState } from 'react';
import { everyHalfSecond } from '../../components/discount-countdown/discount-countdown';
import { isDiscountValid } from '../../lib/prices';
import { useAppSelector } from '../../state/hooks';
import { selectSiteDiscount } from '../../state/late-remotes';

/** Whether a point in time is still to come, looked at every half second; nothing runs once it is over. */
function useIsInFuture(time: number): boolean {
	const [now, setNow] = useState(() => Date.now());
	const isInFuture = time > now;
	useEffect(
		// The clock alone re-renders nothing: only the passing of that time does.
		() =>
			isInFuture
				? everyHalfSecond(() => setNow((known) => (time > Date.now() ? known : Date.now())))
				: undefined,
		[isInFuture, time],
	);
	return isInFuture;
}

/**
 * The site's discount: `valid` while it counts (PROD-038, PROD-040), `end` in ms if there's a countdown or
 * it's over.
 */
export function useDiscount() {
	const remote = useAppSelector(selectSiteDiscount);
	const discount = remote.status === 'ready' ? remote.data : null;
	const expiry = discount ? Date.parse(discount.expiry_date) : NaN;
	const isInFuture = useIsInFuture(expiry);
	// Its end is looked at already.
	const valid = isInFuture && isDiscountValid(discount, 0) ? discount : null;
	const isOffered = Boolean(discount?.code) && !discount?.is_used && Number.isFinite(expiry);
	return { valid, end: isOffered ? expiry : null };
}
