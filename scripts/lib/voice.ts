/**
 * Whether messages keep the rules of docs/voice.md that a script can check. Texts quoted in
 * docs/requirements.md may break them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMERCE_NAME, PRODUCT_NAME, PROVIDER_NAME } from '../../src/lib/product.ts';
import type { Message } from '../languages/message.ts';

const VOICE = 'docs/voice.md';
const LEDGER = 'docs/requirements.md';

/** Characters of a message that isn't a help text. */
const LONGEST = 120;

/** What docs/voice.md has in bold in the last column of its table: words that no message has. */
function forbiddenWords(root: string): string[] {
	const rows = readFileSync(join(root, VOICE), 'utf8').match(/^\|.*\|$/gm) ?? [];
	const last = rows.map((row) => row.split('|').at(-2) ?? '').join('\n');
	return [...last.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => word);
}

interface Rule {
	isBroken: (text: string) => boolean;
	/** What's wrong, as the end of a sentence that begins with the message. */
	fault: string;
}

const has =
	(pattern: RegExp) =>
	(text: string): boolean =>
		pattern.test(text);

const NEGATIONS =
	/\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will|must) not\b|\bcan ?not\b/i;
const PRONOUNS = /\b(?:(?:you|we|they) (?:are|will)|it is)\b(?![.,;:?]|$)/i;

const RULES: readonly Rule[] = [
	{ isBroken: has(/\w'\w|\w' |"/), fault: 'has a straight apostrophe or quote: write ’ or “ ”' },
	{ isBroken: has(/!/), fault: 'has an exclamation mark' },
	{ isBroken: has(/\.\.\./), fault: 'has three full stops: write …' },
	{ isBroken: has(/ {2}|^ | $/), fault: 'has a space too many' },
	{ isBroken: has(/\be\.g\.|\bi\.e\.|\betc\.| & /), fault: 'has an abbreviation: write it out' },
	{
		isBroken: (text) => NEGATIONS.test(text) || PRONOUNS.test(text),
		fault: 'has no contraction: write don’t, can’t, you’re, it’s',
	},
	{
		isBroken: (text) => /\baddress(?:es)?\b/i.test(text) && !/\bIP|\bemail|\bURL/.test(text),
		fault: 'has an address: which? URL, IP or email',
	},
	// A capital in the middle of a sentence that no name has.
	{
		isBroken: has(/(?<=[a-z,] )[A-Z][a-z]+ [A-Z][a-z]|^[A-Z][a-z]+ (?:[A-Z][a-z]+ ?)+$/),
		fault: 'is in title case',
	},
];

/** Names that keep their capitals and words; longer ones first. */
const NAMES = [
	'Do not sell or share my personal information',
	'Akismet Anti-spam',
	'VaultPress Backup',
	'Google Search Console',
	'Google Analytics',
	'Google Photos',
	'Google Play',
	'Search Console',
	'Creative Mail',
	'App Store',
	'Site Health',
	'Site Kit',
	'Safe Mode',
	'Offline Mode',
	'My Jetpack',
	'My Plan',
	'My Products',
	'Jetpack Stats',
	'Security Daily',
	'Backup Daily',
	'Search Free',
	'Social Basic',
	'Social Advanced',
	'VaultPress',
	'Jetpack',
];

/** Names that the dashboard's texts fill in. The plugin runs beside Jetpack only: its texts may have them. */
const CONFIGURED = [COMMERCE_NAME, PRODUCT_NAME, PROVIDER_NAME];

/** `file: fault`, for each message that breaks a rule. */
export function voiceFaults(root: string, messages: readonly Message[]): string[] {
	const ledger = readFileSync(join(root, LEDGER), 'utf8').split('\n');
	const forbidden = forbiddenWords(root);
	return messages.flatMap((message) =>
		[message.id, message.plural ?? '']
			.filter((text) => text && !message.roles.includes('keywords'))
			.map((text) => ({ text, faults: faultsOf(text, message, forbidden) }))
			.filter(({ text, faults }) => faults.length > 0 && !isQuoted(text, ledger))
			.flatMap(({ text, faults }) => faults.map((fault) => `${message.files[0]}: "${text}" ${fault}.`)),
	);
}

/**
 * Whether a line of the ledger has the text, with anything in place of its placeholders and marks; the ledger
 * may break off before its full stop.
 */
function isQuoted(text: string, ledger: readonly string[]): boolean {
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

function faultsOf(text: string, { roles, files }: Message, forbidden: readonly string[]): string[] {
	const plain = NAMES.reduce((rest, name) => rest.replaceAll(name, 'name'), text);
	const spaced = ` ${plain.toLowerCase().replaceAll(/[^\p{L}-]+/gu, ' ')} `;
	const spelledOut = CONFIGURED.find((name) => files.some(isDashboards) && text.includes(name));
	const word = forbidden.find((banned) => spaced.includes(` ${banned.toLowerCase()} `));
	return [
		...(word ? [`has “${word}”`] : []),
		...(spelledOut ? [`spells out ${spelledOut}: fill in its name from src/lib/product.ts`] : []),
		...RULES.filter(({ isBroken }) => isBroken(plain)).map(({ fault }) => fault),
		...(roles.includes('label') && /^[^.?]*\.$/.test(text) ? ['is a label with a full stop'] : []),
		...(isOpenSentence(text, roles) ? ['is a sentence without a full stop'] : []),
		...(roles.includes('progress') && !text.endsWith('…') ? ['is pending: end it with …'] : []),
		...(text.length > LONGEST && !isHelp(roles)
			? [`has ${text.length} characters, of at most ${LONGEST}`]
			: []),
	];
}

const isDashboards = (file: string) => file.startsWith('src/');

const isHelp = (roles: Message['roles']) => roles.includes('sentence') || roles.includes(undefined);

/** What ends with a placeholder or a link may have its full stop there. */
const isOpenSentence = (text: string, roles: Message['roles']) =>
	/^[A-Z“]/.test(text) &&
	!/(?:[.?…:]["”)]?|>|%s|%\d\$s)$/.test(text) &&
	(/[.?] [A-Z]/.test(text) ||
		(!roles.includes('label') && roles.includes('sentence') && / .* .* /.test(text)));
