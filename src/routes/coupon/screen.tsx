export { CouponScreen as Screen } from '../../components/coupon-redemption/coupon-screen';
