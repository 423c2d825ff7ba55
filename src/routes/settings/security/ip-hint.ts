import { __, _n, sprintf } from '@wordpress/i18n';
import { isIpLine } from '../../../lib/ip-address';
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

/** True for a list that a host would store, once it's clean. */
export const isIpList = (text: string): boolean => text.split('\n').every(isIpLine);

/** The line that's to blame for a list that isn't sent, or that a host took nothing of (SET-048). */
export function ipRefusal(text: string): string {
	const lines = text.split('\n');
	const first = lines.findIndex((line) => !isIpLine(line)) + 1;
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
	const odd = linesOf(text).flatMap((line, index) => (isIpLine(line) ? [] : [index + 1]));
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
