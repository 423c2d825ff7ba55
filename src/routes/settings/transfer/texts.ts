import { __, sprintf } from '@wordpress/i18n';
import { formatList, formatNumber } from '../../../lib/locale';
import { MAX_FILE_SIZE, type FileProblem, type LineProblem } from '../../../lib/settings-file';
import { ONE_WAY } from '../../../state/settings/undoable';
import type { KnownSetting } from './known-settings';

/** Characters of a value, or of anything else from a file, that show. */
const LONGEST_VALUE = 200;
const LONGEST_NAME = 60;

/** Why a file cannot be used: what it is, and what would be one. */
export type ChosenFileProblem = FileProblem | 'type' | 'several' | 'unreadable' | 'not-text';

export function fileProblemText(problem: ChosenFileProblem): string {
	switch (problem) {
		case 'type':
			return __(
				'This is another type of file. Choose a .json file that was exported here.',
				'site-dashboard',
			);
		case 'several':
			return __('These are several files. Choose one.', 'site-dashboard');
		case 'unreadable':
			return __(
				'The browser could not read the file. It may have been moved; choose it again.',
				'site-dashboard',
			);
		case 'empty':
			return __('The file is empty. Nothing was changed.', 'site-dashboard');
		case 'too-large':
			return sprintf(
				/* translators: %s: a number of kilobytes */
				__('The file is too large: settings take at most %s kB. Nothing was changed.', 'site-dashboard'),
				formatNumber(MAX_FILE_SIZE / 1024),
			);
		case 'not-text':
		case 'not-json':
			return __(
				'The file is damaged, or no JSON. Export it once more. Nothing was changed.',
				'site-dashboard',
			);
		case 'not-settings':
			return __('This JSON file holds no exported settings. Nothing was changed.', 'site-dashboard');
		case 'newer':
			return __(
				'The file was made by a newer version, which writes it in another way. Update this site first. Nothing was changed.',
				'site-dashboard',
			);
		case 'no-settings':
		case 'too-many':
			return __('The list of settings in the file is damaged. Nothing was changed.', 'site-dashboard');
	}
}

/** Why one line of a file is left out. */
export function lineProblemText(problem: LineProblem, name: string): string {
	switch (problem) {
		case 'unknown':
			return ONE_WAY.includes(name)
				? __('Keys and secret addresses are never imported.', 'site-dashboard')
				: __('This site has no such setting.', 'site-dashboard');
		case 'kind':
			return __('The file holds another kind of value here.', 'site-dashboard');
		case 'choice':
			return __('This site does not offer what the file holds here.', 'site-dashboard');
		case 'characters':
			return __('The file holds characters here that no setting has.', 'site-dashboard');
		case 'too-long':
			return __('The file holds more here than a setting can be.', 'site-dashboard');
	}
}

/** A value in words. */
export function valueText({ rule, isInverted, labels }: KnownSetting, value: unknown): string {
	if (value === undefined) {
		return __('Cannot be shown', 'site-dashboard');
	}
	if (rule.kind === 'flag') {
		return value === !isInverted ? __('On', 'site-dashboard') : __('Off', 'site-dashboard');
	}
	const text =
		rule.kind === 'list' && Array.isArray(value)
			? formatList(value.map(String))
			: rule.kind === 'choice' && Object.hasOwn(labels, String(value))
				? (labels[String(value)] ?? '')
				: leafText(value);
	return clip(text, LONGEST_VALUE) || __('(empty)', 'site-dashboard');
}

/** What stands in a map, without the signs of the file: titles read "posts: post_title – site_name". */
function leafText(value: unknown): string {
	if (Array.isArray(value)) {
		return value.map(leafText).join(' ').replace(/ +/g, ' ');
	}
	if (typeof value !== 'object' || value === null) {
		return String(value);
	}
	const { value: inner, ...others } = value as Record<string, unknown>;
	return typeof inner === 'string'
		? inner
		: Object.entries(others)
				.map(([key, part]) => [key, leafText(part)] as const)
				.filter(([, text]) => text !== '')
				.map(([key, text]) => `${key}: ${text}`)
				.join('; ');
}

const clip = (text: string, length: number) => {
	const signs = [...text.slice(0, 2 * length)];
	return signs.length > length ? `${signs.slice(0, length).join('')}…` : text;
};

/** A name out of a file, fit to be shown: anybody may have written it. */
export const foreignName = (name: string): string =>
	clip(name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim(), LONGEST_NAME) || __('(no name)', 'site-dashboard');
