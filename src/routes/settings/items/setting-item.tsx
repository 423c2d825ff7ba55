import { __, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { useId, useRef } from 'react';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { Button } from '../../../components/ui/button';
import { Sentence } from '../../../components/ui/sentence';
import { ErrorMessage, MutedText, VisuallyHidden } from '../../../components/ui/text';
import { Toggle } from '../../../components/ui/toggle';
import { optionFailureText } from '../../../state/failure-text';
import { shallowEqual, useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import { selectAdminUrl, selectManageUrl } from '../../../state/page/urls';
import {
	draftsDropped,
	selectIsSettingSaving,
	selectIsUnstored,
	selectSettingFailure,
	selectSettingFlag,
} from '../../../state/settings/slice';
import { useOwnGroup } from '../contexts';
import {
	type ControlItem,
	isField,
	itemId,
	itemOptions,
	type LinkItem,
	type NoteItem,
	type SettingsGroup,
	type SettingsItem,
	type ModuleItem,
	selectIsCardSaving,
	type ToggleItem,
} from '../groups/group';
import { selectIsItemShown, selectOwnModule } from '../reasons';
import styles from '../settings.module.css';
import { FieldControl } from './field-control';
import { selectIsModuleActive } from '../../../state/modules/slice';
import type { RootState } from '../../../state/root-state';
import { switchOption } from '../../../state/settings/thunks/form';
import { switchModule } from '../../../state/settings/thunks/save';
import type { AppStore } from '../../../state/store';

interface SettingItemProps<Item extends SettingsItem = SettingsItem> {
	item: Item;
	/** Id of the text that says why it can't be changed; without it, it can. */
	disabledBy?: string;
}

/** One entry of a card's description, rendered by its kind. */
export function SettingItem({ item, disabledBy }: SettingItemProps) {
	const group = useOwnGroup();
	const isShown = useAppSelector((state) => selectIsItemShown(state, item));
	if (!isShown) {
		return null;
	}
	return (
		<>
			<ItemBody item={item} group={group} disabledBy={disabledBy} />
			<UnstoredMark item={item} />
		</>
	);
}

function ItemBody({ item, group, disabledBy }: SettingItemProps & { group: SettingsGroup }) {
	if (isField(item)) {
		return (
			<>
				<FieldControl item={item} disabledBy={disabledBy} />
				{item.support && (
					<p className={styles.help}>
						<SupportLink item={item} />
					</p>
				)}
			</>
		);
	}
	switch (item.kind) {
		case 'module':
		case 'toggle':
			return <SwitchControl item={item} disabledBy={disabledBy} />;
		case 'link':
			return <LinkControl item={item} />;
		case 'note':
			return <Note item={item} />;
		case 'heading':
			return <strong className={styles.heading}>{item.label()}</strong>;
		case 'view':
			return <item.View group={group} disabledBy={disabledBy} />;
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

/** A link to more about one control of a card with many. */
function SupportLink({ item }: { item: ControlItem }) {
	const { href } = useLinkItem({ redirect: item.support });
	return (
		item.support && (
			<TrackedLink href={href} click={{ target: 'learn-more', feature: itemId(item) }} isExternal>
				<Sentence
					/* translators: %s: name of a setting; the marked part is read out, but not seen */
					text={sprintf(__('Learn more<name>: %s</name>', 'site-dashboard'), item.label())}
					marks={{ name: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
				/>
			</TrackedLink>
		)
	);
}

function Note({ item }: { item: NoteItem }) {
	return <MutedText>{useAppSelector(item.text)}</MutedText>;
}

/** The switch of a module or an option: what it does, and why a change failed. */
function SwitchControl({ item, disabledBy }: SettingItemProps<SwitchItem>) {
	const id = useId();
	const view = useSwitch(item);
	const help = item.help?.();
	const described = [help && `${id}-help`, disabledBy, view.isWaiting && `${id}-waiting`].filter(Boolean);
	return (
		<>
			<Toggle
				label={item.label()}
				isOn={view.isOn}
				isBusy={view.isBusy}
				isDisabled={disabledBy !== undefined || view.isWaiting}
				describedBy={described.join(' ') || undefined}
				onToggle={view.onToggle}
			/>
			{(help || item.support) && (
				<p className={classNames(styles.help, styles.beside)}>
					{help && <span id={`${id}-help`}>{help}</span>} <SupportLink item={item} />
				</p>
			)}
			{view.isWaiting && (
				<VisuallyHidden>
					<span id={`${id}-waiting`}>{__('Saving…', 'site-dashboard')}</span>
				</VisuallyHidden>
			)}
			{view.failure && (
				<div className={styles.beside}>
					<ErrorMessage text={view.failure} />
				</div>
			)}
		</>
	);
}

/** Marks an edit that was refused or survived a reload, and leads back to the stored value. */
function UnstoredMark({ item }: { item: SettingsItem }) {
	const options = itemOptions(item);
	return options.length > 0 && <Mark options={options} />;
}

function Mark({ options }: { options: readonly string[] }) {
	const element = useRef<HTMLDivElement>(null);
	const { isUnstored, onRestore } = useUnstored(options);
	return (
		<div ref={element} role="status" className={styles.status}>
			{isUnstored && (
				<div className={styles.unstored}>
					<MutedText>{__('Not saved. Your site still has the previous value.', 'site-dashboard')}</MutedText>
					<Button
						kind="tertiary"
						onClick={() => {
							focusField(element.current);
							onRestore();
						}}
					>
						{__('Restore saved value', 'site-dashboard')}
					</Button>
				</div>
			)}
		</div>
	);
}

/** The button goes with what it says: the focus stays at the field. */
const focusField = (mark: HTMLElement | null) =>
	mark?.closest('[data-setting]')?.querySelector<HTMLElement>('input, textarea, select')?.focus();

/** Edits of these options only look as if they were stored; with a way back to what is. */
function useUnstored(options: readonly string[]) {
	const dispatch = useAppDispatch();
	return {
		isUnstored: useAppSelector((state) =>
			options.some((name) => selectIsUnstored(state, name) && !selectIsSettingSaving(state, name)),
		),
		onRestore: () => dispatch(draftsDropped(options)),
	};
}

function useSwitch(item: SwitchItem) {
	const store = useAppStore();
	const group = useOwnGroup();
	const { problem, ...view } = useAppSelector((state) => selectSwitch(state, group, item), shallowEqual);
	return {
		...view,
		failure: optionFailureText(problem, item.kind === 'module' ? item.module : item.option),
		onToggle: (isOn: boolean) => void moveSwitch(store, item, isOn),
	};
}

/** A link out, or into this site. */
function useLinkItem({ redirect, anchor, href }: Pick<LinkItem, 'redirect' | 'anchor' | 'href'>) {
	const url = useAppSelector((state) =>
		redirect ? selectManageUrl(state, redirect, { anchor }) : href?.(state),
	);
	// A page of the host may take the place of the redirect.
	const isHere = useAppSelector((state) => url?.startsWith(selectAdminUrl(state)));
	return { isOut: redirect !== undefined && !isHere, href: url ?? '' };
}

export type SwitchItem = ModuleItem | ToggleItem;

/** An option of a module that's off is off, whatever is stored of it. */
function selectIsOn(state: RootState, item: SwitchItem): boolean {
	if (item.kind === 'module') {
		return selectIsModuleActive(state, item.module);
	}
	if (item.showsOff?.(state)) {
		return false;
	}
	const isOn = selectSettingFlag(state, item.option) !== (item.isInverted ?? false);
	const module = selectOwnModule(state, item);
	return isOn && (module === undefined || selectIsModuleActive(state, module));
}

/** A switch's state, and whether its card leaves it free. */
export function selectSwitch(state: RootState, group: SettingsGroup, item: SwitchItem) {
	const name = item.kind === 'module' ? item.module : item.option;
	const isBusy = selectIsSettingSaving(state, name);
	return {
		isOn: selectIsOn(state, item),
		isBusy,
		/** Something else on the card is being saved. */
		isWaiting: !isBusy && selectIsCardSaving(state, group),
		problem: selectSettingFailure(state, name),
	};
}

/** Saves what a click on a switch means. */
export function moveSwitch(
	{ dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
	item: SwitchItem,
	isOn: boolean,
): Promise<boolean> {
	if (item.kind === 'module') {
		return dispatch(switchModule(item.module, isOn));
	}
	const { option, isInverted } = item;
	const alsoOff = item.alsoOff?.(getState()) ?? false;
	const module = selectOwnModule(getState(), item);
	return dispatch(switchOption({ option, module, isInverted, isOn, alsoOff }));
}
