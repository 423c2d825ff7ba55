import { __, _n, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/ui/button';
import { Checkbox } from '../../../components/ui/checkbox';
import { Notice } from '../../../components/ui/notice';
import { Quiet } from '../../../components/ui/text';
import { formatNumber } from '../../../lib/locale';
import { PartHeading } from './part-heading';
import { ReasonList } from './reason-list';
import styles from './transfer.module.css';
import type { ImportPreview, ImportRow } from './use-import';

interface ImportPreviewPartProps {
	preview: ImportPreview;
	/** How many rows are ticked. */
	tickedCount: number;
	/** They are being stored. */
	isBusy: boolean;
	onTick: (name: string, isTicked: boolean) => void;
	onTickAll: (isTicked: boolean) => void;
	onApply: () => void;
	onClose: () => void;
}

/** What a file would change: nothing is stored before somebody has ticked it and said so. */
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
	const reason = tickedCount === 0 ? __('Tick what is to be imported.', 'site-dashboard') : '';
	return (
		<div className={styles.part}>
			<PartHeading>{headingText(rows.length)}</PartHeading>
			<Origin preview={preview} />
			{rows.length > 0 && (
				<>
					{open.length > 1 && (
						<Checkbox
							label={__('All of them', 'site-dashboard')}
							isChecked={tickedCount === open.length}
							onChange={(isTicked) => !isBusy && onTickAll(isTicked)}
						/>
					)}
					<Differences rows={rows} isBusy={isBusy} onTick={onTick} />
				</>
			)}
			{leftOut.length > 0 && <ReasonList title={__('Left out', 'site-dashboard')} lines={leftOut} />}
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
			{open.length > 0 && reason && <Quiet id={reasonId}>{reason}</Quiet>}
		</div>
	);
}

const headingText = (count: number) =>
	count === 0
		? __('The file changes nothing here', 'site-dashboard')
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

/** Where the file is from, and what to be careful about. */
function Origin({ preview }: { preview: ImportPreview }) {
	const { site, date, version, isOtherSite, isOtherVersion, sameCount } = preview;
	return (
		<>
			{date && (
				<Quiet>
					{
						/* translators: %s: date and time */
						sprintf(__('Exported on %s.', 'site-dashboard'), date)
					}
				</Quiet>
			)}
			{isOtherSite && (
				<Notice tone="is-warning">
					{site
						? sprintf(
								/* translators: %s: address of a site */
								__(
									'The file is from another site: %s. Not everything there may fit here: tick what you want.',
									'site-dashboard',
								),
								site,
							)
						: __('The file does not say which site it is from: tick what you want.', 'site-dashboard')}
				</Notice>
			)}
			{isOtherVersion && (
				<Notice tone="is-warning">
					{version
						? sprintf(
								/* translators: %s: version number */
								__('The file was made by version %s, this site runs another one.', 'site-dashboard'),
								version,
							)
						: __('The file does not say which version made it.', 'site-dashboard')}
				</Notice>
			)}
			{sameCount > 0 && (
				<Quiet>
					{sprintf(
						/* translators: %s: number of settings */
						_n(
							'%s setting is the same already.',
							'%s settings are the same already.',
							sameCount,
							'site-dashboard',
						),
						formatNumber(sameCount),
					)}
				</Quiet>
			)}
		</>
	);
}

interface DifferencesProps {
	rows: ImportRow[];
	isBusy: boolean;
	onTick: (name: string, isTicked: boolean) => void;
}

/** A table, whose rows fold where it is narrow: real tables lose their roles when they do. */
function Differences({ rows, isBusy, onTick }: DifferencesProps) {
	return (
		<div
			role="table"
			aria-label={__('What the file would change', 'site-dashboard')}
			className={styles.table}
		>
			<div role="row" className={styles.row}>
				<span role="columnheader">{__('Setting', 'site-dashboard')}</span>
				<span role="columnheader">{__('Now', 'site-dashboard')}</span>
				<span role="columnheader">{__('In the file', 'site-dashboard')}</span>
			</div>
			{rows.map(({ name, label, place, from, to, reason, isChosen }) => (
				<div role="row" key={name} className={styles.row}>
					<div role="rowheader">
						<Checkbox
							label={label}
							help={place}
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
