import { __ } from '@wordpress/i18n';
import classNames from 'classnames';
import { memo, useId } from 'react';
import { ConnectLink } from '../../components/connect-button/connect-link';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { CardBoundary } from '../../components/ui/card-boundary';
import { FoldableCard } from '../../components/ui/foldable-card';
import { ExternalLink, Quiet } from '../../components/ui/text';
import { GroupInfo } from './group-info';
import { GroupContext } from './group-context';
import { itemId } from './groups/describe';
import type { SettingsGroup, SettingsItem } from './groups/group';
import { SettingItem } from './items/setting-item';
import styles from './settings.module.css';
import { useGroup } from './use-group';

interface GroupCardProps {
	group: SettingsGroup;
	level: 2 | 3;
}

/** One card of the settings, drawn from its description; its fault stays on it. */
export const GroupCard = memo(function GroupCard({ group, level }: GroupCardProps) {
	const title = group.title();
	return (
		<div data-setting={group.id}>
			<CardBoundary title={title}>
				{group.View ? <group.View group={group} /> : <DescribedCard group={group} level={level} />}
			</CardBoundary>
		</div>
	);
});

function DescribedCard({ group, level }: GroupCardProps) {
	const view = useGroup(group);
	const title = group.title();
	const content = <Content group={group} view={view} title={title} />;
	const info = view.supportUrl && <GroupInfo view={view} title={title} />;
	if (group.fold) {
		return (
			<FoldableCard
				title={title}
				level={level}
				startsOpen={view.startsOpen}
				keepsContent
				onToggle={view.onFold}
			>
				{content}
				{info}
			</FoldableCard>
		);
	}
	return (
		<Card title={title} level={level} control={info}>
			{content}
		</Card>
	);
}

interface ContentProps {
	group: SettingsGroup;
	view: ReturnType<typeof useGroup>;
	title: string;
}

function Content({ group, view, title }: ContentProps) {
	const reasonId = useId();
	const { reason, needsConnection, hasBanner, hasContent } = view;
	return (
		<>
			{group.description && <Quiet>{group.description()}</Quiet>}
			{reason && (
				<Quiet id={reasonId}>
					{reason}{' '}
					{view.reasonUrl && (
						<ExternalLink href={view.reasonUrl}>{__('Learn more.', 'site-dashboard')}</ExternalLink>
					)}
				</Quiet>
			)}
			{needsConnection && group.connect && (
				<div className={styles.prompt}>
					<p>{group.connect.text()}</p>
					<ConnectLink label={__('Connect', 'site-dashboard')} feature={title} />
				</div>
			)}
			{hasBanner && group.gate && <group.gate.Banner />}
			{hasContent && group.items.length > 0 && (
				<GroupContext value={{ group, reason, reasonId }}>
					<Form group={group} view={view} isFaded={reason !== ''} />
				</GroupContext>
			)}
		</>
	);
}

interface FormProps {
	group: SettingsGroup;
	view: ReturnType<typeof useGroup>;
	isFaded: boolean;
}

/** The controls; those that wait share one Save (SET-039, SET-040). */
function Form({ group, view, isFaded }: FormProps) {
	const heads = group.items.flatMap((item) => (item.kind === 'module' ? [item.module] : []));
	return (
		// The browser's own check would keep every field from being saved, and say so where nobody looks.
		<form noValidate className={classNames(styles.options, isFaded && styles.faded)} onSubmit={view.onSave}>
			{group.items.map((item) => (
				<div
					key={itemId(item)}
					data-setting={itemId(item)}
					className={classNames(styles.item, isUnder(item, heads) && styles.under)}
				>
					<SettingItem item={item} />
				</div>
			))}
			{view.hasForm && <Save view={view} />}
		</form>
	);
}

function Save({ view: { isDirty, isSaving, saveReason } }: { view: ReturnType<typeof useGroup> }) {
	const id = useId();
	return (
		<div>
			<Button
				type="submit"
				kind="primary"
				isDisabled={!isDirty || saveReason !== ''}
				isBusy={isSaving}
				describedBy={saveReason ? id : undefined}
			>
				{isSaving ? __('Saving…', 'site-dashboard') : __('Save settings', 'site-dashboard')}
			</Button>
			{saveReason && <Quiet id={id}>{saveReason}</Quiet>}
		</div>
	);
}

/** It stands under the switch of its module. */
const isUnder = (item: SettingsItem, heads: string[]) =>
	item.isNested ||
	(item.kind !== 'module' && 'module' in item && item.module !== undefined && heads.includes(item.module));
