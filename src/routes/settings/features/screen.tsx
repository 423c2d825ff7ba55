import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { Checkbox } from '../../../components/ui/checkbox';
import { ReasonList } from '../../../components/ui/reason-list';
import { ScreenHeading } from '../../../components/ui/screen-heading';
import { SelectField } from '../../../components/ui/select-field';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { formatNumber } from '../../../lib/locale';
import { useAppSelector } from '../../../state/hooks';
import { GroupCard } from '../group-card';
import { ModulesUnread } from '../modules-unread';
import { SettingsForm } from '../settings-form';
import { FeatureRow } from './feature-row';
import styles from './features.module.css';
import { type Filter, FILTERS, selectFeature } from './select-features';
import { hasTerm } from './more-settings';
import { type Bulk, useFeatures } from './use-features';
import { UpdateNotes } from './update-notes';
import { useMoreSettings } from './use-more-settings';

export { prefetch } from './use-more-settings';

/** Every feature of the site, known to us or not, with its switch. */
export function Screen() {
	const { filter, term, slugs, unread, onFilter, bulk } = useFeatures();
	const more = useMoreSettings();
	const others = filter === 'all' ? more.groups.get('') : undefined;
	if (unread) {
		return (
			<>
				<ScreenHeading>{__('Features', 'site-dashboard')}</ScreenHeading>
				<ModulesUnread unread={unread} />
			</>
		);
	}
	return (
		<SettingsForm groups={more.known}>
			<ScreenHeading>{__('Features', 'site-dashboard')}</ScreenHeading>
			{filter === 'new' && <UpdateNotes labels={more.labels} />}
			<FilterBar filter={filter} count={slugs.length} onFilter={onFilter} />
			{slugs.length > 0 ? (
				<>
					<BulkBar bulk={bulk} />
					<ul role="list" className={styles.list}>
						{slugs.map((slug) => (
							<FeatureRow
								key={slug}
								slug={slug}
								isSelected={bulk.selected.has(slug)}
								more={more.groups.get(slug)}
								isMoreOpen={term !== ''}
								hasCard={more.described?.has(slug) ?? true}
								onSelect={bulk.onSelect}
							/>
						))}
					</ul>
				</>
			) : (
				<MutedText>
					{term
						? __('Try another search term, or show all features.', 'site-dashboard')
						: __('Some features are hidden by the filter.', 'site-dashboard')}
				</MutedText>
			)}
			{others && hasTerm(others, term) && (
				<div className={styles.others}>
					<GroupCard group={others} level={2} />
				</div>
			)}
			{more.onRetry && (
				<ErrorMessage text={__('We couldn’t load some settings.', 'site-dashboard')} onRetry={more.onRetry} />
			)}
		</SettingsForm>
	);
}

interface FilterBarProps {
	filter: Filter;
	/** The number of features it leaves. */
	count: number;
	onFilter: (value: string) => void;
}

function FilterBar({ filter, count, onFilter }: FilterBarProps) {
	return (
		<div className={styles.bar}>
			<SelectField
				label={__('Show', 'site-dashboard')}
				value={filter}
				onChange={onFilter}
				options={FILTERS.map((value) => ({ value, label: filterLabel(value) }))}
			/>
			<p role="status" className={styles.count}>
				{countText(count)}
			</p>
		</div>
	);
}

function filterLabel(filter: Filter): string {
	switch (filter) {
		case 'all':
			return __('All features', 'site-dashboard');
		case 'on':
			return __('Turned on', 'site-dashboard');
		case 'off':
			return __('Turned off', 'site-dashboard');
		case 'changed':
			return __('Changed from default', 'site-dashboard');
		case 'new':
			return __('New since the last update', 'site-dashboard');
		case 'attention':
			return __('Needs attention', 'site-dashboard');
	}
}

const countText = (count: number) =>
	/* translators: %s: number of features */
	sprintf(_n('%s feature', '%s features', count, 'site-dashboard'), formatNumber(count));

/** Selecting, and one switch for all that's selected. */
function BulkBar({ bulk }: { bulk: Bulk }) {
	const { count, isAll, onCount, offCount, isRunning, changed, onSelectAll, onSwitch, onStop } = bulk;
	const bar = useRef<HTMLDivElement>(null);
	// The button that was pressed is gone by then.
	useEffect(() => {
		if (changed && document.activeElement === document.body) {
			bar.current?.focus();
		}
	}, [changed]);
	return (
		<div
			className={styles.bulk}
			role="group"
			aria-label={__('Selected features', 'site-dashboard')}
			tabIndex={-1}
			ref={bar}
		>
			<Checkbox
				label={
					count > 0
						? /* translators: %s: number of features */
							sprintf(_n('%s selected', '%s selected', count, 'site-dashboard'), formatNumber(count))
						: __('Select all', 'site-dashboard')
				}
				isChecked={isAll}
				onChange={onSelectAll}
			/>
			<div className={styles.buttons}>
				{onCount > 0 && (
					<Button isBusy={isRunning} onClick={() => void onSwitch(true)}>
						{
							/* translators: %s: number of features */
							sprintf(__('Turn on (%s)', 'site-dashboard'), formatNumber(onCount))
						}
					</Button>
				)}
				{offCount > 0 && (
					<Button isBusy={isRunning} onClick={() => void onSwitch(false)}>
						{
							/* translators: %s: number of features */
							sprintf(__('Turn off (%s)', 'site-dashboard'), formatNumber(offCount))
						}
					</Button>
				)}
				{isRunning && (
					<Button kind="tertiary" onClick={onStop}>
						{__('Stop', 'site-dashboard')}
					</Button>
				)}
			</div>
			{count > 0 && onCount + offCount === 0 && !isRunning && (
				<MutedText>{__('You can’t turn these features on or off right now.', 'site-dashboard')}</MutedText>
			)}
			<Failures bulk={bulk} />
		</div>
	);
}

/** Features that weren't switched, each with its reason; the notice has the whole. */
function Failures({ bulk: { changed } }: { bulk: Bulk }) {
	const failed = changed?.failed ?? [];
	const names = useAppSelector((state) =>
		failed.map(({ name }) => selectFeature(state, name)?.name ?? name).join('\n'),
	).split('\n');
	return (
		failed.length > 0 && (
			<ReasonList
				title={__('Not changed', 'site-dashboard')}
				lines={failed.map(({ name, reason }, index) => ({ key: name, label: names[index] ?? name, reason }))}
			/>
		)
	);
}
