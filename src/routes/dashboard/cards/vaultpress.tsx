import { __ } from '@wordpress/i18n';
import { CardLinks } from '../../../components/service-card/service-card';
import { TrackedLink } from '../../../components/tracking/tracked-link';
import { Button } from '../../../components/ui/button';
import { Sentence } from '../../../components/ui/sentence';
import { ExternalLink, MutedText } from '../../../components/ui/text';
import { useAppSelector } from '../../../state/hooks';
import { selectAdminUrl, selectRedirect } from '../../../state/page/urls';
import type { MissingService } from '../../../state/service';
import { useActivation } from './use-service';

interface VaultPressProps {
	service: 'backups' | 'scan';
	state: MissingService | 'vaultpress' | 'vaultpress-clean';
	/** The plugin's own words; empty without any. */
	message?: string;
}

/** The older plugin's word, where it looks after the site, or the way to it. */
export function VaultPress({ service, state, message }: VaultPressProps) {
	const links = useLinks(service);
	const { isBusy, onActivate } = useActivation('vaultpress');
	const { unregistered, details, missing, inactive } = TEXTS[service];
	switch (state) {
		case 'needs-key':
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
		case 'not-installed':
			return (
				<>
					<MutedText>{missing()}</MutedText>
					<ExternalLink href={links.install}>{__('Install VaultPress', 'site-dashboard')}</ExternalLink>
				</>
			);
		case 'not-active':
			return (
				<>
					<MutedText>{inactive()}</MutedText>
					<Button kind="tertiary" isBusy={isBusy} onClick={onActivate}>
						{__('Activate VaultPress', 'site-dashboard')}
					</Button>
				</>
			);
		case 'vaultpress-clean':
			return (
				<MutedText>{__('VaultPress scanned your site and found no threats.', 'site-dashboard')}</MutedText>
			);
		case 'vaultpress':
			return (
				<>
					<MutedText>{message || __('VaultPress is active on your site.', 'site-dashboard')}</MutedText>
					<a href={links.page}>{details()}</a>
				</>
			);
		default:
			return state satisfies never;
	}
}

const useLinks = (service: 'backups' | 'scan') => ({
	page: useAppSelector((state) => selectAdminUrl(state, 'admin.php?page=vaultpress')),
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

/** The plan includes scans, but nobody scans; the host of Atomic sites sets them up itself (DASH-141). */
export function NotRunning({ manageUrl }: { manageUrl: string }) {
	const support = useAppSelector((state) => selectRedirect(state, 'jetpack-contact-support'));
	return (
		<>
			<MutedText>
				<Sentence
					text={__(
						'Your plan includes scans, but they aren’t running yet. If it stays that way, <help>contact support</help>.',
						'site-dashboard',
					)}
					marks={{ help: (words) => <ExternalLink href={support}>{words}</ExternalLink> }}
				/>
			</MutedText>
			{manageUrl && (
				<CardLinks>
					<TrackedLink
						href={manageUrl}
						click={{ target: 'at-a-glance', type: 'scans-link', feature: 'scans' }}
						isExternal
					>
						{__('Set up scans', 'site-dashboard')}
					</TrackedLink>
				</CardLinks>
			)}
		</>
	);
}
