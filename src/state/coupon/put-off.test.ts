import { PUT_OFF_KEY, wasPutOff } from './put-off';

const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;

describe('an offer that was put off on an earlier page', () => {
	it('stays away for three days, and not a moment longer [COUPON-012]', () => {
		const now = Date.now();
		jest.spyOn(Date, 'now').mockReturnValue(now);
		expect(wasPutOff()).toBe(false);
		localStorage.setItem(PUT_OFF_KEY, String(now - THREE_DAYS + 1));
		expect(wasPutOff()).toBe(true);
		localStorage.setItem(PUT_OFF_KEY, String(now - THREE_DAYS));
		expect(wasPutOff()).toBe(false);
	});
});
