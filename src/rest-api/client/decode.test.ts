import { processorTime } from '../../../tests/support/processor-time';
import { decodeWithin } from './decode';

const ANSWER = { code: 'success', list: [{ a: '}"\\' }, [1]], text: 'He said "{[" \\"' };
const JSON_TEXT = JSON.stringify(ANSWER);
const NOTICE =
	'<br />\n<b>Deprecated</b>:  "Creation" of {property} $a[0] in <b>/x.php</b> on line <b>1</b><br />\n';

describe('response surrounded by other text [API-080]', () => {
	it.each([
		['a notice before', NOTICE + JSON_TEXT],
		['two notices before, and a line break after', `${NOTICE}${NOTICE}${JSON_TEXT}\r\n`],
		['a word right before', `Hello${JSON_TEXT}`],
		['a notice after', JSON_TEXT + NOTICE],
		['a lone quote before', `It's 5" wide. ${JSON_TEXT}`],
		['a script after', `${JSON_TEXT}<script src="https://a.example/x.js"></script>`],
		[
			'scripts with data around',
			`<script>var a = {"b":[1]};</script>${JSON_TEXT}<SCRIPT>a({"c":1})</SCRIPT>\n`,
		],
		['comments and styles around', `<!-- {"a":1} -->${JSON_TEXT}<style>b{c:d}</style><!-- cached {x} -->`],
		['a tag with data', `<div data-a='{"b":1}'></div>${JSON_TEXT}<img src=x>`],
		['notices around', NOTICE + JSON_TEXT + NOTICE],
		['a dump before', `array(1) { ["a"]=> array(1) { [0]=> int(1) } }\n${JSON_TEXT} {main}`],
		['braces that nobody closes', `unexpected '{' near "[" <b ${JSON_TEXT}`],
		['a byte order mark, and signs that nobody sees', `\ufeff\u200b\0${JSON_TEXT}\u200b`],
		['a smaller value', `{"debug":1}${JSON_TEXT}{"time":2}`],
		['a closing tag after', `${JSON_TEXT}</body></html>`],
	])('is decoded with %s', (_, text) => {
		expect(decodeWithin(text)).toEqual({ value: ANSWER });
	});

	it.each(['[]', '{}', 'true', 'null', '"text"'])('is decoded when it’s %s with a script around', (text) => {
		expect(decodeWithin(`<!-- x -->${text}<script src=a></script>`)).toEqual({ value: JSON.parse(text) });
	});

	it('is decoded when it’s a list', () => {
		expect(decodeWithin(`${NOTICE}[{"a":1}]`)).toEqual({ value: [{ a: 1 }] });
		expect(decodeWithin(`Notice [{"a":1}]`)).toEqual({ value: [{ a: 1 }] });
		expect(decodeWithin(`[1]${NOTICE}`)).toEqual({ value: [1] });
	});
});

describe('text that isn’t a response', () => {
	it.each([
		['nothing', ''],
		['blanks', ' \n'],
		['words', 'Internal Server Error'],
		['a page', '<!doctype html><title>x</title>'],
		['a page that ends in data', `<!DOCTYPE html><title>x</title>${JSON_TEXT}`],
		['a page with a script that is cut off', `<p>x</p><script>var state = ${JSON_TEXT}`],
		['a head', `<head>${JSON_TEXT}`],
		['a body', `<BODY class="x">${JSON_TEXT}`],
		['a frame', `<html lang="en">${JSON_TEXT}`],
		['data before a page', `${JSON_TEXT}<html></html>`],
		['an index at the end of a notice', 'Notice: undefined offset in $list[0]'],
		['a list right after a word', 'list[1,2]'],
		['a page after a script', `<script>a</script><html>${JSON_TEXT}`],
		['data in a comment', `<!-- ${JSON_TEXT} -->`],
		['a number in a tag', '<h1>404</h1>'],
		['a key that PHP prints', 'Array ( [0] => a )'],
		['an object with nothing in it', 'Notice: {}'],
		['a list with nothing in it', 'Notice: []'],
		['nothing but an object with nothing in it, and a notice', `{}${NOTICE}`],
		['braces that hold no JSON', 'Notice: {property}'],
		['an end without a beginning', 'a: 1}'],
		['a beginning without an end', '{"a": 1'],
		['a string without an end', '{"a": "1'],
		['a string without a beginning', 'a"}'],
		['pairs that do not match', '{"a":1]'],
	])('is refused: %s', (_, text) => {
		expect(decodeWithin(text)).toBeNull();
	});

	it('is refused quickly, even at half a million characters', () => {
		const long = 500_000;
		const start = processorTime();
		for (const text of [
			...['<!--', '<b ', '<script', '<', '{}', '{"a":', '[{', '}', ']', '{', '}"', '{"'],
			...['"', '\\', '\\"', '["\\"'],
		]) {
			const filled = text.repeat(long / text.length);
			expect(decodeWithin(`${filled}}`)).toBeNull();
			expect(decodeWithin(`{${filled}`)).toBeNull();
		}
		// Quadratic work on this much text takes minutes.
		expect(processorTime() - start).toBeLessThan(30_000);
	});
});
