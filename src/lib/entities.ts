/**
 * The names that WordPress knows, each after its sign, or after the name of the sign before it; Greek letters
 * and those with a mark follow rules.
 */
const SIGNS = (
	'"quot &amp apos <lt >gt \u00a0nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy ' +
	'reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 ' +
	'iquest ÆAElig ÐETH ×times Oslash ÞTHORN szlig æaelig ðeth ÷divide oslash þthorn ŒOElig oelig ƒfnof ' +
	'ˆcirc ˜tilde ϑthetasym upsih ϖpiv \u2002ensp emsp \u2009thinsp \u200czwnj zwj lrm rlm –ndash mdash ' +
	'‘lsquo rsquo sbquo “ldquo rdquo bdquo †dagger Dagger bull …hellip ‰permil ′prime Prime ‹lsaquo rsaquo ' +
	'‾oline ⁄frasl €euro ℑimage ℘weierp ℜreal ™trade ℵalefsym ←larr uarr rarr darr harr ↵crarr ⇐lArr uArr ' +
	'rArr dArr hArr ∀forall ∂part exist ∅empty ∇nabla isin notin ∋ni ∏prod ∑sum minus ∗lowast √radic ∝prop ' +
	'infin ∠ang ∧and or cap cup int ∴there4 ∼sim ≅cong ≈asymp ≠ne equiv ≤le ge ⊂sub sup nsub ⊆sube supe ' +
	'⊕oplus ⊗otimes ⊥perp ⋅sdot ⌈lceil rceil lfloor rfloor ◊loz ♠spades ♣clubs ♥hearts diams ⟨lang rang'
).split(' ');

let last = 0;
const NAMED = new Map(
	SIGNS.map((sign) => {
		const isNext = /^\w/.test(sign);
		last = isNext ? last + 1 : sign.charCodeAt(0);
		return [isNext ? sign : sign.slice(1), String.fromCharCode(last)];
	}),
);

const GREEK =
	'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega'.split(
		' ',
	);

const MARKS: Record<string, string> = {
	grave: '\u0300',
	acute: '\u0301',
	circ: '\u0302',
	tilde: '\u0303',
	macr: '\u0304',
	breve: '\u0306',
	dot: '\u0307',
	uml: '\u0308',
	ring: '\u030a',
	dblac: '\u030b',
	caron: '\u030c',
	cedil: '\u0327',
	ogon: '\u0328',
};

/** The character of that name; undefined if it's nobody's. */
function named(name: string): string | undefined {
	const small = name.toLowerCase();
	const letter = GREEK.indexOf(small);
	if (letter >= 0) {
		return String.fromCharCode((name === small ? 0x3b1 : 0x391) + letter);
	}
	const mark = MARKS[name.slice(1)];
	const marked = mark ? (name.charAt(0) + mark).normalize('NFC') : '';
	return NAMED.get(name) ?? (marked.length === 1 ? marked : NAMED.get(small));
}

/** From 128. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** As browsers read numbers that stand for no character: those of old Windows pages, and halves of one. */
function numbered(codePoint: number): string | undefined {
	if (codePoint >= 128 && codePoint < 160) {
		return WINDOWS.charAt(codePoint - 128);
	}
	const isHalf = codePoint >= 0xd800 && codePoint < 0xe000;
	const isCharacter = codePoint > 0 && codePoint <= 0x10ffff;
	return isCharacter ? String.fromCodePoint(isHalf ? 0xfffd : codePoint) : undefined;
}

/** Decodes the HTML entities that hosts leave in their texts; the result is text, never markup. */
export function decodeEntities(value: string): string {
	return value.replace(
		/&(?:#0{0,9}(\d{1,7})|#x0{0,9}([\da-f]{1,6})|([a-z]+\d{0,2}));/gi,
		(match, decimal?: string, hex?: string, name?: string) =>
			(name ? named(name) : numbered(decimal ? Number(decimal) : parseInt(String(hex), 16))) ?? match,
	);
}
