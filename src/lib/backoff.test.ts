import { backoff } from './backoff';

describe('backoff', () => {
	it('increases the delay up to the maximum', () => {
		const wait = backoff({ first: 5, growth: 2, longest: 30 });
		expect([0, 1, 2, 3, 99].map(wait)).toEqual([5, 10, 20, 30, 30]);
	});

	it('returns no delay once the retries are used up', () => {
		const wait = backoff({ first: 500, growth: 3, repetitions: 2 });
		expect([0, 1, 2].map(wait)).toEqual([500, 1500, undefined]);
	});
});
