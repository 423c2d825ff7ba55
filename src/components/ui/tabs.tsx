import classNames from 'classnames';
import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { isRightToLeft } from '../../lib/direction';
import { SelectField } from './select-field';
import styles from './tabs.module.css';
import { useOverflow } from './use-overflow';

export interface Tab {
	id: string;
	label: string;
}

interface TabsProps {
	/** Says what the tabs choose between. */
	label: string;
	tabs: readonly Tab[];
	selected: string;
	onSelect: (id: string) => void;
	/** The arrow keys only move the focus, Enter and Space choose: for panels that take time to load. */
	isManual?: boolean;
	/** The panel of the selected tab. */
	children: ReactNode;
}

/** Views of one thing, one at a time. Where the tabs do not fit they turn into the browser's own list. */
export function Tabs({ label, tabs, selected, onSelect, isManual = false, children }: TabsProps) {
	const id = useId();
	const { frame, row, isCollapsed } = useOverflow<HTMLDivElement>(tabs.map((tab) => tab.label).join());
	return (
		<div ref={frame} className={styles.frame}>
			{isCollapsed ? (
				<SelectField
					label={label}
					isLabelHidden
					value={selected}
					onChange={onSelect}
					options={tabs.map((tab) => ({ value: tab.id, label: tab.label }))}
				/>
			) : (
				<TabList {...{ id, label, tabs, selected, onSelect, isManual }} row={row} />
			)}
			<div
				className={styles.panel}
				role={isCollapsed ? 'group' : 'tabpanel'}
				id={`${id}-panel`}
				aria-labelledby={isCollapsed ? undefined : `${id}-${selected}`}
				aria-label={isCollapsed ? tabs.find((tab) => tab.id === selected)?.label : undefined}
				// A panel may hold nothing that takes the focus, and still has to be scrolled and read.
				tabIndex={isCollapsed ? undefined : 0}
			>
				{children}
			</div>
		</div>
	);
}

interface TabListProps extends Required<Omit<TabsProps, 'children'>> {
	id: string;
	row: RefObject<HTMLDivElement | null>;
}

function TabList({ id, label, tabs, selected, onSelect, isManual, row }: TabListProps) {
	const buttons = useRef(new Map<string, HTMLButtonElement>());
	const handleKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
		// With one of these keys the arrows are the browser's own: back and forward.
		if (event.altKey || event.ctrlKey || event.metaKey) {
			return;
		}
		const next = tabs[indexAfter(event.key, index, tabs.length, isRightToLeft(event.currentTarget))];
		if (next) {
			event.preventDefault();
			buttons.current.get(next.id)?.focus();
			if (!isManual) {
				onSelect(next.id);
			}
		}
	};
	return (
		<div className={styles.list} role="tablist" aria-label={label} ref={row}>
			{tabs.map((tab, index) => (
				<button
					key={tab.id}
					ref={(element) => {
						if (element) {
							buttons.current.set(tab.id, element);
						}
						return () => void buttons.current.delete(tab.id);
					}}
					id={`${id}-${tab.id}`}
					type="button"
					role="tab"
					className={classNames(styles.tab, tab.id === selected && styles.selected)}
					aria-selected={tab.id === selected}
					aria-controls={tab.id === selected ? `${id}-panel` : undefined}
					tabIndex={tab.id === selected ? 0 : -1}
					onClick={() => onSelect(tab.id)}
					onKeyDown={(event) => handleKey(event, index)}
				>
					{tab.label}
				</button>
			))}
		</div>
	);
}

/** The tab that a key leads to, round the ends; -1 for a key that leads nowhere. */
function indexAfter(key: string, index: number, count: number, isRtl: boolean): number {
	switch (key) {
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		case 'ArrowLeft':
		case 'ArrowRight':
			return (index + ((key === 'ArrowRight') === isRtl ? count - 1 : 1)) % count;
		default:
			return -1;
	}
}
