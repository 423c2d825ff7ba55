import { __, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/ui/badge';
import { Button } from '../../components/ui/button';
import buttonStyles from '../../components/ui/button.module.css';
import { HiddenText } from '../../components/ui/text';
import { PRODUCT_NAME } from '../../lib/product';
import { PATHS } from '../paths';
import type { RouteGroup } from '../table';
import styles from './masthead.module.css';
import { PassingNotices } from './notices/passing-notices';
import { useMasthead } from './use-masthead';

/** Logo, badges, and the place where passing notices show: it never moves what can be clicked. */
export function Masthead({ path, group }: { path: string; group: RouteGroup | null }) {
	const { isOffline, sandboxDomain, hasButtons, onTest, onClick } = useMasthead(path);
	return (
		<div className={styles.masthead}>
			<div className={styles.row}>
				<Link className={styles.logo} to={PATHS.dashboard} onClick={() => onClick('logo')}>
					<Mark />
					{PRODUCT_NAME}
				</Link>
				{isOffline && <Badge tone="warning">{__('Offline Mode', 'site-dashboard')}</Badge>}
				{sandboxDomain && (
					<span title={sandboxHint(sandboxDomain)}>
						<Button kind="quiet" onClick={onTest}>
							{__('API Sandboxed', 'site-dashboard')}
							<HiddenText> {sandboxHint(sandboxDomain)}</HiddenText>
						</Button>
					</span>
				)}
				<div className={styles.notices}>
					<PassingNotices />
				</div>
				{hasButtons && <Buttons isDashboard={group !== 'settings'} onClick={onClick} />}
			</div>
		</div>
	);
}

/* translators: %s: host name of a test server */
const sandboxHint = (domain: string) => sprintf(__('Sandboxing via %s', 'site-dashboard'), domain);

interface ButtonsProps {
	isDashboard: boolean;
	onClick: (target: 'nav_dashboard' | 'nav_settings') => void;
}

/** The primary one is where the user is (SHELL-042). */
function Buttons({ isDashboard, onClick }: ButtonsProps) {
	const look = (isPrimary: boolean) => classNames(buttonStyles.button, isPrimary && buttonStyles.primary);
	return (
		<>
			<Link className={look(isDashboard)} to={PATHS.dashboard} onClick={() => onClick('nav_dashboard')}>
				{__('Dashboard', 'site-dashboard')}
			</Link>
			<Link className={look(!isDashboard)} to={PATHS.settings} onClick={() => onClick('nav_settings')}>
				{__('Settings', 'site-dashboard')}
			</Link>
		</>
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
