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
import { selectIsModuleActive } from '../../../state/modules/slice';
import { selectAdminUrl, selectManageUrl } from '../../../state/page/urls';
import type { RootState } from '../../../state/root-state';
import {
	draftsDropped,
	selectIsSettingSaving,
	selectIsUnstored,
	selectSettingFailure,
	selectSettingFlag,
} from '../../../state/settings/slice';
import { switchOption } from '../../../state/settings/thunks/form';
import { switchModule } from '../../../state/settings/thunks/save';
import type { AppStore } from '../../../state/store';
import { selectIsCardSaving, useOwnGroup } from '../contexts';
import { isField, isSwitch, itemId, itemOptions } from '../described';
import type { ItemViewProps, LinkItem, SettingsGroup, SettingsItem, SwitchItem } from '../groups/group';
import { selectIsItemShown, selectOwnModule } from '../reasons';
import styles from '../settings.module.css';
import { FieldControl } from './field-control';

type ItemProps<Item> = ItemViewProps & { item: Item };

/** One entry of a card's description, rendered by its kind. */
export function SettingItem({ item, disabledBy }: ItemProps<SettingsItem>) {
	const isShown = useAppSelector((state) => selectIsItemShown(state, item));
	const options = itemOptions(item);
	return (
		isShown && (
			<>
				<ItemBody item={item} disabledBy={disabledBy} />
				{options.length > 0 && <UnstoredMark options={options} />}
			</>
		)
	);
}

function ItemBody({ item, disabledBy }: ItemProps<SettingsItem>) {
	if (isSwitch(item)) {
		return <SwitchControl item={item} disabledBy={disabledBy} />;
	}
	if (isField(item)) {
		return (
			<>
				<FieldControl item={item} disabledBy={disabledBy} />
				{item.support && (
					<p className={styles.help}>
						<SupportLink name={itemId(item)} label={item.label()} redirect={item.support} />
					</p>
				)}
			</>
		);
	}
	switch (item.kind) {
		case 'link':
			return <LinkControl item={item} />;
		case 'note':
			return <Note text={item.text} />;
		case 'heading':
			return <strong className={styles.heading}>{item.label()}</strong>;
		case 'view':
			return <item.View disabledBy={disabledBy} />;
	}
}

const Note = ({ text }: { text: (state: RootState) => string }) => (
	<MutedText>{useAppSelector(text)}</MutedText>
);

/** A link out, or into this site. A page of the host may take the place of a redirect. */
function LinkControl({ item: { redirect, href, click, label } }: { item: LinkItem }) {
	const [name = '', anchor] = redirect?.split('#') ?? [];
	const url = useAppSelector((state) => (name ? selectManageUrl(state, name, { anchor }) : href?.(state)));
	const isHere = useAppSelector((state) => !name || url?.startsWith(selectAdminUrl(state)));
	return (
		<p>
			<TrackedLink href={url ?? ''} click={click} isExternal={!isHere}>
				{label()}
			</TrackedLink>
		</p>
	);
}

/** A link to more about one control of a card with many. */
function SupportLink({ name, label, redirect }: { name: string; label: string; redirect: string }) {
	const url = useAppSelector((state) => selectManageUrl(state, redirect));
	return (
		<TrackedLink href={url} click={{ target: 'learn-more', feature: name }} isExternal>
			<Sentence
				/* translators: %s: name of a setting; the marked part is read out, but not seen */
				text={sprintf(__('Learn more<name>: %s</name>', 'site-dashboard'), label)}
				marks={{ name: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
			/>
		</TrackedLink>
	);
}

/** The switch of a module or an option: what it does, and why a change failed. */
function SwitchControl({ item, disabledBy }: ItemProps<SwitchItem>) {
	const id = useId();
	const store = useAppStore();
	const group = useOwnGroup();
	const { problem, ...view } = useAppSelector((state) => selectSwitch(state, group, item), shallowEqual);
	const failure = optionFailureText(problem, itemId(item));
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
				onToggle={(isOn) => void moveSwitch(store, item, isOn)}
			/>
			{(help || item.support) && (
				<p className={classNames(styles.help, styles.beside)}>
					{help && <span id={`${id}-help`}>{help}</span>}{' '}
					{item.support && <SupportLink name={itemId(item)} label={item.label()} redirect={item.support} />}
				</p>
			)}
			{view.isWaiting && (
				<VisuallyHidden>
					<span id={`${id}-waiting`}>{__('Saving…', 'site-dashboard')}</span>
				</VisuallyHidden>
			)}
			{failure && (
				<div className={styles.beside}>
					<ErrorMessage text={failure} />
				</div>
			)}
		</>
	);
}

/**
 * Marks edits of these options that were refused or survived a reload, and leads back to the stored values:
 * they only look as if they were stored.
 */
function UnstoredMark({ options }: { options: readonly string[] }) {
	const dispatch = useAppDispatch();
	const element = useRef<HTMLDivElement>(null);
	const isUnstored = useAppSelector((state) =>
		options.some((name) => selectIsUnstored(state, name) && !selectIsSettingSaving(state, name)),
	);
	const restore = () => {
		// The button goes with what it says: the focus stays at the field.
		const control = element.current?.closest('[data-setting]');
		control?.querySelector<HTMLElement>('input, textarea, select')?.focus();
		dispatch(draftsDropped(options));
	};
	return (
		<div ref={element} role="status" className={styles.status}>
			{isUnstored && (
				<div className={styles.unstored}>
					<MutedText>{__('Not saved. Your site still has the previous value.', 'site-dashboard')}</MutedText>
					<Button kind="tertiary" onClick={restore}>
						{__('Restore saved value', 'site-dashboard')}
					</Button>
				</div>
			)}
		</div>
	);
}

/** An option of a module that's off is off, whatever is stored of it. */
function selectIsOn(state: RootState, item: SwitchItem): boolean {
	if (item.kind === 'module') {
		return selectIsModuleActive(state, item.module);
	}
	const module = selectOwnModule(state, item);
	return (
		(item.read?.(state) ?? selectSettingFlag(state, item.option)) &&
		(module === undefined || selectIsModuleActive(state, module))
	);
}

/** A switch's state, and whether its card leaves it free. */
export function selectSwitch(state: RootState, group: SettingsGroup, item: SwitchItem) {
	const isBusy = selectIsSettingSaving(state, itemId(item));
	return {
		isOn: selectIsOn(state, item),
		isBusy,
		/** Something else on the card is being saved. */
		isWaiting: !isBusy && selectIsCardSaving(state, group),
		problem: selectSettingFailure(state, itemId(item)),
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
	const state = getState();
	const { option, write, alsoOff } = item;
	const values = write?.(isOn, state) ?? { [option]: isOn };
	const module = selectOwnModule(state, item);
	return dispatch(switchOption({ option, values, module, isOn, alsoOff: alsoOff?.(state) }));
}
