import fc from 'fast-check';
import { decodeEntities, plainText } from './text';

describe('decodeEntities', () => {
	it.each([
		['a &amp; b', 'a & b'],
		['theme&#039;s', 'theme’s'.replace('’', "'")],
		['x?a=1&#038;b=2', 'x?a=1&b=2'],
		['&lt;b&gt;', '<b>'],
		['&quot;It&apos;s&quot;&nbsp;&hellip;', '"It\'s"\u00a0…'],
		['&AMP;', '&'],
		['&#0; &#x0;', '&#0; &#x0;'],
		['&#1114111;', '\u{10ffff}'],
		['&#x1F600;', '😀'],
		['&unknown; &amp', '&unknown; &amp'],
		['&#1114112;', '&#1114112;'],
	])('decodes %s', (given, expected) => {
		expect(decodeEntities(given)).toBe(expected);
	});

	it('leaves text without entities unchanged', () => {
		fc.assert(fc.property(fc.string(), (text) => text.includes('&') || decodeEntities(text) === text));
	});
});

describe('plainText', () => {
	it('collapses line breaks and tabs in permission messages', () => {
		expect(plainText('You may not.\n\t\t\tAsk your &quot;admin&quot;.')).toBe(
			'You may not. Ask your "admin".',
		);
	});

	it.each([
		['Was &amp; not <b>able</b>.', 'Was & not able.'],
		['You may <a href="https://example.org/?a=1&amp;b=2">not</a>', 'You may not'],
		[
			'<p>There was an error.</p><p>Ask your host.<br/>Or us.</p>',
			'There was an error. Ask your host. Or us.',
		],
		['<!-- a > b --><script>alert("x")</script>Done<style>b{}</style>', 'Done'],
		['One<SCRIPT src=a>x</b></Script >two<!-- <script> -->three <!-- four', 'One two three <!-- four'],
		['Put &lt;head&gt; back', 'Put <head> back'],
		['1 < 2, 3 > 2 and I <3 it', '1 < 2, 3 > 2 and I <3 it'],
		['cut off <a href="https://exam', 'cut off <a href="https://exam'],
	])('strips the tags from %s', (given, expected) => {
		expect(plainText(given)).toBe(expected);
	});

	it('accepts a number, and turns any other non-string into empty text', () => {
		expect(plainText(503)).toBe('503');
		expect([null, undefined, {}, [], true].map(plainText)).toEqual(['', '', '', '', '']);
	});
});
