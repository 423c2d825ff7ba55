import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/ui/badge';
import { PRODUCT_NAME } from '../../lib/product';
import { PATHS } from '../paths';
import styles from './masthead.module.css';
import { PassingNotices } from './notices/passing-notices';
import { useMasthead } from './use-masthead';

/** Logo, badges, and the place where passing notices show: it never moves what can be clicked. */
export function Masthead() {
	const { isOffline } = useMasthead();
	return (
		<div className={styles.masthead}>
			<div className={styles.row}>
				<Link className={styles.logo} to={PATHS.dashboard}>
					<Mark />
					{PRODUCT_NAME}
				</Link>
				{isOffline && <Badge tone="warning">{__('Offline Mode', 'site-dashboard')}</Badge>}
				<div className={styles.notices}>
					<PassingNotices />
				</div>
			</div>
		</div>
	);
}

function Mark() {
	return (
		<svg className={styles.mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
			<circle cx="14" cy="14" r="14" fill="currentColor" />
			<path d="M8 18.5a7 7 0 1112 0" fill="none" stroke="white" strokeWidth="2.2" strokeLinecap="round" />
			<path d="M14 17l4-6" fill="none" stroke="white" strokeWidth="2.2" strokeLinecap="round" />
		</svg>
	);
}
