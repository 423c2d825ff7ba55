import { __, sprintf } from '@wordpress/i18n';
import { Button } from '../../../components/ui/button';
import { Failure, Quiet } from '../../../components/ui/text';
import { PRODUCT_NAME } from '../../../lib/product';
import { useActivateStats } from './use-activate-stats';

/** Switches statistics on, in place of their settings (TRAF-050). */
export function ActivateStats() {
	const { reasonId, isDisabled, isBusy, failure, activate } = useActivateStats();
	return (
		<div>
			<Quiet>{__('Find out what your visitors read, and where they come from.', 'site-dashboard')}</Quiet>
			<Button
				kind="primary"
				isDisabled={isDisabled}
				isBusy={isBusy}
				describedBy={isDisabled ? reasonId : undefined}
				onClick={activate}
			>
				{
					/* translators: %s: product name */
					sprintf(__('Activate %s Stats', 'site-dashboard'), PRODUCT_NAME)
				}
			</Button>
			{failure && <Failure text={failure} />}
		</div>
	);
}
