import { __, _n, sprintf } from '@wordpress/i18n';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { Icon } from '../../../components/ui/icon';
import { ErrorMessage, MutedText } from '../../../components/ui/text';
import { selectVaultPressState, loadVaultPress, selectVaultPress } from '../../../state/vaultpress/slice';
import { formatNumber } from '../../../lib/locale';
import { PRODUCT_NAME } from '../../../lib/product';
import type { AppDispatch } from '../../../state/app-thunk';
import { selectIsSiteConnected } from '../../../state/connection/slice';
import { shallowEqual, useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectIsModuleActive } from '../../../state/modules/slice';
import { selectSite } from '../../../state/page/slice';
import { isScreenUrl, selectActivityUrl, selectAdminUrl, selectRedirect } from '../../../state/page/urls';
import { loadRewind, selectRewind, selectRewindState } from '../../../state/rewind/slice';
import { loadScan, selectScan } from '../../../state/scan/slice';
import { loadSiteFeatures, selectHasFeature, selectSiteFeatures } from '../../../state/site/slice';
import type { RootState } from '../../../state/root-state';
import styles from '../settings.module.css';
import { upgradeTo } from '../upgrade-to';
import type { SettingsGroup } from './group';

const load = (dispatch: AppDispatch) => [
	dispatch(loadRewind()),
	dispatch(loadSiteFeatures()),
	dispatch(loadScan()),
	dispatch(loadVaultPress()),
];

/** Something looks after the site already, or the site is one of a network, which gets no offer (SET-046). */
const hasSomething = (state: RootState) =>
	selectHasFeature(state, 'backups', 'scan') ||
	(selectRewindState(state) ?? 'unavailable') !== 'unavailable' ||
	state.modules.bySlug.vaultpress?.activated === true ||
	selectSite(state).isMultisite;

/** Backups and scans: how they stand, and where they are set up (SEC-012 to SEC-019, SEC-039). */
export const BACKUPS_SCAN: SettingsGroup = {
	id: 'backups',
	title: () => __('Backups and security scanning', 'site-dashboard'),
	keywords: () =>
		__('backup, restore, scan, malware, threats, activity log, rewind, VaultPress', 'site-dashboard'),
	modules: ['vaultpress'],
	isHere: (state) => selectSite(state).showBackups,
	requires: 'online',
	load: { run: load },
	upsell: {
		hasFeature: hasSomething,
		Banner: upgradeTo('scan'),
	},
	support: 'jetpack-support-backup',
	items: [{ kind: 'view', id: 'backups-status', View: BackupsScan }],
};

/** For sites with scans but without backups (facts 3.2). */
const SecurityUpgrade = upgradeTo('security');

/** The state of backups and scans, or of backups alone where the site has no scan. */
function BackupsScan() {
	const { view, url, needsBackups, onRetry } = useBackupsScan();
	if (view.state === 'nothing') {
		return null;
	}
	return (
		<>
			<Texts view={view} onRetry={onRetry} />
			{url && (
				<p>
					<TrackedLink
						href={url}
						click={{ target: 'configure-scan' }}
						isExternal={!isScreenUrl(url) && view.state !== 'unregistered'}
					>
						{linkText(view.state)}
					</TrackedLink>
				</p>
			)}
			{needsBackups && <SecurityUpgrade />}
		</>
	);
}

function linkText(state: BackupsScanState['state']): string {
	if (state === 'awaiting_credentials') {
		return __('Add your server credentials', 'site-dashboard');
	}
	if (state === 'unregistered') {
		return __('Enter the registration key', 'site-dashboard');
	}
	return state === 'threats'
		? __('Review threats', 'site-dashboard')
		: __('View site activity', 'site-dashboard');
}

function Texts({ view, onRetry }: { view: BackupsScanState; onRetry: () => void }) {
	switch (view.state) {
		case 'checking':
			return (
				<div className={styles.checking}>
					<MutedText>{__('Checking site status…', 'site-dashboard')}</MutedText>
				</div>
			);
		case 'failed':
			return <ErrorMessage text={failureSentence(view.isBackupOnly)} onRetry={onRetry} />;
		case 'threats':
			return (
				<p>
					<Icon name="warning" size={20} />{' '}
					{sprintf(
						/* translators: %s: a number */
						_n('Uh oh, %s threat found.', 'Uh oh, %s threats found.', view.count, 'site-dashboard'),
						formatNumber(view.count),
					)}
				</p>
			);
		case 'nothing':
			return null;
		default:
			return <p>{view.isBackupOnly ? backupSentence(view) : bothSentence(view)}</p>;
	}
}

/** `unregistered`: the older plugin lacks its key. */
type CalmState = 'provisioning' | 'awaiting_credentials' | 'active' | 'unregistered' | 'unavailable';
type Calm = Extract<BackupsScanState, { state: CalmState }>;

function backupSentence({ state, message }: Calm): string {
	switch (state) {
		case 'provisioning':
			return __(
				'Setting up backups. The first one starts automatically, so you can leave this page.',
				'site-dashboard',
			);
		case 'awaiting_credentials':
			return __('Add your server credentials so you can restore your site.', 'site-dashboard');
		case 'active':
			return __('Your site is backed up.', 'site-dashboard');
		case 'unregistered':
		case 'unavailable':
			return message || __('Your site has no backups yet.', 'site-dashboard');
	}
}

function bothSentence({ state, message }: Calm): string {
	switch (state) {
		case 'provisioning':
			return __(
				'Setting up backups and scans. They start automatically, so you can leave this page.',
				'site-dashboard',
			);
		case 'awaiting_credentials':
			return __(
				'Add your server credentials so you can restore your site and fix threats.',
				'site-dashboard',
			);
		case 'active':
			return __('Your site is backed up and scanned for threats.', 'site-dashboard');
		case 'unregistered':
		case 'unavailable':
			return message || __('Your site has no backups or scans yet.', 'site-dashboard');
	}
}

/** SEC-018, SEC-019. */
const failureSentence = (isBackupOnly: boolean) =>
	isBackupOnly
		? sprintf(
				/* translators: %s: product name */
				__('Oops! The %s Backup status could not be retrieved at this time.', 'site-dashboard'),
				PRODUCT_NAME,
			)
		: sprintf(
				/* translators: %s: product name */
				__('Oops! The %s Backup and Scan status could not be retrieved at this time.', 'site-dashboard'),
				PRODUCT_NAME,
			);

/** The card's states; `isBackupOnly`: the site has backups, but no scan. */
type BackupsScanState =
	| { state: 'nothing' | 'checking' }
	| { state: 'failed'; isBackupOnly: boolean }
	| { state: 'threats'; count: number }
	| {
			state: CalmState;
			isBackupOnly: boolean;
			/** The older plugin's own message; empty without it. */
			message: string;
	  };

/** First match decides (SEC-012 to SEC-019, SEC-039). */
function selectBackupsScan(state: RootState): BackupsScanState {
	if (!selectIsSiteConnected(state)) {
		return { state: 'nothing' };
	}
	const rewind = selectRewind(state);
	const isBackupOnly = selectHasFeature(state, 'backups') && !selectHasFeature(state, 'scan');
	if (rewind.status === 'failed') {
		return { state: 'failed', isBackupOnly };
	}
	if (rewind.status !== 'ready' || ['idle', 'loading'].includes(selectSiteFeatures(state).status)) {
		return { state: 'checking' };
	}
	if (rewind.data.isUnknownState) {
		return { state: 'failed', isBackupOnly };
	}
	if (rewind.data.state === 'unavailable') {
		return selectOlder(state, isBackupOnly);
	}
	const count = isBackupOnly ? 0 : countThreats(state);
	return count > 0 ? { state: 'threats', count } : { state: rewind.data.state, isBackupOnly, message: '' };
}

function countThreats(state: RootState): number {
	const scan = selectScan(state);
	return scan.status === 'ready' ? scan.data.threats.length : 0;
}

/** The older plugin looks after sites that the newer service does not. */
function selectOlder(state: RootState, isBackupOnly: boolean): BackupsScanState {
	const older = selectVaultPressState(state);
	if (older === 'failed') {
		return { state: 'failed', isBackupOnly };
	}
	if (older === 'loading') {
		return { state: 'checking' };
	}
	const vaultPress = selectVaultPress(state);
	const known = older !== 'off' && vaultPress.status === 'ready' ? vaultPress.data : undefined;
	const count = known?.data.security.notice_count ?? 0;
	return count > 0 && !isBackupOnly
		? { state: 'threats', count }
		: {
				state: older === 'needs-key' ? 'unregistered' : 'unavailable',
				isBackupOnly,
				message: known?.message ?? '',
			};
}

/** A link to more; may be empty. */
function selectUrl(state: RootState, { state: shown }: BackupsScanState): string {
	switch (shown) {
		case 'awaiting_credentials':
			return selectRedirect(state, 'jetpack-settings-security-credentials');
		case 'active':
			return selectActivityUrl(state);
		case 'unregistered':
			return selectAdminUrl(state, 'admin.php?page=vaultpress');
		case 'threats':
			return selectRedirect(
				state,
				selectIsModuleActive(state, 'vaultpress') ? 'vaultpress-dashboard' : 'calypso-scanner',
			);
		default:
			return '';
	}
}

function useBackupsScan() {
	const dispatch = useAppDispatch();
	const view = useAppSelector(selectBackupsScan, shallowEqual);
	return {
		view,
		url: useAppSelector((state) => selectUrl(state, view)),
		needsBackups: useAppSelector(
			(state) =>
				selectSiteFeatures(state).status === 'ready' &&
				selectHasFeature(state, 'scan') &&
				!selectHasFeature(state, 'backups'),
		),
		onRetry: () => {
			void dispatch(loadRewind('again'));
			void dispatch(loadVaultPress('again'));
		},
	};
}
