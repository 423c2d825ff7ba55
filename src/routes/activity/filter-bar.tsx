import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchField } from '../../components/ui/search-field';
import { SelectField, type Option } from '../../components/ui/select-field';
import { ErrorMessage } from '../../components/ui/text';
import { TextField } from '../../components/ui/text-field';
import { isDay } from '../../lib/calendar-day';
import { formatNumber } from '../../lib/locale';
import type { ActivityChoice } from '../../rest-api/activity';
import type { AppDispatch } from '../../state/app-thunk';
import { useAppDispatch, useAppSelector, useLoad } from '../../state/hooks';
import { loadActivityChoices, type LogQuery, selectActivityChoices } from './use-log';
import styles from './activity.module.css';

/** The URL's filter; empty members don't matter. */
export interface Filter {
	kind: string;
	actor: string;
	/** Days (YYYY-MM-DD) in the user's time zone, both included. */
	from: string;
	to: string;
	term: string;
}

export const NO_FILTER: Filter = { kind: '', actor: '', from: '', to: '', term: '' };
const NAMES = Object.keys(NO_FILTER) as Array<keyof Filter>;
const LONGEST = 200;

export const isFiltered = (filter: Filter): boolean => NAMES.some((name) => filter[name] !== '');

/** No site is older: a year that's being typed isn't searched for. */
const isUsableDay = (day: string) => isDay(day) && day >= '1990';

/** The filter in a URL; what can't be one is left out. */
function filterOf(params: URLSearchParams): Filter {
	const read = (name: keyof Filter) => (params.get(name) ?? '').trim().slice(0, LONGEST);
	const day = (name: 'from' | 'to') => (isUsableDay(read(name)) ? read(name) : '');
	return { kind: read('kind'), actor: read('actor'), from: day('from'), to: day('to'), term: read('term') };
}

/** As the host is asked: days begin and end where the user is. */
export const queryOf = ({ kind, actor, from, to, term }: Filter): LogQuery => ({
	group: kind,
	actor,
	after: from && new Date(`${from}T00:00:00`).toISOString(),
	before: to && new Date(`${to}T23:59:59.999`).toISOString(),
	term,
});

/** The filter in the URL, and how to change it. */
export function useFilter() {
	const [params, setParams] = useSearchParams();
	const filter = useMemo(() => filterOf(params), [params]);
	const onFilter = (change: Partial<Filter>) =>
		setParams(
			(current) => {
				const next = new URLSearchParams(current);
				for (const [name, value] of Object.entries(change)) {
					if (value) {
						next.set(name, value);
					} else {
						next.delete(name);
					}
				}
				return next;
			},
			{ replace: true },
		);
	return { filter, onFilter, onClear: () => onFilter(NO_FILTER) };
}

interface FilterBarProps {
	filter: Filter;
	onFilter: (change: Partial<Filter>) => void;
}

const load = (dispatch: AppDispatch) => dispatch(loadActivityChoices());

/** Kind, actor, days and words. */
export function FilterBar({ filter, onFilter }: FilterBarProps) {
	const dispatch = useAppDispatch();
	const choices = useAppSelector(selectActivityChoices);
	useLoad(load, true);
	const { groups, actors } = choices.status === 'ready' ? choices.data : { groups: [], actors: [] };
	const isBackwards = filter.from !== '' && filter.to !== '' && filter.to < filter.from;
	return (
		<div className={styles.filters} role="search" aria-label={__('Filter events', 'site-dashboard')}>
			<div className={styles.search}>
				<SearchField
					label={__('Search events', 'site-dashboard')}
					initialTerm={filter.term}
					onSearch={(term) => onFilter({ term: term.trim() })}
				/>
			</div>
			<SelectField
				label={__('Type', 'site-dashboard')}
				value={filter.kind}
				onChange={(kind) => onFilter({ kind })}
				options={optionsOf(__('All types', 'site-dashboard'), groups, filter.kind)}
			/>
			<SelectField
				label={__('User', 'site-dashboard')}
				value={filter.actor}
				onChange={(actor) => onFilter({ actor })}
				options={optionsOf(__('Everyone', 'site-dashboard'), actors, filter.actor)}
			/>
			<DayField label={__('From', 'site-dashboard')} day={filter.from} onDay={(from) => onFilter({ from })} />
			<DayField
				label={__('To', 'site-dashboard')}
				day={filter.to}
				onDay={(to) => onFilter({ to })}
				error={isBackwards ? __('Choose a date after the start date.', 'site-dashboard') : undefined}
			/>
			{choices.status === 'failed' && (
				<div className={styles.search}>
					<ErrorMessage
						text={__('We couldn’t load some filters.', 'site-dashboard')}
						onRetry={() => void dispatch(loadActivityChoices('retry'))}
					/>
				</div>
			)}
		</div>
	);
}

/** The choices by name. One that only the URL knows is there, too, so that it shows and can be taken back. */
function optionsOf(all: string, choices: readonly ActivityChoice[], chosen: string): Option[] {
	const known = choices.map(({ value, label, count }) => ({
		value,
		label:
			count === null
				? label
				: /* translators: 1: kind of event, or who did it, 2: number of events */
					sprintf(__('%1$s (%2$s)', 'site-dashboard'), label, formatNumber(count)),
	}));
	const isKnown = chosen === '' || choices.some(({ value }) => value === chosen);
	return [{ value: '', label: all }, ...known, ...(isKnown ? [] : [{ value: chosen, label: chosen }])];
}

interface DayFieldProps {
	label: string;
	day: string;
	onDay: (day: string) => void;
	error?: string;
}

/** A day; what's typed so far stays in the field until it's one. */
function DayField({ label, day, onDay, error }: DayFieldProps) {
	const [typed, setTyped] = useState({ text: day, day });
	if (typed.day !== day) {
		setTyped({ text: day, day });
	}
	return (
		<TextField
			label={label}
			value={typed.text}
			error={error}
			attributes={{ type: 'date' }}
			onChange={(text) => {
				const next = isUsableDay(text) ? text : '';
				setTyped({ text, day: next });
				if (next !== day) {
					onDay(next);
				}
			}}
		/>
	);
}
