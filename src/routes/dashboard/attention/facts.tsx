import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAge } from '../../../components/ui/use-age';
import { hostNow } from '../../../lib/clock';
import { dateFormat, formatNumber, formatShare, pageLocale } from '../../../lib/locale';
import { paths } from '../../../lib/paths';
import { shallowEqual, useAppSelector } from '../../../state/hooks';
import { selectModule } from '../../../state/modules/slice';
import { selectBackups, selectBackupsStatus } from '../../../state/rewind/slice';
import type { RootState } from '../../../state/root-state';
import { selectStats } from '../../../state/stats/slice';
import { selectProtectCount } from '../cards/protect';
import { weekOf } from '../cards/stats/bar-texts';
import styles from './attention.module.css';

/** Three facts about the site: is it protected, is it backed up, does anybody visit it? */
export function Facts() {
	return (
		<ul className={styles.facts} role="list">
			<Protection />
			<Backup />
			<Views />
		</ul>
	);
}

interface FactProps {
	/** The fact in a word or a number; empty until it's known. */
	value: string;
	/** A few words that say of what. */
	label: string;
	/** Of a screen. */
	to: string;
}

function Fact({ value, label, to }: FactProps) {
	return (
		<li className={styles.fact}>
			<Link to={to}>
				<strong>{value || '–'}</strong> <span>{label}</span>
			</Link>
		</li>
	);
}

/** Nobody answered: that's no "no". */
function Unknown({ label, to }: Pick<FactProps, 'label' | 'to'>) {
	const [since] = useState(hostNow);
	const time = dateFormat(pageLocale(), { timeStyle: 'short' }).format(since);
	/* translators: %s: a time of day, such as "14:02" */
	const value = sprintf(__('Unknown since %s', 'site-dashboard'), time);
	return <Fact value={value} label={label} to={to} />;
}

function Protection() {
	const module = useAppSelector((state) => selectModule(state, 'protect'));
	const count = useAppSelector(selectProtectCount);
	const to = paths.security.path;
	if (!module || module.override === 'inactive') {
		return null;
	}
	if (!module.activated) {
		return (
			<Fact
				value={__('Not protected', 'site-dashboard')}
				label={__('from brute force attacks', 'site-dashboard')}
				to={to}
			/>
		);
	}
	if (count.status === 'failed') {
		return <Unknown label={__('blocked login attempts', 'site-dashboard')} to={to} />;
	}
	const blocked = count.status === 'ready' ? (count.data ?? 0) : 0;
	return blocked > 0 ? (
		<Fact
			value={formatNumber(blocked)}
			label={_n('blocked login attempt', 'blocked login attempts', blocked, 'site-dashboard')}
			to={to}
		/>
	) : (
		<Fact
			value={__('Protected', 'site-dashboard')}
			label={__('from brute force attacks', 'site-dashboard')}
			to={to}
		/>
	);
}

const selectLastBackup = (state: RootState): string => {
	const backups = selectBackups(state);
	return backups.state === 'working' && backups.step === 'active' ? backups.lastBackup : '';
};

function Backup() {
	const { state } = useAppSelector(selectBackups, shallowEqual);
	const status = useAppSelector(selectBackupsStatus, shallowEqual);
	const age = useAge(Date.parse(useAppSelector(selectLastBackup)));
	const label = __('Last backup', 'site-dashboard');
	const to = paths.security.path;
	switch (state) {
		case 'hidden':
		case 'offline':
		case 'needs-connection':
			return null;
		case 'failed':
			return <Unknown label={label} to={to} />;
		case 'not-included':
			return (
				<Fact
					value={__('Not backed up', 'site-dashboard')}
					label={__('Get backups', 'site-dashboard')}
					to={paths.product.to('backup')}
				/>
			);
		case 'loading':
		case 'not-installed':
		case 'not-active':
		case 'needs-key':
		case 'working':
			return <Fact value={age || (status?.label ?? '')} label={label} to={to} />;
		default:
			return state satisfies never;
	}
}

function Views() {
	const isOn = useAppSelector((state) => selectModule(state, 'stats')?.activated ?? false);
	const stats = useAppSelector((state) => selectStats(state, 'day'));
	const [now] = useState(hostNow);
	const to = paths.traffic.path;
	const label = __('views in 7 days', 'site-dashboard');
	if (!isOn) {
		return null;
	}
	if (stats.status === 'failed' || (stats.status === 'ready' && stats.data.hasErrors)) {
		return <Unknown label={label} to={to} />;
	}
	const week = stats.status === 'ready' ? weekOf(stats.data.points, now) : null;
	if (!week) {
		return <Fact value="" label={label} to={to} />;
	}
	const { views, change } = week;
	return (
		<Fact
			value={formatNumber(views)}
			label={
				change === null
					? label
					: sprintf(
							/* translators: 1: an arrow, 2: a percentage */
							__('views in 7 days, %1$s %2$s', 'site-dashboard'),
							change < 0 ? '↓' : '↑',
							formatShare(Math.abs(change)),
						)
			}
			to={to}
		/>
	);
}
