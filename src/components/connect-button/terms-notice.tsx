import { __, sprintf } from '@wordpress/i18n';
import { ExternalLink } from '../ui/text';
import { PROVIDER_NAME } from '../../lib/product';
import styles from './terms-notice.module.css';
import { useTerms } from './use-terms';

/** What pressing the button agrees to; names the button's own text (CONN-010). */
export function TermsNotice({ action }: { action: string }) {
	const { termsUrl, syncUrl } = useTerms();
	return (
		<p className={styles.terms}>
			{sprintf(
				/* translators: 1: text of the button, 2: provider name */
				__(
					'With “%1$s” you agree to the terms of service, and that this site shares data with %2$s.',
					'site-dashboard',
				),
				action,
				PROVIDER_NAME,
			)}{' '}
			<ExternalLink href={termsUrl}>{__('Terms of service', 'site-dashboard')}</ExternalLink>{' '}
			<ExternalLink href={syncUrl}>{__('What is shared', 'site-dashboard')}</ExternalLink>
		</p>
	);
}
