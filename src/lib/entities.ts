/** The names that WordPress knows, each after its sign; Greek letters and those with a mark follow rules. */
const SIGNS = (
	'"quot &amp <lt >gt \u00a0nbsp ¡iexcl ¢cent £pound ¤curren ¥yen ¦brvbar §sect ¨uml ©copy ªordf «laquo ¬not ' +
	'\u00adshy ®reg ¯macr °deg ±plusmn ²sup2 ³sup3 ´acute µmicro ¶para ·middot ¸cedil ¹sup1 ºordm »raquo ' +
	'¼frac14 ½frac12 ¾frac34 ¿iquest ÆAElig ÐETH ×times ØOslash ÞTHORN ßszlig æaelig ðeth ÷divide øoslash ' +
	'þthorn ŒOElig œoelig ƒfnof ˆcirc ˜tilde ϑthetasym ϒupsih ϖpiv \u2002ensp \u2003emsp \u2009thinsp ' +
	'\u200czwnj \u200dzwj \u200elrm \u200frlm –ndash —mdash ‘lsquo ’rsquo ‚sbquo “ldquo ”rdquo „bdquo †dagger ' +
	'‡Dagger •bull …hellip ‰permil ′prime ″Prime ‹lsaquo ›rsaquo ‾oline ⁄frasl €euro ℑimage ℘weierp ℜreal ' +
	'™trade ℵalefsym ←larr ↑uarr →rarr ↓darr ↔harr ↵crarr ⇐lArr ⇑uArr ⇒rArr ⇓dArr ⇔hArr ∀forall ∂part ∃exist ' +
	'∅empty ∇nabla ∈isin ∉notin ∋ni ∏prod ∑sum −minus ∗lowast √radic ∝prop ∞infin ∠ang ∧and ∨or ∩cap ∪cup ∫int ' +
	'∴there4 ∼sim ≅cong ≈asymp ≠ne ≡equiv ≤le ≥ge ⊂sub ⊃sup ⊄nsub ⊆sube ⊇supe ⊕oplus ⊗otimes ⊥perp ⋅sdot ' +
	'⌈lceil ⌉rceil ⌊lfloor ⌋rfloor ⟨lang ⟩rang ◊loz ♠spades ♣clubs ♥hearts ♦diams \u0027apos'
).split(' ');

const NAMED = new Map(SIGNS.map((sign) => [sign.slice(1), sign.charAt(0)]));

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
