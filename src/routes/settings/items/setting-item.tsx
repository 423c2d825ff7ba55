import { __, sprintf } from '@wordpress/i18n';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { Sentence } from '../../../components/ui/sentence';
import { HiddenText, Quiet } from '../../../components/ui/text';
import { useGroupFacts } from '../group-context';
import { isField, itemId } from '../groups/describe';
import type { ControlItem, LinkItem, NoteItem, SettingsGroup, SettingsItem } from '../groups/group';
import styles from '../settings.module.css';
import { FieldControl } from './field-control';
import { SwitchControl } from './switch-control';
import { UnstoredMark } from './unstored-mark';
import { useIsItemShown, useLinkItem, useNoteText } from './use-item';

/** One entry of a card's description, drawn by its kind. */
export function SettingItem({ item }: { item: SettingsItem }) {
	const { group } = useGroupFacts();
	if (!useIsItemShown(item)) {
		return null;
	}
	return (
		<>
			<ItemBody item={item} group={group} />
			<UnstoredMark item={item} />
		</>
	);
}

function ItemBody({ item, group }: { item: SettingsItem; group: SettingsGroup }) {
	if (isField(item)) {
		return (
			<>
				<FieldControl item={item} />
				<SupportLink item={item} />
			</>
		);
	}
	switch (item.kind) {
		case 'module':
		case 'toggle':
			return (
				<>
					<SwitchControl item={item} />
					<SupportLink item={item} />
				</>
			);
		case 'link':
			return <LinkControl item={item} />;
		case 'note':
			return <Note item={item} />;
		case 'heading':
			return <strong className={styles.part}>{item.label()}</strong>;
		case 'view':
			return <item.View group={group} />;
	}
}

function LinkControl({ item }: { item: LinkItem }) {
	const { href, isOut } = useLinkItem(item);
	return (
		<p>
			<TrackedLink href={href} click={item.click} isExternal={isOut}>
				{item.label()}
			</TrackedLink>
		</p>
	);
}

/** Where there is more about one control of a card with many. */
function SupportLink({ item }: { item: ControlItem }) {
	const { href } = useLinkItem({ redirect: item.support });
	return (
		item.support && (
			<p>
				<TrackedLink href={href} click={{ target: 'learn-more', feature: itemId(item) }} isExternal>
					<Sentence
						/* translators: %s: name of a setting; the marked part is read out, but not seen */
						text={sprintf(__('Learn more<name>: %s</name>', 'site-dashboard'), item.label())}
						marks={{ name: (words) => <HiddenText>{words}</HiddenText> }}
					/>
				</TrackedLink>
			</p>
		)
	);
}

function Note({ item }: { item: NoteItem }) {
	return <Quiet>{useNoteText(item)}</Quiet>;
}
