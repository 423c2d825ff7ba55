import { __, _n } from '@wordpress/i18n';
import { formatNumber } from '../../lib/locale';
import styles from './settings.module.css';

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
