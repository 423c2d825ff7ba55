import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { Quiet } from '../../../components/ui/text';
import { useCurrentAddress } from './use-current-address';

/** The reader's own address, and a button that puts it on the list of allowed ones. */
export function CurrentAddress() {
	const { address, isSaving, disabledReason, add } = useCurrentAddress();
	const reasonId = useId();
	if (!address) {
		return null;
	}
	return (
		<div>
			<Quiet>
				{
					/* translators: %s: an IP address */
					sprintf(__('Your current IP: %s', 'site-dashboard'), address)
				}
			</Quiet>
			<Button
				isDisabled={disabledReason !== ''}
				isBusy={isSaving}
				describedBy={disabledReason ? reasonId : undefined}
				onClick={add}
			>
				{__('Add to Always Allowed list', 'site-dashboard')}
			</Button>
			{disabledReason && <Quiet id={reasonId}>{disabledReason}</Quiet>}
		</div>
	);
}
