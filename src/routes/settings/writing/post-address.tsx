import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { CopyableField } from '../../../components/ui/copyable-field';
import { Failure, Quiet } from '../../../components/ui/text';
import { useGroupFacts } from '../group-context';
import { usePostAddress } from './use-post-address';

/** The reader's address for posts, to copy, and the button that makes one, or another (WRITE-035 to WRITE-042). */
export function PostAddress() {
	const id = useId();
	const { reasonId } = useGroupFacts();
	const { address, isSaving, isBlocked, reason, failure, onMake } = usePostAddress();
	const described = reason ? id : isBlocked ? reasonId : undefined;
	return (
		<>
			{address ? (
				<CopyableField label={__('Your address for posts', 'site-dashboard')} value={address} />
			) : (
				<Quiet>{__('You have no address for posts yet.', 'site-dashboard')}</Quiet>
			)}
			<p>
				<Button
					isDisabled={isBlocked || reason !== ''}
					isBusy={isSaving}
					describedBy={described}
					onClick={onMake}
				>
					{address ? __('Regenerate address', 'site-dashboard') : __('Create address', 'site-dashboard')}
				</Button>
			</p>
			{reason && <Quiet id={id}>{reason}</Quiet>}
			{failure && <Failure text={failure} />}
		</>
	);
}
