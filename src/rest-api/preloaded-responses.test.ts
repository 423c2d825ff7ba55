import * as v from 'valibot';
import { type PreloadedResponses, takePreloaded } from './preloaded-responses';

const schema = v.pipe(
	v.string(),
	v.transform((value) => `read: ${value}`),
);
const preloaded = (): PreloadedResponses => new Map([['plugins', 'text']]);

describe('takePreloaded', () => {
	it('returns a response once, parsed by its schema', () => {
		const responses = preloaded();
		expect(takePreloaded(responses, 'plugins', schema)).toEqual({ output: 'read: text' });
		expect(takePreloaded(responses, 'plugins', schema)).toBeNull();
	});

	it('returns null for other calls, and on pages without preloaded responses', () => {
		expect(takePreloaded(preloaded(), 'site', schema)).toBeNull();
		expect(takePreloaded(undefined, 'plugins', schema)).toBeNull();
	});

	it('discards a response that doesn’t fit its schema', () => {
		const responses = preloaded();
		expect(takePreloaded(responses, 'plugins', v.number())).toBeNull();
		expect(responses.size).toBe(0);
	});

	it('ignores a response over a minute old', () => {
		jest.spyOn(performance, 'now').mockReturnValue(60_001);
		expect(takePreloaded(preloaded(), 'plugins', schema)).toBeNull();
	});
});
