import * as v from 'valibot';
import { siteDiscount } from './shop';

const parse = (data: unknown) => v.parse(siteDiscount, { code: 'success', message: '', data });

describe('site discount', () => {
	it('has a code, percentage and expiry date, and whether it was used and viewed [PROD-037]', () => {
		const expiry_date = '2026-12-01T00:00:00+00:00';
		expect(parse({ code: 'SAVE20', discount: 20, is_used: true, viewed: '1', expiry_date })).toEqual({
			code: 'SAVE20',
			discount: 20,
			is_used: true,
			viewed: true,
			expiry_date,
		});
	});

	it.each([[[]], [null], [{}], [{ discount: 'much', is_used: 'no' }]])(
		'is empty for %j [PROD-037]',
		(data) => {
			expect(parse(data)).toEqual({
				code: '',
				discount: null,
				is_used: false,
				viewed: false,
				expiry_date: '',
			});
		},
	);
});
