import { __, sprintf } from '@wordpress/i18n';
import { leftToRight } from '../../../lib/left-to-right';
import { cleanIpList } from '../../../lib/ip-address';
import { ipHint, ipRefusal, isIpList } from '../security/ip-hint';
import type { LinesItem } from './group';

/** Lists of IP addresses (SEC-029): networks become ranges, and what's neither isn't sent (SEC-030). */
export const IP_LIST: Pick<
	LinesItem,
	'kind' | 'isCode' | 'help' | 'hint' | 'isUnfit' | 'complete' | 'keptText'
> = {
	kind: 'lines',
	isCode: true,
	help: () =>
		sprintf(
			/* translators: 1: an IPv4 address, 2: an IPv6 address, 3: a range of addresses */
			__('One per line: an IPv4 (%1$s) or IPv6 (%2$s) address, or a range (%3$s).', 'site-dashboard'),
			leftToRight('12.12.12.1'),
			leftToRight('2001:db8::1'),
			leftToRight('12.12.12.1-12.12.12.100'),
		),
	hint: ipHint,
	isUnfit: (text) => !isIpList(text),
	complete: cleanIpList,
	keptText: ipRefusal,
};
