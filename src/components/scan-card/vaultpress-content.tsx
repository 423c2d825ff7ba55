import { __ } from '@wordpress/i18n';
import { Button } from '../ui/button';
import { Sentence } from '../ui/sentence';
import { ExternalLink, MutedText } from '../ui/text';
import { ScanLink, Threats } from './threats';
import type { ScanCardView } from './use-scan-card';

/** What the older plugin has to say, where it looks after the site. */
export function VaultPressContent({ view }: { view: ScanCardView }) {
	switch (view.state) {
		case 'vaultpress-unregistered':
			return <Unregistered page={view.vaultPress.page} support={view.links.support} />;
		case 'vaultpress-threats':
			return (
				<Threats count={view.count}>
					<ScanLink href={view.vaultPress.dashboard}>{__('Review threats', 'site-dashboard')}</ScanLink>
				</Threats>
			);
		case 'vaultpress-clean':
			return (
				<MutedText>{__('VaultPress scanned your site and found no threats.', 'site-dashboard')}</MutedText>
			);
		case 'vaultpress-missing':
			return (
				<>
					<MutedText>
						{__('Your plan includes scans. Install VaultPress to start using them.', 'site-dashboard')}
					</MutedText>
					<ExternalLink href={view.links.install}>{__('Install VaultPress', 'site-dashboard')}</ExternalLink>
				</>
			);
		case 'vaultpress-inactive':
			return (
				<>
					<MutedText>
						{__('Your plan includes scans. Activate VaultPress to start using them.', 'site-dashboard')}
					</MutedText>
					<Button kind="tertiary" isBusy={view.activation.isBusy} onClick={view.activation.onActivate}>
						{__('Activate VaultPress', 'site-dashboard')}
					</Button>
				</>
			);
		default:
			return null;
	}
}

function Unregistered({ page, support }: { page: string; support: string }) {
	return (
		<MutedText>
			<Sentence
				text={__(
					'VaultPress is having difficulties scanning. Please make sure your <key>registration key</key> is entered, or <help>contact support</help>.',
					'site-dashboard',
				)}
				marks={{
					key: (words) => <a href={page}>{words}</a>,
					help: (words) => <ExternalLink href={support}>{words}</ExternalLink>,
				}}
			/>
		</MutedText>
	);
}
