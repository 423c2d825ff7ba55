import { backoff } from './backoff';

describe('the wait before a repetition', () => {
	it('grows up to the longest one', () => {
		const wait = backoff({ first: 5, growth: 2, longest: 30 });
		expect([0, 1, 2, 3, 99].map(wait)).toEqual([5, 10, 20, 30, 30]);
	});

	it('is none once all repetitions are used up', () => {
		const wait = backoff({ first: 500, growth: 3, repetitions: 2 });
		expect([0, 1, 2].map(wait)).toEqual([500, 1500, undefined]);
	});
});
