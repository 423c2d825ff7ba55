import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../lib/locale';
import type { AppDispatch } from '../../../state/app-thunk';
import { useAppDispatch, useAppSelector, useIsAtRest, useLoad } from '../../../state/hooks';
import { loadSearchRecords, type SearchRecords, selectSearchRecords } from '../../../state/search/slice';
import { selectCan } from '../../../state/user/slice';
import { CardFailure } from '../../../components/service-card/card-failure';
import { RecordMeter, type RecordMeterItem } from '../../../components/ui/record-meter';
import styles from './cards.module.css';

const load = (dispatch: AppDispatch) => dispatch(loadSearchRecords());

/** Records in the search index, of those it may hold; their place is kept (API-073, API-074). */
export function SearchUsage() {
	const dispatch = useAppDispatch();
	const records = useAppSelector(selectSearchRecords);
	const mayAsk = useAppSelector((state) => selectCan(state, 'manage_options'));
	useLoad(load, useIsAtRest() && mayAsk);
	if (!mayAsk || (records.status === 'ready' && !isMeasured(records.data))) {
		return null;
	}
	return (
		<div className={styles.usage}>
			{records.status === 'ready' && isMeasured(records.data) && (
				<>
					<p>
						{sprintf(
							/* translators: 1: a number of posts and pages in the search index, 2: their limit */
							__('%1$s of %2$s records used', 'site-dashboard'),
							formatNumber(records.data.used),
							formatNumber(records.data.limit),
						)}
					</p>
					{records.data.types && <RecordMeter items={meterItems(records.data, records.data.types)} />}
				</>
			)}
			{records.status === 'failed' && (
				<CardFailure
					text={__('We couldn’t load how many records your search holds.', 'site-dashboard')}
					onRetry={() => void dispatch(loadSearchRecords('retry'))}
				/>
			)}
		</div>
	);
}

interface Measured extends SearchRecords {
	used: number;
	limit: number;
}

const isMeasured = (records: SearchRecords | null): records is Measured =>
	records !== null && records.used !== null && records.limit !== null;

/** The records by kind, and how many more there may be. */
function meterItems(
	{ used, limit }: Measured,
	{ post = 0, page = 0 }: Record<string, number>,
): RecordMeterItem[] {
	return [
		{ count: post, label: __('Posts', 'site-dashboard'), backgroundColor: 'var(--jpd-success-border)' },
		{ count: page, label: __('Pages', 'site-dashboard'), backgroundColor: 'var(--jpd-info-border)' },
		{
			count: used - post - page,
			label: __('Other records', 'site-dashboard'),
			backgroundColor: 'var(--jpd-warning-border)',
		},
		{ count: limit - used, label: __('Unused', 'site-dashboard'), backgroundColor: 'var(--jpd-line)' },
	].filter(({ count }) => count > 0);
}
