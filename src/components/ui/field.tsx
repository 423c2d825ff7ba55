import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '../../lib/locale';
import styles from './field.module.css';
import { Icon } from './icon';

/** Texts of any form field. */
export interface FieldTexts {
	label: string;
	help?: string;
	/** Something gentle about the value; gives way to an error. */
	hint?: string;
	/** Names the fault of the value, and how to mend it. */
	error?: string;
	/** Disables the field, and says why and who can change that. It stays in the tab order, to be read. */
	disabledReason?: string;
	/** Id of a text elsewhere that says so for several fields. */
	disabledBy?: string;
	/** It's being saved: it's locked until then, and keeps the focus. */
	isBusy?: boolean;
}

/** Attributes that tie a control to the texts around it. */
export interface ControlAttributes {
	id: string;
	className: string | undefined;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
	'aria-disabled': true | undefined;
	'aria-busy': true | undefined;
}

interface FieldProps extends FieldTexts {
	/** Length of the text against its limit. */
	count?: { length: number; limit: number };
	/** The label is elsewhere and only read out here. */
	isLabelHidden?: boolean;
	children: (control: ControlAttributes) => ReactNode;
}

/** A label, a control, and beside it what helps, what is wrong, and why it is disabled. */
export function Field({
	label,
	help,
	hint,
	error,
	disabledReason,
	disabledBy,
	isBusy,
	count,
	isLabelHidden,
	children,
}: FieldProps) {
	const id = useId();
	const isOver = count !== undefined && count.length > count.limit;
	return (
		<div className={styles.field}>
			<label className={isLabelHidden ? styles.hidden : styles.label} htmlFor={id}>
				{label}
			</label>
			{help && (
				<p className={styles.help} id={`${id}-help`}>
					{help}
				</p>
			)}
			{/* eslint-disable-next-line house/bare-text -- Elements. */}
			{children({
				id,
				className: styles.control,
				'aria-describedby': describedBy(
					id,
					{ help, count, reason: disabledReason, error, hint: !error && hint },
					disabledBy,
				),
				'aria-invalid': error || isOver ? true : undefined,
				'aria-disabled': disabledReason || disabledBy || isBusy ? true : undefined,
				'aria-busy': isBusy || undefined,
			})}
			{count && <Count id={`${id}-count`} {...count} />}
			<FieldMessages id={id} error={error} hint={hint} disabledReason={disabledReason} />
		</div>
	);
}

/** Ids of the texts that are there, in the order in which they are read; one from elsewhere comes last. */
export function describedBy(
	id: string,
	texts: Record<string, unknown>,
	elsewhere?: string,
): string | undefined {
	const own = Object.keys(texts)
		.filter((name) => texts[name])
		.map((name) => `${id}-${name}`);
	const ids = elsewhere ? [...own, elsewhere] : own;
	return ids.length > 0 ? ids.join(' ') : undefined;
}

interface FieldMessagesProps {
	id: string;
	error?: string;
	hint?: string;
	disabledReason?: string;
}

/** The reason of a disabled field, its error and its hint. Errors and hints are announced politely. */
export function FieldMessages({ id, error, hint, disabledReason }: FieldMessagesProps) {
	return (
		<>
			{disabledReason && (
				<p className={styles.reason} id={`${id}-reason`}>
					<Icon name="lock" size={20} />
					{disabledReason}
				</p>
			)}
			<div role="status" className={styles.messages}>
				{error && (
					<p className={styles.error} id={`${id}-error`}>
						<Icon name="warning" size={20} />
						{error}
					</p>
				)}
				{!error && hint && (
					<p className={styles.help} id={`${id}-hint`}>
						{hint}
					</p>
				)}
			</div>
		</>
	);
}

/** Counts up to the limit, then how far it is passed; nothing is cut off behind the writer's back. */
function Count({ id, length, limit }: { id: string; length: number; limit: number }) {
	const over = length - limit;
	return (
		<p className={over > 0 ? styles.over : styles.help} id={id}>
			{over > 0
				? sprintf(
						/* translators: %s: number of characters */
						_n('%s character too many', '%s characters too many', over, 'site-dashboard'),
						formatNumber(over),
					)
				: sprintf(
						/* translators: 1: number of characters, 2: how many are allowed */
						__('%1$s of %2$s characters', 'site-dashboard'),
						formatNumber(length),
						formatNumber(limit),
					)}
		</p>
	);
}
