import { __, sprintf } from '@wordpress/i18n';
import {
	completeCode,
	metaTag,
	meantValue,
	shownValue,
	type VerificationService,
} from '../../../lib/verification';
import type { TextItem } from './group';

/** A field for the tag of a service (TRAF-055 to TRAF-057, TRAF-085 to TRAF-087). */
export const tagField = (service: VerificationService, name: string): TextItem => ({
	kind: 'text',
	module: 'verification-tools',
	option: service,
	label: () => name,
	type: 'code',
	placeholder: () => metaTag(service, '1234'),
	shown: (stored) => shownValue(service, stored),
	meant: (typed, stored) => meantValue(service, typed, stored),
	complete: (typed) => completeCode(service, typed),
	keptText: () =>
		sprintf(
			/* translators: %s: name of a service, such as Bing */
			__('Your site couldn’t read this tag. Copy the whole tag from %s again.', 'site-dashboard'),
			name,
		),
});
