import { __ } from '@wordpress/i18n';
import { lazyPart } from './lazy';
import styles from './notice.module.css';

// Few people ever expand it. Where its code doesn't come, the text can still be selected.
const CopyButton = lazyPart('CopyButton', () => import(/* webpackChunkName: "below" */ './copy-button'), {
	isOptional: true,
});

/**
 * Technical details of an error inside a notice, collapsed, to copy for support. A native disclosure, so that
 * find-in-page opens it.
 */
export function NoticeDetails({ text }: { text: string }) {
	return (
		<details className={styles.details}>
			<summary>{__('Details', 'site-dashboard')}</summary>
			<pre className={styles.technical} dir="ltr">
				{text}
			</pre>
			<CopyButton text={text} label={__('Copy details', 'site-dashboard')} kind="tertiary" />
		</details>
	);
}
