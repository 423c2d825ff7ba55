import { __, sprintf } from '@wordpress/i18n';
import { useId, type ReactNode } from 'react';
import { ConnectPrompt } from '../connect-button/connect-link';
import { ModuleToggle, ToggleReason } from '../module-toggle/module-toggle';
import { TrackedLink } from '../tracking/tracked-link';
import { Card } from '../ui/card';
import { Skeleton } from '../ui/skeleton';
import { ErrorMessage, VisuallyHidden } from '../ui/text';
import styles from './feature-card.module.css';
import type { FeatureCardView } from './use-feature-card';

interface FeatureCardProps {
	title: string;
	/** The path of a line drawing. */
	icon: string;
	view: FeatureCardView;
	/** The sentence offline; cards differ in its full stop (DASH-039). */
	offlineText: string;
	/** The feature's purpose, while it's off. */
	offText: string;
	/** Asks to connect an account first. */
	connectText: string;
	/** One sentence while it's on. */
	onText: ReactNode;
	/** The sentence is loading. */
	isBusy?: boolean;
	/** Further content while it's on. */
	children?: ReactNode;
}

/** A card of one module: its state in a sentence, and its switch. */
export function FeatureCard({
	title,
	icon,
	view,
	offlineText,
	offText,
	connectText,
	onText,
	isBusy,
	children,
}: FeatureCardProps) {
	const reasonId = useId();
	const { state, toggle } = view;
	if (state === 'hidden') {
		return null;
	}
	const isLoading = isBusy && state === 'on';
	const texts = { offline: offlineText, off: offText, on: onText };
	const support = <SupportLink {...view.support} name={title} />;
	return (
		<Card
			title={title}
			icon={icon}
			isBusy={isLoading}
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
		>
			{isLoading ? (
				<Skeleton height={20} />
			) : state === 'needs-connection' ? (
				<ConnectPrompt text={connectText} feature={title}>
					{' '}
					{support}
				</ConnectPrompt>
			) : (
				<div className={styles.text}>
					<span>{texts[state]}</span> {state !== 'offline' && support}
				</div>
			)}
			{state === 'on' && children}
			{toggle && <ToggleReason view={toggle} id={reasonId} />}
			{toggle?.failure && <ErrorMessage text={toggle.failure} />}
		</Card>
	);
}

interface SupportLinkProps {
	href: string;
	/** Its name in the events. */
	feature: string;
	/** Name of the feature as users know it. */
	name: string;
}

/** Leads from a card to what support says about its feature (EVT-013). */
export function SupportLink({ href, feature, name }: SupportLinkProps) {
	return (
		<TrackedLink href={href} isExternal click={{ target: 'learn-more', feature }}>
			<span aria-hidden="true">{__('Learn more', 'site-dashboard')}</span>
			<VisuallyHidden>
				{
					/* translators: "Learn more" in full, for screen readers. %s: name of a feature */
					sprintf(__('Learn more about %s', 'site-dashboard'), name)
				}
			</VisuallyHidden>
		</TrackedLink>
	);
}
