import { __ } from '@wordpress/i18n';
import { Failure, Quiet } from '../../../components/ui/text';
import { usePluginList } from './use-plugin-list';

/** Without the list of plugins nobody knows whether another one looks after searches. */
export function PluginsUnread() {
	const { hasFailed, onRetry } = usePluginList();
	return hasFailed ? (
		<Failure
			text={__(
				'The details show when it is known whether another plugin manages them. The list of plugins could not be read.',
				'site-dashboard',
			)}
			onRetry={onRetry}
		/>
	) : (
		<Quiet>{__('Finding out whether another plugin manages the details…', 'site-dashboard')}</Quiet>
	);
}
