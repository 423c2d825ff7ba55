import fc from 'fast-check';
import { decodeEntities, plainText } from './text';

describe('decodeEntities', () => {
	it.each([
		['a &amp; b', 'a & b'],
		['theme&#039;s', 'theme’s'.replace('’', "'")],
		['x?a=1&#038;b=2', 'x?a=1&b=2'],
		['&lt;b&gt;', '<b>'],
		['&#x1F600;', '😀'],
		['&unknown; &amp', '&unknown; &amp'],
		['&#1114112;', '&#1114112;'],
	])('decodes %s', (given, expected) => {
		expect(decodeEntities(given)).toBe(expected);
	});

	it('leaves text without entities as it is', () => {
		fc.assert(fc.property(fc.string(), (text) => text.includes('&') || decodeEntities(text) === text));
	});
});

describe('plainText', () => {
	it('collapses the line breaks and tabs of permission messages', () => {
		expect(plainText('You may not.\n\t\t\tAsk your &quot;admin&quot;.')).toBe(
			'You may not. Ask your "admin".',
		);
	});

	it('takes a number, and nothing else that is no text', () => {
		expect(plainText(503)).toBe('503');
		expect([null, undefined, {}, [], true].map(plainText)).toEqual(['', '', '', '', '']);
	});
});
