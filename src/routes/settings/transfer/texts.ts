import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/locale';
import { MAX_FILE_SIZE, type FileProblem, type LineProblem } from '../../../lib/settings-file';
import type { RootState } from '../../../state/root-state';
import { ONE_WAY } from '../../../state/settings/changes';
import { removedSetting, removedText } from '../removed-settings';

/** Characters of a name from a file that show. */
const LONGEST_NAME = 60;

/** Reasons why a file can't be used: what it is, and what would be one. */
export type ChosenFileProblem = FileProblem | 'type' | 'several' | 'unreadable' | 'not-text';

export function fileProblemText(problem: ChosenFileProblem): string {
	switch (problem) {
		case 'type':
			return __('This isn’t a .json file. Choose one that you exported.', 'site-dashboard');
		case 'several':
			return __('Choose one file at a time.', 'site-dashboard');
		case 'unreadable':
			return __(
				'Your browser couldn’t read this file. It may have been moved. Choose it again.',
				'site-dashboard',
			);
		case 'empty':
			return __('This file is empty. Nothing was changed.', 'site-dashboard');
		case 'too-large':
			return sprintf(
				/* translators: %s: a number of kilobytes */
				__('This file is too large. The limit is %s kB. Nothing was changed.', 'site-dashboard'),
				formatNumber(MAX_FILE_SIZE / 1024),
			);
		case 'not-text':
		case 'not-json':
			return __('This file isn’t valid JSON. Export it again. Nothing was changed.', 'site-dashboard');
		case 'not-settings':
			return __('This file doesn’t contain exported settings. Nothing was changed.', 'site-dashboard');
		case 'newer':
			return __(
				'This file was exported from a newer version. Update this site first. Nothing was changed.',
				'site-dashboard',
			);
		case 'no-settings':
		case 'too-many':
			return __(
				'The settings in this file are damaged. Export them again. Nothing was changed.',
				'site-dashboard',
			);
	}
}

/** The reason why one line of a file is left out. */
export function lineProblemText(state: RootState, problem: LineProblem, name: string): string {
	switch (problem) {
		case 'unknown':
			return unknownText(state, name);
		case 'kind':
			return __('This value is the wrong type.', 'site-dashboard');
		case 'choice':
			return __('This value isn’t available on this site.', 'site-dashboard');
		case 'characters':
			return __('This value contains characters that aren’t allowed.', 'site-dashboard');
		case 'too-long':
			return __('This value is too long.', 'site-dashboard');
	}
}

/** The reason why a switch that's off in the file isn't off here. */
export const joinedText = (): string =>
	__('This site has one setting for both lists, and the other list is in use.', 'site-dashboard');

function unknownText(state: RootState, name: string): string {
	if (ONE_WAY.includes(name)) {
		return __('API keys and post-by-email addresses are never imported.', 'site-dashboard');
	}
	if (Object.hasOwn(state.settings.values, name)) {
		return __('This dashboard can’t change this setting.', 'site-dashboard');
	}
	const removed = removedSetting(name);
	return removed ? removedText(removed) : __('This site doesn’t have this setting.', 'site-dashboard');
}

const clip = (text: string) => {
	const signs = [...text.slice(0, 2 * LONGEST_NAME)];
	return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME).join('')}…` : text;
};

/** A name out of a file, fit to be shown: anybody may have written it. */
export const foreignName = (name: string): string =>
	clip(name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()) || __('(no name)', 'site-dashboard');

/** The host's objection to a setting, with its label in place of the name that calls have for it. */
export const namedReason = (reason: string, name: string, label: string): string =>
	reason
		.split(/([\w-]+)/)
		.map((word) => (word === name ? label : word))
		.join('');
