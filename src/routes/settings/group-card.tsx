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
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { selectIsModuleActive, selectModule, selectModuleBlock } from '../../state/modules/slice';
import { selectRedirect } from '../../state/page/urls';
import { loadSiteFeatures, selectSiteFeatures } from '../../state/site/slice';
import type { RootState } from '../../state/root-state';
import { trackClick } from '../../state/tracking/thunks/track';
import { GroupContext } from './contexts';
import { isSwitch, itemId } from './described';
import type { SettingsGroup, SettingsItem } from './groups/group';
import { SettingItem } from './items/setting-item';
import { type Reason, selectIsItemShown, selectReason } from './reasons';
import styles from './settings.module.css';
import type { Upsell } from './upgrade-to';

interface GroupCardProps {
	group: SettingsGroup;
	level: 2 | 3;
}

/** One card of the settings, rendered from its description; its errors stay on it. */
export const GroupCard = memo(function GroupCard({ group, level }: GroupCardProps) {
	return (
		<div data-setting={group.id}>
			<CardBoundary title={group.title()}>
				<DescribedCard group={group} level={level} />
			</CardBoundary>
		</div>
	);
});

function DescribedCard({ group, level }: GroupCardProps) {
	const dispatch = useAppDispatch();
	const { id, module, support, description } = group;
	const title = group.title();
	/** The host's description of the feature; empty for cards of several (EVT-013). */
	const about = useAppSelector((state) => module && selectModule(state, module)?.description);
	const supportUrl = useAppSelector((state) => support && selectRedirect(state, support));
	const click = (target: string) => dispatch(trackClick({ target, feature: id }));
	return (
		<AnnotatedCard
			title={title}
			level={level}
			collapsible={
				group.isCollapsible
					? { startsOpen: true, onToggle: (isOpen) => isOpen && click('foldable-settings-open') }
					: undefined
			}
			info={
				about && (
					<TogglePopover
						/* translators: %s: name of a feature */
						label={sprintf(__('About %s', 'site-dashboard'), title)}
						icon="help"
						onOpen={() => click('info-icon')}
					>
						<p>{about}</p>
					</TogglePopover>
				)
			}
			about={
				(description || supportUrl) && (
					<p className={styles.about}>
						{description?.()}{' '}
						{supportUrl && (
							<span onClickCapture={() => click('learn-more')}>
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
			}
		>
			<GroupContent group={group} />
		</AnnotatedCard>
	);
}

const loadNothing = () => [];

/** The controls of a card, or of a group on no card of its own. */
export function GroupContent({ group }: { group: SettingsGroup }) {
	const id = useId();
	const { load, connect, upsell } = group;
	const isLoadDue = useAppSelector((state) => (load ? (load.when?.(state) ?? true) : false));
	useLoad(load?.run ?? loadNothing, isLoadDue);
	const reason = useAppSelector((state) => selectReason(state, group), isSameReason);
	const needsConnection = useAppSelector((state) => selectNeedsConnection(state, group));
	const banner = useAppSelector((state) => selectBanner(state, group));
	return (
		<>
			{reason && <ReasonText id={id} reason={reason} />}
			{needsConnection && connect && (
				<div className={styles.prompt}>
					<p>{connect.text()}</p>
					<ConnectLink feature={group.title()} />
				</div>
			)}
			{upsell && banner === 'shown' && <upsell.Banner />}
			{upsell && banner && banner !== 'shown' && <ExpectedBanner upsell={upsell} state={banner} />}
			{(!banner || upsell?.keepsContent) && group.items.length > 0 && (
				<GroupContext value={group}>
					<ItemList group={group} disabledBy={reason ? id : undefined} />
				</GroupContext>
			)}
		</>
	);
}

/** Keeps the banner's place while nobody knows whether it's due: what's below would move. */
function ExpectedBanner({ upsell, state }: { upsell: Upsell; state: 'expected' | 'unknown' }) {
	const dispatch = useAppDispatch();
	const { Banner, keepsContent } = upsell;
	/** The plan's features couldn't be loaded. */
	const hasFailed = state === 'unknown';
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

interface ItemListProps {
	group: SettingsGroup;
	/** Id of the text that says why nothing on the card can be changed; without it, something can. */
	disabledBy: string | undefined;
}

/** The controls of a card. A reason that several have is said once, ahead of the first of them. */
function ItemList({ group, disabledBy }: ItemListProps) {
	const id = useId();
	const reasons = useAppSelector(
		(state) =>
			group.items.map((item) => (selectIsItemShown(state, item) ? selectReason(state, group, item) : null)),
		(some, others) => some.every((one, index) => isSameReason(one, others[index] ?? null)),
	);
	const heads = group.items.flatMap((item) => (item.kind === 'module' ? [item.module] : []));
	return (
		<div className={classNames(styles.options, disabledBy && styles.faded)}>
			{group.items.map((item, index) => {
				const own = reasons[index] ?? null;
				const first = own ? reasons.findIndex((one) => isSameReason(one, own)) : -1;
				const isShared = own && reasons.filter((one) => isSameReason(one, own)).length > 1;
				const nesting = isUnder(item, heads) && styles.under;
				const reason = own && index === first && !disabledBy && (
					<ReasonText id={`${id}-${index}`} reason={own} isBeside={!isShared && isSwitch(item)} />
				);
				return (
					<Fragment key={itemId(item)}>
						{isShared && reason && <div className={classNames(styles.item, nesting)}>{reason}</div>}
						<div
							data-setting={itemId(item)}
							className={classNames(styles.item, nesting, item.kind === 'heading' && styles.part)}
						>
							<SettingItem item={item} disabledBy={disabledBy ?? (own ? `${id}-${first}` : undefined)} />
							{!isShared && reason}
						</div>
					</Fragment>
				);
			})}
		</div>
	);
}

const isSameReason = (one: Reason | null, other: Reason | null) => one?.text === other?.text;

/** It's under its module's switch. */
const isUnder = (item: SettingsItem, heads: readonly string[]) =>
	item.isNested || (item.kind !== 'module' && item.module !== undefined && heads.includes(item.module));

interface ReasonTextProps {
	/** The controls that it's about are described by it. */
	id: string;
	reason: Reason;
	/** Below a switch, in line with its label. */
	isBeside?: boolean;
}

/** Says why something can't be changed, with a link to more. */
function ReasonText({ id, reason: { text, about }, isBeside = false }: ReasonTextProps) {
	const url = useAppSelector((state) => selectRedirect(state, 'jetpack-support-module-overrides'));
	return (
		<p className={classNames(styles.reason, isBeside && styles.beside)} id={id}>
			<Icon name="lock" size={16} />
			<span>
				<span>{text}</span>{' '}
				{about === 'override' && url && (
					<ExternalLink href={url}>{__('Learn more.', 'site-dashboard')}</ExternalLink>
				)}
			</span>
		</p>
	);
}

/** The prompt to connect is for sites that are online (SEC-040). */
function selectNeedsConnection(state: RootState, { connect, module = '' }: SettingsGroup): boolean {
	const isMissing = {
		owner: () => !selectHasConnectedOwner(state),
		account: () => !state.user.isConnected,
		module: () => selectModuleBlock(state, module) === 'needs-owner',
	};
	return !!connect && !selectIsOffline(state) && selectMayConnect(state) && isMissing[connect.needs]();
}

/**
 * SET-046: a plan without the feature. While that's asked, the banner's place is kept if the plan last seen
 * lacks the feature; nothing is sold before the answer, or without one.
 */
function selectBanner(state: RootState, group: SettingsGroup): 'shown' | 'expected' | 'unknown' | null {
	const { upsell, module } = group;
	const isOverridden = selectReason(state, group)?.about === 'override';
	if (!upsell || isOverridden || !selectIsSiteConnected(state) || upsell.hasFeature(state)) {
		return null;
	}
	const { status } = selectSiteFeatures(state);
	if (status === 'ready' && !upsell.isUnknown?.(state)) {
		return 'shown';
	}
	if (!upsell.keepsContent && module !== undefined && selectIsModuleActive(state, module)) {
		return null;
	}
	return status === 'failed' ? 'unknown' : 'expected';
}
