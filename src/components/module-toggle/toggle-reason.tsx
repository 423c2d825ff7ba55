import { __ } from '@wordpress/i18n';
import { ExternalLink, Quiet } from '../ui/text';
import type { ModuleToggleView } from './use-module-toggle';

/** Why a switch cannot be moved, in text beside it (SET-028). */
export function ToggleReason({
	view,
	id,
}: {
	view: Pick<ModuleToggleView, 'reason' | 'reasonUrl'>;
	id: string;
}) {
	if (!view.reason) {
		return null;
	}
	return (
		<Quiet id={id}>
			{view.reason}
			{view.reasonUrl && (
				<>
					{' '}
					<ExternalLink href={view.reasonUrl}>{__('Learn more.', 'site-dashboard')}</ExternalLink>
				</>
			)}
		</Quiet>
	);
}
