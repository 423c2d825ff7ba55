import { __ } from '@wordpress/i18n';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Quiet } from '../../components/ui/text';
import { purchasesSlice } from '../../state/purchases/slice';
import { usePlans } from './use-plans';

export const slices = [purchasesSlice];

/** What is seen while the browser leaves for the page of plans; with a link, should it not. */
export function Screen() {
	const { url } = usePlans();
	return (
		<>
			<ScreenHeading>{__('Plans', 'site-dashboard')}</ScreenHeading>
			<Quiet>
				{__('Opening the plans for your site…', 'site-dashboard')}{' '}
				<a href={url}>{__('Go there now', 'site-dashboard')}</a>
			</Quiet>
		</>
	);
}
