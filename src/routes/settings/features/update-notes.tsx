import { __, sprintf } from '@wordpress/i18n';
import { Section } from '../../../components/ui/section';
import { MutedText } from '../../../components/ui/text';
import { pageLocale } from '../../../lib/locale';
import { PRODUCT_NAME } from '../../../lib/product';
import { plainText } from '../../../lib/text';
import { shallowEqual, useAppSelector } from '../../../state/hooks';
import { selectModule } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import { selectSettingFlag } from '../../../state/settings/slice';
import { removedSetting } from '../removed-settings';
import styles from './features.module.css';
import { nameOf } from './select-features';
import { selectUpdateChanges, type UpdateChanges } from './update-changes';

interface UpdateNotesProps {
	/** The cards' labels of their settings, by name. */
	labels: ReadonlyMap<string, string>;
}

type Gone = UpdateChanges['gone'][number];

/** Says what the last update added, renamed, moved and took away. */
export function UpdateNotes({ labels }: UpdateNotesProps) {
	const lines = useAppSelector((state) => linesOf(state, labels), shallowEqual);
	const version = useAppSelector((state) => state.page.updatedFrom?.version ?? '');
	if (!version) {
		return null;
	}
	return (
		/* translators: 1: product name, 2: version number */
		<Section title={sprintf(__('What’s new since %1$s %2$s', 'site-dashboard'), PRODUCT_NAME, version)}>
			{lines.length > 0 ? (
				<ul className={styles.notes}>
					{lines.map((line, index) => (
						<li key={index}>
							<bdi>{line}</bdi>
						</li>
					))}
				</ul>
			) : (
				<MutedText>{__('The update changed no features or settings.', 'site-dashboard')}</MutedText>
			)}
		</Section>
	);
}

/** A sentence for each change, or for each kind of it. */
function linesOf(state: RootState, labels: UpdateNotesProps['labels']): string[] {
	const changes = selectUpdateChanges(state);
	if (!changes) {
		return [];
	}
	const labelOf = (name: string) => plainText(selectModule(state, name)?.name) || labels.get(name) || name;
	const { newFeatures, newSettings, renamed } = changes;
	const features = newFeatures.map((slug) => {
		const module = selectModule(state, slug);
		return module ? nameOf(module) : slug;
	});
	const settings = newSettings.map(labelOf);
	return [
		/* translators: %s: names of features */
		...(features.length > 0 ? [sprintf(__('New features: %s', 'site-dashboard'), listOf(features))] : []),
		/* translators: %s: names of settings */
		...(settings.length > 0 ? [sprintf(__('New settings: %s', 'site-dashboard'), listOf(settings))] : []),
		...renamed.map(({ slug, before }) =>
			/* translators: 1: earlier name of a feature, 2: its name now */
			sprintf(__('%1$s is now called %2$s.', 'site-dashboard'), plainText(before), labelOf(slug)),
		),
		...movedLines(state, changes, labelOf),
		...goneLines(changes, labelOf),
	];
}

const listOf = (names: readonly string[]) => new Intl.ListFormat(pageLocale()).format(names);

/** Only switches move; each says how it's set now. */
const movedLines = (state: RootState, { moved }: UpdateChanges, labelOf: (name: string) => string) =>
	moved.map(({ from, to }) => {
		const now = to.map((name) =>
			sprintf(
				selectSettingFlag(state, name)
					? /* translators: %s: name of a setting */
						__('“%s” (on)', 'site-dashboard')
					: /* translators: %s: name of a setting */
						__('“%s” (off)', 'site-dashboard'),
				labelOf(name),
			),
		);
		/* translators: 1: name of a setting, 2: what took its place, with whether it's on */
		return sprintf(__('“%1$s” is now %2$s.', 'site-dashboard'), listOf(from.map(labelOf)), listOf(now));
	});

/** A removed feature and its settings are one thing. */
function goneLines({ gone }: UpdateChanges, labelOf: (name: string) => string): string[] {
	const isFirst = ({ name }: Gone) => {
		const removed = removedSetting(name);
		return !removed || gone.find((other) => removed.names.includes(other.name))?.name === name;
	};
	return gone.filter(isFirst).map(({ name, label, wasUsed }) => {
		const removed = removedSetting(name);
		const isUsed = removed
			? gone.some((other) => other.wasUsed && removed.names.includes(other.name))
			: wasUsed;
		const text = isUsed
			? /* translators: %s: name of a feature or setting */
				__('%s was removed. You were using it.', 'site-dashboard')
			: /* translators: %s: name of a feature or setting */
				__('%s was removed.', 'site-dashboard');
		const words = removed?.label() ?? (plainText(label) || labelOf(name));
		return [sprintf(text, words), removed?.instead?.()].filter(Boolean).join(' ');
	});
}
