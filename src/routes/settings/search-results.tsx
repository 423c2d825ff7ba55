import { __, sprintf, _n } from '@wordpress/i18n';
import { useId, useMemo } from 'react';
import { createSelector } from 'reselect';
import { ConnectLink } from '../../components/connect-button/connect-link';
import { useModuleToggle } from '../../components/module-toggle/use-module-toggle';
import { Button } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { ErrorMessage, MutedText } from '../../components/ui/text';
import { shallowEqual, useAppSelector } from '../../state/hooks';
import { selectModule, selectModuleBlock } from '../../state/modules/slice';
import type { RootState } from '../../state/root-state';
import { selectCanManageModules } from '../../state/user/slice';
import { selectFormsPage } from './groups/host-page';
import { moduleLine, normalize } from './search';
import { formatNumber } from '../../lib/locale';
import styles from './settings.module.css';

/** Modules without a card of their own that a search finds (SET-006, SET-044). */
export function ModuleBanners({ term }: { term: string }) {
	return useModuleBanners(term).map((slug) => <ModuleBanner key={slug} slug={slug} />);
}

function ModuleBanner({ slug }: { slug: string }) {
	const toggle = useModuleToggle(slug);
	const { name, description, needsConnection } = useModuleBanner(slug);
	const reasonId = useId();
	const canActivate = !toggle.isOn && !toggle.block;
	return (
		<Card title={name} level={2}>
			<MutedText>{description}</MutedText>
			{toggle.reason && <MutedText id={reasonId}>{toggle.reason}</MutedText>}
			{needsConnection && <ConnectLink feature={name} />}
			{canActivate && (
				<Button isBusy={toggle.isBusy} onClick={() => toggle.onToggle(true)}>
					{
						/* translators: %s: name of a feature */
						sprintf(__('Activate %s', 'site-dashboard'), name)
					}
				</Button>
			)}
			{toggle.failure && <ErrorMessage text={toggle.failure} />}
		</Card>
	);
}

/** SET-006: they have no card. */
const WITHOUT_CARD = ['contact-form', 'enhanced-distribution', 'json-api', 'notes'];
/** A shorter term finds none of them. */
const SHORTEST_TERM = 3;

/** Those that the term finds, for those who may switch them (SET-007). */
export const makeSelectBanners = (term: string): ((state: RootState) => readonly string[]) =>
	createSelector(
		[(state: RootState) => state.modules.bySlug, selectCanManageModules, selectFormsPage],
		(modules, isManager, hasFormsCard) => {
			if (!isManager || [...term].length < SHORTEST_TERM) {
				return [];
			}
			return WITHOUT_CARD.filter((slug) => {
				if (slug === 'contact-form' && hasFormsCard) {
					return false;
				}
				const module = modules[slug];
				return module && moduleLine(module).includes(normalize(term));
			});
		},
	);

export const useModuleBanners = (term: string): readonly string[] =>
	useAppSelector(useMemo(() => makeSelectBanners(term), [term]));

const useModuleBanner = (slug: string) =>
	useAppSelector((state) => {
		const module = selectModule(state, slug);
		return {
			name: module?.name ?? slug,
			description: module?.description ?? '',
			needsConnection: selectModuleBlock(state, slug) === 'needs-owner',
		};
	}, shallowEqual);

interface SearchStatusProps {
	isSearch: boolean;
	term: string;
	/** The number of matches. */
	count: number;
	/** Failed: nothing was found, but not everything could be searched. */
	state: 'loading' | 'failed' | 'done';
}

/**
 * The search's status. Always there, so that screen readers announce its changes; those wait for a pause in
 * typing (SHELL-066).
 */
export function SearchStatus({ isSearch, ...search }: SearchStatusProps) {
	return (
		<p role="status" className={isSearch ? styles.found : styles.silent}>
			{isSearch && <Words {...search} />}
		</p>
	);
}

/** SET-003, SET-004. */
function Words({ term, count, state }: Omit<SearchStatusProps, 'isSearch'>) {
	if (!term) {
		return <span>{__('Enter a search term to find settings, or close the search.', 'site-dashboard')}</span>;
	}
	if (state === 'loading') {
		return <span>{__('Searching…', 'site-dashboard')}</span>;
	}
	if (state === 'failed') {
		return null;
	}
	return (
		<WithTerm
			text={
				count > 0
					? /* translators: 1: a number, 2: what was searched for */
						_n('%1$s result for %2$s', '%1$s results for %2$s', count, 'site-dashboard').replace(
							'%1$s',
							formatNumber(count),
						)
					: /* translators: %s: what was searched for */
						__('No search results found for %s', 'site-dashboard')
			}
			term={term}
		/>
	);
}

/** The term may be anything: it has its own element, isolated from the direction of the sentence. */
function WithTerm({ text, term }: { text: string; term: string }) {
	const [before, after] = text.split(/%(?:2\$)?s/, 2);
	return (
		<span>
			{before}
			<strong dir="auto">{term}</strong>
			{after}
		</span>
	);
}
