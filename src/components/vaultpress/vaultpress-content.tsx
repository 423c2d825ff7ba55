import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../state/hooks';
import { selectAdminUrl, selectRedirect } from '../../state/page/urls';
import { ScanLink, Threats } from '../scan-card/threats';
import { useActivation } from '../service-card/use-activation';
import { Button } from '../ui/button';
import { Sentence } from '../ui/sentence';
import { ExternalLink, MutedText } from '../ui/text';

export interface VaultPressContentProps {
	service: 'backups' | 'scan';
	view: {
		state: string;
		/** The plugin's own words; empty without any. */
		message?: string;
		/** Threats that it found. */
		count?: number;
	};
}

/** The older plugin's word, where it looks after the site, or the way to it. */
export function VaultPressContent({ service, view }: VaultPressContentProps) {
	const { state, message, count = 0 } = view;
	const links = useLinks(service);
	const { isBusy, onActivate } = useActivation('vaultpress');
	const { unregistered, details, missing, inactive } = TEXTS[service];
	switch (state) {
		case 'vaultpress-active':
			return (
				<>
					<MutedText>{message || __('VaultPress is active on your site.', 'site-dashboard')}</MutedText>
					<a href={links.page}>{details()}</a>
				</>
			);
		case 'vaultpress-unregistered':
			return (
				<MutedText>
					<Sentence
						text={unregistered()}
						marks={{
							key: (words) => <a href={links.page}>{words}</a>,
							help: (words) => <ExternalLink href={links.support}>{words}</ExternalLink>,
						}}
					/>
				</MutedText>
			);
		case 'vaultpress-threats':
			return (
				<Threats count={count}>
					<ScanLink href={links.dashboard}>{__('Review threats', 'site-dashboard')}</ScanLink>
				</Threats>
			);
		case 'vaultpress-clean':
			return (
				<MutedText>{__('VaultPress scanned your site and found no threats.', 'site-dashboard')}</MutedText>
			);
		case 'vaultpress-missing':
			return (
				<>
					<MutedText>{missing()}</MutedText>
					<ExternalLink href={links.install}>{__('Install VaultPress', 'site-dashboard')}</ExternalLink>
				</>
			);
		case 'vaultpress-inactive':
			return (
				<>
					<MutedText>{inactive()}</MutedText>
					<Button kind="tertiary" isBusy={isBusy} onClick={onActivate}>
						{__('Activate VaultPress', 'site-dashboard')}
					</Button>
				</>
			);
		default:
			return null;
	}
}

const useLinks = (service: 'backups' | 'scan') => ({
	page: useAppSelector((state) => selectAdminUrl(state, 'admin.php?page=vaultpress')),
	dashboard: useAppSelector((state) => selectRedirect(state, 'vaultpress-dashboard')),
	support: useAppSelector((state) => selectRedirect(state, 'vaultpress-help')),
	install: useAppSelector((state) =>
		service === 'backups'
			? selectRedirect(state, 'calypso-plugins-setup', { query: 'only=backups' })
			: selectRedirect(state, 'calypso-plugins-vaultpress'),
	),
});

const TEXTS = {
	backups: {
		unregistered: () =>
			__(
				'VaultPress can’t back up your site yet. Please make sure your <key>registration key</key> is entered, or <help>contact support</help>.',
				'site-dashboard',
			),
		details: () => __('View backup details', 'site-dashboard'),
		missing: () =>
			__('Your plan includes backups. Install VaultPress to start using them.', 'site-dashboard'),
		inactive: () =>
			__('Your plan includes backups. Activate VaultPress to start using them.', 'site-dashboard'),
	},
	scan: {
		unregistered: () =>
			__(
				'VaultPress is having difficulties scanning. Please make sure your <key>registration key</key> is entered, or <help>contact support</help>.',
				'site-dashboard',
			),
		details: () => __('View scans', 'site-dashboard'),
		missing: () => __('Your plan includes scans. Install VaultPress to start using them.', 'site-dashboard'),
		inactive: () =>
			__('Your plan includes scans. Activate VaultPress to start using them.', 'site-dashboard'),
	},
};
