import { __, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { Fragment, memo, useId } from 'react';
import { ConnectLink } from '../../components/connect-button/connect-link';
import { CardFailure } from '../../components/service-card/card-failure';
import { AnnotatedCard } from '../../components/ui/annotated-card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { Icon } from '../../components/ui/icon';
import { TogglePopover } from '../../components/ui/popover';
import { Sentence } from '../../components/ui/sentence';
import { ExternalLink, MutedText, VisuallyHidden } from '../../components/ui/text';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectIsSiteConnected,
	selectMayConnect,
} from '../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectIsModuleActive, selectModule } from '../../state/modules/slice';
import { selectRedirect } from '../../state/page/urls';
import { loadSiteFeatures, selectSiteFeatures } from '../../state/site/slice';
import type { RootState } from '../../state/root-state';
import { trackClick } from '../../state/tracking/thunks/track';
import { GroupContext } from './contexts';
import { itemId, type PlanUpsell, type SettingsGroup, type SettingsItem } from './groups/group';
import { SettingItem } from './items/setting-item';
import { isSameReasons, type Reason, selectGroupReason, selectItemReasons } from './reasons';
import styles from './settings.module.css';

interface GroupCardProps {
	group: SettingsGroup;
	level: 2 | 3;
}

/** One card of the settings, rendered from its description; its errors stay on it. */
export const GroupCard = memo(function GroupCard({ group, level }: GroupCardProps) {
	return (
		<div data-setting={group.id}>
			<CardBoundary title={group.title()}>
				{group.View ? <group.View group={group} /> : <DescribedCard group={group} level={level} />}
			</CardBoundary>
		</div>
	);
});

function DescribedCard({ group, level }: GroupCardProps) {
	const view = useGroup(group);
	const title = group.title();
	return (
		<AnnotatedCard
			title={title}
			level={level}
			collapsible={group.collapsible && { startsOpen: view.startsOpen, onToggle: view.onToggle }}
			info={view.about && <GroupInfo view={view} title={title} />}
			about={<About group={group} view={view} title={title} />}
		>
			<Content group={group} view={view} title={title} />
		</AnnotatedCard>
	);
}

/** The controls of a group on no card of its own. */
export function GroupContent({ group }: { group: SettingsGroup }) {
	return <Content group={group} view={useGroup(group)} title={group.title()} />;
}

interface ContentProps {
	group: SettingsGroup;
	view: ReturnType<typeof useGroup>;
	title: string;
}

/** The card's purpose, and a link to more about it. */
function About({ group, view: { supportUrl, onSupport }, title }: ContentProps) {
	return (
		(group.description || supportUrl) && (
			<p className={styles.about}>
				{group.description?.()}{' '}
				{supportUrl && (
					<span onClickCapture={onSupport}>
						<ExternalLink href={supportUrl}>
							<Sentence
								/* translators: %s: name of a feature; the marked part is read out, but not seen */
								text={sprintf(__('Learn more <name>about %s</name>', 'site-dashboard'), title)}
								marks={{ name: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
							/>
						</ExternalLink>
					</span>
				)}
			</p>
		)
	);
}

function Content({ group, view, title }: ContentProps) {
	const reasonId = useId();
	const { needsConnection, banner, hasContent } = view;
	const reason = { text: view.reason, link: view.reasonLink };
	return (
		<>
			{reason.text && <ReasonText id={reasonId} reason={reason} />}
			{needsConnection && group.connect && (
				<div className={styles.prompt}>
					<p>{group.connect.text()}</p>
					<ConnectLink feature={title} />
				</div>
			)}
			{(banner === 'expected' || banner === 'unknown') && group.upsell && (
				<ExpectedBanner upsell={group.upsell} hasFailed={banner === 'unknown'} />
			)}
			{banner === 'shown' && group.upsell && <group.upsell.Banner />}
			{hasContent && group.items.length > 0 && (
				<GroupContext value={group}>
					<ItemList group={group} disabledBy={reason.text ? reasonId : undefined} />
				</GroupContext>
			)}
		</>
	);
}

interface ExpectedBannerProps {
	upsell: PlanUpsell;
	/** The plan's features couldn't be loaded. */
	hasFailed: boolean;
}

/** Keeps the banner's place while nobody knows whether it's due: what's below would move. */
function ExpectedBanner({ upsell: { Banner, keepsContent }, hasFailed }: ExpectedBannerProps) {
	const dispatch = useAppDispatch();
	return (
		<div className={styles.expected} data-loading={hasFailed ? undefined : ''}>
			<div className={styles.invisible} inert aria-hidden="true">
				<Banner />
			</div>
			{!keepsContent && !hasFailed && <MutedText>{__('Checking site status…', 'site-dashboard')}</MutedText>}
			{hasFailed && (
				<CardFailure
					text={__('We couldn’t check your plan’s features.', 'site-dashboard')}
					onRetry={() => void dispatch(loadSiteFeatures('retry'))}
				/>
			)}
		</div>
	);
}

interface GroupInfoProps {
	view: Pick<ReturnType<typeof useGroup>, 'about' | 'onInfo'>;
	title: string;
}

/** The feature in the host's own words (EVT-013). */
function GroupInfo({ view: { about, onInfo }, title }: GroupInfoProps) {
	return (
		/* translators: %s: name of a feature */
		<TogglePopover label={sprintf(__('About %s', 'site-dashboard'), title)} icon="help" onOpen={onInfo}>
			<p>{about}</p>
		</TogglePopover>
	);
}

interface ItemListProps {
	group: SettingsGroup;
	/** Id of the text that says why nothing on the card can be changed; without it, something can. */
	disabledBy: string | undefined;
}

/** The controls of a card. A reason that several have is said once, ahead of the first of them. */
function ItemList({ group, disabledBy }: ItemListProps) {
	const id = useId();
	const reasons = useAppSelector((state) => selectItemReasons(state, group), isSameReasons);
	const heads = group.items.flatMap((item) => (item.kind === 'module' ? [item.module] : []));
	return (
		<div className={classNames(styles.options, disabledBy && styles.faded)}>
			{group.items.map((item, index) => {
				const first = firstWith(reasons, index);
				const own = index === first && !disabledBy ? reasons[index] : undefined;
				const isShared = own && reasons.filter(({ text }) => text === own.text).length > 1;
				const nesting = isUnder(item, heads) && styles.under;
				const reason = own && (
					<ReasonText id={`${id}-${index}`} reason={own} isBeside={!isShared && isSwitch(item)} />
				);
				return (
					<Fragment key={itemId(item)}>
						{isShared && <div className={classNames(styles.item, nesting)}>{reason}</div>}
						<div
							data-setting={itemId(item)}
							className={classNames(styles.item, nesting, item.kind === 'heading' && styles.part)}
						>
							<SettingItem
								item={item}
								disabledBy={disabledBy ?? (first < 0 ? undefined : `${id}-${first}`)}
							/>
							{!isShared && reason}
						</div>
					</Fragment>
				);
			})}
		</div>
	);
}

/** The first item with the same reason says it; -1 without a reason. */
const firstWith = (reasons: readonly Reason[], index: number) =>
	reasons.findIndex(({ text }) => text !== '' && text === reasons[index]?.text);

const isSwitch = ({ kind }: SettingsItem) => kind === 'module' || kind === 'toggle';

/** It's under its module's switch. */
const isUnder = (item: SettingsItem, heads: readonly string[]) =>
	item.isNested ||
	(item.kind !== 'module' && 'module' in item && item.module !== undefined && heads.includes(item.module));

interface ReasonTextProps {
	/** The controls that it's about are described by it. */
	id: string;
	reason: Reason;
	/** Below a switch, in line with its label. */
	isBeside?: boolean;
}

/** Says why something can't be changed, with a link to more. */
function ReasonText({ id, reason: { text, link }, isBeside = false }: ReasonTextProps) {
	const url = useAppSelector((state) => link && selectRedirect(state, 'jetpack-support-module-overrides'));
	return (
		<p className={classNames(styles.reason, isBeside && styles.beside)} id={id}>
			<Icon name="lock" size={16} />
			<span>
				<span>{text}</span>{' '}
				{url && <ExternalLink href={url}>{__('Learn more.', 'site-dashboard')}</ExternalLink>}
			</span>
		</p>
	);
}

const loadNothing = () => [];

/** The view of a settings card. */
function useGroup(group: SettingsGroup) {
	const dispatch = useAppDispatch();
	const isLoadDue = useAppSelector((state) => (group.load ? (group.load.when?.(state) ?? true) : false));
	useLoad(group.load?.run ?? loadNothing, isLoadDue);
	const view = useAppSelector((state) => selectGroupView(state, group), shallowEqual);
	return {
		...view,
		onInfo: () => dispatch(trackClick({ target: 'info-icon', feature: group.id })),
		onSupport: () => dispatch(trackClick({ target: 'learn-more', feature: group.id })),
		onToggle(isOpen: boolean) {
			if (isOpen && group.collapsible) {
				dispatch(trackClick({ target: 'foldable-settings-open', feature: group.collapsible.feature }));
			}
		},
	};
}

function selectGroupView(state: RootState, group: SettingsGroup) {
	const reason = selectGroupReason(state, group);
	const banner = selectBanner(state, group, reason.link !== '');
	return {
		/** Empty if something here can be changed. */
		reason: reason.text,
		reasonLink: reason.link,
		needsConnection: selectNeedsConnection(state, group),
		banner,
		hasContent: !banner || group.upsell?.keepsContent === true,
		/** The host's description of the feature; empty for cards of several. */
		about: group.module ? (selectModule(state, group.module)?.description ?? '') : '',
		supportUrl: group.support ? selectRedirect(state, group.support) : '',
		startsOpen: group.collapsible?.startsOpen?.(state) ?? false,
	};
}

/** The prompt to connect is for sites that are online (SEC-040). */
function selectNeedsConnection(state: RootState, { connect }: SettingsGroup): boolean {
	if (!connect || selectIsOffline(state) || !selectMayConnect(state) || connect.isDue?.(state) === false) {
		return false;
	}
	return connect.needs === 'owner' ? !selectHasConnectedOwner(state) : !state.user.isConnected;
}

/**
 * SET-046: a plan without the feature. While that's asked, the banner's place is kept if the plan last seen
 * lacks the feature; nothing is sold before the answer, or without one.
 */
function selectBanner(state: RootState, { upsell, module }: SettingsGroup, isOverridden: boolean) {
	if (!upsell || isOverridden || !selectIsSiteConnected(state) || upsell.hasFeature(state)) {
		return null;
	}
	if (!upsell.isUnknown?.(state)) {
		return 'shown';
	}
	if (!upsell.keepsContent && module !== undefined && selectIsModuleActive(state, module)) {
		return null;
	}
	if (selectSiteFeatures(state).status !== 'failed') {
		return 'expected';
	}
	return upsell.saysFailure ? null : 'unknown';
}
