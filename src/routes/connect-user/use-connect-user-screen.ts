import { useSearchParams } from 'react-router-dom';
import { COUPON_FROM, selectCouponReturn } from '../../state/coupon/selectors';
import { selectIsOffline } from '../../state/connection/selectors';
import { useAppSelector } from '../../state/hooks';

/**
 * The feature whose control led here stands in the title (CONN-084); a coupon that led here waits on the way back
 * (COUPON-009); offline nothing can be connected (CONN-023).
 */
export function useConnectUserScreen() {
	const [params] = useSearchParams();
	const couponReturn = useAppSelector(selectCouponReturn);
	const isForCoupon = couponReturn !== undefined && params.get('from') === COUPON_FROM;
	return {
		feature: params.get('feature') ?? '',
		isOffline: useAppSelector(selectIsOffline),
		connect: isForCoupon
			? { from: COUPON_FROM, redirectUri: couponReturn }
			: { from: 'unlinked-user-connect' },
	};
}
