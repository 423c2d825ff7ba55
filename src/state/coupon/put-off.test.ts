import { SNOOZED_AT_KEY, wasSnoozed } from './slice';

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

describe('offer snoozed on an earlier page', () => {
	it('stays hidden for exactly three days [COUPON-012]', () => {
		const now = Date.now();
		jest.spyOn(Date, 'now').mockReturnValue(now);
		expect(wasSnoozed()).toBe(false);
		localStorage.setItem(SNOOZED_AT_KEY, String(now - THREE_DAYS + 1));
		expect(wasSnoozed()).toBe(true);
		localStorage.setItem(SNOOZED_AT_KEY, String(now - THREE_DAYS));
		expect(wasSnoozed()).toBe(false);
	});
});
