import { __, _n, sprintf } from '@wordpress/i18n';
import { useId, useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { Checkbox } from '../../../components/ui/checkbox';
import { Notice } from '../../../components/ui/notice';
import { MutedText } from '../../../components/ui/text';
import { formatNumber } from '../../../lib/locale';
import { ReasonList } from '../../../components/ui/reason-list';
import styles from './transfer.module.css';
import type { ImportPreview, ImportRow } from './use-import';

interface ImportPreviewPartProps {
	preview: ImportPreview;
	/** The number of ticked rows. */
	tickedCount: number;
	/** They are being stored. */
	isBusy: boolean;
	onTick: (name: string, isTicked: boolean) => void;
	onTickAll: (isTicked: boolean) => void;
	onApply: () => void;
	onClose: () => void;
}

/** A file's changes: nothing is stored before somebody has ticked it and confirmed. */
export function ImportPreviewPart({
	preview,
	tickedCount,
	isBusy,
	onTick,
	onTickAll,
	onApply,
	onClose,
}: ImportPreviewPartProps) {
	const reasonId = useId();
	const { rows, leftOut } = preview;
	const open = rows.filter(({ reason }) => !reason);
	const reason = tickedCount === 0 ? __('Select settings to import.', 'site-dashboard') : '';
	return (
		<div className={styles.part}>
			<PartHeading>{headingText(rows.length)}</PartHeading>
			<Origin preview={preview} />
			{rows.length > 0 && (
				<>
					{open.length > 1 && (
						<Checkbox
							label={__('Select all', 'site-dashboard')}
							isChecked={tickedCount === open.length}
							onChange={(isTicked) => !isBusy && onTickAll(isTicked)}
						/>
					)}
					<Differences rows={rows} isBusy={isBusy} onTick={onTick} />
				</>
			)}
			{leftOut.length > 0 && <ReasonList title={__('Skipped', 'site-dashboard')} lines={leftOut} />}
			<div className={styles.buttons}>
				{open.length > 0 && (
					<Button
						kind="primary"
						isDisabled={reason !== ''}
						isBusy={isBusy}
						describedBy={reason ? reasonId : undefined}
						onClick={onApply}
					>
						{applyText(tickedCount)}
					</Button>
				)}
				{!isBusy && (
					<Button onClick={onClose}>
						{open.length > 0 ? __('Cancel', 'site-dashboard') : __('Close', 'site-dashboard')}
					</Button>
				)}
			</div>
			{open.length > 0 && reason && <MutedText id={reasonId}>{reason}</MutedText>}
		</div>
	);
}

const headingText = (count: number) =>
	count === 0
		? __('Nothing to import', 'site-dashboard')
		: sprintf(
				/* translators: %s: number of settings */
				_n('%s setting differs', '%s settings differ', count, 'site-dashboard'),
				formatNumber(count),
			);

const applyText = (count: number) =>
	count === 0
		? __('Import', 'site-dashboard')
		: sprintf(
				/* translators: %s: number of settings */
				_n('Import %s setting', 'Import %s settings', count, 'site-dashboard'),
				formatNumber(count),
			);

/** The file's origin, and a warning. */
function Origin({ preview }: { preview: ImportPreview }) {
	const { site, date, version, isOtherSite, isOtherVersion, sameCount } = preview;
	return (
		<>
			{date && (
				<MutedText>
					{
						/* translators: %s: date and time */
						sprintf(__('Exported on %s.', 'site-dashboard'), date)
					}
				</MutedText>
			)}
			{isOtherSite && (
				<Notice tone="is-warning">
					{site
						? sprintf(
								/* translators: %s: URL of a site */
								__(
									'This file is from %s. Some settings may not apply here, so select only what you need.',
									'site-dashboard',
								),
								site,
							)
						: __('This file doesn’t say which site it’s from. Select only what you need.', 'site-dashboard')}
				</Notice>
			)}
			{isOtherVersion && (
				<Notice tone="is-warning">
					{version
						? sprintf(
								/* translators: %s: version number */
								__(
									'This file was exported from version %s. This site runs a different version.',
									'site-dashboard',
								),
								version,
							)
						: __('This file doesn’t say which version it was exported from.', 'site-dashboard')}
				</Notice>
			)}
			{sameCount > 0 && (
				<MutedText>
					{sprintf(
						/* translators: %s: number of settings */
						_n('%s setting already matches.', '%s settings already match.', sameCount, 'site-dashboard'),
						formatNumber(sameCount),
					)}
				</MutedText>
			)}
		</>
	);
}

interface DifferencesProps {
	rows: ImportRow[];
	isBusy: boolean;
	onTick: (name: string, isTicked: boolean) => void;
}

/** A table, whose rows become blocks where it is narrow: real tables lose their roles when they do. */
function Differences({ rows, isBusy, onTick }: DifferencesProps) {
	return (
		<div role="table" aria-label={__('Changes in this file', 'site-dashboard')} className={styles.table}>
			<div role="row" className={styles.row}>
				<span role="columnheader">{__('Setting', 'site-dashboard')}</span>
				<span role="columnheader">{__('Current', 'site-dashboard')}</span>
				<span role="columnheader">{__('In file', 'site-dashboard')}</span>
			</div>
			{rows.map(({ name, label, location, from, to, reason, isChosen }) => (
				<div role="row" key={name} className={styles.row}>
					<div role="rowheader">
						<Checkbox
							label={label}
							help={location}
							isChecked={isChosen}
							disabledReason={reason}
							onChange={(isTicked) => !isBusy && onTick(name, isTicked)}
						/>
					</div>
					<div role="cell">
						<bdi>{from}</bdi>
					</div>
					<div role="cell">
						<bdi>{to}</bdi>
					</div>
				</div>
			))}
		</div>
	);
}

/** The heading of what has just come in place of something else; it takes the focus along. */
export function PartHeading({ children }: { children: string }) {
	const heading = useRef<HTMLElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<strong className={styles.heading} tabIndex={-1} ref={heading}>
			{children}
		</strong>
	);
}
