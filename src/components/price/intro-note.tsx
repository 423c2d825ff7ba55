import { __ } from '@wordpress/i18n';
import { Quiet } from '../ui/text';

/** Stands below an introductory price (PROD-022). */
export function IntroNote() {
	return (
		<Quiet>
			{__('This price is for the first term only. Renewals are at full price.', 'site-dashboard')}
		</Quiet>
	);
}
