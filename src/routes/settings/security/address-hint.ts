import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/locale';

/** More than this is not looked at: a hint is not worth a pause while typing. */
const MAXIMUM_LINES = 2000;
const MAXIMUM_LENGTH = 65_536;

/** Something gentle about lines that look like no address; never blocks (SEC-030). Empty: nothing to say. */
export function addressHint(text: string): string {
	const lines = text.slice(0, MAXIMUM_LENGTH).split('\n', MAXIMUM_LINES);
	if (text.length > MAXIMUM_LENGTH) {
		// It may have been cut.
		lines.pop();
	}
	const odd = lines.flatMap((line, index) => (isFit(line) ? [] : [index + 1]));
	const [first] = odd;
	if (first === undefined) {
		return '';
	}
	return odd.length === 1
		? sprintf(
				/* translators: %s: number of a line */
				__('Line %s does not look like an IP address.', 'site-dashboard'),
				formatNumber(first),
			)
		: sprintf(
				/* translators: 1: number of a line, 2: how many lines after it */
				__('Line %1$s and %2$s more do not look like IP addresses.', 'site-dashboard'),
				formatNumber(first),
				formatNumber(odd.length - 1),
			);
}

/** Every entry of a line: an address, or two of a kind with a dash between them. Blank lines are fit. */
function isFit(line: string): boolean {
	const entries = line
		.replace(/\s+/g, ' ')
		.replaceAll(' - ', '-')
		.split(/[ ,;]+/)
		.filter(Boolean);
	return entries.every((entry) => {
		const [low = '', high, ...more] = entry.split('-');
		const kind = addressKind(low);
		return kind !== null && more.length === 0 && (high === undefined || addressKind(high) === kind);
	});
}

/** 4, 6, or null for anything that is no address. */
function addressKind(text: string): 4 | 6 | null {
	if (/^\d{1,3}(\.\d{1,3}){3}$/.test(text)) {
		return text.split('.').every((part) => Number(part) <= 255) ? 4 : null;
	}
	return text.includes(':') && isVersion6(text) ? 6 : null;
}

function isVersion6(text: string): boolean {
	try {
		return new URL(`http://[${text}]/`).hostname !== '';
	} catch {
		return false;
	}
}
