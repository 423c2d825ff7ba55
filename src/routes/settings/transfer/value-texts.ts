import { __ } from '@wordpress/i18n';
import { formatList } from '../../../lib/locale';
import type { KnownSetting } from './known-settings';

/** Characters of a value that show, and how many of them before the first difference. */
const LONGEST = 200;
const BEFORE = 40;

type Described = Pick<KnownSetting, 'rule' | 'isInverted' | 'labels'>;
type Pair = readonly [string, string];

/**
 * Two values that differ, in words that differ: first as people say it; where that reads alike (other blanks, a token and
 * its name as a word, a difference between what looks the same), as they stand in a file.
 */
export function valueTexts(setting: Described, from: unknown, to: unknown): Pair {
	const inForm = (form: (value: unknown) => string) => clipPair([form(from), form(to)]);
	for (const form of [(value: unknown) => spoken(setting, value), exact]) {
		const pair = inForm(form);
		if (reading(pair[0]) !== reading(pair[1])) {
			return pair;
		}
	}
	return inForm(bareExact);
}

/** What is left of a text for those who see or hear it: blanks, line breaks and unseen signs are one blank. */
const reading = (text: string) =>
	text
		.normalize('NFKC')
		.replace(/[\p{C}\p{Z}]+/gu, ' ')
		.trim();

const nothing = () => __('(empty)', 'site-dashboard');
const unknown = () => __('Cannot be shown', 'site-dashboard');

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

/** A part of a title: a word, or a token, which stands in brackets where titles are edited too. */
function partText(value: unknown): string | null {
	const { type, value: text, ...others } = Object(value) as Record<string, unknown>;
	if (typeof text !== 'string' || Object.keys(others).length > 0) {
		return null;
	}
	return type === 'token' ? `[${text}]` : type === 'string' ? text : null;
}

/** What stands in a map, without the signs of the file: titles read "posts: [post_title] – [site_name]". */
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

/** What nobody sees: everything of Unicode that is no sign, but the blank. */
const UNSEEN = /[\p{C}\p{Z}]/gu;
const BEYOND_ASCII = /[^ -~]/gu;
const BLANK_SIGN = '␣';

const escaped = (sign: string) => `\\u{${sign.codePointAt(0)?.toString(16)}}`;

/** As it stands in a file, with everything to be seen, blanks too. */
function exact(value: unknown): string {
	return fileForm(value, (text) =>
		text.replace(UNSEEN, (sign) => (sign === ' ' ? BLANK_SIGN : escaped(sign))),
	);
}

/** The same in plain letters and signs, for letters that can be written in two ways. */
function bareExact(value: unknown): string {
	return fileForm(value, (text) => text.replace(BEYOND_ASCII, escaped).replaceAll(' ', BLANK_SIGN));
}

const fileForm = (value: unknown, show: (text: string) => string) =>
	value === undefined ? unknown() : show(JSON.stringify(value));

/** What shows of two texts: of long ones the beginning, or what is around their first difference. */
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
