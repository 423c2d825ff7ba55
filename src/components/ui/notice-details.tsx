import { __ } from '@wordpress/i18n';
import { CopyButton } from './copy-button';
import styles from './notice.module.css';

/**
 * The technical side of a failure, inside a notice: folded away, to be copied for support. It is the browser's own
 * disclosure, so that finding in the page opens it.
 */
export function NoticeDetails({ text }: { text: string }) {
	return (
		<details className={styles.details}>
			<summary>{__('Details', 'site-dashboard')}</summary>
			<pre className={styles.technical} dir="ltr">
				{text}
			</pre>
			<CopyButton text={text} label={__('Copy details', 'site-dashboard')} kind="quiet" />
		</details>
	);
}
