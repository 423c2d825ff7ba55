import * as v from 'valibot';
import { type PreloadedResponses, takePreloaded } from './preloaded-responses';

const schema = v.pipe(
	v.string(),
	v.transform((value) => `read: ${value}`),
);
const preloaded = (): PreloadedResponses => new Map([['plugins', 'text']]);

describe('takePreloaded', () => {
	it('gives a response once, as its schema reads it', () => {
		const responses = preloaded();
		expect(takePreloaded(responses, 'plugins', schema)).toEqual({ output: 'read: text' });
		expect(takePreloaded(responses, 'plugins', schema)).toBeNull();
	});

	it('has none for other calls, nor on pages that brought none', () => {
		expect(takePreloaded(preloaded(), 'site', schema)).toBeNull();
		expect(takePreloaded(undefined, 'plugins', schema)).toBeNull();
	});

	it('leaves a response that does not fit its schema to the host', () => {
		const responses = preloaded();
		expect(takePreloaded(responses, 'plugins', v.number())).toBeNull();
		expect(responses.size).toBe(0);
	});

	it('leaves a response that is old to the host', () => {
		jest.spyOn(performance, 'now').mockReturnValue(60_001);
		expect(takePreloaded(preloaded(), 'plugins', schema)).toBeNull();
	});
});
