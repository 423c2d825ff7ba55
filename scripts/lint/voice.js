import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters of a text that isn't a help text. */
const LONGEST = 120;
/** Words of a setting's label. */
const MOST_WORDS = 5;

/** Texts among the arguments of the functions of `@wordpress/i18n`. */
const TEXTS = { __: 1, _x: 1, _n: 2, _nx: 2 };

/** Around a text, these say what it is: `title={__('Backups')}` is a label. */
const ROLES = {
	keywords: 'keywords',
	label:
		'label title name heading action enable columns checkoutText ctaText callToAction caption legend placeholder ' +
		'aria-label points items pluginName Button LinkButton ExternalLink TrackedLink Link BackupLink ScanLink Badge ' +
		'ScreenHeading h1 h2 h3 h4 a strong th dt figcaption summary',
	sentence:
		'description help offlineText offText connectText missing message reason success failure disabledReason ' +
		'MutedText p Notice',
	progress: 'progress busy',
};
const ROLE_OF = new Map(
	Object.entries(ROLES).flatMap(([role, names]) => names.split(' ').map((name) => [name, role])),
);

/** Names that keep their capitals and words; longer ones first. */
const NAMES = [
	...['Do not sell or share my personal information', 'Akismet Anti-spam', 'VaultPress Backup'],
	...['Google Search Console', 'Google Analytics', 'Google Photos', 'Google Play', 'Search Console'],
	...['Creative Mail', 'App Store', 'Site Health', 'Site Kit', 'Safe Mode', 'Offline Mode', 'My Jetpack'],
	...['My Plan', 'My Products', 'Jetpack Stats', 'Security Daily', 'Backup Daily', 'Search Free'],
	...['Social Basic', 'Social Advanced', 'VaultPress', 'Jetpack'],
];

const NEGATIONS =
	/\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will|must) not\b|\bcan ?not\b/i;
const PRONOUNS = /\b(?:(?:you|we|they) (?:are|will)|it is)\b(?![.,;:?]|$)/i;

/** What's wrong with a text, as the end of a sentence that begins with it. */
const FAULTS = [
	[/\w'\w|\w' |"/, 'has a straight apostrophe or quote: write ’ or “ ”'],
	[/!/, 'has an exclamation mark'],
	[/\.\.\./, 'has three full stops: write …'],
	[/ {2}|^ | $/, 'has a space too many'],
	[/\be\.g\.|\bi\.e\.|\betc\.| & /, 'has an abbreviation: write it out'],
	[NEGATIONS, 'has no contraction: write don’t, can’t'],
	[PRONOUNS, 'has no contraction: write you’re, it’s'],
	[/^(?!.*(?:\bIP|\bemail|\bURL)).*\baddress(?:es)?\b/is, 'has an address: which? URL, IP or email'],
	[
		/\b(?:author|avatar|comments|date|description|log|preview|status|text) of (?:the|an?|your|each|%s)\b/i,
		'has an of-genitive: write “post date”',
	],
	[/^(?:They|Their|It|Its|It’s)\b.*\.$/s, 'begins with a pronoun: name the thing'],
	[/\bif it’s empty\b/i, 'has “if it’s empty”: write “Leave empty to …”'],
	[/^To \w[^.]*$/, 'begins in the middle of a sentence'],
	// A capital in the middle of a sentence that no name has.
	[/(?<=[a-z,] )[A-Z][a-z]+ [A-Z][a-z]|^[A-Z][a-z]+ (?:[A-Z][a-z]+ ?)+$/, 'is in title case'],
];

/** The property, attribute or element around a text names its role; a whole function may make any kind. */
function roleOf({ parent }) {
	for (let node = parent; node && !/^(?:BlockStatement|Program)$/.test(node.type); node = node.parent) {
		const name = { JSXAttribute: node.name, Property: node.key, JSXElement: node.openingElement?.name }[
			node.type
		];
		if (name) {
			return ROLE_OF.get(name.name ?? name.value);
		}
	}
	return undefined;
}

/** The text of a string, or of strings put together; null if it takes more to know it. */
function textOf(node) {
	if (node?.type === 'BinaryExpression') {
		const [left, right] = [textOf(node.left), textOf(node.right)];
		return left !== null && right !== null ? left + right : null;
	}
	const text = node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : node?.value;
	return typeof text === 'string' ? text : null;
}

/** What docs/voice.md has in bold in the last column of its table, the names, and the lines of the ledger. */
function readRules(root) {
	const read = (file) => readFileSync(join(root, file), 'utf8');
	const words = (read('docs/voice.md').match(/^\|.*\|$/gm) ?? []).flatMap((row) => [
		...row
			.split('|')
			.at(-2)
			.matchAll(/\*\*([^*]+)\*\*/g),
	]);
	const names = [...read('src/lib/product.ts').matchAll(/_NAME = '(.+)'/g)];
	return {
		words: words.map(([, word]) => word.toLowerCase()),
		names: names.map(([, name]) => name),
		ledger: read('docs/requirements.md').split('\n'),
	};
}
let rules;

/** A line of the ledger may have anything for placeholders and marks, and break off before the full stop. */
function isQuoted(text, ledger) {
	const parts = text
		.replace(/\.$/, '')
		.split(/%(?:\d+\$)?[sdf]|<\/?\w+>/)
		.filter((part) => part.trim());
	return ledger.some((line) => {
		let from = 0;
		return parts.every((part) => {
			const at = line.indexOf(part, from);
			from = at + part.length;
			return at >= 0;
		});
	});
}

/** What ends with a placeholder or a link may have its full stop there. */
const isOpenSentence = (text, role) =>
	/^[A-Z“]/.test(text) &&
	!/(?:[.?…:]["”)]?|>|%s|%\d\$s)$/.test(text) &&
	(/[.?] [A-Z]/.test(text) || (role === 'sentence' && / .* .* /.test(text)));

function faultsOf(text, role, { words, names }, isSetting) {
	const plain = NAMES.reduce((rest, name) => rest.replaceAll(name, 'name'), text);
	const spaced = ` ${plain.toLowerCase().replaceAll(/[^\p{L}-]+/gu, ' ')} `;
	return [
		...words.filter((word) => spaced.includes(` ${word} `)).map((word) => `has “${word}”`),
		...names
			.filter((name) => text.includes(name))
			.map((name) => `spells out ${name}: fill in its name from src/lib/product.ts`),
		...FAULTS.filter(([pattern]) => pattern.test(plain)).map(([, fault]) => fault),
		...(role === 'label' && /^[^.?]*\.$/.test(text) ? ['is a label with a full stop'] : []),
		...(role === 'label' && isSetting && text.split(' ').length > MOST_WORDS
			? [`has more than ${MOST_WORDS} words`]
			: []),
		...(isOpenSentence(text, role) ? ['is a sentence without a full stop'] : []),
		...(role === 'progress' && !text.endsWith('…') ? ['is pending: end it with …'] : []),
		...(text.length > LONGEST && /^(?:label|progress)$/.test(role)
			? [`has ${text.length} characters, of at most ${LONGEST}`]
			: []),
	];
}

/** Texts keep the rules of docs/voice.md that can be checked. Those quoted in the ledger may break them. */
export const voice = {
	create: (context) => ({
		CallExpression(node) {
			const role = roleOf(node);
			rules ??= readRules(context.cwd);
			for (const argument of role === 'keywords'
				? []
				: node.arguments.slice(0, TEXTS[node.callee.name] ?? 0)) {
				const text = textOf(argument) ?? '';
				const faults = faultsOf(text, role, rules, context.filename.includes('settings/groups'));
				for (const fault of faults.length > 0 && !isQuoted(text, rules.ledger) ? faults : []) {
					context.report({ node: argument, message: `The text ${fault} (docs/voice.md).` });
				}
			}
		},
	}),
};
