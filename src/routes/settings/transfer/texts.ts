import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/locale';
import { MAX_FILE_SIZE, type FileProblem, type LineProblem } from '../../../lib/settings-file';
import { ONE_WAY } from '../../../state/settings/undoable';

/** Characters of a name from a file that show. */
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

const clip = (text: string) => {
	const signs = [...text.slice(0, 2 * LONGEST_NAME)];
	return signs.length > LONGEST_NAME ? `${signs.slice(0, LONGEST_NAME).join('')}…` : text;
};

/** A name out of a file, fit to be shown: anybody may have written it. */
export const foreignName = (name: string): string =>
	clip(name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()) || __('(no name)', 'site-dashboard');
