import { __, sprintf } from '@wordpress/i18n';
import { PRODUCT_NAME, PROVIDER_NAME } from '../../../../lib/product';
import { Icon } from '../../../../components/ui/icon';
import { ExternalLink } from '../../../../components/ui/text';
import styles from './stats-card.module.css';

/** The provider has the figures, but did not hand them out: they may be seen there (STATS-002). */
export function ProviderErrors({ url }: { url: string }) {
	const [before, link, after] = sprintf(
		/* translators: 1: product name, 2: provider name; <a> and </a> mark a link */
		__(
			'Something happened while loading %1$s Stats. Please try again later or <a>view your stats now on %2$s</a>',
			'site-dashboard',
		),
		PRODUCT_NAME,
		PROVIDER_NAME,
	).split(/<\/?a>/);
	return (
		<div className={styles.problem}>
			<Icon name="warning" />
			<p>
				{before}
				<ExternalLink href={url}>{link}</ExternalLink>
				{after}
			</p>
		</div>
	);
}
