import { __, _n, sprintf } from '@wordpress/i18n';
import { ipVersion, networkRange, networksAsRanges } from '../../../lib/ip-address';
import { formatNumber } from '../../../lib/locale';

/** More than this is not looked at: a hint is not worth a pause while typing. */
const MAXIMUM_LINES = 2000;
const MAXIMUM_LENGTH = 65_536;

/** The lines that are looked at. */
function linesOf(text: string): string[] {
	const lines = text.slice(0, MAXIMUM_LENGTH).split('\n', MAXIMUM_LINES);
	if (text.length > MAXIMUM_LENGTH) {
		// It may have been cut.
		lines.pop();
	}
	return lines;
}

/** The numbers of those that look like no address. */
const oddLines = (lines: readonly string[]) =>
	lines.flatMap((line, index) => (isFit(line) ? [] : [index + 1]));

/** Whether a host would store it: hosts take ranges, but no networks. */
export const isIpList = (text: string): boolean => ipHint(text) === '' && networksAsRanges(text) === text;

/** Why the list isn't sent, or a host took none of it: the line that's to blame (SET-048). */
export function ipRefusal(text: string): string {
	const lines = linesOf(text);
	const isUnfit = (line: string) => !isFit(line) || networksAsRanges(line) !== line;
	const first = lines.findIndex(isUnfit) + 1;
	if (first === 0) {
		return __('One of the lines isn’t a valid IP address.', 'site-dashboard');
	}
	return /\d\/\d/.test(lines[first - 1] ?? '')
		? sprintf(
				/* translators: 1: number of a line, 2: a network of IP addresses, 3: the same as a range */
				__(
					'Line %1$s isn’t a valid IP address. Write a network such as %2$s as a range: %3$s.',
					'site-dashboard',
				),
				formatNumber(first),
				'10.0.0.0/8',
				'10.0.0.0-10.255.255.255',
			)
		: sprintf(
				/* translators: %s: number of a line */
				__('Line %s isn’t a valid IP address.', 'site-dashboard'),
				formatNumber(first),
			);
}

/** Something gentle about lines that look like no address, while they're typed. Empty: nothing to say. */
export function ipHint(text: string): string {
	const odd = oddLines(linesOf(text));
	const [first] = odd;
	if (first === undefined) {
		return '';
	}
	return odd.length === 1
		? sprintf(
				/* translators: %s: number of a line */
				__('Line %s doesn’t look like an IP address.', 'site-dashboard'),
				formatNumber(first),
			)
		: sprintf(
				/* translators: 1: number of a line, 2: how many other lines */
				_n(
					'Line %1$s and %2$s other line don’t look like IP addresses.',
					'Line %1$s and %2$s other lines don’t look like IP addresses.',
					odd.length - 1,
					'site-dashboard',
				),
				formatNumber(first),
				formatNumber(odd.length - 1),
			);
}

/** Every entry of a line: an address, two of a kind with a dash between, or a network. Blanks are fit. */
function isFit(line: string): boolean {
	const entries = line
		.replace(/\s+/g, ' ')
		.replaceAll(' - ', '-')
		.split(/[ ,;]+/)
		.filter(Boolean);
	return entries.every((entry) => {
		const [low = '', high, ...more] = entry.split('-');
		const kind = ipVersion(low);
		return (
			networkRange(entry) ||
			(kind !== null && more.length === 0 && (high === undefined || ipVersion(high) === kind))
		);
	});
}
