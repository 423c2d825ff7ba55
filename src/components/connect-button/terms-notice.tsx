import { __, sprintf } from '@wordpress/i18n';
import { PROVIDER_NAME } from '../../lib/product';
import { selectMayConnect } from '../../state/connection/slice';
import { useAppSelector } from '../../state/hooks';
import { selectRedirect } from '../../state/page/urls';
import { Sentence } from '../ui/sentence';
import { ExternalLink } from '../ui/text';
import styles from './terms-notice.module.css';

/** The terms that pressing the button agrees to; names the button's own text (CONN-010). */
export function TermsNotice({ action }: { action: string }) {
	const { termsUrl, syncUrl } = useTerms();
	return useAppSelector(selectMayConnect) ? (
		<p className={styles.terms}>
			<Sentence
				text={sprintf(
					/* translators: 1: text of the button, 2: provider name */
					__(
						'By selecting “%1$s”, you agree to the <tos>terms of service</tos> and to <sync>sync your site’s data</sync> with %2$s.',
						'site-dashboard',
					),
					// A mark of its own: names of products may hold signs that look like marks.
					'<action></action>',
					PROVIDER_NAME,
				)}
				marks={{
					action: () => action,
					tos: (words) => <ExternalLink href={termsUrl}>{words}</ExternalLink>,
					sync: (words) => <ExternalLink href={syncUrl}>{words}</ExternalLink>,
				}}
			/>
		</p>
	) : null;
}

function useTerms() {
	return {
		termsUrl: useAppSelector((state) => selectRedirect(state, 'wpcom-tos')),
		syncUrl: useAppSelector((state) => selectRedirect(state, 'jetpack-support-what-data-does-jetpack-sync')),
	};
}
