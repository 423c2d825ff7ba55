import { __ } from '@wordpress/i18n';
import { Failure } from '../../../components/ui/text';
import { usePluginsRetry } from './use-plugins-retry';

/** Without the list of plugins nobody knows whether another one looks after searches. */
export function PluginsUnread() {
	return (
		<Failure
			text={__(
				'The details show when it is known whether another plugin manages them. The list of plugins could not be read.',
				'site-dashboard',
			)}
			onRetry={usePluginsRetry()}
		/>
	);
}
