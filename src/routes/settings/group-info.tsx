import { __, sprintf } from '@wordpress/i18n';
import { TogglePopover } from '../../components/ui/popover';
import { ExternalLink } from '../../components/ui/text';
import type { useGroup } from './use-group';

interface GroupInfoProps {
	view: Pick<ReturnType<typeof useGroup>, 'about' | 'supportUrl' | 'onInfo' | 'onSupport'>;
	title: string;
}

/** What a feature does, in the host's own words, and where there is more about it (EVT-013). */
export function GroupInfo({ view: { about, supportUrl, onInfo, onSupport }, title }: GroupInfoProps) {
	return (
		/* translators: %s: name of a feature */
		<TogglePopover label={sprintf(__('What %s does', 'site-dashboard'), title)} icon="help" onOpen={onInfo}>
			{about && <p>{about}</p>}
			<p onClickCapture={onSupport}>
				<ExternalLink href={supportUrl}>
					{
						/* translators: %s: name of a feature */
						sprintf(__('Learn more about %s', 'site-dashboard'), title)
					}
				</ExternalLink>
			</p>
		</TogglePopover>
	);
}
