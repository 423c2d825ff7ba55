import * as v from 'valibot';
import { takeAnswer, type PrintedAnswers } from './printed-answers';

const schema = v.pipe(
	v.string(),
	v.transform((value) => `read: ${value}`),
);
const printed = (): PrintedAnswers => new Map([['plugins', 'text']]);

describe('takeAnswer', () => {
	it('gives an answer once, as its schema reads it', () => {
		const answers = printed();
		expect(takeAnswer(answers, 'plugins', schema)).toEqual({ output: 'read: text' });
		expect(takeAnswer(answers, 'plugins', schema)).toBeNull();
	});

	it('has none for other calls, nor on pages that brought none', () => {
		expect(takeAnswer(printed(), 'site', schema)).toBeNull();
		expect(takeAnswer(undefined, 'plugins', schema)).toBeNull();
	});

	it('leaves an answer of another shape to the host', () => {
		const answers = printed();
		expect(takeAnswer(answers, 'plugins', v.number())).toBeNull();
		expect(answers.size).toBe(0);
	});

	it('leaves an answer that is old to the host', () => {
		jest.spyOn(performance, 'now').mockReturnValue(60_001);
		expect(takeAnswer(printed(), 'plugins', schema)).toBeNull();
	});
});
