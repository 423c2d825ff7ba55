import { __, sprintf } from '@wordpress/i18n';
import { useId, type ReactNode } from 'react';
import { ConnectPrompt } from '../../../components/connect-button/connect-link';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
} from '../../../state/connection/slice';
import { useAppSelector } from '../../../state/hooks';
import { selectModule } from '../../../state/modules/slice';
import { selectRedirect } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import type { ServiceState } from '../../../state/service';
import { selectCanManageModules } from '../../../state/user/slice';
import { ModuleToggle, ToggleReason } from '../../../components/module-toggle/module-toggle';
import { useModuleToggle, type ModuleToggleView } from '../../../components/module-toggle/use-module-toggle';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { Card } from '../../../components/ui/card';
import { Skeleton } from '../../../components/ui/skeleton';
import { ErrorMessage, VisuallyHidden } from '../../../components/ui/text';
import styles from './feature-card.module.css';

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
	const isLoading = isBusy && state === 'working';
	const texts = { offline: offlineText, 'not-active': offText, working: onText };
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
			{state === 'working' && children}
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

/** States of a module's card (DASH-035). */
type FeatureState = Extract<
	ServiceState['state'],
	'hidden' | 'offline' | 'needs-connection' | 'not-active' | 'working'
>;

interface FeatureCardView {
	state: FeatureState;
	/** The switch; null for users who manage no modules, and offline (DASH-036, ROLE-008). */
	toggle: ModuleToggleView | null;
	/** Name of its module, and what support says about it. */
	support: { feature: string; href: string };
}

interface FeatureCardOptions {
	/**
	 * Needs a connected owner for this (DASH-040); a feature that's on already may go on working without one.
	 */
	needsOwner?: 'to-work' | 'to-activate';
	/** It is not to be switched from its card now (DASH-037). */
	isWithoutToggle?: boolean;
}

/** First match wins; a module that's missing or overridden off has no card. */
export function selectFeatureState(
	state: RootState,
	slug: string,
	{ needsOwner }: FeatureCardOptions,
): FeatureState {
	const module = selectModule(state, slug);
	if (!module || module.override === 'inactive') {
		return 'hidden';
	}
	if (selectIsOffline(state)) {
		return 'offline';
	}
	const wanted = state.settings.pending[slug];
	const isOn = typeof wanted === 'boolean' ? wanted : module.activated;
	const worksAlone = isOn && needsOwner !== 'to-work';
	const isOwnerNeeded = module.requires_user_connection || (needsOwner !== undefined && !worksAlone);
	if (!selectIsSiteConnected(state) || (isOwnerNeeded && !selectHasConnectedOwner(state))) {
		return 'needs-connection';
	}
	return isOn ? 'working' : 'not-active';
}

export function useFeatureCard(slug: string, options: FeatureCardOptions = {}): FeatureCardView {
	const state = useAppSelector((root) => selectFeatureState(root, slug, options));
	const isManager = useAppSelector(selectCanManageModules);
	const toggle = useModuleToggle(slug);
	const href = useAppSelector((root) => selectRedirect(root, `jetpack-support-${slug}`));
	const isSwitchable =
		isManager && !options.isWithoutToggle && (state === 'working' || state === 'not-active');
	return { state, toggle: isSwitchable ? toggle : null, support: { feature: slug, href } };
}
