/** @jest-environment node */
import { firstPaint } from './first-paint';

const made = (html: string, state: unknown, locale = 'en_US') => {
	const texts = { de_DE: { 'My %s': 'Mein %s & <mehr>' } };
	const whole = String(firstPaint({ html, texts, script: 'first-paint.js' }, state, locale));
	return /^<div [^>]*>(.*)<\/div>$/s.exec(whole)?.[1];
};

describe('first paint', () => {
	it.each([
		['something', { a: { b: 1 } }, 'yes'],
		['a text', { a: { b: 'x' } }, 'yes'],
		['a list with something', { a: { b: ['x'] } }, 'yes'],
		['nothing', {}, 'no'],
		['nothing above it', { a: null }, 'no'],
		['false', { a: { b: false } }, 'no'],
		['an empty text', { a: { b: '' } }, 'no'],
		['zero, as PHP sees it', { a: { b: '0' } }, 'no'],
		['an empty list', { a: { b: [] } }, 'no'],
		['an empty map', { a: { b: {} } }, 'no'],
		['a state that is none', null, 'no'],
	])('evaluates conditions on the state: %s', (_, state, answer) => {
		expect(made('{{if a.b}}yes{{end}}{{if !a.b}}no{{end}}', state)).toBe(answer);
	});

	it('requires every condition of a block and of the blocks around it', () => {
		const template = '1{{if a !b}}2{{if c}}3{{end}}4{{end}}5';
		expect(made(template, { a: 1, c: 1 })).toBe('12345');
		expect(made(template, { a: 1 })).toBe('1245');
		expect(made(template, { c: 1 })).toBe('15');
		expect(made(template, { a: 1, b: 1, c: 1 })).toBe('15');
	});

	it('is translated into the site’s language and HTML-escaped', () => {
		expect(made('{{t:My %s|Jet$&pack}}', {}, 'de_AT')).toBe('Mein Jet$&amp;pack &amp; &lt;mehr&gt;');
		expect(made('{{t:My %s|Jetpack}}', {}, 'fr_FR')).toBe('My Jetpack');
	});
});
