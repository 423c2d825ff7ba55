import { __, _n, sprintf } from '@wordpress/i18n';
import { memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge';
import { Checkbox } from '../../../components/ui/checkbox';
import { Toggle } from '../../../components/ui/toggle';
import { MutedText } from '../../../components/ui/text';
import { formatNumber } from '../../../lib/locale';
import { safeUrl } from '../../../lib/links';
import { useAppDispatch, useAppSelector, shallowEqual } from '../../../state/hooks';
import { switchModule } from '../../../state/settings/thunks/save';
import { GroupContent } from '../group-card';
import type { SettingsGroup } from '../groups/group';
import styles from './features.module.css';
import { hostWords } from './more-settings';
import { type Feature, selectFeature } from './select-features';

interface FeatureRowProps {
	slug: string;
	isSelected: boolean;
	/** Its settings that no card describes; undefined: there are none. */
	more: SettingsGroup | undefined;
	/** Some card has its settings. */
	hasCard: boolean;
	/** They're open from the first. */
	isMoreOpen: boolean;
	onSelect: (slug: string, isSelected: boolean) => void;
}

/** One feature: what it is, how it's doing, and its switch. */
export const FeatureRow = memo(function FeatureRow({
	slug,
	isSelected,
	more,
	isMoreOpen,
	hasCard,
	onSelect,
}: FeatureRowProps) {
	const dispatch = useAppDispatch();
	const id = useId();
	const feature = useAppSelector((state) => selectFeature(state, slug), shallowEqual);
	if (!feature) {
		return null;
	}
	const { name, description, isOn, isSaving, isChanged, problem, reason } = feature;
	return (
		<li className={styles.row}>
			<div className={styles.check}>
				<Checkbox
					/* translators: %s: name of a feature */
					label={sprintf(__('Select %s', 'site-dashboard'), name)}
					isLabelHidden
					isChecked={isSelected}
					onChange={(wanted) => onSelect(slug, wanted)}
				/>
			</div>
			<div className={styles.words}>
				<p className={styles.name}>
					<bdi>{name}</bdi> {isChanged && <Badge>{__('Changed', 'site-dashboard')}</Badge>}{' '}
					{problem && <Badge tone="warning">{__('Unavailable', 'site-dashboard')}</Badge>}
				</p>
				{description && (
					<p className={styles.quiet}>
						<bdi>{description}</bdi>
					</p>
				)}
				{(problem || reason) && (
					<p className={styles.quiet} id={`${id}-reason`}>
						<bdi>{problem || reason}</bdi>
					</p>
				)}
				<SettingsLink feature={feature} hasCard={hasCard} />
				{more && <MoreSettings key={String(isMoreOpen)} group={more} startsOpen={isMoreOpen} />}
			</div>
			<Toggle
				label={name}
				isLabelHidden
				isOn={isOn}
				isBusy={isSaving}
				isDisabled={reason !== ''}
				describedBy={problem || reason ? `${id}-reason` : undefined}
				onToggle={(wanted) => void dispatch(switchModule(slug, wanted))}
			/>
		</li>
	);
});

/** A native disclosure; what's in it is made once it's open. */
function MoreSettings({ group, startsOpen }: { group: SettingsGroup; startsOpen: boolean }) {
	const [isOpen, setIsOpen] = useState(startsOpen);
	return (
		<details
			className={styles.more}
			open={isOpen}
			onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
		>
			<summary>
				{
					/* translators: %s: number of settings */
					sprintf(
						_n('%s more setting', '%s more settings', group.items.length, 'site-dashboard'),
						formatNumber(group.items.length),
					)
				}
			</summary>
			{isOpen && (
				<>
					<MutedText>{hostWords()}</MutedText>
					<GroupContent group={group} />
				</>
			)}
		</details>
	);
}

/** Its settings here, else the page that the host has for them. */
function SettingsLink({ feature: { name, path, href }, hasCard }: { feature: Feature; hasCard: boolean }) {
	const words = __('Settings', 'site-dashboard');
	/* translators: %s: name of a feature */
	const label = sprintf(__('%s settings', 'site-dashboard'), name);
	if (path) {
		return hasCard ? (
			<Link to={path} aria-label={label}>
				{words}
			</Link>
		) : null;
	}
	const url = safeUrl(href);
	return url ? (
		<a href={url} aria-label={label}>
			{words}
		</a>
	) : null;
}
