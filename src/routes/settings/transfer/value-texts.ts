import { __ } from '@wordpress/i18n';
import { formatList } from '../../../lib/locale';
import type { KnownSetting } from './known-settings';

/** Characters of a value that show, and how many of them before the first difference. */
const LONGEST = 200;
const BEFORE = 40;

type Described = Pick<KnownSetting, 'rule' | 'isInverted' | 'labels'>;
type Pair = readonly [string, string];

/**
 * Two different values, in different words: first as people say it; if that reads alike (other spaces, a
 * token and its name as a word), as a file has them.
 */
export function valueTexts(setting: Described, from: unknown, to: unknown): Pair {
	const pairOf = (format: (value: unknown) => string) => clipPair([format(from), format(to)]);
	for (const format of [(value: unknown) => spoken(setting, value), exact]) {
		const pair = pairOf(format);
		if (reading(pair[0]) !== reading(pair[1])) {
			return pair;
		}
	}
	return pairOf(bareExact);
}

/** A text as people see or hear it: spaces, line breaks and invisible characters are one space. */
const reading = (text: string) =>
	text
		.normalize('NFKC')
		.replace(/[\p{C}\p{Z}]+/gu, ' ')
		.trim();

const nothing = () => __('(empty)', 'site-dashboard');
const unknown = () => __('Can’t be shown', 'site-dashboard');

/** A value in words. */
function spoken({ rule, isInverted, labels }: Described, value: unknown): string {
	if (value === undefined) {
		return unknown();
	}
	if (rule.kind === 'flag') {
		return value === !isInverted ? __('On', 'site-dashboard') : __('Off', 'site-dashboard');
	}
	if (rule.kind === 'list' && Array.isArray(value)) {
		return formatList(value.map(String)) || nothing();
	}
	const isNamed = rule.kind === 'choice' && Object.hasOwn(labels, String(value));
	return (isNamed ? labels[String(value)] : leafText(value)) || nothing();
}

/** A part of a title: a word, or a token, in brackets as in the editor. */
function partText(value: unknown): string | null {
	const { type, value: text, ...others } = Object(value) as Record<string, unknown>;
	if (typeof text !== 'string' || Object.keys(others).length > 0) {
		return null;
	}
	return type === 'token' ? `[${text}]` : type === 'string' ? text : null;
}

/** The content of a map, without the file's punctuation: titles read "posts: [post_title] – [site_name]". */
function leafText(value: unknown): string {
	if (typeof value !== 'object' || value === null) {
		return String(value);
	}
	if (Array.isArray(value)) {
		const parts = value.map(partText);
		return parts.includes(null) ? value.map(leafText).join(' ') : parts.join('');
	}
	return Object.entries(value)
		.map(([key, part]) => [key, leafText(part)] as const)
		.filter(([, text]) => text !== '')
		.map(([key, text]) => `${key}: ${text}`)
		.join('; ');
}

/** Invisible: everything of Unicode that's no sign, but the blank. */
const UNSEEN = /[\p{C}\p{Z}]/gu;
const BEYOND_ASCII = /[^ -~]/gu;
const BLANK_SIGN = '␣';

const escaped = (sign: string) => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** As in a file, with everything visible, even spaces. */
function exact(value: unknown): string {
	return fileText(value, (text) =>
		text.replace(UNSEEN, (sign) => (sign === ' ' ? BLANK_SIGN : escaped(sign))),
	);
}

/** The same in plain letters and signs, for letters that can be written in two ways. */
function bareExact(value: unknown): string {
	return fileText(value, (text) => text.replace(BEYOND_ASCII, escaped).replaceAll(' ', BLANK_SIGN));
}

const fileText = (value: unknown, show: (text: string) => string) =>
	value === undefined ? unknown() : show(JSON.stringify(value));

/**
 * The visible part of two texts: of long ones the beginning, or the surroundings of their first difference.
 */
function clipPair([from, to]: Pair): Pair {
	const [one, other] = [[...from], [...to]];
	if (one.length <= LONGEST && other.length <= LONGEST) {
		return [from, to];
	}
	const first = one.findIndex((sign, index) => sign !== other[index]);
	const at = first < 0 ? one.length : first;
	const start = at < LONGEST - BEFORE ? 0 : at - BEFORE;
	const cut = (signs: readonly string[]) =>
		`${start > 0 ? '…' : ''}${signs.slice(start, start + LONGEST).join('')}${signs.length > start + LONGEST ? '…' : ''}`;
	return [cut(one), cut(other)];
}
