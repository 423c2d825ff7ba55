import { __ } from '@wordpress/i18n';
import { ScanLink, Threats } from '../scan-card/threats';
import { Button } from '../ui/button';
import { Sentence } from '../ui/sentence';
import { ExternalLink, MutedText } from '../ui/text';
import type { useVaultPress } from './use-vaultpress';

export interface VaultPressContentProps {
	service: 'backups' | 'scan';
	view: {
		state: string;
		/** The plugin's own words; empty without any. */
		message?: string;
		/** How many threats it found. */
		count?: number;
		links: { install: string };
		vaultPress: ReturnType<typeof useVaultPress>;
	};
}

/** What the older plugin has to say, where it looks after the site, or the way to it. */
export function VaultPressContent({ service, view }: VaultPressContentProps) {
	const { state, message, count = 0, links, vaultPress } = view;
	const { unregistered, details, missing, inactive } = TEXTS[service];
	switch (state) {
		case 'vaultpress-active':
			return (
				<>
					<MutedText>{message || __('VaultPress is active on your site.', 'site-dashboard')}</MutedText>
					<a href={vaultPress.page}>{details()}</a>
				</>
			);
		case 'vaultpress-unregistered':
			return (
				<MutedText>
					<Sentence
						text={unregistered()}
						marks={{
							key: (words) => <a href={vaultPress.page}>{words}</a>,
							help: (words) => <ExternalLink href={vaultPress.support}>{words}</ExternalLink>,
						}}
					/>
				</MutedText>
			);
		case 'vaultpress-threats':
			return (
				<Threats count={count}>
					<ScanLink href={vaultPress.dashboard}>{__('Review threats', 'site-dashboard')}</ScanLink>
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
					<Button
						kind="tertiary"
						isBusy={vaultPress.activation.isBusy}
						onClick={vaultPress.activation.onActivate}
					>
						{__('Activate VaultPress', 'site-dashboard')}
					</Button>
				</>
			);
		default:
			return null;
	}
}

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
