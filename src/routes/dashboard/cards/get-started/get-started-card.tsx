import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../../lib/locale';
import { paths } from '../../../../lib/paths';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../../state/hooks';
import { selectIsModuleActive, selectIsModuleStored, selectModule } from '../../../../state/modules/slice';
import { gettingStartedEnded, selectSite } from '../../../../state/page/slice';
import { endGettingStarted } from '../../../../state/page/thunks';
import type { RootState } from '../../../../state/root-state';
import { ModuleToggle, ToggleReason } from '../../../../components/module-toggle/module-toggle';
import { useModuleToggle } from '../../../../components/module-toggle/use-module-toggle';
import { Card } from '../../../../components/ui/card';
import { IconButton } from '../../../../components/ui/icon-button';
import { ErrorMessage, MutedText } from '../../../../components/ui/text';
import styles from './get-started-card.module.css';

/**
 * Features to turn on first, after connecting in this browser; gone for good once they're on, or in 14 days.
 */
export function GetStartedCard() {
	const { steps, doneCount, isDone, hasMore, onDismiss } = useGetStartedCard();
	return (
		<Card
			title={__('Get started', 'site-dashboard')}
			level={2}
			icon="M6 20.5v-16h11l-2 4 2 4H6"
			badge={
				<MutedText>
					{sprintf(
						/* translators: 1: how many features are on, 2: how many there are */
						__('%1$s of %2$s', 'site-dashboard'),
						formatNumber(doneCount),
						formatNumber(steps.length),
					)}
				</MutedText>
			}
			control={
				<IconButton icon="close" label={__('Dismiss', 'site-dashboard')} isSmall onClick={onDismiss} />
			}
		>
			<ul className={styles.steps}>
				{steps.map((slug) => (
					<Step key={slug} slug={slug} />
				))}
			</ul>
			<div role="status">{isDone && <MutedText>{__('You’re all set.', 'site-dashboard')}</MutedText>}</div>
			{hasMore && <Link to={paths.recommendations.path}>{__('More recommendations', 'site-dashboard')}</Link>}
		</Card>
	);
}

function Step({ slug }: { slug: FirstStep }) {
	const id = useId();
	const view = useModuleToggle(slug);
	const { label, text } = textsOf(slug);
	return (
		<li className={styles.step}>
			<ModuleToggle label={label} view={view} describedBy={`${id}-text ${id}-reason`} />
			<MutedText id={`${id}-text`}>{text}</MutedText>
			<ToggleReason view={view} id={`${id}-reason`} />
			{view.failure && <ErrorMessage text={view.failure} />}
		</li>
	);
}

function textsOf(slug: FirstStep): { label: string; text: string } {
	switch (slug) {
		case 'stats':
			return {
				label: __('Stats', 'site-dashboard'),
				text: __('Shows how many people visit your site and what they read.', 'site-dashboard'),
			};
		case 'monitor':
			return {
				label: __('Downtime monitoring', 'site-dashboard'),
				text: __('Checks your site every five minutes and emails you if it goes down.', 'site-dashboard'),
			};
		case 'photon':
			return {
				label: __('Image accelerator', 'site-dashboard'),
				text: __('Serves resized images from servers close to your visitors.', 'site-dashboard'),
			};
	}
}

const STEPS = ['stats', 'monitor', 'photon'] as const;

/** A module worth turning on first. */
type FirstStep = (typeof STEPS)[number];

/** Those that this user can turn on here. */
const selectSteps = (state: RootState) =>
	STEPS.filter((slug) => {
		const module = selectModule(state, slug);
		return module && !module.override;
	});

const selectIsDone = (state: RootState) =>
	selectSteps(state).every((slug) => selectIsModuleStored(state, slug));

function useGetStartedCard() {
	const dispatch = useAppDispatch();
	const steps = useAppSelector(selectSteps, shallowEqual);
	const doneCount = useAppSelector(
		(state) => selectSteps(state).filter((slug) => selectIsModuleActive(state, slug)).length,
	);
	const isDone = useAppSelector(selectIsDone);
	const [hasEnded, setHasEnded] = useState(false);
	if (isDone && !hasEnded) {
		setHasEnded(true);
	}
	// In the same frame as “You’re all set.”: the user may leave the page right after reading it.
	useLayoutEffect(() => {
		if (hasEnded) {
			dispatch(endGettingStarted());
		}
	}, [dispatch, hasEnded]);
	useEffect(() => {
		// A feature that was just turned on stays to be seen, even if it's undone; the card goes with the screen.
		return hasEnded ? () => void dispatch(gettingStartedEnded()) : undefined;
	}, [dispatch, hasEnded]);
	return {
		steps,
		doneCount,
		/** The host has stored every step. */
		isDone,
		hasMore: useAppSelector((state) => selectSite(state).showRecommendations),
		onDismiss: () => {
			dispatch(endGettingStarted());
			document.querySelector<HTMLElement>('[data-screen-heading]')?.focus();
			dispatch(gettingStartedEnded());
		},
	};
}
