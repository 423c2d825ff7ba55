import { __, sprintf } from '@wordpress/i18n';
import classNames from 'classnames';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/ui/badge';
import { Button } from '../../components/ui/button';
import buttonStyles from '../../components/ui/button.module.css';
import { VisuallyHidden } from '../../components/ui/text';
import { paths } from '../../lib/paths';
import { PRODUCT_NAME } from '../../lib/product';
import {
	selectHasConnectedOwner,
	selectIsOffline,
	selectSandboxDomain,
	selectSiteConnectionStatus,
} from '../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../state/hooks';
import { runLazily } from '../../state/notices/thunks';
import { selectIsModuleActive } from '../../state/modules/slice';
import { selectSite } from '../../state/page/slice';
import type { RootState } from '../../state/root-state';
import { trackClick } from '../../state/tracking/thunks/track';
import { selectCan, selectCanEditPosts, selectUser } from '../../state/user/slice';
import type { RouteGroup } from '../table';
import styles from './masthead.module.css';
import { LastUndo, PassingNotices } from './notices/global-notices';

/** Logo, badges, and the place where passing notices show: it never moves what can be clicked. */
export function Masthead({ path, group }: { path: string; group: RouteGroup | null }) {
	const { isOffline, sandboxDomain, hasButtons, onTest, onClick } = useMasthead(path);
	return (
		<div className={styles.masthead}>
			<div className={styles.row}>
				<Link className={styles.logo} to={paths.dashboard.path} onClick={() => onClick('logo')}>
					<Mark />
					{PRODUCT_NAME}
				</Link>
				{isOffline && <Badge tone="warning">{__('Offline Mode', 'site-dashboard')}</Badge>}
				{sandboxDomain && (
					<span title={sandboxHint(sandboxDomain)}>
						<Button kind="tertiary" onClick={onTest}>
							{__('API Sandboxed', 'site-dashboard')}
							<VisuallyHidden> {sandboxHint(sandboxDomain)}</VisuallyHidden>
						</Button>
					</span>
				)}
				<div className={styles.notices}>
					<PassingNotices />
					<LastUndo />
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
			<Link className={look(isDashboard)} to={paths.dashboard.path} onClick={() => onClick('nav_dashboard')}>
				{__('Dashboard', 'site-dashboard')}
			</Link>
			<Link className={look(!isDashboard)} to={paths.settings.path} onClick={() => onClick('nav_settings')}>
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

const loadTest = () =>
	import(/* webpackChunkName: "below" */ '../../state/connection/thunks').then(({ testConnection }) =>
		testConnection(),
	);

/**
 * The Dashboard and Settings buttons show (SHELL-035 to SHELL-041) only on connected provider-hosted sites,
 * for users who edit posts.
 */
function selectHasButtons(state: RootState, path: string): boolean {
	if (
		!selectSite(state).isWoASite ||
		path === '' ||
		path.startsWith(paths.setup.path) ||
		!selectCanEditPosts(state)
	) {
		return false;
	}
	if (selectSiteConnectionStatus(state) === 'disconnected') {
		return false;
	}
	return (
		selectCan(state, 'manage_options') ||
		(selectHasConnectedOwner(state) &&
			selectUser(state).isConnected &&
			['post-by-email', 'publicize'].some((slug) => selectIsModuleActive(state, slug)))
	);
}

const selectMasthead = (state: RootState, path: string) => ({
	isOffline: selectIsOffline(state),
	sandboxDomain: selectSandboxDomain(state),
	hasButtons: selectHasButtons(state, path),
});

function useMasthead(path: string) {
	const dispatch = useAppDispatch();
	return {
		...useAppSelector((state) => selectMasthead(state, path), shallowEqual),
		onTest: () => void dispatch(runLazily(loadTest)),
		onClick: (target: 'logo' | 'nav_dashboard' | 'nav_settings') =>
			dispatch(trackClick({ target: 'masthead', path: target })),
	};
}
