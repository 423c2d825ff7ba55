import fc from 'fast-check';
import { readArticle } from './read-article';

const texts = (markup: string) =>
	readArticle(markup).map(({ parts }) => parts.map(({ text }) => text).join(''));

/** Browsers ignore case, blanks before the scheme, and tabs and line breaks inside it. */
const dangerous = fc
	.tuple(
		fc.constantFrom('', ' ', '\t', '\u0001'),
		fc.constantFrom('javascript', 'JavaScript', 'java\nscript', 'data', 'vb\tscript'),
		fc.string(),
	)
	.map(([blank, scheme, rest]) => `${blank}${scheme}:${rest}`);

/** As a browser that follows the link reads it. */
const protocolOf = (href: string) => Object.assign(document.createElement('a'), { href }).protocol;

describe('readArticle', () => {
	it('reads headings, paragraphs, list items, and links', () => {
		const article = readArticle(
			'<h2>Faster</h2><p>See <a href="https://example.com/">all of <b>it</b></a>.</p><ul><li>One</li><li>Two</li></ul>End',
		);
		expect(article.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'item', 'item', 'paragraph']);
		expect(article[1]?.parts).toEqual([
			{ text: 'See ', href: undefined },
			{ text: 'all of ', href: 'https://example.com/' },
			{ text: 'it', href: 'https://example.com/' },
			{ text: '.', href: undefined },
		]);
	});

	it('strips scripts, styles, and unsafe URLs', () => {
		expect(
			texts('<script>alert(1)</script><style>p{}</style><p>Safe<img src=x onerror=alert(1)></p>'),
		).toEqual(['Safe']);
		expect(readArticle('<a href="javascript:alert(1)">x</a>')[0]?.parts).toEqual([
			{ text: 'x', href: undefined },
		]);
	});

	it('accepts any text and never returns an unsafe URL', () => {
		fc.assert(
			fc.property(fc.string(), fc.oneof(fc.string(), dangerous), (before, href) => {
				const blocks = readArticle(`${before}<a href="${href}">x</a>`);
				for (const { parts } of blocks) {
					for (const part of parts) {
						expect(protocolOf(part.href ?? '')).not.toMatch(/^(javascript|data|vbscript):/);
					}
				}
			}),
			{ seed: 75 },
		);
	});
});
