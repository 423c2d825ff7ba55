import { readArticle } from './release-dialog';

const texts = (markup: string) =>
	readArticle(markup).map(({ parts }) => parts.map(({ text }) => text).join(''));

describe('readArticle', () => {
	it('reads headings, paragraphs, list items, and links', () => {
		const article = readArticle(
			'<h2>Faster</h2><p>See <a href="https://example.com/">all of <b>it</b></a>.</p><ul><li>One</li><li>Two</li></ul>End',
		);
		expect(article.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'item', 'item', 'paragraph']);
		expect(article[1]?.parts).toEqual([
			{ text: 'See ', href: undefined },
			{ text: 'all of it', href: 'https://example.com/' },
			{ text: '.', href: undefined },
		]);
	});

	it.each([
		['<script>alert(1)</script><style>p{}</style><p>Safe<img src=x onerror=alert(1)></p>', ['Safe']],
		['<!-- wp:list --><ul class="a">\n<li><svg><title>T</title></svg>It&#8217;s 1 < 2</li>', ['It’s 1 < 2']],
		['<P CLASS=x>a<br/>b</P><pre>c</pre> d', ['a', 'b', 'c d']],
		['<b a=1>x<p>'.repeat(100_000), Array(200).fill('x')],
	])('reads %.60s as text', (markup, expected) => {
		expect(texts(markup)).toEqual(expected);
	});

	it.each([
		[`<a class="x" href='https://a.test/?b&amp;c'>x</a>`, 'https://a.test/?b&c'],
		['<a\nHREF = https://a.test>x', 'https://a.test'],
		['<a href="java&#115;cript:alert(1)">x</a>', undefined],
		['<abbr href="https://a.test">x</abbr>', undefined],
	])('finds the link of %s', (markup, href) => {
		expect(readArticle(markup)[0]?.parts).toEqual([{ text: 'x', href }]);
	});
});
