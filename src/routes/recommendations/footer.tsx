import { __ } from '@wordpress/i18n';
import { ExternalLink } from '../../components/ui/text';
import styles from './recommendations.module.css';
import { useFooterLinks } from './use-footer-links';

/** Where there is help (REC-008). */
export function RecommendationsFooter() {
	const { gettingStarted, support } = useFooterLinks();
	return (
		<ul className={styles.footer} role="list">
			<li>
				<ExternalLink href={gettingStarted}>{__('Getting started', 'site-dashboard')}</ExternalLink>
			</li>
			<li>
				<ExternalLink href={support}>{__('Search our support site', 'site-dashboard')}</ExternalLink>
			</li>
		</ul>
	);
}
