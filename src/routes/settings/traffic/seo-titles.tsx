import { __ } from '@wordpress/i18n';
import { pageTypeLabel } from '../../../components/title-format-editor/token-label';
import { TitleFormatEditor } from '../../../components/title-format-editor/title-format-editor';
import { Failure, Quiet } from '../../../components/ui/text';
import { fillTitle } from '../../../lib/seo/title-format';
import styles from './traffic.module.css';
import { useSeoTitles } from './use-seo';

/** How the titles of each type of page are put together (TRAF-017, TRAF-029 to TRAF-034). */
export function SeoTitles() {
	const { titles, samples, reason, failure, onChange } = useSeoTitles();
	return (
		<div className={styles.stack}>
			<strong>{__('Page titles', 'site-dashboard')}</strong>
			<Quiet>
				{__(
					'Put each title together from parts that change from page to page, and words of your own between them. Drag a part, or press the arrow keys on it, to move it.',
					'site-dashboard',
				)}
			</Quiet>
			{titles.map(({ type, parts }) => (
				<div key={type} className={styles.wide}>
					<TitleFormatEditor
						label={pageTypeLabel(type)}
						type={type}
						parts={parts}
						example={fillTitle(parts, samples)}
						disabledReason={reason || undefined}
						onChange={(next) => onChange(type, next)}
					/>
				</div>
			))}
			{failure && <Failure text={failure} />}
		</div>
	);
}
