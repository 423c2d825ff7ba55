import { __ } from '@wordpress/i18n';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { nearTerms } from '../near';
import type { SearchLines } from '../search';
import styles from './search-more.module.css';

interface NothingFoundProps {
	term: string;
	/** The texts of what could have been found. */
	lines: SearchLines;
}

/** Suggestions after a search that found nothing, and all settings. */
export function NothingFound({ term, lines }: NothingFoundProps) {
	const { pathname } = useLocation();
	const near = nearTerms(term, lines);
	return (
		<div className={styles.nothing}>
			{near.length > 0 && (
				<p className={styles.near}>
					{__('Try:', 'site-dashboard')}
					{near.map((each) => (
						<Link key={each} to={`${pathname}?${String(new URLSearchParams({ term: each }))}`}>
							{each}
						</Link>
					))}
				</p>
			)}
			<p>
				<Link to={paths.allSettings.path}>{__('Browse all settings', 'site-dashboard')}</Link>
			</p>
		</div>
	);
}
