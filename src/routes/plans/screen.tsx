import { __ } from '@wordpress/i18n';
import { Button } from '../../components/ui/button';
import { ScreenHeading } from '../../components/ui/screen-heading';
import { Quiet } from '../../components/ui/text';
import { purchasesSlice } from '../../state/purchases/slice';
import styles from './plans.module.css';
import { usePlans } from './use-plans';

export const slices = [purchasesSlice];

/** What is seen before the browser leaves for the page of plans; with a link, should it not. */
export function Screen() {
	const { url, isHeld, onContinue, onStay } = usePlans();
	return (
		<>
			<ScreenHeading>{__('Plans', 'site-dashboard')}</ScreenHeading>
			{isHeld ? (
				<>
					<p>{__('See the plans anyway?', 'site-dashboard')}</p>
					<div className={styles.actions}>
						<Button kind="primary" onClick={onContinue}>
							{__('Continue', 'site-dashboard')}
						</Button>
						<Button onClick={onStay}>{__('Stay', 'site-dashboard')}</Button>
					</div>
				</>
			) : (
				<Quiet>
					{__('Opening the plans for your site…', 'site-dashboard')}{' '}
					<a href={url}>{__('Go there now', 'site-dashboard')}</a>
				</Quiet>
			)}
		</>
	);
}
