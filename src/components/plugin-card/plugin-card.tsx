import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { TrackedLink } from '../tracking/tracked-link';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Failure, Quiet } from '../ui/text';
import { usePluginCard, type PluginCardView, type RelatedPlugin } from './use-plugin-card';

interface PluginCardProps extends RelatedPlugin {
	/** One plain sentence on what it does. */
	text: string;
	learnMoreUrl: string;
}

/** A related plugin: installs it, activates it, or leads to it (DASH-110 to DASH-117). */
export function PluginCard({ text, learnMoreUrl, ...plugin }: PluginCardProps) {
	const view = usePluginCard(plugin);
	const { pluginName, pluginSlug } = plugin;
	if (view.state === 'hidden') {
		return null;
	}
	return (
		<Card
			title={pluginName}
			footer={
				<TrackedLink
					href={learnMoreUrl}
					isExternal
					click={{ target: 'plugin_dash_item', type: 'learn-more', feature: pluginSlug }}
				>
					{
						/* translators: %s: name of a plugin */
						sprintf(__('Learn more about %s', 'site-dashboard'), pluginName)
					}
				</TrackedLink>
			}
		>
			<Quiet>{text}</Quiet>
			<PluginAction view={view} plugin={plugin} />
		</Card>
	);
}

function PluginAction({ view, plugin }: { view: PluginCardView; plugin: RelatedPlugin }) {
	switch (view.state) {
		case 'loading':
			return <Button isBusy>{__('Loading…', 'site-dashboard')}</Button>;
		case 'failed':
			return <Failure text={view.text} onRetry={view.onRetry} />;
		case 'missing':
		case 'inactive':
			return <Prompt view={view} name={plugin.pluginName} />;
		case 'active':
			return (
				<TrackedLink
					href={view.href}
					click={{ target: 'plugin_dash_item', type: 'manage', feature: plugin.pluginSlug }}
				>
					{
						/* translators: %s: name of a plugin */
						sprintf(__('Manage %s', 'site-dashboard'), plugin.pluginName)
					}
				</TrackedLink>
			);
		case 'hidden':
			return null;
	}
}

interface PromptProps {
	view: Extract<PluginCardView, { state: 'missing' | 'inactive' }>;
	name: string;
}

function Prompt({ view: { state, isBusy, failure, onActivate }, name }: PromptProps) {
	const failureId = useId();
	const [prompt, progress] =
		state === 'missing'
			? /* translators: %s: name of a plugin */
				[__('Install %s', 'site-dashboard'), __('Installing %s', 'site-dashboard')]
			: /* translators: %s: name of a plugin */
				[__('Activate %s', 'site-dashboard'), __('Activating %s', 'site-dashboard')];
	return (
		<>
			<Button isBusy={isBusy} onClick={onActivate} describedBy={failure ? failureId : undefined}>
				{sprintf(isBusy ? progress : prompt, name)}
			</Button>
			{failure && (
				<div role="status">
					<Failure
						id={failureId}
						text={sprintf(
							state === 'missing'
								? /* translators: 1: name of a plugin, 2: why, a sentence */
									__('%1$s was not installed. %2$s You can try again.', 'site-dashboard')
								: /* translators: 1: name of a plugin, 2: why, a sentence */
									__('%1$s was not activated. %2$s You can try again.', 'site-dashboard'),
							name,
							failure,
						)}
					/>
				</div>
			)}
		</>
	);
}
