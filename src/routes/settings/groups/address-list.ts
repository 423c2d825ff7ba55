import { __, sprintf } from '@wordpress/i18n';
import { addressHint } from '../security/address-hint';
import type { LinesItem } from './group';

/** How lists of addresses are written (SEC-029); the format is never enforced (SEC-030). */
export const ADDRESS_LIST: Pick<LinesItem, 'kind' | 'isCode' | 'help' | 'hint'> = {
	kind: 'lines',
	isCode: true,
	help: () =>
		sprintf(
			/* translators: 1: an IPv4 address, 2: an IPv6 address, 3: a range of addresses */
			__('One a line: IPv4 (%1$s), IPv6 (%2$s) or a range (%3$s).', 'site-dashboard'),
			'12.12.12.1',
			'2001:db8::1',
			'12.12.12.1-12.12.12.100',
		),
	hint: addressHint,
};
