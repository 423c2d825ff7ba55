import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/urls';
import { CardLinks } from '../service-card/service-card';
import { Sentence } from '../ui/sentence';
import { ExternalLink, MutedText } from '../ui/text';
import { ScanLink } from './threats';

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
					<ScanLink href={manageUrl}>{__('Set up scans', 'site-dashboard')}</ScanLink>
				</CardLinks>
			)}
		</>
	);
}
