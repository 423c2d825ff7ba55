import { __, sprintf } from '@wordpress/i18n';
import { useId, type ReactNode } from 'react';
import { ConnectLink } from '../connect-button/connect-link';
import { ModuleToggle } from '../module-toggle/module-toggle';
import { ToggleReason } from '../module-toggle/toggle-reason';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Failure, Quiet } from '../ui/text';
import { SupportLink } from './support-link';
import type { FeatureCardView } from './use-feature-card';

interface FeatureCardProps {
	title: string;
	view: FeatureCardView;
	/** The sentence offline; cards differ in its full stop (DASH-039). */
	offlineText: string;
	/** What the feature would do, for when it is off. */
	offText: string;
	/** Asks to connect an account first. */
	connectText: string;
	/** What is true while it is on. */
	children: ReactNode;
}

/** A card of one module: its state in words, its switch, and one action. */
export function FeatureCard({ title, view, offlineText, offText, connectText, children }: FeatureCardProps) {
	const reasonId = useId();
	const { state, toggle } = view;
	if (state === 'hidden') {
		return null;
	}
	return (
		<Card
			title={title}
			control={
				toggle && (
					<ModuleToggle
						label={title}
						view={toggle}
						describedBy={toggle.reason ? reasonId : undefined}
						isLabelHidden
					/>
				)
			}
			footer={<SupportLink {...view.support} name={title} />}
		>
			{state === 'offline' && <Quiet>{offlineText}</Quiet>}
			{state === 'needs-connection' && (
				<>
					<Quiet>{connectText}</Quiet>
					<ConnectLink label={__('Connect', 'site-dashboard')} feature={title} />
				</>
			)}
			{state === 'off' && (
				<>
					<Quiet>{offText}</Quiet>
					{toggle && !toggle.block && (
						<Button kind="quiet" isBusy={toggle.isBusy} onClick={() => toggle.onToggle(true)}>
							{
								/* translators: %s: name of a feature */
								sprintf(__('Activate %s', 'site-dashboard'), title)
							}
						</Button>
					)}
				</>
			)}
			{state === 'on' && children}
			{toggle && <ToggleReason view={toggle} id={reasonId} />}
			{toggle?.failure && <Failure text={toggle.failure} />}
		</Card>
	);
}
