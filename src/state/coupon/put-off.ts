import { keptTime } from '../../lib/kept-time';

/** Where the browser remembers that the offer was put off (COUPON-019). */
export const PUT_OFF_KEY = 'jetpackRedeemPartnerCouponDismissedAt';

/** How long the offer stays away, in ms (COUPON-012). */
const PAUSE = 259_200_000;

/** Whether the offer was put off on an earlier page, less than three days ago. */
export function wasPutOff(): boolean {
	const time = keptTime(PUT_OFF_KEY);
	return time !== null && Date.now() - time < PAUSE;
}
