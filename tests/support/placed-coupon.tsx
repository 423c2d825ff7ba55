import { CouponCard } from '../../src/components/coupon-redemption/coupon-card';
import { CouponScreen } from '../../src/components/coupon-redemption/coupon-screen';
import { ScreenHeading } from '../../src/components/ui/screen-heading';
import { selectCouponScreen } from '../../src/state/coupon/selectors';
import { useAppSelector } from '../../src/state/hooks';

/** The coupon where it will stand: takes the place of a screen's module in tests. */
export function Screen() {
	const shown = useAppSelector((state) => selectCouponScreen(state, window.location.search));
	return shown ? (
		<CouponScreen />
	) : (
		<>
			<ScreenHeading>Cards</ScreenHeading>
			<CouponCard />
		</>
	);
}
